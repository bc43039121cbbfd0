"""A finished game looked at again: who was put out by what, and the decisions that cost most.

Every decision is judged by what its seat knew, never by what came of it. A quick judge scans all of
them, and a strong one looks again where most seems to be lost, and where a seat put itself out of
the game. A move that a judge does not compare of itself is asked about (`Answering`); where that is
of no avail, it counts by what the same seat could still do after it, or, when its turn was over, as
no better than the last that is compared: so rather too little is said to be lost than too much.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from tabletop.ai.bot import Answering, AnyBot, Thought, luck_of
from tabletop.ai.units import Unit
from tabletop.core.game import CHANCE as CHANCE_SEAT
from tabletop.core.match import Match
from tabletop.core.turns import turns_of
from tabletop.words.game_words import GameWords

M = TypeVar("M")

MOST_TOLD = 3
"""The most turning points that a review shows for one seat."""

LEAST = {Unit.POINTS: 1.0, Unit.CHANCE: 0.1}
"""What a turning point costs at least, by the unit of a game."""

SMALL = 0.5
"""The share of that which is told of a seat that lost the game without any one turning point."""

_SCANNED = 0.5
"""The share of the work that is thought to be done when all is scanned."""

LUCK = "review"
"""Whose luck judges have: that of the level of this name."""

_DIGITS = 6


@dataclass(frozen=True, slots=True)
class TurningPoint(Generic[M]):
    """A decision that cost much: the move played at `ply`, and a better one.

    `loss` is by how much `move` was worth less to `seat`, in the unit of the game; `why` says in a
    sentence what makes the other one good ("" where that is not known). `worth` is what the better
    one was worth: below 0 where that is behind, if the unit is points of a lead.
    """

    ply: int
    seat: int
    move: M
    better: M
    loss: float
    why: str
    worth: float = 0.0


class Progress(NamedTuple):
    """How far a review is, from 0 to 1, and what it found, in the order of plies, once it is 1."""

    share: float
    points: tuple[TurningPoint[Any], ...] = ()


class Exit(NamedTuple):
    """How `seat` was put out of the game: by what happened from `ply` up to `end`, exclusive.

    `is_own` is whether the seat itself decided at `ply`. `risk` says for how many of how many
    outcomes of chance that decision put it out; (0, 0) where that is not to be counted.
    """

    seat: int
    ply: int
    end: int
    is_own: bool
    risk: tuple[int, int] = (0, 0)


Points = list[TurningPoint[Any]]


def review(
    match: Match[Any, Any],
    scout: AnyBot,
    expert: AnyBot,
    unit: Unit,
    looks: int,
    words: GameWords[Any, Any],
    seats: Collection[int] | None = None,
) -> Iterator[Progress]:
    """Yield how far the review of a match is, often; the last one has the turning points.

    Both judges know what moves are worth (see the registry's `load_judge`). The second one looks at
    a limited number of decisions, those of `seats` alone, or of all. Decisions that `words` tell
    alike are left out. The same record gives the same turning points.
    """
    plies = decisions(match, seats)
    scanned = yield from _looked(match, plies, scout, 0.0, _SCANNED)
    closely = swings(match, scanned, looks)
    found = yield from _looked(match, closely, expert, _SCANNED, 1.0)
    apart = [point for point in found if is_told_apart(words, match, point.ply, point.better)]
    yield Progress(1.0, tuple(told(apart, unit, losers(match))))


def decisions(match: Match[Any, Any], seats: Collection[int] | None = None) -> list[int]:
    """Return the plies at which one of `seats` decided, or anybody."""
    movers = [match.game.current_player(each.state) for each in match.positions[: match.ply]]
    return [ply for ply, seat in enumerate(movers) if seat and (seats is None or seat in seats)]


def exits(match: Match[Any, Any]) -> tuple[Exit, ...]:
    """Return how seats were put out of the game, in the order of plies; by the rules alone."""
    seats = range(1, len(match.names) + 1)
    found: list[Exit] = []
    for ply in range(match.ply):
        before, after = match.positions[ply].state, match.positions[ply + 1].state
        found += [
            _exit(match, seat, ply)
            for seat in seats
            if match.game.is_out(after, seat) and not match.game.is_out(before, seat)
        ]
    return tuple(found)


def _exit(match: Match[Any, Any], seat: int, ply: int) -> Exit:
    """Return how a seat was put out by the move at a ply.

    Where that is a roll which the seat had to make after its own decision, that comes with it.
    """
    game, state = match.game, match.positions[ply].state
    if game.current_player(state) != CHANCE_SEAT:
        return Exit(seat, ply, ply + 1, game.current_player(state) == seat)
    is_own = ply > 0 and game.current_player(match.positions[ply - 1].state) == seat
    if not is_own or game.throw(state) is None:
        return Exit(seat, ply, ply + 1, is_own=False)
    after = [game.apply_move(state, roll) for roll in game.legal_moves(state)]
    risk = sum(game.is_out(each, seat) for each in after), len(after)
    return Exit(seat, ply - 1, ply + 1, is_own=True, risk=risk)


def own_exits(match: Match[Any, Any], plies: Collection[int]) -> list[int]:
    """Return the plies, of these, of the turns in which a seat put itself out, the last first."""
    turns = turns_of(match)
    own = {turns[each.ply] for each in exits(match) if each.is_own}
    return [ply for ply in sorted(plies, reverse=True) if turns[ply] in own]


def losers(match: Match[Any, Any]) -> set[int]:
    """Return the seats that did not win a finished game in which somebody else did."""
    outcome = match.game.outcome(match.state)
    winners = set(outcome.winners) if outcome else set()
    return set(range(1, len(match.names) + 1)) - winners if winners else set()


def is_told_apart(words: GameWords[Any, M], match: Match[Any, M], ply: int, better: M) -> bool:
    """Return whether `words` tell the move played at a ply and a better one differently.

    Two that differ by their way alone would show a person the same sentence twice.
    """
    state, seat = match.positions[ply].state, match.game.current_player(match.positions[ply].state)
    told_better = words.describe_move(state, better, match.names, seat)
    return told_better != words.told(match, ply, seat)


def swings(match: Match[Any, Any], points: Sequence[TurningPoint[Any]], looks: int) -> list[int]:
    """Return the plies of the scanned decisions to look at closely, at most `looks` of them.

    Decisions that put a seat out come first, then those that cost most. If that leaves room, the
    loser's latest decisions follow: the quick judge may have missed something there.
    """
    first = own_exits(match, [point.ply for point in points])
    costly = [point.ply for point in sorted(points, key=_most_first) if point.loss > 0]
    lost = losers(match)
    latest = [point.ply for point in reversed(points) if point.seat in lost]
    return list(dict.fromkeys([*first, *costly, *latest]))[:looks]


def told(points: Iterable[TurningPoint[Any]], unit: Unit, lost: Collection[int] = ()) -> Points:
    """Return what cost each seat most, in the order of plies.

    Of seats that `lost` without any turning point, what cost nearly as much as one.
    """
    costly: dict[int, Points] = {}
    for point in sorted(points, key=_most_first):
        is_first_small = point.seat in lost and not is_turning(costly.get(point.seat), unit)
        if point.loss >= LEAST[unit] * (SMALL if is_first_small else 1.0):
            costly.setdefault(point.seat, []).append(point)
    chosen = [point for each in costly.values() for point in each[:MOST_TOLD]]
    return sorted(chosen, key=attrgetter("ply"))


def is_turning(points: Sequence[TurningPoint[Any]] | None, unit: Unit) -> bool:
    """Return whether any of these cost as much as a turning point does."""
    return bool(points) and max(point.loss for point in points or ()) >= LEAST[unit]


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
    return TurningPoint(ply, seat, move, better, loss, thought.reason, most)


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
