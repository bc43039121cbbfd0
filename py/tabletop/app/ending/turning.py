"""The move that decided a finished game, or the winner's best move.

A winner who led from early on had won long before a late move: then no move counts as decisive.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from tabletop.games.registry import AnyMatch

Scores = tuple[int, ...]


class Turning(NamedTuple):
    """The ply of the move, whether it was decisive, and since when the winner led for good.

    `ahead` is a ply. It is None in a race, without opponents, or if nobody led at the end.
    """

    ply: int
    decided: bool
    ahead: int | None = None


def turning_of(match: AnyMatch) -> Turning | None:
    """Return the decisive or best move of a finished game, None if none stands out.

    In a race it is the last move.
    """
    for known, found in _latest:
        if known is match:
            return found
    found = _turning(match)
    _latest.append((match, found))
    return found


_latest: deque[tuple[AnyMatch, Turning | None]] = deque(maxlen=1)
"""The latest match and its result: scoring all positions is slow, and the page asks often."""


def _turning(match: AnyMatch) -> Turning | None:
    if not match.game.info.by_score:
        return Turning(match.ply - 1, decided=False) if match.ply else None
    outcome = match.game.outcome(match.state)
    winners = outcome.winners if outcome else ()
    scores = [match.game.scores(position.state) for position in match.positions]
    ahead = _ahead_for_good(scores, winners)
    if (
        ahead is not None
        and 2 * ahead > match.ply
        and _scores_at(match, scores, ahead - 1, winners)
        and not _is_given(match, scores, ahead - 1)
    ):
        return Turning(ahead - 1, decided=True, ahead=ahead)
    best = _greatest_stride(match, scores, winners)
    return None if best is None else Turning(best, decided=False, ahead=ahead)


def _ahead_for_good(scores: Sequence[Scores], winners: Sequence[int]) -> int | None:
    """Return the first ply from which every winner leads all others to the end, or None."""
    others = set(range(1, len(scores[0]) + 1)) - set(winners)
    if not winners or not others:
        return None
    ahead = None
    for at, points in enumerate(scores):
        leads = min(points[seat - 1] for seat in winners) > max(points[seat - 1] for seat in others)
        ahead = (at if ahead is None else ahead) if leads else None
    return ahead


def _greatest_stride(
    match: AnyMatch, scores: Sequence[Scores], winners: Sequence[int]
) -> int | None:
    """Return the first ply at which a winner scored and the lead grew most, or None."""
    best, found = 0, None
    for ply, (before, after) in enumerate(pairwise(scores)):
        if not _scores_at(match, scores, ply, winners):
            continue
        seat = match.game.current_player(match.positions[ply].state) or 0
        stride = _lead(after, seat) - _lead(before, seat)
        if stride > best:
            best, found = stride, ply
    return found


def _scores_at(match: AnyMatch, scores: Sequence[Scores], ply: int, winners: Sequence[int]) -> bool:
    """Return whether a winner moved at `ply` and scored."""
    seat = match.game.current_player(match.positions[ply].state) or 0
    return seat in winners and scores[ply + 1][seat - 1] > scores[ply][seat - 1]


def _is_given(match: AnyMatch, scores: Sequence[Scores], ply: int) -> bool:
    """Return whether opponents lost more points since the mover's last turn than the move gained.

    Then the move is not the reason for the lead.
    """
    movers = [match.game.current_player(at.state) for at in match.positions[: ply + 1]]
    seat = movers[ply] or 0
    turn = ply
    while turn > 0 and movers[turn - 1] == seat:
        turn -= 1
    given = 0
    for at in takewhile(lambda at: movers[at] != seat, reversed(range(turn))):
        if rival := movers[at]:
            given += max(0, scores[at][rival - 1] - scores[at + 1][rival - 1])
    return given > scores[ply + 1][seat - 1] - scores[ply][seat - 1]


def _lead(scores: Scores, seat: int) -> int:
    """Return the lead of a seat over the best other one, in points; in a solo game its score."""
    others = [points for other, points in enumerate(scores, start=1) if other != seat]
    return scores[seat - 1] - max(others, default=0)
