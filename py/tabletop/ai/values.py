"""What moves are worth: lists of values, and what a seat's lead means for its chance to win."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import exp, inf, log
from operator import itemgetter
from typing import TypeVar

M = TypeVar("M", bound=Hashable)

Values = tuple[tuple[M, float], ...]
"""Moves with what each is worth, the best first."""

_DIGITS = 6
"""Values are rounded, for sums of the same numbers in another order may differ far behind."""

_SURE = 1e-9
"""A chance is never thought nearer to none or to certainty where its logarithm is asked for."""


def falling(ranked: Iterable[tuple[M, float]]) -> Values[M]:
    """Return moves in the order in which a search prefers them, none worth more than one before.

    A search may prefer a move whose figure is not the highest, because it knows the figure better;
    then the others are thought to be as good as that one, and no better. Of a move that is there
    twice the first counts.
    """
    found: dict[M, float] = {}
    least = inf
    for move, value in ranked:
        if move not in found:
            least = min(value, least)
            found[move] = round(least, _DIGITS)
    return tuple(found.items())


def ranked(judged: Iterable[tuple[M, float]]) -> Values[M]:
    """Return moves with the best first, and among equals those that came first."""
    return falling(sorted(judged, key=itemgetter(1), reverse=True))


def led_by(move: M, value: float, others: Iterable[tuple[M, float]]) -> Values[M]:
    """Return the values with that of `move`, which a search chose, in front of all others."""
    return falling([(move, value), *ranked(each for each in others if each[0] != move)])


def chance(lead: float, scale: float) -> float:
    """Return the chance to win with a lead; one of `scale` makes a win e times as likely."""
    return 1 / (1 + exp(-lead / scale)) if lead > 0 else 1 - 1 / (1 + exp(lead / scale))


def lead(chance: float, scale: float) -> float:
    """Return the lead that means this chance to win."""
    sure = min(max(chance, _SURE), 1 - _SURE)
    return scale * log(sure / (1 - sure))
