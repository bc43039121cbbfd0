"""The result of a finished game (R14, R15)."""

from __future__ import annotations

from tabletop.core.game import Outcome
from tabletop.games.wizards_garden.rules.position import Position


def outcome_of(position: Position) -> Outcome:
    """Return the winner in a final `position`; nobody wins if flowers tie without a Staff (R15)."""
    first, second = (each.total for each in position.flowers)
    if first != second:
        return Outcome((1 if first > second else 2,))
    return Outcome((position.staff,) if position.staff else ())
