"""The dial of strength: opponents that take near misses of their best move, by lot.

How likely a move is falls with what it is worth less than the best one (a softmax of the values).
So a heat makes a strength, smoothly. What would be much less likely than the best is left out: it
would be nonsense. Towards the end of a game everybody sees clearer, so there the heat falls.
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
"""A move that is so much less likely than the best is not played at all."""

COOLING = 0.5
"""So much of the heat is gone at the end of a game."""


@dataclass(frozen=True, slots=True)
class Dialled(Generic[S, M]):
    """Takes one of the moves that its mind finds nearly as good as the best.

    `heat` is in the unit of the game: a move that is worth so much less is e times less likely.
    `gone` says how much of a game is over, from 0 to 1, as far as a view tells it.
    """

    mind: AnyBot
    heat: float
    gone: Callable[[S], float]

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield what its mind thinks, and in the end what it takes."""
        heat = self.heat * (1 - COOLING * self.gone(view))
        mind = self.mind.judge() if self.heat and isinstance(self.mind, Judging) else self.mind
        yield from extended(
            mind.think(view, seat, rng), lambda thought: iter([_strayed(thought, heat, rng)])
        )


@dataclass(frozen=True, slots=True)
class Lapsing(Generic[S, M]):
    """Decides with its mind, but now and then, for a share of its decisions, with a lesser one."""

    mind: AnyBot
    lesser: AnyBot
    share: float

    def think(self, view: S, seat: int, rng: random.Random) -> Iterator[Thought[M]]:
        """Yield what one of the two thinks."""
        mind = self.lesser if rng.random() < self.share else self.mind
        yield from mind.think(view, seat, rng)


def _strayed(thought: Thought[M], heat: float, rng: random.Random) -> Thought[M]:
    """Return the thought with a move that is drawn by its value; its reason goes with its move."""
    move = drawn(thought.values, heat, rng) if thought.values and heat else thought.move
    if move == thought.move:
        return thought
    values = led_by(move, dict(thought.values)[move], ())
    return replace(thought, move=move, reason="", values=values)


def drawn(values: Values[M], heat: float, rng: random.Random) -> M:
    """Return a move by lot; those of one value share its chance, for they are often alike."""
    alike: dict[float, list[M]] = {}
    for move, value in values:
        alike.setdefault(value, []).append(move)
    best = values[0][1]
    chances = {value: exp((value - best) / heat) for value in alike}
    likely = {value: chance for value, chance in chances.items() if chance >= LEFT_OUT}
    (value,) = rng.choices(tuple(likely), tuple(likely.values()))
    return rng.choice(alike[value])


def dial(minds: Sequence[AnyBot]) -> Mapping[str, AnyBot]:
    """Return the strengths below hard by name, the weakest first."""
    return dict(zip(STEPS, minds, strict=False))
