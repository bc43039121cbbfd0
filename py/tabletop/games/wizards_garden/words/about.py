"""What the menu says of Wizards' Garden: its title, its options, the terms of its score."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

TITLE = later("Wizards’ Garden")
LINE = later("Plant seeds, turn their neighbours and harvest lines of one colour.")
CREDIT = later(
    "A game by Tim Schutz, 2004, also known as The Alesalitis Plant (tjgames, Creative Commons)."
)
THROWS = later("The toss that decides who plants first.")
TOSS = later("Who plants first? Toss for it.")

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Looks one answer ahead, but sees no diagonals coming, and no lines that are only "
        "turned over."
    ),
    "medium": later(
        "Looks one answer ahead, but thinks of one planting in four, and of those that harvest."
    ),
    "seed": later("Sees only what its planting does at once, and often makes a much weaker one."),
    "sprout": later("Thinks of your answer at one planting in six, and else of its own alone."),
    "leaf": later("Thinks of your answer at every other planting, and else of its own alone."),
    "bud": later("Thinks of your answer at four plantings in five, but no farther."),
    "flower": later("Thinks of your answer nearly always, but no farther."),
    "fruit": later(
        "Thinks nearly as far as the tree at two plantings in five, else only of your answer."
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
    "undo": later("Try out"),
    "first": later("First to plant"),
    "setup": later("First four seeds"),
}
"""The title of each option."""

CHOICES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "undo": {
        "off": (later("Off"), later("A planting counts as soon as it is made.")),
        "on": (
            later("Once a turn"),
            later("For beginners: look at what a planting did, then keep it or plant once more."),
        ),
    },
    "first": {
        "toss": (later("Toss"), later("A fair toss after the four seeds are placed decides.")),
        "1": (
            later("Seat 1"),
            later("Seat 1 plants first; the other seat places the last seed."),
        ),
        "2": (later("Seat 2"), later("Seat 2 places the last seed and plants first.")),
    },
    "setup": {
        "anywhere": (later("Anywhere"), later("They may lie on any free cell.")),
        "apart": (later("Apart"), later("None of them may lie side by side with another.")),
    },
}
"""The label of each choice, and what it does; the first is the default."""
