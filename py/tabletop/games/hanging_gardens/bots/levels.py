"""Opponents of Hanging Gardens. Nothing is hidden, so each of them sees the whole table."""

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
    """Tries promising actions out, its own and those with which its rivals answer.

    `plans` say how many of them, for searches that look ever deeper; `budget` is how many positions
    it looks at, or a few more. A judge compares other actions by the plan `compared`, and with them
    those in `also`. One that `advises` is for hints, see `Search`.
    """

    plans: Sequence[Widths]
    budget: int
    compared: Widths = _COMPARED
    is_judge: bool = False
    also: tuple[Action, ...] = ()
    advises: bool = False

    def judge(self) -> Searcher:
        """Return who compares other actions, too."""
        return replace(self, is_judge=True)

    def asked(self, move: Action) -> Searcher:
        """Return who compares this action, too, however little it promises."""
        return replace(self, also=(*self.also, move))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Action]]:
        """Yield the best action so far after every slice."""
        search = Search(Board(view), self.budget, rng, advises=self.advises)
        thoughts = (_thought(found) for found in search.run(self.plans))
        yield from (
            extended(thoughts, partial(self._compared, search)) if self.is_judge else thoughts
        )

    def _compared(self, search: Search, best: Thought[Action]) -> Iterator[Thought[Action]]:
        """Yield the best action again, at last with what others are worth."""
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
"""The own turn with the rival's answer, and then with the own next turn as well."""
_GLANCE = (14, 5, 1000)

BOTS: Mapping[str, AnyBot] = {
    "greedy": Greedy(),
    "easy": Beginner(),
    "medium": Searcher((_OWN_TURN,), 5_000, _GLANCE),
    "hard": Searcher(AN_ANSWER_AND_THE_NEXT, 25_000),
}
"""The opponents of Hanging Gardens by level."""

UNIT = Unit.POINTS
"""What values count: points of the lead over the best rival, as far as one looks, with ten more for
a game that is won by then, and ten less for one that is lost."""
