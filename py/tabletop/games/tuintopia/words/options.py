"""The description of Tuintopia, its opponents and options, and errors in custom shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabletop.core.language import later, phrases, t

TITLE = later("Tuintopia")
LINE = later("Place cards around a house, each where its neighbours need it.")
CREDIT = later("Based on the Dutch permaculture card game Tuintopia. Cards and values are our own.")

OPPONENTS: Mapping[str, str] = {
    "easy": later(
        "Overlooks three out of four ways to place a card, and leaves face-down cards alone."
    ),
    "medium": later("Takes the most points now, with a few slips, and never looks ahead."),
    "seed": later("A beginner: often places a card where it scores little."),
    "sprout": later("Looks only at this turn, and may pass up five points."),
    "leaf": later("Looks only at this turn, and may pass up three points."),
    "bud": later("Looks only at this turn, and may pass up two points."),
    "flower": later("Passes up one point at most, but never asks what you will do next."),
    "fruit": later("Takes the most points it can now, but never asks what you will do next."),
    "hard": later("Thinks several turns ahead, many times over, and guesses at hidden cards."),
}
"""How the computer plays at each strength."""

OFF, ON = later("Off"), later("On")

LEVEL = later("Level")
ICONS = later("Icons")
WITH_ICONS = later("Cards score when neighbours meet each other’s needs.")
ICONS_SUN_AND_WIND = later("Icons, sun and wind")
WITH_SUN_AND_WIND = later("Sun and wind score too, and you may place cards face down.")

GARDEN = later("Garden")

TOGETHER = later("Together")
APART = later("The highest total wins.")
WITH_ONE_GOAL = later(
    "All totals are added; with 60 or more, everyone wins. Choose the large garden: in the small "
    "one, even good gardeners score only about 30."
)

HEIGHTS = later("Heights")
WITHOUT_HEIGHTS = later("Height doesn’t matter.")
WITH_HEIGHTS = later(
    "A lower card can’t shade or shelter a higher one; a pond mirrors sun only to higher cards."
)

ZONES = later("Zones")
WITHOUT_ZONES = later("Any card may go anywhere.")
WITH_ZONES = later("Cards marked I belong beside the house, and cards marked III away from it.")

UNEVEN = later("Every row of a shape must be the same length.")
NOT_ONE_HOUSE = later("A shape needs exactly one house: HH in one row.")
IN_PIECES = later("The house and all cells must connect, if only at corners.")
"""What is wrong with a custom shape."""


def no_shape(garden: str, names: Iterable[str]) -> str:
    """Return that a text is neither the name of a garden nor a shape."""
    return t(
        "{garden} isn’t a garden. Choose one of {names}, or type rows joined by /: . is a "
        "cell, HH the house, # no ground.",
        garden=repr(garden),
        names=phrases(tuple(names)),
    )


def too_large(rows: int, columns: int) -> str:
    """Return the largest size of a shape."""
    return t(
        "A shape can have at most {rows} rows and {columns} columns.", rows=rows, columns=columns
    )


def wrong_size(least: int, most: int, count: int) -> str:
    """Return how many cells a shape needs, and how many this one has."""
    return t(
        "A shape needs {least} to {most} cells; yours has {count}.",
        least=least,
        most=most,
        count=count,
    )
