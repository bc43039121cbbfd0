"""Texts of the menu: title, levels, options and score terms of Wizards' Garden."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

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
    "medium": later(
        "Sees your reply coming, but looks at only about one in four of its own plantings."
    ),
    "seed": later("Sees only what its own planting does, and often picks a much weaker one."),
    "sprout": later("Now and then sees your reply coming; otherwise only its own planting."),
    "leaf": later("Sees your reply coming about half the time; otherwise only its own planting."),
    "bud": later("Usually sees your reply coming, but nothing beyond it."),
    "flower": later("Almost always sees your reply coming, but nothing beyond it."),
    "fruit": later(
        "Sometimes looks nearly as far ahead as Tree; otherwise only as far as your reply."
    ),
    "hard": later("Knows which openings win, and then looks ahead as far as it can."),
}
"""How the computer plays at each level."""

TERMS = (later("White flowers"), later("Black flowers"))
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
            later("For beginners: see what your planting did, then keep it or undo it once."),
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
        "apart": (later("Kept apart"), later("No two may lie side by side.")),
    },
}
"""The label of each choice, and what it does; the first is the default."""
