"""The opponent that plans its whole turn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from tabletop.ai.bot import Thought, extended
from tabletop.ai.values import led_by
from tabletop.games.letter_maze.bots.ahead import AFRAID, Foresight
from tabletop.games.letter_maze.bots.search import Vocabulary
from tabletop.games.letter_maze.bots.turns import Plan, Planner, Work
from tabletop.games.letter_maze.bots.worth import WIN
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import State

IN_DANGER = 3
"""So many times as many ends of a turn are weighed as long as all let a rival win."""

COMPARED = 20
"""So many moves are compared by a judge."""


class Sequel(NamedTuple):
    """The moves that are planned to follow in the turn, and what the whole turn leads to.

    `wins` tells whether it reaches the finish, `guards` whether it keeps a rival from a winning
    word that others of the turns looked at allow, `risks` whether a rival has such a word after it.
    """

    line: tuple[Move, ...] = ()
    wins: bool = False
    guards: bool = False
    risks: bool = False


class Weighed(NamedTuple):
    """A plan with what it is worth, and the rivals who can win after it, or certainly can't."""

    plan: Plan
    worth: int
    threats: frozenset[int] = frozenset()
    harmless: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Farsighted:
    """Plans the turn with its bonus moves, and rates its best ends by what may follow.

    A judge rates the best turns with other first moves, too.
    """

    vocabulary: Vocabulary
    work: Work
    ends: int = 4
    is_judge: bool = False
    also: tuple[Move, ...] = ()

    def judge(self) -> Farsighted:
        """Return the same opponent, which then rates other moves, too."""
        return replace(self, is_judge=True)

    def asked(self, move: Move) -> Farsighted:
        """Return the same judge, which rates this move, too, if it ends the turn."""
        return replace(self, also=(move,))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, often."""
        planner, foresight = Planner(view, self.vocabulary, self.work), Foresight(self.vocabulary)
        weighed: list[Weighed] = []
        thoughts = self.thoughts(view, planner, foresight, weighed)
        yield from extended(thoughts, partial(self._valued, planner, foresight, weighed))

    def thoughts(
        self, view: State, planner: Planner, foresight: Foresight, weighed: list[Weighed]
    ) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, often; add rated plans to `weighed`."""
        for plan, _ in self.plans(planner, foresight, weighed):
            yield Thought(plan.line[0], planner.nodes + foresight.nodes)

    def preferred(self, best: Weighed, weighed: Sequence[Weighed], planner: Planner) -> Weighed:
        """Return the plan to follow of those that are as good as the best one: here, that one."""
        return best

    def _valued(
        self,
        planner: Planner,
        foresight: Foresight,
        weighed: list[Weighed],
        best: Thought[Move],
    ) -> Iterator[Thought[Move]]:
        """Yield the best move again, and finally with its value and those of other moves."""
        if self.is_judge:
            asked = [planner.end_with(move) for move in self.also]
            others = [*filter(None, asked), *planner.beginnings()]
            for _ in self._weigh_others(others, planner, foresight, weighed):
                yield best
        worths = [(each.plan.line[0], each.worth) for each in weighed]
        most = max([worth for move, worth in worths if move == best.move], default=WIN)
        values = ((move, planner.hope(worth)) for move, worth in worths)
        yield replace(best, values=led_by(best.move, planner.hope(most), values))

    def plans(
        self, planner: Planner, foresight: Foresight, weighed: list[Weighed]
    ) -> Iterator[tuple[Plan, Sequel]]:
        """Yield the best plan so far, and what it leads to.

        Plans are compared by where they end, and the best of them by what may follow.
        """
        for _ in planner.run():
            yield planner.best, _sequel(planner.best)
        best, most = Weighed(planner.best, 0), -WIN
        ends = planner.ends() if planner.best.worth < WIN else []
        for number, plan in enumerate(ends[: self.ends * IN_DANGER]):
            if number >= self.ends and most > AFRAID:
                break
            for _ in foresight.judge(plan, planner.seat):
                yield best.plan, _sequel(best.plan)
            weighed.append(_weighed(plan, foresight))
            if foresight.worth > most:
                best, most = weighed[-1], foresight.worth
        best = self.preferred(best, weighed, planner)
        feared = frozenset[int]().union(*(each.threats for each in weighed))
        guards = bool(feared) and feared <= best.harmless
        risks = bool(best.threats)
        yield best.plan, _sequel(best.plan)._replace(guards=guards, risks=risks)

    def _weigh_others(
        self,
        others: Sequence[Plan],
        planner: Planner,
        foresight: Foresight,
        weighed: list[Weighed],
    ) -> Iterator[None]:
        """Rate the best turns with other first moves, and add them to `weighed`; pause often."""
        known = {each.plan.line[0] for each in weighed} | {planner.best.line[0]}
        for plan in others:
            if plan.line[0] not in known and len(weighed) < COMPARED:
                yield from foresight.judge(plan, planner.seat)
                weighed.append(_weighed(plan, foresight))


def _weighed(plan: Plan, foresight: Foresight) -> Weighed:
    threats, harmless = frozenset(foresight.threats), frozenset(foresight.harmless)
    return Weighed(plan, foresight.worth, threats, harmless)


def _sequel(plan: Plan) -> Sequel:
    return Sequel(tuple(plan.line[1:]), plan.worth == WIN)
