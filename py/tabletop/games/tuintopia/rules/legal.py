"""The legal moves of a position, in a stable order."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabletop.games.tuintopia.rules.cards import CARDS, DECK
from tabletop.games.tuintopia.rules.ground import ground_of
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
from tabletop.games.tuintopia.rules.state import (
    CHANCE_PHASES,
    EVERYTHING,
    HIDDEN,
    Phase,
    State,
    fitting,
)

_DRAWS: tuple[Move, ...] = tuple(Draw(CARDS[card].code) for card in DECK)
_TUCKS: tuple[Move, ...] = tuple(Tuck(CARDS[card].code) for card in DECK)


class _Moves(NamedTuple):
    """Every move on the cells of a garden, made once: by card and cell, `turns` by cell."""

    places: tuple[tuple[Move, ...], ...]
    covers: tuple[tuple[Move, ...], ...]
    lays: tuple[tuple[Move, ...], ...]
    turns: tuple[Move, ...]


@cache
def _moves_in(garden: str) -> _Moves:
    cells = ground_of(garden).cells
    codes = [CARDS[card].code for card in DECK]
    return _Moves(
        tuple(tuple(Place(code, cell) for cell in cells) for code in codes),
        tuple(tuple(Cover(code, cell) for cell in cells) for code in codes),
        tuple(tuple(Lay(code, cell) for cell in cells) for code in codes),
        tuple(Turn(cell) for cell in cells),
    )


def legal_moves(state: State) -> list[Move]:
    """Return the outcomes of a draw, or the decisions of the seat to move.

    The order: placing, covering, exchange or skip, laying closed, turning, the end of the turn; by
    the order of the hand, then of the cells. In a view of another seat there are no decisions.
    """
    if state.phase in CHANCE_PHASES:
        return [_DRAWS[card] for card in drawable(state)]
    if state.phase is Phase.OVER or state.viewer not in (EVERYTHING, state.seat):
        return []
    if state.phase is Phase.TUCK:
        return [_TUCKS[card] for card in state.hand]
    moves: list[Move] = [Done()] if state.a_used else _step_a(state)
    return moves if state.b_used or state.variant.level == 1 else moves + _step_b(state)


def drawable(state: State) -> tuple[int, ...]:
    """Return the cards that may be drawn next, in the order of the deck.

    The cards under the stack come when nothing else is left, the first tucked first. A view does
    not know which of the cards it cannot place are in the stack.
    """
    if state.left > len(state.tucked):
        return state.stack
    first = state.tucked[0].card
    return state.stack if first == HIDDEN else (first,)


def cells_in(cells: int) -> list[int]:
    """Return the numbers of the cells in a bit mask, ascending."""
    numbers = []
    while cells:
        lowest = cells & -cells
        numbers.append(lowest.bit_length() - 1)
        cells ^= lowest
    return numbers


def can_place(state: State) -> bool:
    """Return whether a card of the hand can be placed open anywhere (rules 13 and 19)."""
    aims = state.reachable & (state.free | state.closed)
    return any(aims & fitting(state, card) for card in state.hand)


def can_exchange(state: State) -> bool:
    """Return whether an exchange takes the place of step A (rule 21)."""
    return state.variant.zones and state.left > 0 and not can_place(state)


def can_step_b(state: State) -> bool:
    """Return whether there is a step B: something to turn, or to lay and where (rule 15)."""
    if state.variant.level == 1 or state.b_used:
        return False
    return bool(state.closed or (state.free and state.hand))


def _step_a(state: State) -> list[Move]:
    moves = _moves_in(state.variant.garden)
    aims = state.reachable & state.free
    found = _on_cells(state, moves.places, aims) if aims else []
    aims = state.reachable & state.closed
    if aims:
        found += _on_cells(state, moves.covers, aims)
    if found:
        return found
    return [Exchange() if can_exchange(state) else Skip()]


def _on_cells(state: State, moves: tuple[tuple[Move, ...], ...], aims: int) -> list[Move]:
    if not state.variant.zones:
        numbers = cells_in(aims)
        return [moves[card][number] for card in state.hand for number in numbers]
    return [
        moves[card][number]
        for card in state.hand
        for number in cells_in(aims & fitting(state, card))
    ]


def _step_b(state: State) -> list[Move]:
    moves = _moves_in(state.variant.garden)
    numbers = cells_in(state.reachable & state.free)
    lays = [moves.lays[card][number] for card in state.hand for number in numbers]
    return (
        lays + [moves.turns[number] for number in cells_in(state.closed)] if state.closed else lays
    )
