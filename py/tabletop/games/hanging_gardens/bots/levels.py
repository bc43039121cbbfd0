"""The bots of Hanging Gardens, by level. The game has no hidden information."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tabletop.ai.bot import AnyBot, Thought, extended
from tabletop.ai.units import Unit
from tabletop.ai.values import led_by
from tabletop.games.hanging_gardens.bots.beginner import Beginner
from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.greedy import Greedy
from tabletop.games.hanging_gardens.bots.judge import in_points
from tabletop.games.hanging_gardens.bots.search import Found, Search, Widths
from tabletop.games.hanging_gardens.rules.notation import Action
from tabletop.games.hanging_gardens.rules.state import State

_COMPARED: Widths = (14, 8, 6, 6)


@dataclass(frozen=True, slots=True)
class Searcher:
    """A bot that searches its own promising actions and its rivals' replies.

    `plans` are the widths of successively deeper searches, `budget` the approximate number of
    positions to evaluate. With `is_judge` it also evaluates other actions, always including those
    in `also`, by a search of widths `compared`. `advises` is for hints; see `Search`.
    """

    plans: Sequence[Widths]
    budget: int
    compared: Widths = _COMPARED
    is_judge: bool = False
    also: tuple[Action, ...] = ()
    advises: bool = False

    def judge(self) -> Searcher:
        """Return a copy that also evaluates other actions."""
        return replace(self, is_judge=True)

    def asked(self, move: Action) -> Searcher:
        """Return a copy that always includes `move` among the actions that it evaluates."""
        return replace(self, also=(*self.also, move))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Action]]:
        """Yield the best action so far after each slice of the search."""
        search = Search(Board(view), self.budget, rng, advises=self.advises)
        thoughts = (_thought(found) for found in search.run(self.plans))
        yield from (
            extended(thoughts, partial(self._compare, search)) if self.is_judge else thoughts
        )

    def _compare(self, search: Search, best: Thought[Action]) -> Iterator[Thought[Action]]:
        """Yield `best` repeatedly, and finally with the values of other actions added."""
        ((move, value),) = best.values
        losses: dict[Action, float] = {}
        for _ in search.compare((move, *self.also), self.compared, losses):
            yield best
        others = ((other, value - loss) for other, loss in losses.items())
        yield replace(best, values=led_by(move, value, others))


def _thought(found: Found) -> Thought[Action]:
    return Thought(found.move, found.nodes, values=((found.move, in_points(found.value)),))


_OWN_TURN = (14, 1000)
AN_ANSWER_AND_THE_NEXT: Sequence[Widths] = ((14, 12, 10, 8), (10, 9, 7, 6, 5, 5))
"""Plans for the seat's turn and the rival's reply, then also for the seat's next turn."""
_GLANCE = (14, 5, 1000)

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Searcher((_OWN_TURN,), 5_000, _GLANCE),
    "hard": Searcher(AN_ANSWER_AND_THE_NEXT, 25_000),
}
"""The bots by level."""

UNIT = Unit.POINTS
"""The unit of move values: the lead over the best rival at the end of the search, plus ten points
for a game won by then, or minus ten for one lost."""
