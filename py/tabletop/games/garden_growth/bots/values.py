"""Estimated values of plants, empty spaces and gardens, assuming the best care from a turn on.

Each action has a price that depends only on the turn, as if actions could be bought and sold, so
that each plant can be valued separately. Prices and values are in points of the final score.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.games.garden_growth.rules.garden import (
    SECTION_SIZE,
    SPACES,
    Garden,
    Plant,
    new_plant,
    plant_on,
)
from tabletop.games.garden_growth.rules.kinds import (
    BLUEBERRY,
    BROCCOLI,
    KIND_OF,
    KINDS,
    MOST_CHIPS,
    PLUM,
)
from tabletop.games.garden_growth.rules.scoring import (
    A_DEAD_PLANT,
    FULL_GARDEN,
    WATER_A_POINT,
    WEEDS_A_POINT,
)
from tabletop.games.garden_growth.rules.state import LAST_TURN
from tabletop.games.garden_growth.rules.upkeep import after_upkeep

PRICES = (1.62, 1.56, 1.49, 1.43, 1.36, 1.28, 1.21, 1.13, 1.05, 0.95, 0.85, 0.70)
"""Price of an action on turns 1 to 12, in points."""

A_SPACE_FILLED = FULL_GARDEN / len(SPACES)
"""One space's share of the points for a full garden (G23)."""

A_UNIFORM_SECTION = 1.0

_ACTIONS_OF_A_BROCCOLI = 1.5


class Beside(NamedTuple):
    """Whether other spaces of the section have a living plum, and whether a living blueberry."""

    plum: bool
    blueberry: bool


def price(turn: int) -> float:
    """Return the price of an action on `turn` (1 to 12), in points."""
    return PRICES[turn - 1]


def garden_value(garden: Garden, turn: int) -> float:
    """Return the value of a garden in the middle of `turn`, excluding remaining actions."""
    return sum(
        section_value(garden[first : first + SECTION_SIZE], turn)
        for first in SPACES[::SECTION_SIZE]
    )


@cache
def section_value(section: Garden, turn: int) -> float:
    """Return the value of a section's three spaces in the middle of `turn`."""
    worth = 0.0
    for place, plant in enumerate(section):
        others = section[:place] + section[place + 1 :]
        beside = Beside(_lives_among(others, PLUM), _lives_among(others, BLUEBERRY))
        worth += space_value(plant, beside, turn)
    kinds = {plant.kind if plant else None for plant in section}
    return worth + (A_UNIFORM_SECTION if len(kinds) == 1 and None not in kinds else 0)


def space_value(plant: Plant | None, beside: Beside, turn: int) -> float:
    """Return the value of a space, empty or not, in the middle of `turn`."""
    if plant is None:
        return empty_value(turn, beside)
    if not plant.is_living:
        return A_SPACE_FILLED + dead_value(plant.water, plant.weeds)
    return A_SPACE_FILLED + plant_value(turn, plant.kind, beside, plant.water, plant.weeds)


def dead_value(water: int, weeds: int) -> float:
    """Return the final points of a dead plant with these chips."""
    return water / WATER_A_POINT - weeds / WEEDS_A_POINT - A_DEAD_PLANT


@cache
def plant_value(turn: int, kind: str, beside: Beside, water: int, weeds: int) -> float:
    """Return the value of a living plant from the middle of `turn` on, with the best care."""
    return max(
        _after_care(turn, Plant(kind, wet, weedy), beside)
        - price(turn) * (wet - water + weeds - weedy)
        for wet in range(water, MOST_CHIPS + 1)
        for weedy in range(weeds + 1)
    )


@cache
def empty_value(turn: int, beside: Beside) -> float:
    """Return the value of an empty space: the best of planting now, later or never."""
    later = empty_value(turn + 1, beside) if turn < LAST_TURN else 0.0
    now = (
        plant_value(turn, kind.letter, beside, kind.water, 0) - price(turn) * kind.cost
        for kind in KINDS
    )
    return max(later, A_SPACE_FILLED + max(now))


@cache
def _after_care(turn: int, plant: Plant, beside: Beside) -> float:
    """Return the value of a living plant with no more care on `turn`."""
    if turn == LAST_TURN:
        points = 1 + KIND_OF[plant.kind].points
        return points + plant.water / WATER_A_POINT - plant.weeds / WEEDS_A_POINT
    kept = _after_upkeep(plant, beside, turn + 1)
    if not kept.is_living:
        return dead_value(kept.water, kept.weeds)
    income = _ACTIONS_OF_A_BROCCOLI if plant.kind == BROCCOLI else 1
    value = plant_value(turn + 1, plant.kind, beside, kept.water, kept.weeds)
    return price(turn + 1) * income + value


def _after_upkeep(plant: Plant, beside: Beside, turn: int) -> Plant:
    """Return the plant after an upkeep, with the neighbours given by `beside`."""
    neighbours = [
        new_plant(kind)
        for kind, is_there in ((PLUM, beside.plum), (BLUEBERRY, beside.blueberry))
        if is_there
    ]
    space_for_others = len(SPACES) - 1 - len(neighbours)
    garden = (plant, *neighbours, *(None,) * space_for_others)
    return plant_on(after_upkeep(garden, turn), 0)


def _lives_among(plants: Garden, kind: str) -> bool:
    return any(plant and plant.is_living and plant.kind == kind for plant in plants)
