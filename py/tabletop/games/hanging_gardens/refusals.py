"""Why a move may not be played, in the order of the checks."""

from __future__ import annotations

from tabletop.core.errors import Refusal
from tabletop.games.hanging_gardens.actions import (
    can_act,
    may_put_gazebo,
    support_anchors,
    terrace_anchors,
)
from tabletop.games.hanging_gardens.garden import (
    COLOURS,
    FULL_STACK,
    Garden,
    lift_support,
    supports_at,
    top_level,
)
from tabletop.games.hanging_gardens.notation import (
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
from tabletop.games.hanging_gardens.spaces import ORIGIN, Space, footprint, space_to_text
from tabletop.games.hanging_gardens.state import State
from tabletop.games.hanging_gardens.words import COLOUR_NAMES, count, join, number


def why_refused(state: State, move: Move) -> Refusal | None:
    """Return why `move` may not be played in a `state` that is not over, or None if it may."""
    if state.rolling:
        return _why_no_roll(state, move)
    if isinstance(move, Roll):
        return Refusal("E-PHASE", "turn", "The first seat is decided; an action is due, no roll.")
    if isinstance(move, Pass):
        return _why_no_pass(state)
    return _why_out_of_stock(state, move) or _why_stalling(state, move) or _why_there(state, move)


def _why_no_roll(state: State, move: Move) -> Refusal | None:
    dice = len(state.rolling)
    if not isinstance(move, Roll):
        return Refusal("E-PHASE", "turn", "First a roll decides who begins, such as roll=3,5.")
    if len(move.values) != dice:
        return Refusal(
            "E-PHASE",
            "turn",
            f"{count(dice, 'seat')} roll, so {count(dice, 'value')} are due; "
            f"here {'is' if len(move.values) == 1 else 'are'} {number(len(move.values))}.",
        )
    return None


def _why_no_pass(state: State) -> Refusal | None:
    if can_act(state):
        return Refusal("E-PASS", "R16", "An action is still possible, so passing is not.")
    return None


def _why_out_of_stock(state: State, move: Action) -> Refusal | None:
    """Return E-PILE where the piece is not in stock, or the pile not yet used up (R4-R6, R9)."""
    garden = state.garden
    if isinstance(move, Terrace | Support) and not garden.pile:
        rule = "R4" if isinstance(move, Terrace) else "R5"
        return Refusal("E-PILE", rule, "The pile is empty: there is no tile left to lay.")
    if isinstance(move, Plant) and not garden.coins[COLOURS.index(move.colour)]:
        name = COLOUR_NAMES[move.colour]
        return Refusal("E-PILE", "R6", f"All six {name} beds are in the garden already.")
    if isinstance(move, Shift) and garden.pile:
        return Refusal(
            "E-PILE",
            "R9",
            f"Supports may be moved once the pile is empty; {count(garden.pile, 'tile')} "
            f"{'is' if garden.pile == 1 else 'are'} left in it.",
        )
    return None


def _why_stalling(state: State, move: Action) -> Refusal | None:
    """Return E-STALL for an idle action at the limit (R17)."""
    if isinstance(move, Gazebo):
        stalls = not may_put_gazebo(state)
    else:
        stalls = state.must_build and isinstance(move, Shift) and not move.as_terrace
    if not stalls:
        return None
    return Refusal(
        "E-STALL",
        "R17",
        f"Nothing was built in the last {count(state.idle, 'action')}: now something must be built "
        "before a gazebo moves again or a support is laid elsewhere as a support.",
    )


def _why_there(state: State, move: Action) -> Refusal | None:
    """Return why the piece may not go to that very place."""
    garden = state.garden
    match move:
        case Terrace(anchor):
            return _why_no_terrace(garden, anchor)
        case Support(anchor):
            return _why_no_support(garden, anchor)
        case Plant(_, space):
            return _why_not_free(garden, space, "E-BED", "R6", "A bed")
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
        where = space_to_text(ORIGIN)
        return Refusal("E-TERRACE", "R10", f"The first terrace of the game is anchored at {where}.")
    supports = supports_at(garden, anchor)
    if supports:
        return Refusal(
            "E-TERRACE",
            "R11",
            f"A terrace rests on two supports; at {space_to_text(anchor)} there is one.",
        )
    taken = [space for space in footprint(anchor) if space in garden.levels[0]]
    if taken:
        return Refusal(
            "E-TERRACE",
            "R10",
            f"{_spaces(taken)} {'is' if len(taken) == 1 else 'are'} not bare table, and no two "
            f"supports are stacked at {space_to_text(anchor)}.",
        )
    return Refusal(
        "E-TERRACE",
        "R10",
        f"A terrace at {space_to_text(anchor)} would share no side with another terrace; "
        "corner to corner does not count.",
    )


def _why_no_support(garden: Garden, anchor: Space) -> Refusal | None:
    if anchor in support_anchors(garden):
        return None
    where = space_to_text(anchor)
    if supports_at(garden, anchor) == FULL_STACK:
        return Refusal(
            "E-SUPPORT", "R13", f"Two supports are stacked at {where}: only a terrace fits on them."
        )
    for space in footprint(anchor):
        thing = what_is_on(garden, space)
        if thing:
            return Refusal(
                "E-SUPPORT",
                "R12",
                f"A support at {where} needs four free spaces of terrace, and "
                f"{space_to_text(space)} is {thing}.",
            )
    levels = [top_level(garden, space) for space in footprint(anchor)]
    return Refusal(
        "E-SUPPORT",
        "R12",
        f"A support lies flat, and the four spaces at {where} are of levels "
        f"{join([str(level) for level in sorted(set(levels))])}.",
    )


def _why_no_gazebo(state: State, space: Space) -> Refusal | None:
    standing = state.garden.gazebos[state.seat - 1]
    if standing == space:
        where = space_to_text(space)
        return Refusal("E-GAZEBO", "R8", f"The gazebo stands on {where} already.")
    rule = "R7" if standing is None else "R8"
    return _why_not_free(state.garden, space, "E-GAZEBO", rule, "A gazebo")


def _why_not_free(garden: Garden, space: Space, code: str, rule: str, piece: str) -> Refusal | None:
    thing = what_is_on(garden, space)
    if not thing:
        return None
    sentence = f"{piece} stands on a free space of terrace, and {space_to_text(space)} is {thing}."
    return Refusal(code, rule, sentence)


def _why_no_shift(garden: Garden, move: Shift) -> Refusal | None:
    origin = space_to_text(move.origin)
    if not supports_at(garden, move.origin):
        return Refusal("E-MOVE", "R9", f"No bare support is anchored at {origin}.")
    if move.anchor == move.origin:
        return Refusal("E-MOVE", "R9", f"The support at {origin} must go to another anchor.")
    lifted = lift_support(garden, move.origin)
    check = _why_no_terrace if move.as_terrace else _why_no_support
    return check(lifted, move.anchor)


def what_is_on(garden: Garden, space: Space) -> str:
    """Return what keeps `space` from being free, for a sentence; "" if it is free."""
    if any(space in layer for layer in garden.free):
        return ""
    if space not in garden.levels[0]:
        return "bare table"
    if space in garden.gazebos:
        return "taken by a gazebo"
    if any(bed.space == space for bed in garden.beds):
        return "taken by a bed"
    return "under a support"


def _spaces(spaces: list[Space]) -> str:
    return join([space_to_text(space) for space in spaces])
