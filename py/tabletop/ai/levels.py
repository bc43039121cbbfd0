"""Levels that several games have: who misjudges a little, who foresees, and what one overlooks.

A game gives its `Insight`: what may be decided, and what each decision seems worth at once. Here
is what a level makes of that.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Generic, Protocol, TypeVar

from tabletop.ai.bot import Thought
from tabletop.ai.playouts import Trials, search
from tabletop.ai.values import falling, led_by

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)
D = TypeVar("D", bound=Hashable)
T = TypeVar("T")
S_contra = TypeVar("S_contra", bound=Hashable, contravariant=True)
M_co = TypeVar("M_co", bound=Hashable, covariant=True)

Option = tuple[float, D]
"""What a decision seems worth, and the decision, in whatever form the game thinks of it."""


class Insight(Protocol[S_contra, D, M_co]):
    """What the levels of a game know of a position: the `view` of `seat`, which is to decide."""

    def options(self, view: S_contra, seat: int, rng: random.Random) -> Sequence[Option[D]]:
        """Return what may be decided, equal options in the order of luck."""
        ...

    def thought(self, view: S_contra, decision: D, nodes: int) -> Thought[M_co]:
        """Return the thought of a decision, with the reason for it."""
        ...

    def valued(
        self, view: S_contra, seat: int, options: Sequence[Option[D]]
    ) -> Sequence[tuple[M_co, float]]:
        """Return the moves of options, and what they seem worth in the unit of the game."""
        ...


class Foresight(Insight[S_contra, D, M_co], Protocol):
    """What a level knows besides that foresees."""

    def promising(self, view: S_contra, seat: int, rng: random.Random) -> Sequence[D]:
        """Return the decisions worth trying, the likeliest first: one, where no more is to ask."""
        ...

    def trials(self, view: S_contra, seat: int) -> Trials[Any, D]:
        """Return the playouts by which they are tried."""
        ...

    def tried(
        self, view: S_contra, seat: int, means: Sequence[tuple[D, float]]
    ) -> Sequence[tuple[M_co, float]]:
        """Return the moves of decisions, and the means of playouts in the unit of the game."""
        ...

    def playouts(self, view: S_contra, work: int) -> int:
        """Return how many playouts are `work`, which says how much a level thinks."""
        ...


@dataclass(frozen=True, slots=True)
class Greedy(Generic[S, D, M]):
    """Takes what seems worth most, and never asks what comes after.

    `blur` is by how much, as a standard deviation, it misjudges every decision; but what is worth
    `win` it sees for what it is.
    """

    insight: Insight[S, D, M]
    blur: float = 0.0
    win: float = inf

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield its one thought."""
        options = self.insight.options(view, seat, rng)
        best = next((each for each in options if each[0] >= self.win), None)
        if best is None:
            options = [(worth + rng.gauss(0.0, self.blur), each) for worth, each in options]
            best = max(options, key=_worth)
        thought = self.insight.thought(view, best[1], len(options))
        (move, worth), *others = self.insight.valued(view, seat, [best, *options])
        yield replace(thought, values=led_by(move, worth, others))


@dataclass(frozen=True, slots=True)
class Foreseeing(Generic[S, D, M]):
    """Tries the promising decisions by playouts, so it sees what they open to the others.

    A judge tries them more evenly in the end.
    """

    foresight: Foresight[S, D, M]
    work: int
    is_judge: bool = False

    def judge(self) -> Foreseeing[S, D, M]:
        """Return who tries the other decisions often enough to compare them, too."""
        return replace(self, is_judge=True)

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield the best decision so far after every playout."""
        candidates = self.foresight.promising(view, seat, rng)
        likeliest = self.foresight.thought(view, candidates[0], len(candidates))
        yield likeliest
        if len(candidates) == 1:
            return
        thoughts = {candidates[0]: likeliest}
        trials = self.foresight.trials(view, seat)
        playouts = self.foresight.playouts(view, self.work)
        for found in search(trials, candidates, playouts, rng, evenly=self.is_judge):
            if found.move not in thoughts:
                thoughts[found.move] = self.foresight.thought(view, found.move, found.nodes)
            values = falling(self.foresight.tried(view, seat, found.values)) if found.values else ()
            yield replace(thoughts[found.move], nodes=found.nodes, values=values)


def noticed(
    options: Sequence[T],
    overlooks: float,
    rng: random.Random,
    strikes: Callable[[T], bool] | None = None,
) -> list[T]:
    """Return the options that somebody notices who overlooks a share of them: perhaps none.

    What `strikes` is never overlooked.
    """
    return [each for each in options if (strikes and strikes(each)) or rng.random() >= overlooks]


def _worth(option: Option[Any]) -> float:
    return option[0]
