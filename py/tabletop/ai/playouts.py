"""Search by playouts, for games with chance, hidden information or more than two players.

A game implements `Trials`: how to sample a full state that fits a view, which move the playout
policy makes, and what a final state is worth. The search uses the UCB1 rule: most playouts go to
the best candidates, and some to the others while their values are uncertain.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Generic, Protocol, TypeVar

from tabletop.ai.values import Values, led_by

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)

DOUBT = 0.35
"""The exploration constant of UCB1, for values from 0 to 1."""

AT_LEAST = 4
"""The minimum number of playouts of a candidate before UCB1 applies."""


class Trials(Protocol[S, M]):
    """The playout model of a game."""

    def sample(self, rng: random.Random) -> S:
        """Return a random full state that is consistent with the view."""
        ...

    def after(self, state: S, move: M) -> S:
        """Return the state after a legal `move`."""
        ...

    def reply(self, state: S, rng: random.Random) -> M | None:
        """Return the move of the policy or of chance in `state`, or None to end the playout."""
        ...

    def value(self, state: S) -> float:
        """Return the value of a playout's last state for the searching seat, from 0 to 1."""
        ...


@dataclass(frozen=True, slots=True)
class Found(Generic[M]):
    """The best candidate so far, its mean value, and the number of states visited in all.

    `values` are the means of all candidates, best first; only the last result has them.
    """

    move: M
    value: float
    nodes: int
    values: Values[M] = ()


@dataclass(slots=True)
class Candidate(Generic[M]):
    """A move to try, with the number of its playouts and the sum of their values."""

    move: M
    playouts: int = 0
    sum: float = 0.0

    @property
    def mean(self) -> float:
        """Return the mean value of its playouts, or 0 if there are none."""
        return self.sum / self.playouts if self.playouts else 0.0


def search(
    trials: Trials[S, M],
    moves: Sequence[M],
    playouts: int,
    rng: random.Random,
    *,
    evenly: bool = False,
) -> Iterator[Found[M]]:
    """Yield the best of `moves` after every playout; the last result is the decision.

    Put the most promising moves first: they are preferred among equals. The n-th playouts of all
    candidates use the same random numbers, which reduces the variance of their differences. With
    `evenly`, candidates get at least half as many playouts as the best one at the end, to make
    their values comparable.
    """
    candidates = [Candidate(move) for move in moves]
    best = candidates[0]
    seed = rng.getrandbits(48)
    nodes = 0
    for number in range(playouts):
        nodes += _try(trials, _next(candidates, number), seed)
        best = max(candidates, key=_most_tried)
        is_last = number + 1 == playouts and not evenly
        yield Found(best.move, best.mean, nodes, _means(best, candidates) if is_last else ())
    if evenly:
        for candidate in candidates:
            while 2 * candidate.playouts < best.playouts:
                nodes += _try(trials, candidate, seed)
                yield Found(best.move, best.mean, nodes)
        yield Found(best.move, best.mean, nodes, _means(best, candidates))


def compared(
    trials: Trials[S, M],
    moves: Sequence[M],
    playouts: int,
    rng: random.Random,
    means: dict[M, float],
) -> Iterator[None]:
    """Make `playouts` playouts of each move, and store their mean values in `means`.

    Yield after every playout. The n-th playouts of all moves use the same random numbers.
    """
    candidates = [Candidate(move) for move in moves]
    seed = rng.getrandbits(48)
    for _ in range(playouts):
        for candidate in candidates:
            _try(trials, candidate, seed)
            yield
    means.update((each.move, each.mean) for each in candidates)


def _try(trials: Trials[S, M], candidate: Candidate[M], seed: int) -> int:
    """Run one more playout of a candidate and return the number of states visited."""
    value, states = _play_out(trials, candidate.move, random.Random(seed + candidate.playouts))
    candidate.playouts += 1
    candidate.sum += value
    return states


def _play_out(trials: Trials[S, M], move: M, rng: random.Random) -> tuple[float, int]:
    """Run one playout; return its value and the number of states visited."""
    state = trials.after(trials.sample(rng), move)
    states = 1
    while (reply := trials.reply(state, rng)) is not None:
        state = trials.after(state, reply)
        states += 1
    return trials.value(state), states


def _next(candidates: Sequence[Candidate[M]], number: int) -> Candidate[M]:
    """Return the candidate to try after `number` playouts in all."""
    least = min(candidates, key=lambda candidate: candidate.playouts)
    if least.playouts < AT_LEAST:
        return least
    logarithm = log(number)
    return max(candidates, key=lambda each: each.mean + DOUBT * sqrt(logarithm / each.playouts))


def _means(best: Candidate[M], candidates: Sequence[Candidate[M]]) -> Values[M]:
    return led_by(best.move, best.mean, [(each.move, each.mean) for each in candidates])


def _most_tried(candidate: Candidate[M]) -> tuple[int, float]:
    return candidate.playouts, candidate.mean
