"""The options of a table, and the variant of the rules that they choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.tuintopia.ground import GARDENS, shape_fault


class Variant(NamedTuple):
    """Which rules hold at a table. `garden` is a name or a custom shape."""

    level: int
    garden: str
    coop: bool
    heights: bool
    zones: bool


def _switch(key: str, title: str, off: str, on: str, **beside: str) -> Option:
    return Option(key, title, (Choice("off", "Off", off), Choice("on", "On", on, beside=beside)))


def _usual_garden(chosen: Mapping[str, str]) -> str:
    return "large" if chosen.get("level") == "2" else "small"


OPTIONS = (
    Option(
        "level",
        "Level",
        (
            Choice("1", "Icons", "Cards score for needs that neighbours fulfil."),
            Choice("2", "Icons, sun and wind", "Sun and wind score too, and cards may lie closed."),
        ),
    ),
    Option(
        "garden",
        "Garden",
        tuple(Choice(name, each.label, each.sentence) for name, each in GARDENS.items()),
        custom=shape_fault,
        default_by=_usual_garden,
    ),
    _switch(
        "coop",
        "Together",
        "The highest total wins.",
        "All totals are added; with 60 or more everybody wins: a goal for the large garden.",
    ),
    _switch(
        "heights",
        "Heights",
        "Height does not matter.",
        "Low cards shade and shelter no higher ones; ponds mirror the sun upwards only.",
        level="2",  # without sun and wind they would have no effect (ruling 22)
    ),
    _switch(
        "zones",
        "Zones",
        "Every card may stand anywhere.",
        "Cards marked I belong beside the house, cards marked III away from it.",
    ),
)


def variant_of(setup: Setup) -> Variant:
    """Return the variant that the options of a good setup choose."""
    chosen = setup.options
    return Variant(
        level=int(chosen["level"]),
        garden=chosen["garden"],
        coop=chosen["coop"] == "on",
        heights=chosen["heights"] == "on",
        zones=chosen["zones"] == "on",
    )
