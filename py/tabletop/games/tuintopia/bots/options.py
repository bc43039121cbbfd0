"""The possible steps of the seat to move, each with a price: an estimate of its points."""

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
"""A price in points, and a step."""


class Manner(NamedTuple):
    """Weights for the prices of steps, in points.

    `patience`: the fraction of a cell's average points that is lost by filling it, as the cell
    could wait for a better card. `turning`: a face-down card is turned if it is expected to score
    more than this.
    `laying`: a card is placed face down for at least this price. That price is reduced by `envy`
    times the average points there, which rivals can hope for when they turn it. `distrust`: how
    much worse than average a rival's face-down card is assumed to be.
    """

    patience: float
    turning: float
    laying: float
    envy: float
    distrust: float


RIVALS = Manner(patience=0.0, turning=0.0, laying=2.0, envy=3.0, distrust=0.3)
WARY = RIVALS._replace(distrust=1.0)
PARTNERS = Manner(patience=0.75, turning=1.0, laying=inf, envy=0.0, distrust=0.0)
"""For coop and solo games. There is no hurry, as each pair of neighbours scores once, no matter who
places the second card. So these weights favour the best garden over immediate points, and never
place a card face down in playouts, as no partner would know what to do with it."""

_KEEPING = 0.5
"""The fraction of a card's average worth that is lost by playing it now."""

_KEPT = tuple(_KEEPING * worth for worth in WORTH)

_TRAP = -2.0
"""A card is placed face down as a trap if turning it would score at most this many points."""

_TAKEN_UP = -1.0
"""The price of turning a card outside its zone (rule 20), which wastes the step."""


def manner_of(board: Board) -> Manner:
    """Return the weights for this board: RIVALS or PARTNERS."""
    return RIVALS if has_rivals(board) else PARTNERS


def has_rivals(board: Board) -> bool:
    """Return whether the seat to move has opponents: not in solo or coop games."""
    return len(board.hands) > 1 and not board.table.variant.coop


def plain_step(board: Board, manner: Manner) -> Step:
    """Return the step with the highest price. All seats play it in playouts."""
    if not board.a_used:
        found = placements(board, manner)
        return max(found)[1] if found else without_placement(board)
    turn = max(turns(board, manner), default=None)
    if turn and turn[0] > manner.turning:
        return turn[1]
    lay = max(lays(board, manner), default=None)
    return lay[1] if lay and lay[0] >= manner.laying else (DONE, 0, 0)


def placements(board: Board, manner: Manner) -> list[Option]:
    """Return all ways to place a card from the hand face up, with their prices."""
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
    """Return the step to take if no card can be placed: EXCHANGE or SKIP (rules 21 and 22)."""
    can_exchange = board.table.variant.zones and board.stack
    return (EXCHANGE if can_exchange else SKIP, 0, 0)


def turns(board: Board, manner: Manner) -> Iterator[Option]:
    """Yield a TURN for each face-down card, priced by `expected`."""
    for cell in cells_of(board.closed):
        yield expected(board, cell, manner), (TURN, 0, cell)


def expected(board: Board, cell: int, manner: Manner) -> float:
    """Return the expected points for turning the face-down card on `cell`.

    The result is exact if the seat to move placed the card.
    """
    if board.who[cell] != board.seat:
        return board.rows[cell][AVERAGE] - manner.distrust
    card = board.faces[cell]
    return board.rows[cell][card] if board.table.fits[card] >> cell & 1 else _TAKEN_UP


def lays(board: Board, manner: Manner) -> list[Option]:
    """Return all ways to place a card from the hand face down in its zone, with their prices."""
    rows, fits, envy = board.rows, board.table.fits, manner.envy
    aims = board.reachable & board.free
    return [
        (rows[cell][card] - envy * max(0.0, rows[cell][AVERAGE]), (LAY, card, cell))
        for card in board.hand
        for cell in cells_of(aims & fits[card])
    ]


def tucks(board: Board) -> list[Option]:
    """Return all ways to end an exchange; the price is the negative `prospect` of the card."""
    return [(-board.prospect(card), (TUCK, card, 0)) for card in board.hand]


def traps(board: Board) -> Iterator[Option]:
    """Yield ways to place a card face down that would cost a rival points to turn."""
    rows, fits = board.rows, board.table.fits
    aims = board.reachable & board.free
    for card in board.hand:
        for cell in cells_of(aims & fits[card]):
            if rows[cell][card] <= _TRAP:
                yield -rows[cell][card] / 2, (LAY, card, cell)
