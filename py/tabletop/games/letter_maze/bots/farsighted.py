"""The hard bot, which plans whole turns."""

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
"""How many times as many turn ends are evaluated if all so far let a rival win."""

COMPARED = 20
"""The maximum number of moves that a judge compares."""


class Sequel(NamedTuple):
    """The moves planned for the rest of the turn, and what the turn leads to.

    `wins` is whether it reaches the finish, `guards` whether it prevents a winning word of a rival
    that other turns allow, `risks` whether a rival has a winning word after it.
    """

    line: tuple[Move, ...] = ()
    wins: bool = False
    guards: bool = False
    risks: bool = False


class Weighed(NamedTuple):
    """A plan with its worth, and two sets of rivals; see `Foresight`."""

    plan: Plan
    worth: int
    threats: frozenset[int] = frozenset()
    harmless: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Farsighted:
    """A bot that plans turns with their bonus moves, and evaluates the best by what may follow.

    With `is_judge` it also evaluates the best turns with other first moves, including `also`.
    """

    vocabulary: Vocabulary
    work: Work
    ends: int = 4
    is_judge: bool = False
    also: tuple[Move, ...] = ()

    def judge(self) -> Farsighted:
        """Return a copy that also evaluates other moves."""
        return replace(self, is_judge=True)

    def asked(self, move: Move) -> Farsighted:
        """Return a copy that also evaluates `move`, if it ends the turn."""
        return replace(self, also=(move,))

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, repeatedly."""
        planner, foresight = Planner(view, self.vocabulary, self.work), Foresight(self.vocabulary)
        weighed: list[Weighed] = []
        thoughts = self.thoughts(view, planner, foresight, weighed)
        yield from extended(thoughts, partial(self._valued, planner, foresight, weighed))

    def thoughts(
        self, view: State, planner: Planner, foresight: Foresight, weighed: list[Weighed]
    ) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, and add evaluated plans to `weighed`."""
        for plan, _ in self.plans(planner, foresight, weighed):
            yield Thought(plan.line[0], planner.nodes + foresight.nodes)

    def preferred(self, best: Weighed, weighed: Sequence[Weighed], planner: Planner) -> Weighed:
        """Return the plan to play: here the best one. Subclasses may prefer an equally good one."""
        return best

    def _valued(
        self,
        planner: Planner,
        foresight: Foresight,
        weighed: list[Weighed],
        best: Thought[Move],
    ) -> Iterator[Thought[Move]]:
        """Yield `best` repeatedly, and finally with its value and those of other moves."""
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
        """Yield (best plan so far, its sequel), repeatedly.

        Plans are ranked by the positions in which they end, then the best ones by what may follow.
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
        """Evaluate plans with new first moves, and add them to `weighed`; yield often."""
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
