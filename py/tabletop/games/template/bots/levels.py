"""Opponents of Falling Leaves: they count the leaves of this turn and those of the next one."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.levels import Greedy, Option
from tabletop.ai.units import Unit
from tabletop.games.template.rules.game import GAME, State
from tabletop.games.template.rules.notation import MOST_TAKEN, Move


class Counting:
    """Counts the points of a move, less those that the next seat can then take."""

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[Option[Move]]:
        """Return the legal moves, the most leaves first."""
        moves = reversed(tuple(GAME.legal_moves(view)))
        return [(_worth(GAME.apply_move(view, move), view, seat), move) for move in moves]

    def thought(self, view: State, decision: Move, nodes: int) -> Thought[Move]:
        """Return the thought of a move."""
        return Thought(decision, nodes)

    def valued(
        self, view: State, seat: int, options: Sequence[Option[Move]]
    ) -> Sequence[tuple[Move, float]]:
        """Return moves, and by how many leaves they are good."""
        return [(move, worth) for worth, move in options]


def _worth(after: State, before: State, seat: int) -> int:
    """Return the points that `seat` gains, less those of the best answer."""
    gained = GAME.scores(after)[seat - 1] - GAME.scores(before)[seat - 1]
    takes_last = 0 < after.heap <= MOST_TAKEN
    return gained - min(MOST_TAKEN, after.heap) - takes_last


COUNTING = Counting()

UNIT = Unit.POINTS
"""What values count: leaves."""

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(COUNTING),
    "easy": Greedy(COUNTING, blur=3.0),
    "medium": Greedy(COUNTING, blur=1.0),
}
"""The opponents of Falling Leaves by level."""
