"""What Tuintopia is about, its options, and what is wrong with a garden of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabletop.core.language import later, phrases, t

TITLE = later("Tuintopia")
LINE = later("Lay cards around a house, each where its neighbours need it.")
CREDIT = later("After the Dutch permaculture card game Tuintopia; cards and values are our own.")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Overlooks three of four ways to place a card, and leaves closed cards alone."),
    "medium": later(
        "Takes the most points now, sometimes wrongly, and never asks what comes after."
    ),
    "seed": later("Sees what a card is worth now, but may let a great many points go."),
    "sprout": later("Sees what a card is worth now, and may miss up to five points."),
    "leaf": later("Sees what a card is worth now, and may miss up to three points."),
    "bud": later("Sees what a card is worth now, and may miss up to two points."),
    "flower": later("Lets one point go at most, but never asks what you will do next."),
    "fruit": later("Takes the most that it can get now, and never asks what you will do next."),
    "hard": later("Plays the next turns in its head, many times over, and guesses hidden cards."),
}
"""How the computer plays at each level."""

OFF, ON = later("Off"), later("On")

LEVEL = later("Level")
ICONS = later("Icons")
WITH_ICONS = later("Cards score for needs that neighbours fulfil.")
ICONS_SUN_AND_WIND = later("Icons, sun and wind")
WITH_SUN_AND_WIND = later("Sun and wind score too, and cards may lie closed.")

GARDEN = later("Garden")

TOGETHER = later("Together")
APART = later("The highest total wins.")
WITH_ONE_GOAL = later(
    "All totals are added; with 60 or more everybody wins. That is a goal for the large garden: in "
    "the small one good gardeners come to about 30."
)

HEIGHTS = later("Heights")
WITHOUT_HEIGHTS = later("Height does not matter.")
WITH_HEIGHTS = later(
    "Low cards shade and shelter no higher ones; ponds mirror the sun upwards only."
)

ZONES = later("Zones")
WITHOUT_ZONES = later("Every card may stand anywhere.")
WITH_ZONES = later("Cards marked I belong beside the house, cards marked III away from it.")

UNEVEN = later("All rows of a shape are equally long.")
NOT_ONE_HOUSE = later("A shape has exactly one house: HH in one row.")
IN_PIECES = later("The house and the cells must hang together.")
"""What is wrong with a garden of one's own."""


def no_shape(garden: str, names: Iterable[str]) -> str:
    """Return that a text is neither one of the named gardens nor the rows of one."""
    return t(
        "{garden} is neither one of {names} nor a shape: rows of . for a cell, HH for the house "
        "and # for no ground, joined by /.",
        garden=repr(garden),
        names=phrases(tuple(names)),
    )


def too_large(rows: int, columns: int) -> str:
    """Return how large a shape may be."""
    return t("A shape has at most {rows} rows and {columns} columns.", rows=rows, columns=columns)


def wrong_size(least: int, most: int, count: int) -> str:
    """Return that a shape has too few or too many cells."""
    return t(
        "A shape has {least} to {most} cells; here are {count}.",
        least=least,
        most=most,
        count=count,
    )
