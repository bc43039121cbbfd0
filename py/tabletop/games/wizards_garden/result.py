"""Who wins, and why a game is over (R14, R15)."""

from __future__ import annotations

from tabletop.core.game import Outcome
from tabletop.games.wizards_garden.position import Position


def outcome_of(position: Position) -> Outcome:
    """Return the result of a game that ended with `position` (R15)."""
    first, second = (each.total for each in position.flowers)
    end = _why_over(position)
    if first != second:
        return Outcome((1 if first > second else 2,), f"{end} The most flowers win.")
    if position.staff:
        return Outcome((position.staff,), f"{end} Flowers are equal, and the Staff decides.")
    return Outcome((), f"{end} Flowers are equal, and nobody ever took the Staff.")


def _why_over(position: Position) -> str:
    if not position.basket:
        return "The basket is empty."
    return "The board is full." if position.white | position.black else "The board is empty."
