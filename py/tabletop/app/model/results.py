"""The result of a finished game for each seat, the only source for anything that names a result.

The headline, the menu, the text to share and My garden use it, so that they agree, for example
about shared wins.
"""

from __future__ import annotations

from enum import StrEnum

from tabletop.core.game import Outcome
from tabletop.games.registry import AnyMatch


class Result(StrEnum):
    """The result of one seat.

    SOLO is for a seat without opponents, TOGETHER for all seats of a cooperative game, whether they
    reached their goal or not, and DRAWN for all seats of a game without a winner.
    """

    WON = "won"
    SHARED = "shared"
    LOST = "lost"
    DRAWN = "drawn"
    SOLO = "solo"
    TOGETHER = "together"


AGAINST_OTHERS = frozenset({Result.WON, Result.SHARED, Result.LOST, Result.DRAWN})
"""The results of a game in which seats play against each other."""


def results_of(match: AnyMatch) -> tuple[Result, ...]:
    """Return the result of every seat, () while the game is running."""
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return ()
    seats = range(1, len(match.record.seats) + 1)
    return tuple(_result(outcome, seat, len(seats)) for seat in seats)


def _result(outcome: Outcome, seat: int, seats: int) -> Result:
    if outcome.joint:
        return Result.TOGETHER
    if seats == 1:
        return Result.SOLO
    if not outcome.winners:
        return Result.DRAWN
    if seat not in outcome.winners:
        return Result.LOST
    return Result.WON if len(outcome.winners) == 1 else Result.SHARED
