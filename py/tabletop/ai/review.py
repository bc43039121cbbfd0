"""Looking at a game again: the decisions that cost most, and what would have been better.

Every decision is judged by what its seat knew, never by what came of it. A quick judge scans all
of them, and a strong one looks again where most seems to be lost. A move that a judge does not
compare of itself is asked about (`Answering`); where that is of no avail, it counts by what the
same seat could still do after it, or, when its turn was over, as no better than the last that is
compared: so rather too little is said to be lost than too much.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from tabletop.ai.bot import Answering, AnyBot, Thought, luck_of
from tabletop.ai.words import CHANCE, POINTS
from tabletop.core.match import Match

M = TypeVar("M")

MOST_LOOKED = 8
"""So many decisions at most are looked at again."""

MOST_TOLD = 3
"""So many turning points at most are told of a seat."""

LEAST = {POINTS: 1.0, CHANCE: 0.1}
"""What is lost at least by a turning point, by the unit of a game."""

_SCANNED = 0.5
"""The share of the work that is thought to be done when all is scanned."""

LUCK = "review"
"""Whose luck judges have: that of the level of this name."""

_DIGITS = 6


@dataclass(frozen=True, slots=True)
class TurningPoint(Generic[M]):
    """A decision that cost much: the move played at `ply`, and a better one.

    `loss` is by how much `move` was worth less to `seat`, in the unit of the game; `why` says in a
    sentence what makes the other one good ("" where that is not known).
    """

    ply: int
    seat: int
    move: M
    better: M
    loss: float
    why: str


class Progress(NamedTuple):
    """How far a review is, from 0 to 1, and what it found, in the order of plies, once it is 1."""

    share: float
    points: tuple[TurningPoint[Any], ...] = ()


Points = list[TurningPoint[Any]]


def review(match: Match[Any, Any], scout: AnyBot, expert: AnyBot, unit: str) -> Iterator[Progress]:
    """Yield how far the review of a match is, often; the last one has the turning points.

    Both judges know what moves are worth (see the registry's `load_judge`). The same record gives
    the same turning points.
    """
    seats = [match.game.current_player(position.state) for position in match.positions]
    decisions = [ply for ply in range(match.ply) if seats[ply]]
    scanned = yield from _looked(match, decisions, scout, 0.0, _SCANNED)
    found = yield from _looked(match, swings(scanned), expert, _SCANNED, 1.0)
    apart = [point for point in found if is_told_apart(match, point.ply, point.better)]
    yield Progress(1.0, tuple(told(apart, unit)))


def is_told_apart(match: Match[Any, M], ply: int, better: M) -> bool:
    """Return whether words tell the move played at a ply from a better one: a person would be shown
    twice the same where the two differ by their way alone."""
    state, seat = match.positions[ply].state, match.game.current_player(match.positions[ply].state)
    told_better = match.game.describe_move(state, better, match.names, seat)
    return told_better != match.told(ply, seat)


def swings(points: Iterable[TurningPoint[Any]]) -> list[int]:
    """Return the plies that are to be looked at again, of decisions that were scanned."""
    costly = (point for point in points if point.loss > 0)
    return [point.ply for point in sorted(costly, key=_most_first)[:MOST_LOOKED]]


def told(points: Iterable[TurningPoint[Any]], unit: str) -> Points:
    """Return what cost each seat most, in the order of plies."""
    costly: dict[int, Points] = {}
    for point in sorted(points, key=_most_first):
        if point.loss >= LEAST[unit]:
            costly.setdefault(point.seat, []).append(point)
    chosen = [point for each in costly.values() for point in each[:MOST_TOLD]]
    return sorted(chosen, key=attrgetter("ply"))


def _most_first(point: TurningPoint[Any]) -> tuple[float, int]:
    return -point.loss, point.ply


def _looked(
    match: Match[Any, Any], plies: Sequence[int], judge: AnyBot, begin: float, end: float
) -> Generator[Progress, None, Points]:
    """Return what the decisions at these plies cost; the share goes from begin to end."""
    found: Points = []
    for number, ply in enumerate(plies):
        progress = Progress(begin + (end - begin) * number / len(plies))
        point = yield from _judged(match, ply, judge, progress)
        if point is not None:
            found.append(point)
    return found


def _judged(
    match: Match[Any, Any], ply: int, judge: AnyBot, progress: Progress
) -> Generator[Progress, None, TurningPoint[Any] | None]:
    """Return what a decision cost, None where the judge compares nothing (a set-up, one way)."""
    move = match.move_at(ply)
    bot = judge.asked(move) if isinstance(judge, Answering) else judge
    thought = yield from _thought(match, ply, bot, progress)
    if not thought.values or move is None:
        return None
    worth = dict(thought.values).get(move)
    if worth is None:
        worth = yield from _worth_after(match, ply, judge, thought, progress)
    seat = match.game.current_player(match.positions[ply].state) or 0
    return weighed(ply, seat, move, thought, worth)


def weighed(ply: int, seat: int, move: M, thought: Thought[M], worth: float) -> TurningPoint[M]:
    """Return what a decision cost that is `worth` so much, by the thought of a judge."""
    better, most = thought.values[0]
    loss = round(most - min(most, worth), _DIGITS)
    return TurningPoint(ply, seat, move, better, loss, thought.reason)


def goes_on(match: Match[Any, Any], ply: int) -> bool:
    """Return whether the seat that decided at a ply decides again at the next one."""
    mover = match.game.current_player
    return mover(match.positions[ply].state) == mover(match.positions[ply + 1].state)


def _worth_after(
    match: Match[Any, Any], ply: int, judge: AnyBot, before: Thought[Any], progress: Progress
) -> Generator[Progress, None, float]:
    """Return what a move that is not compared was worth: what its seat could still do after it."""
    if goes_on(match, ply):
        thought = yield from _thought(match, ply + 1, judge, progress)
        if thought.values:
            return thought.values[0][1]
    return before.values[-1][1]


def _thought(
    match: Match[Any, Any], ply: int, bot: AnyBot, progress: Progress
) -> Generator[Progress, None, Thought[Any]]:
    """Return what a bot thinks for the seat to move at a ply, of what that seat may know."""
    game, state = match.game, match.positions[ply].state
    seat = game.current_player(state)
    assert seat
    thoughts = deque[Thought[Any]](maxlen=1)
    for thought in bot.think(game.view(state, seat), seat, luck_of(match.record.seed, ply, LUCK)):
        thoughts.append(thought)
        yield progress
    return thoughts[0]
