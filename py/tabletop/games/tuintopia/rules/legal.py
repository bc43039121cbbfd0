"""Generation of legal moves, in a stable order."""

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
    """All moves on the cells of a garden, created once per garden.

    Indexed by card and cell; `turns` by cell only.
    """

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
    """Return the legal moves, or the possible draws at a chance position.

    Step A comes first (`Place`, then `Cover`; failing both, `Exchange` or `Skip`), or `Done` once
    it is taken; then step B (`Lay`, then `Turn`). Moves of a kind are in the order of the hand,
    then of the cells. Return [] if the game is over, and in the view of a seat not to move.
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

    Tucked cards are drawn last, in the order in which they were tucked. In a view the result also
    includes the hidden cards, as any of them may be in the stack.
    """
    if state.left > len(state.tucked):
        return state.stack
    first = state.tucked[0].card
    return state.stack if first == HIDDEN else (first,)


def cells_in(cells: int) -> list[int]:
    """Return the cell numbers in the bit mask `cells`, ascending."""
    numbers = []
    while cells:
        lowest = cells & -cells
        numbers.append(lowest.bit_length() - 1)
        cells ^= lowest
    return numbers


def can_place(state: State) -> bool:
    """Return whether any card in hand can be placed face up (rules 13 and 19)."""
    aims = state.reachable & (state.free | state.closed)
    return any(aims & fitting(state, card) for card in state.hand)


def can_exchange(state: State) -> bool:
    """Return whether the seat to move may exchange a card instead of step A (rule 21)."""
    return state.variant.zones and state.left > 0 and not can_place(state)


def can_step_b(state: State) -> bool:
    """Return whether the seat to move can still take step B (rule 15).

    It needs a face-down card to turn over, or a card in hand and a free cell to place it face down.
    """
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
