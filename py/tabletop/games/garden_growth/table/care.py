"""Care for plants: legal care, plants about to die, and the care to offer.

Late in a game a turn may need a dozen waterings and weedings. The big button offers the obvious
ones, so that each takes a single tap in the same place.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.garden_growth.rules.notation import Watering, Weeding
from tabletop.games.garden_growth.rules.refusals import why_refused
from tabletop.games.garden_growth.rules.scoring import (
    WEEDS_A_POINT,
    water_to_a_point,
    weeds_to_a_point,
)
from tabletop.games.garden_growth.rules.state import LAST_TURN, State, next_upkeep
from tabletop.games.garden_growth.rules.upkeep import Fate, after_upkeep, fate_of
from tabletop.games.garden_growth.rules.upkeep import fates as fates_of

Care = Watering | Weeding

_EARLY = 6
"""Up to this turn no care is offered: there is little, and choosing it teaches the game."""


def care_of(state: State, space: int) -> tuple[Care, ...]:
    """Return the legal care of the plant on a space: watering, weeding, both or none."""
    wanted = (Watering(space), Weeding(space))
    return tuple(move for move in wanted if why_refused(state, move) is None)


def wanted_care(state: State, space: int) -> tuple[Care, ...]:
    """Return the care that a plant needs first, or in the last turn the care that scores.

    A plant that needs no care gets its only legal care, or none if both kinds are legal.
    """
    care = care_of(state, space)
    if state.turn == LAST_TURN:
        return tuple(move for move in care if move in _for_points(state, space))
    needed = tuple(move for move in care if move in _needed(state, space))
    return needed or (care if len(care) == 1 else ())


def _needed(state: State, space: int) -> list[Care]:
    """Return the care that prevents the first death of a plant if nothing else is done."""
    garden = state.garden
    for upkeep in range(state.turn + 1, LAST_TURN + 1):
        fate = fate_of(garden, space, upkeep)
        if fate and fate.dies:
            return list(_saving(space, fate))
        garden = after_upkeep(garden, upkeep)
    return []


def _for_points(state: State, space: int) -> list[Care]:
    """Return the care that gains a point with the fewest actions; empty if none does."""
    ways: list[tuple[int, Care]] = [
        (water_to_a_point(state.garden, state.left), Watering(space)),
        (weeds_to_a_point(state.garden, state.left), Weeding(space)),
    ]
    fewest = min((count for count, _ in ways if count), default=0)
    return [move for count, move in ways if count and count == fewest]


def dying(state: State) -> list[int]:
    """Return the spaces whose plants the next upkeep would kill."""
    return [space for space, fate in enumerate(_fates(state)) if fate and fate.dies]


def offered_care(state: State) -> Care | None:
    """Return the next obvious action, or None if the player has something to decide.

    Late in the game that is care that saves a plant, if the actions left can save all; in the last
    turn of a full garden it is pulling weeds that cost points.
    """
    if state.is_over or state.turn <= _EARLY:
        return None
    if state.turn == LAST_TURN:
        return _weeding_for_points(state)
    fates = enumerate(_fates(state))
    saving = [move for space, fate in fates if fate for move in _saving(space, fate)]
    return saving[0] if 0 < len(saving) <= state.left else None


def _fates(state: State) -> tuple[Fate | None, ...]:
    upkeep = None if state.is_over else next_upkeep(state, state.seat)
    return fates_of(state.garden, upkeep) if upkeep else ()


def _saving(space: int, fate: Fate) -> Iterator[Care]:
    """Yield the care that a plant with this fate needs to survive."""
    if fate.dies_of_thirst:
        yield Watering(space)
    if fate.dies_of_weeds:
        yield Weeding(space)


def _weeding_for_points(state: State) -> Care | None:
    weeds = sum(plant.weeds for plant in state.garden if plant)
    to_pull = [
        space
        for space, plant in enumerate(state.garden)
        if plant and plant.is_living
        for _ in range(plant.weeds)
    ]
    for_a_point = 1 + weeds % WEEDS_A_POINT
    has_cost = weeds >= WEEDS_A_POINT and min(len(to_pull), state.left) >= for_a_point
    return Weeding(to_pull[0]) if has_cost and None not in state.garden else None
