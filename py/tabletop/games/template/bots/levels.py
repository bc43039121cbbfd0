"""Computer opponents of Falling Leaves, which look one turn ahead."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.levels import Greedy, Option
from tabletop.ai.units import Unit
from tabletop.games.template.rules.game import GAME, State
from tabletop.games.template.rules.notation import MOST_TAKEN, Move


class Counting:
    """Evaluates a move by its points minus those that the next seat can then take."""

    def options(self, view: State, seat: int, rng: random.Random) -> Sequence[Option[Move]]:
        """Return the legal moves with their values, the most leaves first."""
        moves = reversed(tuple(GAME.legal_moves(view)))
        return [(_worth(GAME.apply_move(view, move), view, seat), move) for move in moves]

    def thought(self, view: State, decision: Move, nodes: int) -> Thought[Move]:
        """Return `decision` as a thought."""
        return Thought(decision, nodes)

    def valued(
        self, view: State, seat: int, options: Sequence[Option[Move]]
    ) -> Sequence[tuple[Move, float]]:
        """Return the moves with their values in points."""
        return [(move, worth) for worth, move in options]


def _worth(after: State, before: State, seat: int) -> int:
    """Return the points that `seat` gains minus those of the best reply."""
    gained = GAME.scores(after)[seat - 1] - GAME.scores(before)[seat - 1]
    takes_last = 0 < after.heap <= MOST_TAKEN
    return gained - min(MOST_TAKEN, after.heap) - takes_last


COUNTING = Counting()

UNIT = Unit.POINTS
"""The unit of move values."""

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(COUNTING),
    "easy": Greedy(COUNTING, blur=3.0),
    "medium": Greedy(COUNTING, blur=1.0),
}
"""The computer opponents by level."""
