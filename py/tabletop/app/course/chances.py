"""The winning chances in a race: the curve under the log after a review.

They are the values that the quick judge of the review gave each decision. Games of points need no
judge: their curve shows the scores.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.ai.units import Unit
from tabletop.app.course import words
from tabletop.app.course.allowed import may_be_reviewed
from tabletop.app.model.review import Review
from tabletop.app.model.session import Session
from tabletop.app.turns.naming import name_of, turn_of
from tabletop.games.registry import AnyMatch, load_unit

Steps = list[tuple[int, float]]


def chances(session: Session, review: Review) -> dict[int, Steps] | None:
    """Return the (ply, chance) pairs of each seat's curve, from the start to the end of the game.

    Chances range from 0 to 1. Seats without decisions that may be shown are left out. Return None
    if none is left, if the game was not reviewed completely, or if it is not a race.
    """
    match = session.match
    is_ours = review.is_done and review.game == (session.id, match.record.moves)
    if not is_ours or load_unit(match.record.game) != Unit.CHANCE:
        return None
    reviewed = [each for each in review.worths if may_be_reviewed(session, each.seat)]
    return {
        seat: [
            (0, 1 / len(match.names)),
            *((each.ply + 1, each.worth) for each in reviewed if each.seat == seat),
            (match.ply, _at_the_end(match, seat)),
        ]
        for seat in sorted({each.seat for each in reviewed})
    } or None


def _at_the_end(match: AnyMatch, seat: int) -> float:
    outcome = match.game.outcome(match.state)
    winners: Sequence[int] = outcome.winners if outcome else ()
    return 1 / len(winners) if seat in winners else 0.0


def chances_text(session: Session, lines: dict[int, Steps]) -> str:
    """Return a sentence about the curve and, for a single winner, since when a win was likely."""
    match = session.match
    outcome = match.game.outcome(match.state)
    winners: Sequence[int] = outcome.winners if outcome else ()
    if len(winners) != 1 or winners[0] not in lines:
        return words.chances()
    since = turn_of(session, max(_likely_since(lines[winners[0]]) - 1, 0))
    return " ".join((words.chances(), words.likely(name_of(session, winners[0]), since)))


def _likely_since(steps: Steps) -> int:
    """Return the ply since which a chance was always above one half."""
    since = steps[-1][0]
    for ply, chance in reversed(steps):
        if chance <= 0.5:
            break
        since = ply
    return since


def drawn(steps: Steps) -> Steps:
    """Return the steps with their chances rounded for drawing."""
    return [(ply, round(chance, 3)) for ply, chance in steps]
