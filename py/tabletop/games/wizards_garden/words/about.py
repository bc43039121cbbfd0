"""Texts of the menu: title, levels, options and score terms of Wizards' Garden."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later
from tabletop.words.about import About, options_from

TITLE = later("Wizards’ Garden")
LINE = later("Plant seeds, turn over their neighbours and harvest lines of one colour.")
CREDIT = later(
    "A game by Tim Schutz, 2004, also known as The Alesalitis Plant (tjgames, Creative Commons)."
)
THROWS = later("The toss that decides who plants first.")
TOSS = later("Who plants first? Toss for it.")

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Sees your next harvest coming, unless it’s a diagonal or a line your new seed isn’t in."
    ),
    "medium": later("Sees your reply coming, but overlooks most of the plantings it could make."),
    "seed": later("Looks only at its own planting, and overlooks many lines it could harvest."),
    "sprout": later("Often leaves you a line without noticing."),
    "leaf": later("Often forgets to look at what you can harvest after its planting."),
    "bud": later("Now and then forgets to look at what you can harvest after its planting."),
    "flower": later("Looks at what you can harvest next, but never at its own turn after that."),
    "fruit": later(
        "Knows good openings, but often overlooks what can happen after your next turn."
    ),
    "hard": later("Knows which openings win, and then looks ahead as far as it can."),
}
"""How the computer plays at each level."""

TERMS: Mapping[str, str] = {"white": later("White flowers"), "black": later("Black flowers")}
"""The terms of a score, by face."""

SETTING_UP = later("Setting up")
TURN = later("Turn {turn}")
"""How far a game is."""

OPTIONS: Mapping[str, str] = {
    "undo": later("Undo"),
    "first": later("First to plant"),
    "setup": later("First four seeds"),
}
"""The title of each option."""

CHOICES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "undo": {
        "off": (later("Off"), later("Every planting counts.")),
        "on": (
            later("Once a turn"),
            later("For beginners: see what your planting did, then keep it, or undo it once."),
        ),
    },
    "first": {
        "toss": (later("Toss"), later("After the first four seeds, a fair toss decides.")),
        "1": (
            later("Seat 1"),
            later("Seat 1 plants first. Seat 2 places the last of the first four seeds."),
        ),
        "2": (
            later("Seat 2"),
            later("Seat 2 places the last of the first seeds, then plants first."),
        ),
    },
    "setup": {
        "anywhere": (later("Anywhere"), later("Each goes on any empty space.")),
        "apart": (later("Kept apart"), later("No two may be side by side.")),
    },
}
"""The label of each choice, and what it does; the first is the default."""

ABOUT = About(
    title=TITLE,
    line=LINE,
    credit=CREDIT,
    throws=THROWS,
    opponents=OPPONENTS,
    options=options_from(OPTIONS, CHOICES),
    terms=TERMS,
)
