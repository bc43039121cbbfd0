"""Why an opponent, or a hint, takes an action: by what it does to the garden."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import (
    Garden,
    allowance,
    new_plant,
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
from tabletop.games.garden_growth.rules.scoring import uniform_sections
from tabletop.games.garden_growth.rules.state import LAST_TURN, State
from tabletop.games.garden_growth.rules.upkeep import Fate, fate_of, fates
from tabletop.games.garden_growth.words import reasons as said
from tabletop.games.garden_growth.words.plants import the_plant

_LATE = 9
"""From this turn on most plants are praised for their points, before that for their actions."""


def reason(state: State, move: Move) -> str:
    """Return why `move` is good in `state`, as one would tell a friend."""
    match move:
        case Planting():
            garden = with_plant(state.garden, move.space, new_plant(move.kind))
            return said.plants(_brings(state, garden, move), _becomes(state.garden, garden, move))
        case Watering(space):
            return _why_water(state, space)
        case Weeding(space):
            return _why_weed(state, space)
        case Revival():
            return said.revives(state.garden, move)
        case End():
            is_last = state.turn == LAST_TURN
            return (said.nothing_to_do if state.left else said.done)(is_last=is_last)


def chosen(state: State, move: Move) -> str:
    """Return why `move` is good, and what it lets die that the actions left could save."""
    why, given_up = reason(state, move), _given_up(state)
    if move == END or not given_up or needs_after(state, move) < _needs(state.garden, state.turn):
        return why
    return f"{why} {said.too_dear(state.garden, given_up)}"


def needs_after(state: State, move: Move) -> int:
    """Return how much would kill plants in the next upkeep, once `move` is made."""
    after = state if move == END else GAME.apply_move(state, move)
    return _needs(after.garden, state.turn)


def _needs(garden: Garden, turn: int) -> int:
    return sum(len(fate.causes) for fate in _ahead(garden, turn) if fate)


def _given_up(state: State) -> list[int]:
    """Return the places whose plants would die, and would not with the actions left."""
    ahead = enumerate(_ahead(state.garden, state.turn))
    return [at for at, fate in ahead if fate and 0 < len(fate.causes) <= state.left]


def _ahead(garden: Garden, turn: int) -> tuple[Fate | None, ...]:
    return fates(garden, turn + 1) if turn < LAST_TURN else ()


def _brings(state: State, garden: Garden, move: Planting) -> str:
    """Return whom the new plant helps, or what else it brings."""
    watered, clean = _helped(garden, move.space, state.turn)
    if watered:
        return said.keeps_water(move, garden, watered)
    if clean:
        return said.keeps_clean(move, garden, clean)
    dead = [space for space, plant in enumerate(garden) if plant and not plant.is_living]
    if move.kind == LEMON and dead:
        return said.can_revive(move, garden, dead[0])
    more = allowance(garden) - allowance(state.garden)
    if state.turn >= _LATE and (more == 1 or state.turn == LAST_TURN):
        return said.is_worth(move, 1 + KIND_OF[move.kind].points)
    return said.more_actions(move, more)


def _helped(garden: Garden, space: int, turn: int) -> tuple[list[int], list[int]]:
    """Return which neighbours the plant on `space` keeps from losing water, and from weeds.

    Neighbours help on even turns only, so the next even upkeep is looked at.
    """
    upkeep = turn + 2 - turn % 2
    watered: list[int] = []
    clean: list[int] = []
    if upkeep > LAST_TURN:
        return watered, clean
    for other, fate in enumerate(fates(garden, upkeep)):
        if fate and fate.keeps_water == (space,) != (other,):
            watered.append(other)
        if fate and fate.keeps_clean == (space,) != (other,):
            clean.append(other)
    return watered, clean


def _becomes(before: Garden, garden: Garden, move: Planting) -> str:
    """Return what becomes of the garden or the section; "" if nothing new."""
    if None not in garden:
        return t(said.GARDEN_FULL)
    places = section_of(move.space)
    section = move.space // len(places)
    if places[0] in uniform_sections(garden):
        return said.section_uniform(section, move.kind)
    return "" if any(before[place] for place in places) else said.section_alive(section)


def _why_water(state: State, space: int) -> str:
    plant = the_plant(state.garden, space)
    if state.turn == LAST_TURN:
        return said.drop_counts(plant)
    fate = fate_of(state.garden, space, state.turn + 1)
    if fate and fate.dies_of_thirst and fate.dies_of_weeds:
        return said.drop_and_weed(plant)
    return said.drop_saves(plant) if fate and fate.dies_of_thirst else said.drop_lasts(plant)


def _why_weed(state: State, space: int) -> str:
    plant = the_plant(state.garden, space)
    if state.turn == LAST_TURN:
        return said.weed_counts(plant)
    fate = fate_of(state.garden, space, state.turn + 1)
    if fate and fate.dies_of_thirst and fate.dies_of_weeds:
        return said.weed_and_drop(plant)
    return said.weed_saves(plant) if fate and fate.dies_of_weeds else said.weed_lasts(plant)
