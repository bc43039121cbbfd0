"""The effects of moves: the steps of a turn, draws, and the end of turns and of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.games.tuintopia.rules.cards import NUMBERS
from tabletop.games.tuintopia.rules.legal import can_step_b
from tabletop.games.tuintopia.rules.notation import (
    Cover,
    Done,
    Draw,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.rules.scoring import gain_of
from tabletop.games.tuintopia.rules.state import (
    FREE,
    HAND,
    NONE,
    Phase,
    State,
    Tucked,
    fitting,
    put,
    reach,
    without,
)

MOST_IDLE = 65
"""The game ends after this many consecutive turns without a new face-up card (rule 23 d)."""


def apply_move(state: State, move: Move) -> State:
    """Return the state after a legal move. To turn a card, `state` must contain its face."""
    return _EFFECTS[type(move)](state, move)


def _draw(state: State, move: Draw) -> State:
    card = NUMBERS[move.card]
    hands = _with_hand(state, (*state.hand, card))
    from_under = state.left == len(state.tucked)
    drawn = state._replace(
        hands=hands,
        stack=without(state.stack, card) if card in state.stack else state.stack,
        tucked=state.tucked[1:] if from_under else state.tucked,
        left=state.left - 1,
    )
    if state.phase is Phase.DEAL:
        return _deal_on(drawn)
    return drawn._replace(phase=Phase.TUCK) if state.phase is Phase.EXCHANGE else _refill(drawn)


def _deal_on(state: State) -> State:
    """Pass the deal to the next seat, or begin the first turn if all hands are full."""
    dealt = len(state.hands[-1]) == HAND
    return state._replace(
        phase=Phase.ACT if dealt else Phase.DEAL, seat=state.seat % len(state.hands) + 1
    )


def _place(state: State, move: Place | Cover) -> State:
    card, number = NUMBERS[move.card], state.ground.numbers[move.cell]
    hand = without(state.hand, card)
    if isinstance(move, Cover):
        hand = (*hand, state.closed_cards[number])
    later = _show(state, card, number)
    return _after_step(later._replace(hands=_with_hand(state, hand), a_used=True))


def _show(state: State, card: int, number: int) -> State:
    """Put `card` face up on cell `number` and add its points (rule 9)."""
    gain = gain_of(state, card, number)
    seat, bit, gains = state.seat, 1 << number, state.gains
    return state._replace(
        open_cards=put(state.open_cards, number, card),
        closed_cards=put(state.closed_cards, number, NONE) if state.closed else state.closed_cards,
        who=put(state.who, number, seat),
        gains=(*gains[:number], gain, *gains[number + 1 :]),
        free=state.free & ~bit,
        closed=state.closed & ~bit,
        reachable=state.reachable | state.ground.near[number],
        totals=put(state.totals, seat - 1, state.totals[seat - 1] + gain.total),
        opened=True,
    )


def _lay(state: State, move: Lay) -> State:
    card, number = NUMBERS[move.card], state.ground.numbers[move.cell]
    laid = state._replace(
        hands=_with_hand(state, without(state.hand, card)),
        closed_cards=put(state.closed_cards, number, card),
        who=put(state.who, number, state.seat),
        free=state.free & ~(1 << number),
        closed=state.closed | 1 << number,
        reachable=state.reachable | state.ground.near[number],
        b_used=True,
    )
    return _after_step(laid)


def _turn(state: State, move: Turn) -> State:
    number = state.ground.numbers[move.cell]
    card = state.closed_cards[number]
    if fitting(state, card) >> number & 1:
        turned = _show(state, card, number)
    else:
        turned = _take_up(state, card, number)
    return _after_step(turned._replace(b_used=True))


def _take_up(state: State, card: int, number: int) -> State:
    """Take a turned card that is outside its zone into the hand (rule 20)."""
    free = state.free | 1 << number
    return state._replace(
        hands=_with_hand(state, (*state.hand, card)),
        closed_cards=put(state.closed_cards, number, NONE),
        who=put(state.who, number, FREE),
        free=free,
        closed=state.closed & ~(1 << number),
        reachable=reach(state.ground, free),
    )


def _exchange(state: State, _: Exchange) -> State:
    return state._replace(phase=Phase.EXCHANGE)


def _tuck(state: State, move: Tuck) -> State:
    card = NUMBERS[move.card]
    tucked = state._replace(
        phase=Phase.ACT,
        hands=_with_hand(state, without(state.hand, card)),
        tucked=(*state.tucked, Tucked(card, state.seat)),
        left=state.left + 1,
        a_used=True,
    )
    return _after_step(tucked)


def _skip(state: State, _: Skip) -> State:
    return _after_step(state._replace(a_used=True))


def _done(state: State, _: Done) -> State:
    return _refill(state)


_EFFECTS: dict[type[Move], Callable[[State, Any], State]] = {
    Draw: _draw,
    Place: _place,
    Cover: _place,
    Lay: _lay,
    Turn: _turn,
    Exchange: _exchange,
    Tuck: _tuck,
    Skip: _skip,
    Done: _done,
}


def _with_hand(state: State, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    hands, seat = state.hands, state.seat
    return (*hands[: seat - 1], hand, *hands[seat:])


def _after_step(state: State) -> State:
    """Continue the turn if it has a step left; otherwise refill the hand and end it (rule 15)."""
    return state if not state.a_used or can_step_b(state) else _refill(state)


def _refill(state: State) -> State:
    """Let a card be drawn if the hand isn't full and the stack isn't empty; else end the turn.

    See rules 10 and 16.
    """
    if state.left and len(state.hand) < HAND:
        return state._replace(phase=Phase.REFILL)
    return _end_turn(state)


def _end_turn(state: State) -> State:
    idle = 0 if state.opened else state.idle + 1
    ending = _ending(state, idle)
    return state._replace(
        phase=Phase.OVER if ending else Phase.ACT,
        seat=state.seat if ending else state.seat % len(state.hands) + 1,
        a_used=False,
        b_used=False,
        opened=False,
        idle=idle,
        ending=ending,
    )


def _ending(state: State, idle: int) -> str:
    """Return the first condition of rule 23 that ends the game, or ""."""
    if not state.free:
        return "full"
    if not state.left and not any(state.hands):
        return "empty"
    if not state.closed and state.variant.zones and not _anything_fits(state):
        return "unfit"
    return "idle" if idle >= MOST_IDLE else ""


def _anything_fits(state: State) -> bool:
    """Return whether any card in the stack or a hand fits a free cell (rule 23 c)."""
    waiting = (state.stack, *state.hands, (each.card for each in state.tucked))
    return any(
        card >= 0 and fitting(state, card) & state.free for cards in waiting for card in cards
    )
