"""Jobs for the opponents' worker that judge a decision, and their results."""

from __future__ import annotations

from tabletop.ai.bot import Thought, luck_text
from tabletop.ai.job import Job
from tabletop.ai.review import LUCK, TurningPoint, goes_on, weighed
from tabletop.app.model.retry import Before
from tabletop.core.language import spoken
from tabletop.core.plain import to_plain
from tabletop.games.registry import AnyMatch


def job_of(match: AnyMatch, ply: int, before: Before, level: str, number: int) -> Job:
    """Return the job that judges the decision at `ply`, with the view of its seat.

    If that job has already returned `before`, the second job judges the seat's next decision.
    """
    record, at = match.record, ply if before is None else ply + 1
    state = match.positions[at].state
    seat = match.game.current_player(state) or 0
    return {
        "number": number,
        "game": record.game,
        "level": level,
        "language": spoken(),
        "seat": seat,
        "seats": len(record.seats),
        "options": dict(record.options),
        "ply": at,
        "luck": luck_text(record.seed, at, LUCK),
        "view": to_plain(match.game.view(state, seat)),
        "values": True,
        "asked": record.moves[ply] if before is None else "",
    }


def outcome_of(
    match: AnyMatch, ply: int, before: Before, found: Thought[str]
) -> tuple[TurningPoint[str] | None, Before]:
    """Return the loss of the decision at `ply`, or the thought to pass to a second job.

    The other is None. A second job is needed if the value of the move depends on what follows. Both
    are None if the judge has no values.
    """
    move = match.record.moves[ply]
    worth = dict(found.values).get(move)
    if before is not None:
        worth = (found.values or before.values[-1:])[0][1]
        found = before
    elif found.values and worth is None:
        if goes_on(match, ply):
            return None, found
        worth = found.values[-1][1]
    if not found.values or worth is None:
        return None, None
    seat = match.game.current_player(match.positions[ply].state) or 0
    return weighed(ply, seat, move, found, worth), None
