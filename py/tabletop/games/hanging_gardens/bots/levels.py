"""Opponents of Hanging Gardens. Nothing is hidden, so each of them sees the whole table."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tabletop.ai.bot import AnyBot, Thought
from tabletop.games.hanging_gardens.bots.beginner import Beginner
from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.greedy import Greedy
from tabletop.games.hanging_gardens.bots.reasons import reason_for
from tabletop.games.hanging_gardens.bots.search import Search, Widths
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State


@dataclass(frozen=True, slots=True)
class Searcher:
    """Tries promising actions out, its own and those with which its rivals answer.

    `plans` say how many of them, for searches that look ever deeper; `budget` is how many positions
    it looks at, or a few more.
    """

    plans: Sequence[Widths]
    budget: int

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best action so far after every slice."""
        for found in Search(Board(view), self.budget, rng).run(self.plans):
            yield Thought(found.move, found.nodes, reason_for(view, found.move))


_OWN_TURN = (14, 1000)
_AND_AN_ANSWER = (14, 12, 10, 8)
_AND_THE_NEXT = (10, 9, 7, 6, 5, 5)

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Searcher((_OWN_TURN,), 5_000),
    "hard": Searcher((_AND_AN_ANSWER, _AND_THE_NEXT), 25_000),
}
"""The opponents of Hanging Gardens by level."""
