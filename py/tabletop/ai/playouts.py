"""Search by playouts, for games with chance, hidden facts, or more than two players.

A game gives its `Trials`: how a full state is sampled among those that fit what a seat sees, which
moves a plain policy plays on from there, and what the state in which a playout ends is worth. The
search plays each candidate out many times. By the rule of upper confidence bounds, UCB1, it gives
most playouts to the candidates that do best, and some to the others for as long as they are in
doubt.
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
"""How much the doubt about a candidate counts; values are from 0 to 1."""

AT_LEAST = 4
"""So many playouts a candidate gets before it is compared."""


class Trials(Protocol[S, M]):
    """What a search knows of a game."""

    def sample(self, rng: random.Random) -> S:
        """Return a full state, drawn at random among those that fit what is known."""
        ...

    def after(self, state: S, move: M) -> S:
        """Return the state after a legal `move`."""
        ...

    def reply(self, state: S, rng: random.Random) -> M | None:
        """Return what the policy, or chance, plays in `state`; None where the playout ends."""
        ...

    def value(self, state: S) -> float:
        """Return what the end of a playout is worth to the seat that thinks, from 0 to 1."""
        ...


@dataclass(frozen=True, slots=True)
class Found(Generic[M]):
    """The best candidate so far, the mean of its playouts, and the states looked at in all.

    `values` are the means of all candidates, the best first; only the last one found has them.
    """

    move: M
    value: float
    nodes: int
    values: Values[M] = ()


@dataclass(slots=True)
class Candidate(Generic[M]):
    """A move that is tried: how often, and what it brought in sum."""

    move: M
    playouts: int = 0
    sum: float = 0.0

    @property
    def mean(self) -> float:
        """Return the mean value of its playouts, 0 if there is none."""
        return self.sum / self.playouts if self.playouts else 0.0


def search(
    trials: Trials[S, M],
    moves: Sequence[M],
    playouts: int,
    rng: random.Random,
    *,
    evenly: bool = False,
) -> Iterator[Found[M]]:
    """Yield the best of `moves` after every playout; the last one counts.

    Of equal moves the first is best, so the likeliest should stand in front. The first playouts
    of all candidates share their luck, and so do the second ones, and so on: then they differ by
    what they do rather than by what they happen to meet. When the best is found, the others are
    tried half as often `evenly`, for their values' sake.
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
    """Fill `means` with those of so many playouts of each move, all with the same luck; pause
    often."""
    candidates = [Candidate(move) for move in moves]
    seed = rng.getrandbits(48)
    for _ in range(playouts):
        for candidate in candidates:
            _try(trials, candidate, seed)
            yield
    means.update((each.move, each.mean) for each in candidates)


def _try(trials: Trials[S, M], candidate: Candidate[M], seed: int) -> int:
    """Play a candidate out once more, and return how many states that went through."""
    value, states = _play_out(trials, candidate.move, random.Random(seed + candidate.playouts))
    candidate.playouts += 1
    candidate.sum += value
    return states


def _play_out(trials: Trials[S, M], move: M, rng: random.Random) -> tuple[float, int]:
    """Return the value of the end of one playout, and how many states it went through."""
    state = trials.after(trials.sample(rng), move)
    states = 1
    while (reply := trials.reply(state, rng)) is not None:
        state = trials.after(state, reply)
        states += 1
    return trials.value(state), states


def _next(candidates: Sequence[Candidate[M]], number: int) -> Candidate[M]:
    """Return the candidate to be tried after `number` playouts in all."""
    least = min(candidates, key=lambda candidate: candidate.playouts)
    if least.playouts < AT_LEAST:
        return least
    logarithm = log(number)
    return max(candidates, key=lambda each: each.mean + DOUBT * sqrt(logarithm / each.playouts))


def _means(best: Candidate[M], candidates: Sequence[Candidate[M]]) -> Values[M]:
    return led_by(best.move, best.mean, [(each.move, each.mean) for each in candidates])


def _most_tried(candidate: Candidate[M]) -> tuple[int, float]:
    return candidate.playouts, candidate.mean
