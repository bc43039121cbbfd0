"""Move values, and the conversion between a lead and the probability of winning."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import exp, inf, log
from operator import itemgetter
from typing import TypeVar

M = TypeVar("M", bound=Hashable)

Values = tuple[tuple[M, float], ...]
"""Moves with their values, best first."""

_DIGITS = 6
"""Values are rounded because sums in a different order may differ in the last digits."""

_SURE = 1e-9
"""The minimum distance of a probability from 0 and 1 before its logarithm is taken."""


def falling(ranked: Iterable[tuple[M, float]]) -> Values[M]:
    """Return moves in the given order, with values lowered so that they never increase.

    A search may prefer a move with a lower mean because it has more playouts; the others then count
    as equal to it at best. If a move occurs twice, the first one counts.
    """
    found: dict[M, float] = {}
    least = inf
    for move, value in ranked:
        if move not in found:
            least = min(value, least)
            found[move] = round(least, _DIGITS)
    return tuple(found.items())


def ranked(judged: Iterable[tuple[M, float]]) -> Values[M]:
    """Return moves sorted by value, best first; equal ones keep their order."""
    return falling(sorted(judged, key=itemgetter(1), reverse=True))


def led_by(move: M, value: float, others: Iterable[tuple[M, float]]) -> Values[M]:
    """Return the values with the chosen `move` first; no other value exceeds its `value`."""
    return falling([(move, value), *ranked(each for each in others if each[0] != move)])


def chance(lead: float, scale: float) -> float:
    """Return the probability of winning with `lead`: the logistic function of `lead / scale`."""
    return 1 / (1 + exp(-lead / scale)) if lead > 0 else 1 - 1 / (1 + exp(lead / scale))


def lead(chance: float, scale: float) -> float:
    """Return the lead that gives this probability of winning, the inverse of `chance`."""
    sure = min(max(chance, _SURE), 1 - _SURE)
    return scale * log(sure / (1 - sure))
