"""The texts of the start dialog: title, credit, opponents and options."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later
from tabletop.words.about import About, ChoiceWords, OptionWords

TITLE = later("Hanging Gardens")
LINE = later("Build terraces, plant beds, and give your gazebo the finest view of all.")
CREDIT = later("A game for the piecepack by James Kyle, 2001.")
THROWS = later("The dice that decide who goes first.")

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Thinks only of its own points, never of yours, and often misses the best space."
    ),
    "medium": later("Plans both actions of its turn, but never thinks about what you’ll do."),
    "seed": later("A beginner: plans one action at a time, and often misses a better view."),
    "sprout": later("Plans one action at a time, and may settle for eight points less."),
    "leaf": later("Plans one action at a time, and may settle for four points less."),
    "bud": later("Plans one action at a time, and may settle for two points less."),
    "flower": later("Plans both actions of its turn, but may settle for two or three points less."),
    "fruit": later("Plans both actions of its turn, and always takes the best it finds."),
    "hard": later("Thinks through its own turn, your reply, and often the turn after that."),
}
"""How the computer plays at each level."""

FIRST = later("First to build")
ROLL = later("Roll")
ROLL_TOLD = later("Everyone rolls a die. The highest goes first; ties roll again.")
SEATS = (
    (later("Seat 1"), later("Seat 1 goes first.")),
    (later("Seat 2"), later("Seat 2 goes first.")),
    (later("Seat 3"), later("Seat 3 goes first.")),
    (later("Seat 4"), later("Seat 4 goes first.")),
)
"""The label and the explanation of each seat that may go first."""

OPTIONS: Mapping[str, OptionWords] = {
    "first": OptionWords(
        FIRST,
        {
            "roll": ChoiceWords(ROLL, ROLL_TOLD),
            **{str(seat): ChoiceWords(*told) for seat, told in enumerate(SEATS, start=1)},
        },
    )
}

ABOUT = About(
    title=TITLE, line=LINE, credit=CREDIT, throws=THROWS, opponents=OPPONENTS, options=OPTIONS
)
