"""How the chances in a race went: the curve under the log once the game was looked at again.

They are what the judges of the review thought that each decision left to whoever took it. Points
need no judge: there the scores themselves are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.units import Unit
from tabletop.app.course import words
from tabletop.app.model import Sitting
from tabletop.app.review.allowed import may_be_told
from tabletop.app.review.review import Review
from tabletop.app.turns.naming import name_of, turn_of
from tabletop.games.registry import AnyMatch, load_unit

Steps = list[tuple[int, float]]


def chances(sitting: Sitting, review: Review) -> dict[int, Steps] | None:
    """Return by seat the plies after which its chance was known, from 0 to 1, the end with them.

    None where the game was not looked at yet, or is none that chances are told of.
    """
    match = sitting.match
    is_ours = review.is_done and review.game == (sitting.id, match.record.moves)
    if not is_ours or load_unit(match.record.game) != Unit.CHANCE:
        return None
    told = [each for each in review.worths if may_be_told(sitting, each.seat)]
    return {
        seat: [
            (0, 1 / len(match.names)),
            *((each.ply + 1, each.worth) for each in told if each.seat == seat),
            (match.ply, _at_the_end(match, seat)),
        ]
        for seat in sorted({each.seat for each in told})
    } or None


def _at_the_end(match: AnyMatch, seat: int) -> float:
    outcome = match.game.outcome(match.state)
    winners: Sequence[int] = outcome.winners if outcome else ()
    return 1 / len(winners) if seat in winners else 0.0


def told(sitting: Sitting, lines: dict[int, Steps]) -> str:
    """Return in words what the lines are, and since when the winner was more likely to win."""
    match = sitting.match
    outcome = match.game.outcome(match.state)
    winners: Sequence[int] = outcome.winners if outcome else ()
    if len(winners) != 1 or winners[0] not in lines:
        return words.chances()
    since = turn_of(sitting, max(_likely_since(lines[winners[0]]) - 1, 0))
    return " ".join((words.chances(), words.likely(name_of(sitting, winners[0]), since)))


def _likely_since(steps: Steps) -> int:
    """Return the ply since which a chance was always more than a half."""
    since = steps[-1][0]
    for ply, chance in reversed(steps):
        if chance <= 0.5:
            break
        since = ply
    return since


def drawn(line: dict[str, Any], steps: Steps) -> dict[str, Any]:
    """Return a line of the scores with a chance for each step instead."""
    return {**line, "steps": [(ply, round(chance, 3)) for ply, chance in steps]}
