"""Care for plants: what may be done, who would die without it, and what is plainly wanted.

Late in a game a turn may ask for a dozen waterings and weedings. What is plainly wanted of them is
offered by the big button, so that one tap each is enough, always at the same place.
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
"""Up to this turn there is little care, and whom to save is a decision to learn from."""


def care_of(state: State, space: int) -> tuple[Care, ...]:
    """Return what may be done for the plant on a space: water, weed, both or nothing."""
    wanted = (Watering(space), Weeding(space))
    return tuple(move for move in wanted if why_refused(state, move) is None)


def wanted_care(state: State, space: int) -> tuple[Care, ...]:
    """Return the care that a plant needs first, or that scores most in the last turn.

    Nothing where it needs none, or both kinds would be as good as each other.
    """
    care = care_of(state, space)
    if state.turn == LAST_TURN:
        return tuple(move for move in care if move in _for_points(state, space))
    needed = tuple(move for move in care if move in _needed(state, space))
    return needed or (care if len(care) == 1 else ())


def _needed(state: State, space: int) -> list[Care]:
    """Return what keeps a plant from what would kill it first, if nothing more is done for it."""
    garden = state.garden
    for upkeep in range(state.turn + 1, LAST_TURN + 1):
        fate = fate_of(garden, space, upkeep)
        if fate and fate.dies:
            return list(_saving(space, fate))
        garden = after_upkeep(garden, upkeep)
    return []


def _for_points(state: State, space: int) -> list[Care]:
    """Return the care that makes a point with the fewest actions; nothing where none does."""
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
    """Return the next action that is plainly wanted, None where there is something to decide.

    That is what saves a plant, late in the game, while the actions left are enough for all who
    would die; and in the last turn of a full garden to pull weeds that cost points.
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
    """Yield all that a plant with this fate needs to live."""
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
