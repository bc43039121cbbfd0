"""Reasons for an action in words: its effect on the garden and its part in a plan.

Every claim follows from the rules alone; `tests/games/garden_growth/test_claims.py` verifies them.
"""

from __future__ import annotations

from tabletop.games.garden_growth.bots.plans import (
    Plan,
    fates_ahead,
    garden_after,
    needs,
    needs_after,
)
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import (
    Garden,
    allowance,
    new_plant,
    plant_on,
    section_of,
    with_plant,
)
from tabletop.games.garden_growth.rules.kinds import KIND_OF, LEMON
from tabletop.games.garden_growth.rules.notation import (
    END,
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules.scoring import (
    has_purpose,
    uniform_sections,
    water_to_a_point,
    weeds_to_a_point,
)
from tabletop.games.garden_growth.rules.state import LAST_TURN, State
from tabletop.games.garden_growth.rules.upkeep import after_upkeep, fate_of, fates
from tabletop.games.garden_growth.words import reasons as said
from tabletop.games.garden_growth.words.plants import the_plant, the_plant_first

_LATE = 10
"""From this turn on, reasons for planting cite points; before it, additional actions."""


def reason(state: State, move: Move) -> str:
    """Return why `move` is good in `state`, in words for players."""
    match move:
        case Planting():
            garden = with_plant(state.garden, move.space, new_plant(move.kind))
            return _why_plant(state, garden, move)
        case Watering(space):
            return _why_water(state, space)
        case Weeding(space):
            return _why_weed(state, space)
        case Revival():
            return said.revives(state.garden, move)
        case End():
            is_last = state.turn == LAST_TURN
            if state.left and not has_purpose(state):
                return said.nothing_scores()
            return (said.nothing_to_do if state.left else said.done)(is_last=is_last)


def advice(state: State, move: Move, plan: Plan) -> str:
    """Return the reason for `move`, preceded by what `plan` gives up and will plant."""
    why = reason(state, move)
    garden = garden_after(state, (move, *plan.rest) if move != END else ())
    if garden is None:
        return why
    given_up = _given_up(state, garden)
    told = [said.too_dear(state.garden, given_up)] if given_up else []
    kinds = [each.kind for each in plan.rest if isinstance(each, Planting)]
    if kinds:
        keeps_all = state.turn < LAST_TURN and not needs(garden, state.turn)
        told.append(said.can_plant(kinds, keeps_all=keeps_all))
    elif plan.later and _is_early_care(state, move):
        told.append(said.frees_actions(plan.later))
    return " ".join([*told, why])


def _is_early_care(state: State, move: Move) -> bool:
    """Return whether `move` is care that will be needed later, but not in the next upkeep."""
    if not isinstance(move, Watering | Weeding) or state.turn == LAST_TURN:
        return False
    can_wait = needs_after(state, move) == needs(state.garden, state.turn)
    before, after = _lasting(state, move)
    return can_wait and before < after


def _given_up(state: State, planned: Garden) -> list[int]:
    """Return the spaces of plants that the plan lets die although `state.left` could save them."""
    now, then = fates_ahead(state.garden, state.turn), fates_ahead(planned, state.turn)
    return [
        at
        for at, (fate, later) in enumerate(zip(now, then, strict=True))
        if fate and later and later.dies and 0 < len(fate.causes) <= state.left
    ]


# -- planting -------------------------------------------------------------------------------------


def _why_plant(state: State, garden: Garden, move: Planting) -> str:
    """Return the reason for a planting: the plants that it saves or helps, or another benefit."""
    saved = _saved(state, garden)
    if saved:
        return said.saves(move, garden, saved)
    if None not in garden:
        return said.fills_garden(move)
    if section_of(move.space)[0] in uniform_sections(garden):
        return said.makes_uniform(move)
    watered, clean = _helped(garden, move.space, state.turn)
    if watered:
        return said.keeps_water(move, garden, watered)
    if clean:
        return said.keeps_clean(move, garden, clean)
    dead = [space for space, plant in enumerate(garden) if plant and not plant.is_living]
    if move.kind == LEMON and dead:
        return said.can_revive(move, garden, dead[0])
    more = allowance(garden) - allowance(state.garden)
    if state.turn == LAST_TURN or (state.turn >= _LATE and more == 1):
        is_sure = state.turn == LAST_TURN
        return said.scores(move, 1 + KIND_OF[move.kind].points, is_sure=is_sure)
    return said.more_actions(move, more, LAST_TURN - state.turn)


def _saved(state: State, garden: Garden) -> list[int]:
    """Return the spaces of plants that would die in the next upkeep, but survive in `garden`."""
    now = fates_ahead(state.garden, state.turn)
    both = zip(now, fates_ahead(garden, state.turn), strict=True)
    return [
        at for at, (now, then) in enumerate(both) if now and now.dies and then and not then.dies
    ]


def _helped(garden: Garden, space: int, turn: int) -> tuple[list[int], list[int]]:
    """Return the spaces that only the plant on `space` keeps from losing water, and from weeds.

    Neighbours help on even turns only, so the next even upkeep counts. If just the last upkeep is
    left, both lists are empty, because the plant's points are the better reason.
    """
    upkeep = turn + 2 - turn % 2
    watered: list[int] = []
    clean: list[int] = []
    if turn >= LAST_TURN - 1:
        return watered, clean
    for other, fate in enumerate(fates(garden, upkeep)):
        if fate and fate.keeps_water == (space,) != (other,):
            watered.append(other)
        if fate and fate.keeps_clean == (space,) != (other,):
            clean.append(other)
    return watered, clean


# -- care -----------------------------------------------------------------------------------------


def _why_water(state: State, space: int) -> str:
    plant, first = the_plant(state.garden, space), the_plant_first(state.garden, space)
    if state.turn == LAST_TURN:
        wanted = water_to_a_point(state.garden, state.left)
        return said.water_scores(plant, wanted - 1) if wanted else said.water_is_idle(plant)
    fate = fate_of(state.garden, space, state.turn + 1)
    if fate and fate.dies_of_thirst:
        return said.water_and_weed(plant) if fate.dies_of_weeds else said.water_saves(first)
    before, after = _lasting(state, Watering(space))
    if before == after:
        return said.water_counts(plant)
    return said.water_lasts(plant, after, is_enough=after == LAST_TURN - state.turn)


def _why_weed(state: State, space: int) -> str:
    plant, first = the_plant(state.garden, space), the_plant_first(state.garden, space)
    if state.turn == LAST_TURN:
        wanted = weeds_to_a_point(state.garden, state.left)
        return said.weed_scores(plant, alone=wanted == 1) if wanted else said.weed_is_idle(plant)
    fate = fate_of(state.garden, space, state.turn + 1)
    if fate and fate.dies_of_weeds:
        return said.weed_and_water(plant) if fate.dies_of_thirst else said.weed_saves(first)
    before, after = _lasting(state, Weeding(space))
    if before == after:
        return said.weed_counts(plant)
    return said.weed_lasts(plant, after, is_enough=after == LAST_TURN - state.turn)


def _lasting(state: State, care: Watering | Weeding) -> tuple[int, int]:
    """Return how many upkeeps a plant survives untended, without and with `care`.

    Only the cause of death that the care prevents counts: thirst or weeds.
    """
    after = GAME.apply_move(state, care).garden
    return _outlived(state, state.garden, care), _outlived(state, after, care)


def _outlived(state: State, garden: Garden, care: Watering | Weeding) -> int:
    """Return how many of the remaining upkeeps the plant survives without further care."""
    upkeeps = range(state.turn + 1, LAST_TURN + 1)
    for count, upkeep in enumerate(upkeeps):
        plant = plant_on(garden, care.space)
        safe = plant._replace(weeds=0) if isinstance(care, Watering) else plant._replace(water=3)
        garden = with_plant(garden, care.space, safe)
        garden = after_upkeep(garden, upkeep)
        if not plant_on(garden, care.space).is_living:
            return count
    return len(upkeeps)
