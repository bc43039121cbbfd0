"""A turn that is replayed: its moves, and their judgements so far.

Only the ply where it begins is saved. The judgement is repeated from there and always gives the
same values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count

from tabletop.ai.bot import Thought
from tabletop.ai.review import LEAST
from tabletop.app.model.retry import ReplayedTurn
from tabletop.app.modes.judging import outcome_of
from tabletop.games.registry import AnyMatch, load_unit

KEY = "retry"
"""The key in the meta of a saved game for the first ply of a replayed turn."""


def to_meta(retry: ReplayedTurn | None) -> dict[str, object]:
    """Return the field for the meta of a saved game, {} if no turn is replayed."""
    return {} if retry is None else {KEY: retry.start}


def from_meta(match: AnyMatch, meta: Mapping[str, object]) -> ReplayedTurn | None:
    """Return the replayed turn of a saved game, None if there is none or it is invalid."""
    start = meta.get(KEY)
    if type(start) is not int or not 0 <= start <= match.ply:
        return None
    seat = _mover(match, start)
    return ReplayedTurn(start) if seat and match.record.seats[seat - 1].is_human else None


def followed(retry: ReplayedTurn | None, match: AnyMatch) -> ReplayedTurn | None:
    """Return the replayed turn with its moves so far, None if the game has left the turn.

    That is, somebody decided after the turn, or moves before the turn were taken back.
    """
    if retry is None or match.ply < retry.start:
        return None
    end = _end(retry.start, match)
    if any(_mover(match, ply) for ply in range(end, match.ply)):
        return None
    moves = match.record.moves[retry.start : end]
    return retry if moves == retry.moves else ReplayedTurn(retry.start, moves)


def is_over(retry: ReplayedTurn, match: AnyMatch) -> bool:
    """Return whether the turn is over."""
    if not retry.moves:
        return False
    is_alone = len(match.record.seats) == 1
    goes_on = match.to_move == _mover(match, retry.start) and _end(retry.start, match) == match.ply
    return is_alone or not goes_on


def _end(start: int, match: AnyMatch) -> int:
    """Return the ply after the turn, or the present ply if the turn may continue.

    A turn ends when anybody else continues, including chance. In a solo game it is one decision.
    """
    if len(match.record.seats) == 1:
        return min(start + 1, match.ply)
    seat = _mover(match, start)
    return next(ply for ply in count(start) if ply == match.ply or _mover(match, ply) != seat)


def _mover(match: AnyMatch, ply: int) -> int | None:
    return match.game.current_player(match.positions[ply].state)


def is_known(retry: ReplayedTurn) -> bool:
    """Return whether every move of the turn is judged."""
    return bool(retry.moves) and retry.judged == len(retry.moves)


def with_thought(retry: ReplayedTurn, match: AnyMatch, found: Thought[str]) -> ReplayedTurn:
    """Return the replayed turn after one more job."""
    point, before = outcome_of(match, retry.start + retry.judged, retry.before, found)
    if before is not None:
        return replace(retry, before=before, job=None)
    points = retry.points if point is None else (*retry.points, point)
    return replace(retry, judged=retry.judged + 1, points=points, before=None, job=None)


def lost(retry: ReplayedTurn) -> float:
    """Return the sum of the losses of the turn's moves, in the unit of the game."""
    return sum(point.loss for point in retry.points)


def worth(retry: ReplayedTurn) -> float:
    """Return the value of the best move found so far in the turn, 0.0 before any judgement."""
    return max((point.worth for point in retry.points), default=0.0)


def is_as_good(retry: ReplayedTurn, match: AnyMatch) -> bool:
    """Return whether the loss of the turn is too small for a turning point of a review."""
    return lost(retry) < LEAST[load_unit(match.record.game)]
