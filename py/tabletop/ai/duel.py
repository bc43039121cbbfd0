"""A judge of single moves for games that use playouts.

A search spends most playouts on the best candidate, so its values for other moves are imprecise.
After the search, this judge plays out the best decision and the given one equally often with the
same random numbers, which makes their difference fair.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from tabletop.ai.bot import Thought
from tabletop.ai.levels import Foreseeing, Foresight
from tabletop.ai.playouts import compared
from tabletop.ai.values import led_by

S = TypeVar("S", bound=Hashable)
D = TypeVar("D", bound=Hashable)
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Duel(Generic[S, D, M]):
    """A judge that searches with `work`, then compares the best decision with the moves in `also`.

    It makes `times` playouts of each. If `also` is empty, it only evaluates the best decision.
    """

    foresight: Foresight[S, D, M]
    work: int
    times: int
    also: tuple[M, ...] = ()

    def asked(self, move: M) -> Duel[S, D, M]:
        """Return a judge that compares `move` with the best one."""
        return replace(self, also=(move,))

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield the best decision so far, and finally the best one with the compared values."""
        search = Foreseeing(self.foresight, self.work).think(view, seat, rng)
        thought = next(search)
        yield replace(thought, values=())
        for thought in search:
            yield replace(thought, values=())
        best = replace(thought, values=())
        decisions = self._decisions(view, seat, rng)
        asked = [decisions[move] for move in self.also if move in decisions and move != best.move]
        if not asked:
            yield replace(
                best, values=((best.move, thought.values[0][1] if thought.values else 0.5),)
            )
            return
        rivals = [decisions[best.move], *asked]
        trials = self.foresight.trials(view, seat)
        means: dict[D, float] = {}
        for _ in compared(trials, rivals, self.times, rng, means):
            yield best
        found = self.foresight.tried(view, seat, [(each, means[each]) for each in rivals])
        (move, worth), *others = found
        yield replace(best, values=led_by(move, worth, others))

    def _decisions(self, view: S, seat: int, rng: random.Random) -> dict[M, D]:
        """Return the decisions that can be compared, by move."""
        promising = self.foresight.promising(view, seat, rng)
        options = [decision for _, decision in self.foresight.options(view, seat, rng)]
        known = [*promising, *options]
        moves = self.foresight.tried(view, seat, [(each, 0.5) for each in known])
        return {move: each for (move, _), each in zip(moves, known, strict=True)}
