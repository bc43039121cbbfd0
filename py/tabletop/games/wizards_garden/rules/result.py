"""The result of a finished game and its reason (R14, R15)."""

from __future__ import annotations

from tabletop.core.game import Outcome
from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.position import Position
from tabletop.games.wizards_garden.words import sentences


def outcome_of(position: Position) -> Outcome:
    """Return the result of a game that ended with `position` (R15)."""
    over, decided = _why_over(position), why_decided(position)
    return Outcome(_winners(position), t(sentences.WHY, over=over, decided=decided))


def _winners(position: Position) -> tuple[int, ...]:
    first, second = (each.total for each in position.flowers)
    if first != second:
        return (1 if first > second else 2,)
    return (position.staff,) if position.staff else ()


def _why_over(position: Position) -> str:
    if not position.basket:
        return t(sentences.BASKET_EMPTY)
    return t(sentences.BOARD_FULL if position.white | position.black else sentences.BOARD_EMPTY)


def why_decided(position: Position) -> str:
    """Return why the winner has won, or why nobody has."""
    first, second = (each.total for each in position.flowers)
    if first != second:
        return t(sentences.MOST_FLOWERS)
    return t(sentences.STAFF_DECIDES if position.staff else sentences.NOBODY_WINS)
