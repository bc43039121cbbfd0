"""Playouts for the hard bot: hidden cards are dealt at random, and all seats play `plain_step`."""

from __future__ import annotations

import random
from math import exp

from tabletop.ai.values import lead
from tabletop.games.tuintopia.bots.board import Board, Step
from tabletop.games.tuintopia.bots.options import has_rivals, manner_of, plain_step
from tabletop.games.tuintopia.rules.state import State

LEAD = 5.0
"""The lead, in points, that multiplies the odds of winning by e."""

SPREAD = 15.0
"""The scale, in points, on which the final gardens of partners are compared."""

TRAPS = 3
"""How many extra cards a rival is assumed to have chosen from when placing a card face down."""

PACE = 2.5
"""The points per turn that partners aim for: about what a good garden needs."""


class Foresight:
    """Playouts from a seat's view, until `turns` turns have ended."""

    def __init__(self, view: State, turns: int) -> None:
        """Start from `view`, in which the viewer is to move."""
        self._view = view
        self._board = Board(view)
        self._seat = view.seat - 1
        self._turns = turns
        self._manner = manner_of(self._board)
        self._has_rivals = has_rivals(self._board)
        self._hope = sum(view.totals) + PACE * turns

    def sample(self, rng: random.Random) -> Board:
        """Return a board with the hidden cards dealt at random."""
        traps = TRAPS if self._has_rivals else 0
        return self._board.dealt(self._view, 2 * self._turns + 1, traps, rng)

    def after(self, board: Board, step: Step) -> Board:
        """Apply `step` to `board` in place, and return it; playouts never undo a step."""
        board.play(step)
        return board

    def reply(self, board: Board, rng: random.Random) -> Step | None:
        """Return the `plain_step` of the seat to move, or None if the playout is over."""
        if board.is_over or board.turns >= self._turns:
            return None
        return plain_step(board, self._manner)

    def points(self, mean: float) -> float:
        """Convert a mean of `value` to points: the lead over rivals, or the total of partners."""
        return lead(mean, LEAD) if self._has_rivals else self._hope + lead(mean, SPREAD)

    def value(self, board: Board) -> float:
        """Return the value of a final board for the viewer, from 0 to 1."""
        totals = board.totals
        if not self._has_rivals:
            return 1 / (1 + exp((self._hope - sum(totals)) / SPREAD))
        best = max(total for seat, total in enumerate(totals) if seat != self._seat)
        return 1 / (1 + exp((best - totals[self._seat]) / LEAD))
