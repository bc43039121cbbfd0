"""What turns are worth by playouts: many for those in reach of the best, few for the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tabletop.ai.playouts import Trials

T = TypeVar("T")

Start = Callable[[Any], Any]
"""What plays a turn on a full state, and returns the state after it."""

ROUNDS = (8, 24, 96)
"""How many playouts a turn has had after each round of the comparison."""

REACH = 0.12
"""So much less than the best a turn may seem worth after the first round and yet be tried on."""


def means(
    trials: Trials[Any, Any],
    turns: Sequence[Start],
    rounds: Sequence[int],
    seed: int,
    margin: float,
) -> list[tuple[float, int]]:
    """Return the means of the turns still in reach of the best with their indices, best first.

    It ends early where the best two are too close for `margin`. Playouts of the same number share
    their luck.
    """
    sums = [0.0] * len(turns)
    left, done = list(range(len(turns))), 0
    ranked: list[tuple[float, int]] = []
    for until in rounds:
        for index in left:
            sums[index] += sum(_played(trials, turns[index], seed + n) for n in range(done, until))
        done = until
        ranked = sorted(((sums[index] / done, index) for index in left), reverse=True)
        if len(ranked) > 1 and ranked[0][0] - ranked[1][0] < margin * (1 - 4 / done):
            break
        left = [index for mean, index in ranked if mean > ranked[0][0] - REACH - margin]
    return ranked


def _played(trials: Trials[Any, Any], start: Start, seed: int) -> float:
    luck = random.Random(seed)
    state = start(trials.sample(luck))
    while (reply := trials.reply(state, luck)) is not None:
        state = trials.after(state, reply)
    return trials.value(state)
