"""The opponent that plans its whole turn, and the adviser that explains such a plan."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from tabletop.ai.bot import Thought, extended
from tabletop.ai.values import led_by
from tabletop.games.letter_maze.advice.goals import goal_behind_ponds
from tabletop.games.letter_maze.advice.reasons import Sequel, reason_for
from tabletop.games.letter_maze.bots.ahead import AFRAID, Foresight
from tabletop.games.letter_maze.bots.search import Vocabulary
from tabletop.games.letter_maze.bots.turns import Plan, Planner, Work
from tabletop.games.letter_maze.bots.worth import WIN, Way
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.notation import Move, Step, Word, legs_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import Tour
from tabletop.games.letter_maze.rules.turns import after
from tabletop.games.letter_maze.words import reasons as words

IN_DANGER = 3
"""So many times as many ends of a turn are weighed as long as all let a rival win."""

COMPARED = 20
"""So many moves are compared by a judge."""

TIE = 4
"""Plans are as good as each other if they differ by less than half a step."""


class Weighed(NamedTuple):
    """A plan with what it is worth, and the rivals who can win after it, or certainly can't."""

    plan: Plan
    worth: int
    threats: frozenset[int] = frozenset()
    harmless: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Farsighted:
    """Plans the turn with its bonus moves, and rates its best ends by what may follow.

    A judge rates the best turns with other first moves, too. With `advises` it begins a turn with
    the clearest of equally good plans, and says if empty ponds have changed the goal.
    """

    vocabulary: Vocabulary
    work: Work
    ends: int = 4
    is_judge: bool = False
    also: tuple[Move, ...] = ()
    advises: bool = False

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
        thoughts = self._thoughts(view, planner, foresight, weighed)
        yield from extended(thoughts, partial(self._valued, planner, foresight, weighed))

    def _thoughts(
        self, view: State, planner: Planner, foresight: Foresight, weighed: list[Weighed]
    ) -> Iterator[Thought[Move]]:
        """Yield the first move of the best plan so far, often; add rated plans to `weighed`."""
        told: tuple[Plan, Sequel] | None = None
        reason = ""
        for plan, sequel in self._plans(planner, foresight, weighed):
            if told is None or told[0] is not plan or told[1] != sequel:
                told = plan, sequel
                reason = reason_for(view, plan.line[0], planner.outlook.way, sequel)
            yield Thought(plan.line[0], planner.nodes + foresight.nodes, reason)
        if self.advises and told:
            yield from self._advice(view, planner, foresight, *told, reason)

    def _advice(
        self,
        view: State,
        planner: Planner,
        foresight: Foresight,
        plan: Plan,
        sequel: Sequel,
        reason: str,
    ) -> Iterator[Thought[Move]]:
        """Yield the first move of a plan with the reason for a hint.

        A bonus move is searched for as the next hint will do it, so that both name the same one.
        """
        move, nodes = plan.line[0], planner.nodes + foresight.nodes
        following = after(view, move)
        if following.phase is Phase.BONUS and following.turn.seat == planner.seat:
            thinking = Planner(following, self.vocabulary, self.work)
            for later, beyond in self._plans(thinking, foresight, []):
                sequel = beyond._replace(line=later.line)
                yield Thought(move, nodes + thinking.nodes, reason)
            nodes += thinking.nodes
        way = planner.outlook.way
        changed = _changed(view, move, way) if plan.worth < WIN else ""
        yield Thought(move, nodes, f"{changed}{reason_for(view, move, way, sequel)}")

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

    def _plans(
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
        if self.advises and weighed and planner.begins_turn:
            ties = (each for each in weighed if most - each.worth < TIE)
            best = min(ties, key=lambda each: _effort(each.plan.line[0]))
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


def _effort(move: Move) -> tuple[int, ...]:
    """Return how hard a move is to see: hedges crossed, tiles placed, letters, bends."""
    if not isinstance(move, Word | Step):
        return (0, 0, 0, 0)
    legs = legs_of(move)
    bends = sum(one.direction != other.direction for one, other in pairwise(legs))
    return (
        sum(leg.crosses for leg in legs),
        sum(leg.is_laid for leg in legs),
        len(legs),
        bends,
    )


def _changed(view: State, move: Move, way: Way) -> str:
    """Return the sentence that empty ponds have changed the goal, "" if they haven't."""
    if not isinstance(move, Word | Step):
        return ""
    goal = goal_behind_ponds(view, way) if isinstance(way, Tour) else None
    return f"{words.ponds_block(goal.named(maze_of(view.plan)))} " if goal else ""
