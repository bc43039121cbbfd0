"""What the seat to move can do on a board, each step at a price: the points that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from tabletop.games.tuintopia.bots.board import (
    DONE,
    EXCHANGE,
    LAY,
    PLACE,
    SKIP,
    TUCK,
    TURN,
    Board,
    Step,
)
from tabletop.games.tuintopia.bots.table import AVERAGE, WORTH, cells_of

Option = tuple[float, Step]
"""A price in points, and the step that has it."""


class Manner(NamedTuple):
    """How a seat weighs its steps, in points.

    `patience` is the part of what any card would bring on a cell that is lost by filling it: the
    cell may wait for a card that belongs there. `turning` is the least that a closed card must
    bring to be turned, `laying` the least to be laid, after `envy` times what any other card would
    bring there is taken off: for whoever turns a card that is not his own hopes for that.
    `distrust` is by how much a card that a rival laid is thought to be worse than any other.
    """

    patience: float
    turning: float
    laying: float
    envy: float
    distrust: float


RIVALS = Manner(patience=0.0, turning=0.0, laying=2.0, envy=3.0, distrust=0.3)
WARY = RIVALS._replace(distrust=1.0)
PARTNERS = Manner(patience=0.75, turning=1.0, laying=inf, envy=0.0, distrust=0.0)
"""Partners, and whoever plays alone, need not hurry: every pair of neighbours scores just once,
whoever opens the second of them. So they seek the best garden rather than the next points, and lay
nothing closed without a plan: nobody else knows what to do with it."""

_KEEPING = 0.5
"""The part of what a card is worth on average that is lost by playing it now."""

_KEPT = tuple(_KEEPING * worth for worth in WORTH)

_TRAP = -2.0
"""The most points of a card, where it would lie open, with which it is laid closed as a trap."""

_TAKEN_UP = -1.0
"""What turning a card brings that does not belong there (rule 20): the step is lost."""


def manner_of(board: Board) -> Manner:
    """Return how one plays at this table: against the others, or with them."""
    return RIVALS if has_rivals(board) else PARTNERS


def has_rivals(board: Board) -> bool:
    """Return whether other seats play against the one to move."""
    return len(board.hands) > 1 and not board.table.variant.coop


def plain_step(board: Board, manner: Manner) -> Step:
    """Return the step with the highest price, as all seats play in playouts."""
    if not board.a_used:
        found = placements(board, manner)
        return max(found)[1] if found else without_placement(board)
    turn = max(turns(board, manner), default=None)
    if turn and turn[0] > manner.turning:
        return turn[1]
    lay = max(lays(board, manner), default=None)
    return lay[1] if lay and lay[0] >= manner.laying else (DONE, 0, 0)


def placements(board: Board, manner: Manner) -> list[Option]:
    """Return all ways to place a card of the hand open."""
    rows, fits, patience = board.rows, board.table.fits, manner.patience
    aims = board.reachable & (board.free | board.closed)
    if not patience:
        return [
            (rows[cell][card] - _KEPT[card], (PLACE, card, cell))
            for card in board.hand
            for cell in cells_of(aims & fits[card])
        ]
    return [
        (rows[cell][card] - _KEPT[card] - patience * rows[cell][AVERAGE], (PLACE, card, cell))
        for card in board.hand
        for cell in cells_of(aims & fits[card])
    ]


def without_placement(board: Board) -> Step:
    """Return what takes the place of step A where no card can be placed (rules 21 and 22)."""
    can_exchange = board.table.variant.zones and board.stack
    return (EXCHANGE if can_exchange else SKIP, 0, 0)


def turns(board: Board, manner: Manner) -> Iterator[Option]:
    """Yield all closed cards with what they bring when turned, or are expected to bring."""
    for cell in cells_of(board.closed):
        yield expected(board, cell, manner), (TURN, 0, cell)


def expected(board: Board, cell: int, manner: Manner) -> float:
    """Return what turning the closed card on `cell` brings, as the seat to move expects."""
    if board.who[cell] != board.seat:
        return board.rows[cell][AVERAGE] - manner.distrust
    card = board.faces[cell]
    return board.rows[cell][card] if board.table.fits[card] >> cell & 1 else _TAKEN_UP


def lays(board: Board, manner: Manner) -> list[Option]:
    """Return all ways to lay a card of the hand closed where it belongs."""
    rows, fits, envy = board.rows, board.table.fits, manner.envy
    aims = board.reachable & board.free
    return [
        (rows[cell][card] - envy * max(0.0, rows[cell][AVERAGE]), (LAY, card, cell))
        for card in board.hand
        for cell in cells_of(aims & fits[card])
    ]


def tucks(board: Board) -> list[Option]:
    """Return all ways to end an exchange; the card with the least prospects is best tucked."""
    return [(-board.prospect(card), (TUCK, card, 0)) for card in board.hand]


def traps(board: Board) -> Iterator[Option]:
    """Yield closed cards that would cost a rival points who turns them: bad cards, well used."""
    rows, fits = board.rows, board.table.fits
    aims = board.reachable & board.free
    for card in board.hand:
        for cell in cells_of(aims & fits[card]):
            if rows[cell][card] <= _TRAP:
                yield -rows[cell][card] / 2, (LAY, card, cell)
