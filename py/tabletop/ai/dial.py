"""Adjustable strength: opponents that sometimes choose a move slightly worse than the best.

They sample moves by a softmax of their values, with a temperature called heat. Moves that are much
less likely than the best are never chosen, because they would look absurd. The heat decreases
during the game, since people also see more clearly towards its end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Generic, TypeVar

from tabletop.ai.bot import AnyBot, Judging, Thought, extended
from tabletop.ai.values import Values, led_by
from tabletop.core.record import STEPS

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)

LEFT_OUT = 0.1
"""The minimum probability of a move relative to the best one; less likely moves are dropped."""

COOLING = 0.5
"""The share of the heat that is lost by the end of a game."""


@dataclass(frozen=True, slots=True)
class Dialled(Generic[S, M]):
    """An opponent that samples its move by softmax from the values that `mind` finds.

    `heat` is the softmax temperature in the game's unit: a move that is worse by `heat` is e times
    less likely. `gone` returns the elapsed share of the game in a view, from 0 to 1.
    """

    mind: AnyBot
    heat: float
    gone: Callable[[S], float]

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield the thoughts of `mind`, then the sampled one."""
        heat = self.heat * (1 - COOLING * self.gone(view))
        mind = self.mind.judge() if self.heat and isinstance(self.mind, Judging) else self.mind
        yield from extended(
            mind.think(view, seat, rng),
            lambda thought: iter([_with_sampled_move(thought, heat, rng)]),
        )


@dataclass(frozen=True, slots=True)
class Lapsing(Generic[S, M]):
    """An opponent that leaves a random `share` of its decisions to `lesser`, the rest to `mind`."""

    mind: AnyBot
    lesser: AnyBot
    share: float

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield the thoughts of `mind` or of `lesser`, chosen at random."""
        mind = self.lesser if rng.random() < self.share else self.mind
        yield from mind.think(view, seat, rng)


def _with_sampled_move(thought: Thought[M], heat: float, rng: random.Random) -> Thought[M]:
    """Return `thought` with a sampled move; the reason is kept only if the move is the same."""
    move = drawn(thought.values, heat, rng) if thought.values and heat else thought.move
    if move == thought.move:
        return thought
    values = led_by(move, dict(thought.values)[move], ())
    return replace(thought, move=move, reason="", values=values)


def drawn(values: Values[M], heat: float, rng: random.Random) -> M:
    """Sample a move by softmax of the values, which must be sorted best first.

    Moves of equal value share the probability of one move, because they are often equivalent.
    """
    alike: dict[float, list[M]] = {}
    for move, value in values:
        alike.setdefault(value, []).append(move)
    best = values[0][1]
    chances = {value: exp((value - best) / heat) for value in alike}
    likely = {value: chance for value, chance in chances.items() if chance >= LEFT_OUT}
    (value,) = rng.choices(tuple(likely), tuple(likely.values()))
    return rng.choice(alike[value])


def dial(minds: Sequence[AnyBot]) -> Mapping[str, AnyBot]:
    """Return the opponents by strength; `minds` starts with the weakest."""
    return dict(zip(STEPS, minds, strict=False))
