"""Why a game of Wizards' Garden is over, and what decided it (R14, R15)."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.core.seating import seat_gap
from tabletop.games.wizards_garden.rules.position import Position
from tabletop.games.wizards_garden.words import sentences


def why(position: Position) -> str:
    """Return why a game that ended with `position` is over, and what decided it."""
    return t(sentences.WHY, over=_why_over(position), decided=why_decided(position))


def result_reason(position: Position) -> str:
    """Return `why` for a result, with a placeholder for the Staff's holder if the Staff decides."""
    first, second = (each.total for each in position.flowers)
    if first != second or not position.staff:
        return why(position)
    decided = t(sentences.HAS_STAFF, name=seat_gap(position.staff))
    return t(sentences.WHY, over=_why_over(position), decided=decided)


def why_decided(position: Position) -> str:
    """Return why the winner has won, or why nobody has."""
    first, second = (each.total for each in position.flowers)
    if first != second:
        return t(sentences.MOST_FLOWERS)
    return t(sentences.STAFF_DECIDES if position.staff else sentences.NOBODY_WINS)


def _why_over(position: Position) -> str:
    if not position.basket:
        return t(sentences.BASKET_EMPTY)
    return t(sentences.BOARD_FULL if position.white | position.black else sentences.BOARD_EMPTY)
