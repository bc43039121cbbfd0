"""Legality checks that explain why a move is illegal."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.garden_growth.rules.garden import Garden
from tabletop.games.garden_growth.rules.kinds import KIND_OF, LEMON, MOST_CHIPS
from tabletop.games.garden_growth.rules.notation import (
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules.problems import (
    Fault,
    OnSpace,
    Problem,
    SpaceFault,
    TooDear,
)
from tabletop.games.garden_growth.rules.state import State


def why_refused(state: State, move: Move) -> Refusal | None:
    """Return why `move` is illegal, or None if it is legal; the game must not be over."""
    match move:
        case Planting():
            return _refusal("E-PLANT", "G13", _why_no_planting(state, move))
        case Watering(space):
            return _refusal("E-WATER", "G14", _why_no_watering(state, space))
        case Weeding(space):
            return _refusal("E-WEED", "G15", _why_no_weeding(state, space))
        case Revival():
            return _refusal("E-REVIVE", "G16", _why_no_revival(state.garden, move))
        case End():
            return None


def _refusal(code: str, rule: str, problem: Problem | None) -> Refusal | None:
    return None if problem is None else Refusal(code, rule, problem)


def _why_no_planting(state: State, move: Planting) -> Problem | None:
    plant = state.garden[move.space]
    if plant is not None:
        return OnSpace(SpaceFault.IN_USE, move.space, plant)
    if KIND_OF[move.kind].cost > state.left:
        return TooDear(move.kind, state.left)
    return None


def _why_no_watering(state: State, space: int) -> Problem | None:
    """Return why the plant on `space` can't be watered, or None if it can.

    An empty space or a dead plant is reported before any other reason (R17).
    """
    plant = state.garden[space]
    if plant is None:
        return OnSpace(SpaceFault.NOTHING_TO_WATER, space)
    if not plant.is_living:
        return OnSpace(SpaceFault.DEAD_TO_WATER, space, plant)
    if plant.water == MOST_CHIPS:
        return OnSpace(SpaceFault.FULL_OF_WATER, space, plant)
    return None if state.left else Fault.NO_ACTION_TO_WATER


def _why_no_weeding(state: State, space: int) -> Problem | None:
    """Return why the plant on `space` can't be weeded, or None if it can.

    An empty space or a dead plant is reported before any other reason (R17).
    """
    plant = state.garden[space]
    if plant is None:
        return OnSpace(SpaceFault.NOTHING_TO_WEED, space)
    if not plant.is_living:
        return OnSpace(SpaceFault.DEAD_TO_WEED, space, plant)
    if not plant.weeds:
        return OnSpace(SpaceFault.NO_WEED, space, plant)
    return None if state.left else Fault.NO_ACTION_TO_WEED


def _why_no_revival(garden: Garden, move: Revival) -> Problem | None:
    plant, tree = garden[move.space], garden[move.tree]
    if plant is None:
        return OnSpace(SpaceFault.NOTHING_TO_REVIVE, move.space)
    if plant.is_living:
        return OnSpace(SpaceFault.STILL_ALIVE, move.space, plant)
    if tree is None:
        return OnSpace(SpaceFault.NO_TREE, move.tree)
    if tree.kind != LEMON:
        return OnSpace(SpaceFault.NOT_A_LEMON_TREE, move.tree, tree)
    if not tree.is_living:
        return OnSpace(SpaceFault.DEAD_TREE, move.tree, tree)
    return OnSpace(SpaceFault.USED_TREE, move.tree, tree) if tree.is_used else None
