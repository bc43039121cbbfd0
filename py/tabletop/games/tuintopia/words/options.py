"""The description of Tuintopia, its opponents and options, and errors in custom shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabletop.core.language import later, phrases, t

TITLE = later("Tuintopia")
LINE = later("Place cards around a house, each where its neighbours need it.")
CREDIT = later("Based on the Dutch permaculture card game Tuintopia. Cards and values are our own.")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Overlooks most places for its cards, and leaves face-down cards alone."),
    "medium": later("Takes one of the best cells now, but overlooks what that opens up for you."),
    "seed": later("Overlooks most good cells: it places a card almost anywhere."),
    "sprout": later("Often overlooks a cell that would score several points more."),
    "leaf": later("Often overlooks the best cell, and always what it opens up for you."),
    "bud": later("Sometimes overlooks a better cell, and always what it opens up for you."),
    "flower": later("Finds one of the best cells, but overlooks what that opens up for you."),
    "fruit": later("Finds the best cell for now, but overlooks what it opens up for you."),
    "hard": later("Plays out the next turns many times in its head, guessing at hidden cards."),
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
APART = later(
    "The highest total wins; if you tie, you share the win. Alone, you just count your points."
)
WITH_ONE_GOAL = later(
    "Your totals are added up: with 60 or more at the end, everyone wins. Choose the large garden: "
    "in the small one, even good gardeners score only about 30."
)

HEIGHTS = later("Heights")
WITHOUT_HEIGHTS = later(
    "Height doesn’t matter. Turned on, a lower card can’t shade or shelter a higher one."
)
WITH_HEIGHTS = later(
    "A lower card can’t shade or shelter a higher one; a pond gives sun only to higher cards."
)

ZONES = later("Zones")
WITHOUT_ZONES = later(
    "Any card may go anywhere. Turned on, some belong beside the house, others away from it."
)
WITH_ZONES = later("Cards marked I belong beside the house, and cards marked III away from it.")

UNEVEN = later("Every row of a shape must be the same length.")
NOT_ONE_HOUSE = later("A shape needs exactly one house: HH, once, in one row.")
IN_PIECES = later("The house and all cells must connect, if only at corners.")
"""What is wrong with a custom shape."""


def no_shape(garden: str, names: Iterable[str]) -> str:
    """Return that a text is neither the name of a garden nor a shape."""
    return t(
        "{garden} isn’t a garden. Choose one of {names}, or type rows with / between them: . for a "
        "cell, HH for the house, # for a gap.",
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
