"""What is said of the game before it begins: its title, its credit, what may be agreed."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later

TITLE = later("Hanging Gardens")
LINE = later("Build terraces and beds, and look down on the finest view of them all.")
CREDIT = later("A game for the piecepack by James Kyle, 2001.")
THROWS = later("The dice that decide who goes first.")

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Thinks of its own view alone, one action at a time, and overlooks half of what it "
        "could do."
    ),
    "medium": later("Plans both actions of its turn, but does not ask what the others will do."),
    "seed": later("Looks one action ahead, and may miss up to fourteen points by it."),
    "sprout": later("Looks one action ahead, and may miss up to eight points by it."),
    "leaf": later("Looks one action ahead, and may miss up to four points by it."),
    "bud": later("Looks one action ahead, and may miss up to two points by it."),
    "flower": later("Plans both actions of its turn, and lets two or three points go at most."),
    "fruit": later("Plans both actions of its turn, and takes the best that it finds."),
    "hard": later("Plans its turn and what may be answered, and often the turn after that."),
}
"""How the computer plays at each level."""

FIRST = later("First to build")
ROLL = later("Roll")
ROLL_TOLD = later("Everyone rolls a die, the highest goes first; ties roll again.")
SEATS = (
    (later("Seat 1"), later("Seat 1 goes first.")),
    (later("Seat 2"), later("Seat 2 goes first.")),
    (later("Seat 3"), later("Seat 3 goes first.")),
    (later("Seat 4"), later("Seat 4 goes first.")),
)
"""The label of each seat that may go first, and what that means."""
