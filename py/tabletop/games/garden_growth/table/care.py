"""Care for plants: what may be done, who would die without it, and what is plainly wanted.

Late in a game a turn may ask for a dozen waterings and weedings. What is plainly wanted of them is
offered by the big button, so that one tap each is enough, always at the same place.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.garden_growth.rules.notation import Watering, Weeding
from tabletop.games.garden_growth.rules.refusals import why_refused
from tabletop.games.garden_growth.rules.scoring import WEEDS_A_POINT
from tabletop.games.garden_growth.rules.state import LAST_TURN, State, next_upkeep
from tabletop.games.garden_growth.rules.upkeep import Fate, fates

Care = Watering | Weeding

_EARLY = 6
"""Up to this turn there is little care, and whom to save is a decision to learn from."""


def care_of(state: State, space: int) -> tuple[Care, ...]:
    """Return what may be done for the plant on a space: water, weed, both or nothing."""
    wanted = (Watering(space), Weeding(space))
    return tuple(move for move in wanted if why_refused(state, move) is None)


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
    saving = list(_saving(state))
    return saving[0] if 0 < len(saving) <= state.left else None


def _fates(state: State) -> tuple[Fate | None, ...]:
    upkeep = None if state.is_over else next_upkeep(state, state.seat)
    return fates(state.garden, upkeep) if upkeep else ()


def _saving(state: State) -> Iterator[Care]:
    """Yield all that those who would die in the next upkeep need."""
    for space, fate in enumerate(_fates(state)):
        if fate and fate.dies_of_thirst:
            yield Watering(space)
        if fate and fate.dies_of_weeds:
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
