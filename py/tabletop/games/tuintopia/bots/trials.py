"""The playouts of the hard opponent: hidden cards are dealt at random, and all play plainly on."""

from __future__ import annotations

import random
from math import exp

from tabletop.ai.values import lead
from tabletop.games.tuintopia.bots.board import Board, Step
from tabletop.games.tuintopia.bots.options import has_rivals, manner_of, plain_step
from tabletop.games.tuintopia.rules.state import State

LEAD = 5.0
"""A lead of so many points makes a win e times as likely."""

SPREAD = 15.0
"""By so many points the gardens differ that partners may come to."""

TRAPS = 3
"""So many worse cards a rival is thought to have passed over for each that he laid closed."""

PACE = 2.5
"""So many points partners hope for in a turn: about what makes a garden good."""


class Foresight:
    """Playouts from the view of one seat until `turns` turns have ended."""

    def __init__(self, view: State, turns: int) -> None:
        """Begin at `view`, in which its viewer is to decide."""
        self._view = view
        self._board = Board(view)
        self._seat = view.seat - 1
        self._turns = turns
        self._manner = manner_of(self._board)
        self._has_rivals = has_rivals(self._board)
        self._hope = sum(view.totals) + PACE * turns

    def sample(self, rng: random.Random) -> Board:
        """Return a full board with the hidden cards dealt at random."""
        traps = TRAPS if self._has_rivals else 0
        return self._board.dealt(self._view, 2 * self._turns + 1, traps, rng)

    def after(self, board: Board, step: Step) -> Board:
        """Return the board after a step; it is the same one, for playouts look never back."""
        board.play(step)
        return board

    def reply(self, board: Board, rng: random.Random) -> Step | None:
        """Return what the seat to move plays plainly; None when the turns are over."""
        if board.is_over or board.turns >= self._turns:
            return None
        return plain_step(board, self._manner)

    def points(self, mean: float) -> float:
        """Return the points that a mean of values stands for: of all, or ahead of rivals."""
        return lead(mean, LEAD) if self._has_rivals else self._hope + lead(mean, SPREAD)

    def value(self, board: Board) -> float:
        """Return how good the end is for the seat that thinks, from 0 to 1."""
        totals = board.totals
        if not self._has_rivals:
            return 1 / (1 + exp((self._hope - sum(totals)) / SPREAD))
        best = max(total for seat, total in enumerate(totals) if seat != self._seat)
        return 1 / (1 + exp((best - totals[self._seat]) / LEAD))
