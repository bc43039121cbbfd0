"""Why a move is illegal: a sequence of checks, each returning a refusal with its rule."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.hanging_gardens.rules.actions import (
    can_act,
    may_put_gazebo,
    support_anchors,
    terrace_anchors,
)
from tabletop.games.hanging_gardens.rules.garden import (
    COLOURS,
    FULL_STACK,
    Garden,
    lift_support,
    supports_at,
    top_level,
)
from tabletop.games.hanging_gardens.rules.notation import (
    Action,
    Gazebo,
    Move,
    Pass,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.problems import (
    AtPlace,
    BuildFirst,
    Fault,
    Keeper,
    NotBare,
    NotFlat,
    NotFree,
    Piece,
    PlaceFault,
    TilesFirst,
    UsedUp,
    WrongDice,
)
from tabletop.games.hanging_gardens.rules.spaces import ORIGIN, Space, footprint
from tabletop.games.hanging_gardens.rules.state import State


def why_refused(state: State, move: Move) -> Refusal | None:
    """Return the first reason why `move` is illegal, or None if it is legal.

    The game must not be over. The checks come in this order: E-PHASE, E-PASS, E-PILE, E-STALL, and
    the code for the kind of action.
    """
    if state.rolling:
        return _why_no_roll(state, move)
    if isinstance(move, Roll):
        return Refusal("E-PHASE", "turn", Fault.NO_ROLL)
    if isinstance(move, Pass):
        return _why_no_pass(state)
    return _why_out_of_stock(state, move) or _why_stalling(state, move) or _why_there(state, move)


def _why_no_roll(state: State, move: Move) -> Refusal | None:
    dice = len(state.rolling)
    if not isinstance(move, Roll):
        return Refusal("E-PHASE", "turn", Fault.ROLL_FIRST)
    if len(move.values) != dice:
        return Refusal("E-PHASE", "turn", WrongDice(dice, len(move.values)))
    return None


def _why_no_pass(state: State) -> Refusal | None:
    if can_act(state):
        return Refusal("E-PASS", "R16", Fault.NO_PASS)
    return None


def _why_out_of_stock(state: State, move: Action) -> Refusal | None:
    """Return E-PILE if the piece isn't in stock, or for a shift while tiles are left (R4-6, R9)."""
    garden = state.garden
    if isinstance(move, Terrace | Support) and not garden.pile:
        rule = "R4" if isinstance(move, Terrace) else "R5"
        return Refusal("E-PILE", rule, Fault.NO_TILE)
    if isinstance(move, Plant) and not garden.coins[COLOURS.index(move.colour)]:
        return Refusal("E-PILE", "R6", UsedUp(move.colour))
    if isinstance(move, Shift) and garden.pile:
        return Refusal("E-PILE", "R9", TilesFirst(garden.pile))
    return None


def _why_stalling(state: State, move: Action) -> Refusal | None:
    """Return E-STALL for an action that builds nothing when one must build (R17)."""
    if isinstance(move, Gazebo):
        stalls = not may_put_gazebo(state)
    else:
        stalls = state.must_build and isinstance(move, Shift) and not move.as_terrace
    if not stalls:
        return None
    return Refusal("E-STALL", "R17", BuildFirst(state.idle))


def _why_there(state: State, move: Action) -> Refusal | None:
    """Return why the piece may not be placed there, or None if it may."""
    garden = state.garden
    match move:
        case Terrace(anchor):
            return _why_no_terrace(garden, anchor)
        case Support(anchor):
            return _why_no_support(garden, anchor)
        case Plant(_, space):
            return _why_no_bed(garden, space)
        case Gazebo(space):
            return _why_no_gazebo(state, space)
        case Shift():
            return _why_no_shift(garden, move)
        case Pass():
            return None


def _why_no_terrace(garden: Garden, anchor: Space) -> Refusal | None:
    if anchor in terrace_anchors(garden):
        return None
    if not garden.levels[0]:
        return Refusal("E-TERRACE", "R10", AtPlace(PlaceFault.FIRST_TERRACE, ORIGIN))
    if supports_at(garden, anchor):
        return Refusal("E-TERRACE", "R11", AtPlace(PlaceFault.ONE_SUPPORT, anchor))
    taken = tuple(space for space in footprint(anchor) if space in garden.levels[0])
    if taken:
        return Refusal("E-TERRACE", "R10", NotBare(anchor, taken))
    return Refusal("E-TERRACE", "R10", AtPlace(PlaceFault.APART, anchor))


def _why_no_support(garden: Garden, anchor: Space) -> Refusal | None:
    if anchor in support_anchors(garden):
        return None
    if supports_at(garden, anchor) == FULL_STACK:
        return Refusal("E-SUPPORT", "R13", AtPlace(PlaceFault.FULL_STACK, anchor))
    for space in footprint(anchor):
        keeper = _keeper_of(garden, space)
        if keeper:
            return Refusal("E-SUPPORT", "R12", NotFree(Piece.SUPPORT, space, keeper, anchor))
    levels = tuple(sorted({top_level(garden, space) for space in footprint(anchor)}))
    return Refusal("E-SUPPORT", "R12", NotFlat(anchor, levels))


def _why_no_bed(garden: Garden, space: Space) -> Refusal | None:
    keeper = _keeper_of(garden, space)
    return Refusal("E-BED", "R6", NotFree(Piece.BED, space, keeper)) if keeper else None


def _why_no_gazebo(state: State, space: Space) -> Refusal | None:
    standing = state.garden.gazebos[state.seat - 1]
    if standing == space:
        return Refusal("E-GAZEBO", "R8", AtPlace(PlaceFault.GAZEBO_THERE, space))
    keeper = _keeper_of(state.garden, space)
    if not keeper:
        return None
    rule = "R7" if standing is None else "R8"
    return Refusal("E-GAZEBO", rule, NotFree(Piece.GAZEBO, space, keeper))


def _why_no_shift(garden: Garden, move: Shift) -> Refusal | None:
    if not supports_at(garden, move.origin):
        return Refusal("E-MOVE", "R9", AtPlace(PlaceFault.NO_SUPPORT, move.origin))
    if move.anchor == move.origin:
        return Refusal("E-MOVE", "R9", AtPlace(PlaceFault.SAME_ANCHOR, move.origin))
    lifted = lift_support(garden, move.origin)
    check = _why_no_terrace if move.as_terrace else _why_no_support
    return check(lifted, move.anchor)


def _keeper_of(garden: Garden, space: Space) -> Keeper | None:
    """Return what occupies `space`, or None if it is free."""
    if any(space in layer for layer in garden.free):
        return None
    if space not in garden.levels[0]:
        return Keeper.TABLE
    if space in garden.gazebos:
        return Keeper.GAZEBO
    if any(bed.space == space for bed in garden.beds):
        return Keeper.BED
    return Keeper.SUPPORT
