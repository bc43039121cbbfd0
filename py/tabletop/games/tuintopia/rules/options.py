"""The options of a table, and the variant of the rules that they choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.tuintopia.rules.ground import GARDENS, shape_fault
from tabletop.games.tuintopia.words import options as words


class Variant(NamedTuple):
    """Which rules hold at a table. `garden` is a name or a custom shape."""

    level: int
    garden: str
    coop: bool
    heights: bool
    zones: bool


def _switch(key: str, title: str, off: str, on: str, **beside: str) -> Option:
    without, with_it = Choice("off", words.OFF, off), Choice("on", words.ON, on, beside=beside)
    return Option(key, title, (without, with_it))


def _usual_garden(chosen: Mapping[str, str]) -> str:
    return "large" if chosen.get("level") == "2" else "small"


OPTIONS = (
    Option(
        "level",
        words.LEVEL,
        (
            Choice("1", words.ICONS, words.WITH_ICONS),
            Choice("2", words.ICONS_SUN_AND_WIND, words.WITH_SUN_AND_WIND),
        ),
    ),
    Option(
        "garden",
        words.GARDEN,
        tuple(Choice(name, each.label, each.sentence) for name, each in GARDENS.items()),
        custom=shape_fault,
        default_by=_usual_garden,
    ),
    Option(
        "coop",
        words.TOGETHER,
        (
            Choice("off", words.OFF, words.APART),
            Choice("on", words.ON, words.WITH_ONE_GOAL, proposes={"garden": "large"}),
        ),
    ),
    _switch(
        "heights",
        words.HEIGHTS,
        words.WITHOUT_HEIGHTS,
        words.WITH_HEIGHTS,
        level="2",  # without sun and wind they would have no effect (ruling 22)
    ),
    _switch("zones", words.ZONES, words.WITHOUT_ZONES, words.WITH_ZONES),
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
