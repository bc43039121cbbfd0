"""The game options, and the variant of the rules that they select."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.options import Choice, Option, Setup
from tabletop.games.tuintopia.rules.ground import GARDENS, shape_fault


class Variant(NamedTuple):
    """The options of one game as typed values. `garden` is a name or a custom shape."""

    level: int
    garden: str
    coop: bool
    heights: bool
    zones: bool


def _usual_garden(chosen: Mapping[str, str]) -> str:
    return "large" if chosen.get("level") == "2" else "small"


OPTIONS = (
    Option("level", (Choice("1"), Choice("2"))),
    Option(
        "garden",
        tuple(map(Choice, GARDENS)),
        custom=shape_fault,
        default_by=_usual_garden,
    ),
    Option("coop", (Choice("off"), Choice("on", proposes={"garden": "large"}))),
    # without sun and wind, heights would have no effect (ruling 22)
    Option("heights", (Choice("off"), Choice("on", beside={"level": "2"}))),
    Option("zones", (Choice("off"), Choice("on"))),
)


def variant_of(setup: Setup) -> Variant:
    """Return the variant selected by the options of a valid setup."""
    chosen = setup.options
    return Variant(
        level=int(chosen["level"]),
        garden=chosen["garden"],
        coop=chosen["coop"] == "on",
        heights=chosen["heights"] == "on",
        zones=chosen["zones"] == "on",
    )
