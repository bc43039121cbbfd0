"""Why a move may not be played, the reasons in the order of the rules."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.garden_growth.garden import SPACE_NAMES, Garden
from tabletop.games.garden_growth.kinds import KIND_OF, LEMON, MOST_CHIPS
from tabletop.games.garden_growth.notation import End, Move, Planting, Revival, Watering, Weeding
from tabletop.games.garden_growth.state import State
from tabletop.games.garden_growth.words import a_plant, actions


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
    kind, plant = KIND_OF[move.kind], state.garden[move.space]
    if plant is not None:
        return f"{SPACE_NAMES[move.space]} is in use: {a_plant(plant)} stands there."
    if kind.cost > state.left:
        return f"A {kind.name} costs {actions(kind.cost)}, {_left(state)}."
    return ""


def _why_no_watering(state: State, space: int) -> str:
    plant = state.garden[space]
    if plant is None or not plant.is_living:
        return _why_no_care(state.garden, space, "watered")
    if plant.water == MOST_CHIPS:
        return f"The {plant.name} on {SPACE_NAMES[space]} has three water already; that is full."
    return "" if state.left else "Watering costs 1 action, and none is left."


def _why_no_weeding(state: State, space: int) -> str:
    plant = state.garden[space]
    if plant is None or not plant.is_living:
        return _why_no_care(state.garden, space, "weeded")
    if not plant.weeds:
        return f"The {plant.name} on {SPACE_NAMES[space]} has no weed to pull."
    return "" if state.left else "Weeding costs 1 action, and none is left."


def _why_no_care(garden: Garden, space: int, done: str) -> str:
    """Return why a space without a living plant cannot be watered or weeded (R17)."""
    plant = garden[space]
    if plant is None:
        return f"{SPACE_NAMES[space]} is empty, so there is nothing to be {done}."
    return f"The {plant.name} on {SPACE_NAMES[space]} is dead and cannot be {done}."


def _why_no_revival(garden: Garden, move: Revival) -> str:
    name, plant, tree = SPACE_NAMES[move.space], garden[move.space], garden[move.tree]
    if plant is None:
        return f"{name} is empty; only a dead plant can be brought back."
    if plant.is_living:
        return f"The {plant.name} on {name} is living; only a dead plant can be brought back."
    if tree is None or tree.kind != LEMON:
        on_it = "is empty" if tree is None else f"holds {a_plant(tree)}"
        return f"{SPACE_NAMES[move.tree]} {on_it}; only a lemon tree brings a plant back."
    if not tree.is_living:
        return f"The lemon tree on {SPACE_NAMES[move.tree]} is dead and cannot help."
    if tree.is_used:
        return f"The lemon tree on {SPACE_NAMES[move.tree]} has brought a plant back already."
    return ""


def _left(state: State) -> str:
    return f"{state.left or 'none'} {'is' if state.left < 2 else 'are'} left"
