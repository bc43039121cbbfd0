"""What the game is called, what may be chosen before it begins, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later, t

NOBODY_WON = later("Nobody won")
THROW_LOTS = later("Who goes first? Draw lots.")
NOBODY_LEFT = later("No witch is left.")
ONE_LEFT = later("Only one witch is left.")

TITLE = later("Witchcraft")
LINE = later("Gather, cast and reach the top before the village finds you out.")
CREDIT = later("Based on a published rules sheet about racing witches; most of the cards are new.")
THROWS = later("Every die roll, and the draw for who goes first. Cards are always drawn for you.")
POWER = later("Power")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Picks at random from its better moves, but never misses a win."),
    "medium": later(
        "Does what looks best this turn, misjudges now and then, and never asks what you’ll do."
    ),
    "seed": later("Looks only at this turn, and does almost anything that comes to mind."),
    "sprout": later("Looks only at this turn, and often makes a weak move."),
    "leaf": later("Looks only at this turn, and picks one of several good moves."),
    "bud": later("Looks only at this turn, and picks one of its very best moves."),
    "flower": later("Looks only at this turn, and picks its best move or one nearly as good."),
    "fruit": later("Does what looks best this turn, but never asks what you’ll do."),
    "hard": later(
        "Thinks its best moves through to the end of the next round, and guesses hidden spells."
    ),
}
"""How the computer plays at each level."""

WHO_GOES_FIRST = later("Who goes first")
DRAW_LOTS = (later("Draw lots"), later("The witches draw lots for who goes first."))
SEATS_FIRST = (
    (later("Seat 1"), later("Seat 1 goes first.")),
    (later("Seat 2"), later("Seat 2 goes first.")),
    (later("Seat 3"), later("Seat 3 goes first.")),
    (later("Seat 4"), later("Seat 4 goes first.")),
    (later("Seat 5"), later("Seat 5 goes first.")),
    (later("Seat 6"), later("Seat 6 goes first.")),
)
"""The label of each choice, and what it does."""


def throw_die(name: str) -> str:
    """Return what is asked of people who roll the die of a witch, or one for all, themselves."""
    return t("What does {name}’s die show?", name=name) if name else t("What does the die show?")


IS_OUT = later("Out")
"""Shown in place of the Power of an eliminated witch."""


def in_power(power: int) -> str:
    """Return where a witch stands on the Power Meter."""
    return t("Power {power}", power=power)


def power_reached(top: int) -> str:
    """Return that a witch has come to the top of the Power Meter."""
    return t("Power {top} reached.", top=top)
