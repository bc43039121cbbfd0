"""The seven scoring items and the winner (G21 to G28)."""

from __future__ import annotations

from tabletop.core.game import Outcome, ScoreTerm
from tabletop.games.garden_growth.rules.garden import (
    SECTION_SIZE,
    SPACE_NAMES,
    SPACES,
    Garden,
    Plant,
    revivers,
    section_of,
)
from tabletop.games.garden_growth.rules.kinds import KIND_OF, MOST_CHIPS
from tabletop.games.garden_growth.rules.state import LAST_TURN, State

ITEM_KEYS = ("living", "extra", "full", "water", "weeds", "dead", "uniform")
"""Keys of scoring items 1 to 7, in the order of the rules."""

FULL_GARDEN = 5
WATER_A_POINT = 4
WEEDS_A_POINT = 2
A_DEAD_PLANT = 2


def items(garden: Garden) -> tuple[int, ...]:
    """Return the points of scoring items 1 to 7 for `garden` in its current state."""
    plants = [plant for plant in garden if plant]
    living = [plant for plant in plants if plant.is_living]
    return (
        len(living),
        sum(KIND_OF[plant.kind].points for plant in living),
        FULL_GARDEN if len(plants) == len(SPACES) else 0,
        sum(plant.water for plant in plants) // WATER_A_POINT,
        -(sum(plant.weeds for plant in plants) // WEEDS_A_POINT),
        -A_DEAD_PLANT * (len(plants) - len(living)),
        len(uniform_sections(garden)),
    )


def total(garden: Garden) -> int:
    """Return the score of `garden`, the sum of the seven items (G28)."""
    return sum(items(garden))


def uniform_sections(garden: Garden) -> tuple[int, ...]:
    """Return the first space of each section with three plants of one kind (G27, R31)."""
    found = []
    for first in range(0, len(SPACES), SECTION_SIZE):
        one, two, three = garden[first : first + SECTION_SIZE]
        if one and two and three and one.kind == two.kind == three.kind:
            found.append(first)
    return tuple(found)


def water_to_a_point(garden: Garden, left: int) -> int:
    """Return how many waterings gain the next point, or 0 if `left` actions can't (G24)."""
    held = sum(plant.water for plant in garden if plant)
    room = sum(MOST_CHIPS - plant.water for plant in _living(garden))
    wanted = WATER_A_POINT - held % WATER_A_POINT
    return wanted if wanted <= min(room, left) else 0


def weeds_to_a_point(garden: Garden, left: int) -> int:
    """Return how many weedings save the next point, or 0 if `left` actions can't (G25)."""
    held = sum(plant.weeds for plant in garden if plant)
    to_pull = sum(plant.weeds for plant in _living(garden))
    wanted = 1 + held % WEEDS_A_POINT
    return wanted if held >= WEEDS_A_POINT and wanted <= min(to_pull, left) else 0


def can_gain(garden: Garden, left: int) -> bool:
    """Return whether `left` actions or a free revival can still raise the score of `garden`."""
    if left and None in garden:
        return True
    has_dead = any(plant and not plant.is_living for plant in garden)
    if has_dead and revivers(garden):
        return True
    return bool(water_to_a_point(garden, left) or weeds_to_a_point(garden, left))


def has_purpose(state: State) -> bool:
    """Return whether an action is still useful; on the last turn it must raise the score."""
    return state.turn < LAST_TURN or can_gain(state.garden, state.left)


def _living(garden: Garden) -> list[Plant]:
    return [plant for plant in garden if plant and plant.is_living]


def sheet(garden: Garden) -> tuple[ScoreTerm, ...]:
    """Return the seven items as score terms, each with the names of the spaces that count."""
    wheres = _spaces_of_items(garden)
    return tuple(
        ScoreTerm(key, points, tuple(SPACE_NAMES[space] for space in where))
        for key, points, where in zip(ITEM_KEYS, items(garden), wheres, strict=True)
    )


def outcome_of(gardens: tuple[Garden, ...]) -> Outcome:
    """Return the seats with the highest total as winners (G28)."""
    totals = [total(garden) for garden in gardens]
    best = max(totals)
    winners = tuple(seat for seat, points in enumerate(totals, start=1) if points == best)
    return Outcome(winners)


def _spaces_of_items(garden: Garden) -> tuple[list[int], ...]:
    plants = [(space, plant) for space, plant in enumerate(garden) if plant]
    living = [(space, plant) for space, plant in plants if plant.is_living]
    return (
        [space for space, _ in living],
        [space for space, plant in living if KIND_OF[plant.kind].points],
        list(SPACES) if len(plants) == len(SPACES) else [],
        [space for space, plant in plants if plant.water],
        [space for space, plant in plants if plant.weeds],
        [space for space, plant in plants if not plant.is_living],
        [space for first in uniform_sections(garden) for space in section_of(first)],
    )
