"""Why a move may not be played, in the order of the checks."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.core.language import t
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
from tabletop.games.hanging_gardens.rules.spaces import ORIGIN, Space, footprint
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.words import refusals as words
from tabletop.games.hanging_gardens.words.names import say


def why_refused(state: State, move: Move) -> Refusal | None:
    """Return why `move` may not be played in a `state` that is not over, or None if it may."""
    if state.rolling:
        return _why_no_roll(state, move)
    if isinstance(move, Roll):
        return Refusal("E-PHASE", "turn", t(words.NO_ROLL))
    if isinstance(move, Pass):
        return _why_no_pass(state)
    return _why_out_of_stock(state, move) or _why_stalling(state, move) or _why_there(state, move)


def _why_no_roll(state: State, move: Move) -> Refusal | None:
    dice = len(state.rolling)
    if not isinstance(move, Roll):
        return Refusal("E-PHASE", "turn", t(words.ROLL_FIRST))
    if len(move.values) != dice:
        return Refusal("E-PHASE", "turn", words.wrong_dice(dice, len(move.values)))
    return None


def _why_no_pass(state: State) -> Refusal | None:
    if can_act(state):
        return Refusal("E-PASS", "R16", t(words.NO_PASS))
    return None


def _why_out_of_stock(state: State, move: Action) -> Refusal | None:
    """Return E-PILE where the piece is not in stock, or the pile not yet used up (R4-R6, R9)."""
    garden = state.garden
    if isinstance(move, Terrace | Support) and not garden.pile:
        rule = "R4" if isinstance(move, Terrace) else "R5"
        return Refusal("E-PILE", rule, t(words.NO_TILE))
    if isinstance(move, Plant) and not garden.coins[COLOURS.index(move.colour)]:
        return Refusal("E-PILE", "R6", t(words.USED_UP[move.colour]))
    if isinstance(move, Shift) and garden.pile:
        return Refusal("E-PILE", "R9", words.tiles_first(garden.pile))
    return None


def _why_stalling(state: State, move: Action) -> Refusal | None:
    """Return E-STALL for an idle action at the limit (R17)."""
    if isinstance(move, Gazebo):
        stalls = not may_put_gazebo(state)
    else:
        stalls = state.must_build and isinstance(move, Shift) and not move.as_terrace
    if not stalls:
        return None
    return Refusal("E-STALL", "R17", words.build_first(state.idle))


def _why_there(state: State, move: Action) -> Refusal | None:
    """Return why the piece may not go to that very place."""
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
        return Refusal("E-TERRACE", "R10", say(words.FIRST_TERRACE, place=ORIGIN))
    if supports_at(garden, anchor):
        return Refusal("E-TERRACE", "R11", say(words.ONE_SUPPORT, place=anchor))
    taken = [space for space in footprint(anchor) if space in garden.levels[0]]
    if taken:
        return Refusal("E-TERRACE", "R10", words.not_bare(anchor, taken))
    return Refusal("E-TERRACE", "R10", say(words.APART, place=anchor))


def _why_no_support(garden: Garden, anchor: Space) -> Refusal | None:
    if anchor in support_anchors(garden):
        return None
    if supports_at(garden, anchor) == FULL_STACK:
        return Refusal("E-SUPPORT", "R13", say(words.FULL_STACK, place=anchor))
    for space in footprint(anchor):
        kept_by = _kept_by(garden, space)
        if kept_by:
            return Refusal(
                "E-SUPPORT", "R12", _not_free(words.SUPPORT_NOT_FREE, space, kept_by, place=anchor)
            )
    levels = sorted({top_level(garden, space) for space in footprint(anchor)})
    return Refusal("E-SUPPORT", "R12", say(words.NOT_FLAT, place=anchor, levels=levels))


def _why_no_bed(garden: Garden, space: Space) -> Refusal | None:
    kept_by = _kept_by(garden, space)
    return (
        Refusal("E-BED", "R6", _not_free(words.BED_NOT_FREE, space, kept_by)) if kept_by else None
    )


def _why_no_gazebo(state: State, space: Space) -> Refusal | None:
    standing = state.garden.gazebos[state.seat - 1]
    if standing == space:
        return Refusal("E-GAZEBO", "R8", say(words.STANDS_THERE, place=space))
    kept_by = _kept_by(state.garden, space)
    if not kept_by:
        return None
    rule = "R7" if standing is None else "R8"
    return Refusal("E-GAZEBO", rule, _not_free(words.GAZEBO_NOT_FREE, space, kept_by))


def _why_no_shift(garden: Garden, move: Shift) -> Refusal | None:
    if not supports_at(garden, move.origin):
        return Refusal("E-MOVE", "R9", say(words.NO_SUPPORT, place=move.origin))
    if move.anchor == move.origin:
        return Refusal("E-MOVE", "R9", say(words.SAME_ANCHOR, place=move.origin))
    lifted = lift_support(garden, move.origin)
    check = _why_no_terrace if move.as_terrace else _why_no_support
    return check(lifted, move.anchor)


def _not_free(text: str, space: Space, kept_by: str, **more: object) -> str:
    return say(text, space=space, taken=t(words.TAKEN[kept_by]), **more)


def _kept_by(garden: Garden, space: Space) -> str:
    """Return what keeps `space` from being free: table, gazebo, bed or support; "" for nothing."""
    if any(space in layer for layer in garden.free):
        return ""
    if space not in garden.levels[0]:
        return "table"
    if space in garden.gazebos:
        return "gazebo"
    if any(bed.space == space for bed in garden.beds):
        return "bed"
    return "support"
