"""Why a move may not be played, the reasons in the order of the rules."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.core.language import t
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
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.words import refusals as said


def why_refused(state: State, move: Move) -> Refusal | None:
    """Return why `move` may not be played in a `state` that is not over, or None if it may."""
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


def _refusal(code: str, rule: str, sentence: str) -> Refusal | None:
    return Refusal(code, rule, sentence) if sentence else None


def _why_no_planting(state: State, move: Planting) -> str:
    plant = state.garden[move.space]
    if plant is not None:
        return said.in_use(move.space, plant)
    if KIND_OF[move.kind].cost > state.left:
        return said.too_dear(move.kind, state.left)
    return ""


def _why_no_watering(state: State, space: int) -> str:
    """Return why a plant cannot be watered; without a living one nothing else counts (R17)."""
    plant = state.garden[space]
    if plant is None:
        return said.nothing_to_water(space)
    if not plant.is_living:
        return said.dead_to_water(state.garden, space)
    if plant.water == MOST_CHIPS:
        return said.full_of_water(state.garden, space)
    return "" if state.left else t(said.NO_ACTION_TO_WATER)


def _why_no_weeding(state: State, space: int) -> str:
    """Return why a plant cannot be weeded; without a living one nothing else counts (R17)."""
    plant = state.garden[space]
    if plant is None:
        return said.nothing_to_weed(space)
    if not plant.is_living:
        return said.dead_to_weed(state.garden, space)
    if not plant.weeds:
        return said.without_weed(state.garden, space)
    return "" if state.left else t(said.NO_ACTION_TO_WEED)


def _why_no_revival(garden: Garden, move: Revival) -> str:
    plant, tree = garden[move.space], garden[move.tree]
    if plant is None:
        return said.nothing_to_revive(move.space)
    if plant.is_living:
        return said.still_living(garden, move.space)
    if tree is None or tree.kind != LEMON:
        return said.no_tree(move.tree, tree)
    if not tree.is_living:
        return said.dead_tree(move.tree)
    return said.used_tree(move.tree) if tree.is_used else ""
