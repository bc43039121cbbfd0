"""Levels that several games share: greedy play with errors, playouts, and overlooked options.

A game implements `Insight`: its possible decisions and an immediate estimate of each.
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
"""(estimated value, decision); the game chooses the type of its decisions."""


class Insight(Protocol[S_contra, D, M_co]):
    """A game's evaluation of the decisions of `seat` in its `view`."""

    def options(self, view: S_contra, seat: int, rng: random.Random) -> Sequence[Option[D]]:
        """Return the possible decisions with their estimates; `rng` orders equal ones."""
        ...

    def thought(self, view: S_contra, decision: D, nodes: int) -> Thought[M_co]:
        """Return the thought for a decision, including its reason."""
        ...

    def valued(
        self, view: S_contra, seat: int, options: Sequence[Option[D]]
    ) -> Sequence[tuple[M_co, float]]:
        """Return the moves of `options` with their estimates in the game's unit."""
        ...


class Foresight(Insight[S_contra, D, M_co], Protocol):
    """A game's evaluation for levels that search by playouts."""

    def promising(self, view: S_contra, seat: int, rng: random.Random) -> Sequence[D]:
        """Return the decisions to try, most promising first; only one if no search is needed."""
        ...

    def trials(self, view: S_contra, seat: int) -> Trials[Any, D]:
        """Return the playout model that tries the decisions."""
        ...

    def tried(
        self, view: S_contra, seat: int, means: Sequence[tuple[D, float]]
    ) -> Sequence[tuple[M_co, float]]:
        """Return the moves of the decisions, with playout means converted to the game's unit."""
        ...

    def playouts(self, view: S_contra, work: int) -> int:
        """Return the number of playouts for `work`, the search budget of a level."""
        ...


@dataclass(frozen=True, slots=True)
class Greedy(Generic[S, D, M]):
    """An opponent that takes the highest estimate without looking ahead.

    Each estimate gets a normally distributed error with standard deviation `blur`. A decision with
    a true estimate of at least `win` is always taken.
    """

    insight: Insight[S, D, M]
    blur: float = 0.0
    win: float = inf

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield a single thought."""
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
    """An opponent that tries promising decisions by playouts, so it sees the others' replies.

    A judge (`is_judge`) adds playouts of the weaker decisions at the end.
    """

    foresight: Foresight[S, D, M]
    work: int
    is_judge: bool = False

    def judge(self) -> Foreseeing[S, D, M]:
        """Return an opponent that also tries the other decisions often enough to compare them."""
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
    """Return `options`, dropping each with probability `overlooks`; the result may be empty.

    Options for which `strikes` is true are always kept.
    """
    return [each for each in options if (strikes and strikes(each)) or rng.random() >= overlooks]


def _worth(option: Option[Any]) -> float:
    return option[0]
