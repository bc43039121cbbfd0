"""Review of a finished game: how seats were eliminated, and which decisions cost most.

Decisions are judged by what the seat knew, not by the outcome. A quick judge scans all of them. A
strong judge then looks at those that seem to cost most, and at those by which a seat eliminated
itself.

A judge is asked about moves that it would not compare on its own (`Answering`). If it still has no
value for the move, the value is that of the seat's next decision in the same turn; at the end of a
turn, it is that of the worst move compared. So losses are underestimated rather than overestimated.
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
"""The maximum number of turning points shown for one seat."""

LEAST = {Unit.POINTS: 1.0, Unit.CHANCE: 0.1}
"""The minimum loss of a turning point, by the unit of the game's move values."""

SMALL = 0.5
"""The share of LEAST that counts as a turning point for a losing seat that has no other."""

_SCANNED = 0.5
"""The progress after the scan, as a share of the whole review."""

LUCK = "review"
"""The level name that seeds the judges' random generators."""

_DIGITS = 6


@dataclass(frozen=True, slots=True)
class TurningPoint(Generic[M]):
    """A costly decision: the move played at `ply`, and a better one.

    `loss` is how much less `move` was worth to `seat`, in the game's unit. `why` is a sentence that
    explains the better move, or "" if unknown. `worth` is the value of the better move; it may be
    negative if the unit is points of a lead.
    """

    ply: int
    seat: int
    move: M
    better: M
    loss: float
    why: str
    worth: float = 0.0


class Progress(NamedTuple):
    """The progress of a review, from 0 to 1; at 1, `points` holds its results in order of plies."""

    share: float
    points: tuple[TurningPoint[Any], ...] = ()


class Exit(NamedTuple):
    """The elimination of `seat`, caused by the moves from `ply` up to `end`, exclusive.

    `is_own` is whether the seat itself decided at `ply`. `risk` is (losing, all): the number of
    outcomes of the roll after that decision that eliminate the seat, and of all its outcomes. It is
    (0, 0) unless a roll followed.
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
    """Yield the progress of a review at short intervals; the last one has the turning points.

    Both judges must evaluate moves (see the registry's `load_judge`). `expert` judges at most
    `looks` decisions. Only decisions of `seats` are judged, or all if None. A turning point is
    dropped if `words` describe both moves by the same sentence. The same record always gives the
    same results.
    """
    plies = decisions(match, seats)
    scanned = yield from _costs(match, plies, scout, 0.0, _SCANNED)
    closely = swings(match, scanned, looks)
    found = yield from _costs(match, closely, expert, _SCANNED, 1.0)
    apart = [point for point in found if is_told_apart(words, match, point.ply, point.better)]
    yield Progress(1.0, tuple(most_costly(apart, unit, losers(match))))


def decisions(match: Match[Any, Any], seats: Collection[int] | None = None) -> list[int]:
    """Return the plies at which one of `seats` decided, or any seat if None."""
    movers = [match.game.current_player(each.state) for each in match.positions[: match.ply]]
    return [ply for ply, seat in enumerate(movers) if seat and (seats is None or seat in seats)]


def exits(match: Match[Any, Any]) -> tuple[Exit, ...]:
    """Return all eliminations in order of plies, as determined by the rules."""
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
    """Return the elimination of `seat` by the move at `ply`.

    If that is a roll forced by the seat's own decision, the elimination starts at the decision.
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
    """Return those of `plies` in turns in which a seat eliminated itself, latest first."""
    turns = turns_of(match)
    own = {turns[each.ply] for each in exits(match) if each.is_own}
    return [ply for ply in sorted(plies, reverse=True) if turns[ply] in own]


def losers(match: Match[Any, Any]) -> set[int]:
    """Return the seats that did not win; empty for a draw or an unfinished game."""
    outcome = match.game.outcome(match.state)
    winners = set(outcome.winners) if outcome else set()
    return set(range(1, len(match.names) + 1)) - winners if winners else set()


def is_told_apart(words: GameWords[Any, M], match: Match[Any, M], ply: int, better: M) -> bool:
    """Return whether `words` describe the move played at `ply` and `better` differently.

    Moves that differ only in their path may have the same description.
    """
    state, seat = match.positions[ply].state, match.game.current_player(match.positions[ply].state)
    sentence = words.describe_move(state, better, match.names, seat)
    return sentence != words.move_sentence(match, ply, seat)


def swings(match: Match[Any, Any], points: Sequence[TurningPoint[Any]], looks: int) -> list[int]:
    """Return the plies of at most `looks` scanned decisions to judge closely.

    Decisions that eliminated a seat come first, then the most costly ones. The losers' latest
    decisions fill the rest, because the quick judge may have missed something there.
    """
    first = own_exits(match, [point.ply for point in points])
    costly = [point.ply for point in sorted(points, key=_most_first) if point.loss > 0]
    lost = losers(match)
    latest = [point.ply for point in reversed(points) if point.seat in lost]
    return list(dict.fromkeys([*first, *costly, *latest]))[:looks]


def most_costly(
    points: Iterable[TurningPoint[Any]], unit: Unit, lost: Collection[int] = ()
) -> Points:
    """Return the most costly decisions of each seat, in order of plies.

    For a seat in `lost` without a turning point, smaller losses count too (see SMALL).
    """
    costly: dict[int, Points] = {}
    for point in sorted(points, key=_most_first):
        is_first_small = point.seat in lost and not is_turning(costly.get(point.seat), unit)
        if point.loss >= LEAST[unit] * (SMALL if is_first_small else 1.0):
            costly.setdefault(point.seat, []).append(point)
    chosen = [point for each in costly.values() for point in each[:MOST_TOLD]]
    return sorted(chosen, key=attrgetter("ply"))


def is_turning(points: Sequence[TurningPoint[Any]] | None, unit: Unit) -> bool:
    """Return whether the loss of any of `points` is large enough for a turning point."""
    return bool(points) and max(point.loss for point in points or ()) >= LEAST[unit]


def _most_first(point: TurningPoint[Any]) -> tuple[float, int]:
    return -point.loss, point.ply


def _costs(
    match: Match[Any, Any], plies: Sequence[int], judge: AnyBot, begin: float, end: float
) -> Generator[Progress, None, Points]:
    """Judge the decisions at `plies` and return the costs; progress runs from `begin` to `end`."""
    found: Points = []
    for number, ply in enumerate(plies):
        progress = Progress(begin + (end - begin) * number / len(plies))
        point = yield from _cost(match, ply, judge, progress)
        if point is not None:
            found.append(point)
    return found


def _cost(
    match: Match[Any, Any], ply: int, judge: AnyBot, progress: Progress
) -> Generator[Progress, None, TurningPoint[Any] | None]:
    """Return the cost of a decision, or None if the judge compares nothing (as in a set-up)."""
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
    """Return the cost of `move`, which has the value `worth`, compared with a judge's best move."""
    better, most = thought.values[0]
    loss = round(most - min(most, worth), _DIGITS)
    return TurningPoint(ply, seat, move, better, loss, thought.reason, most)


def goes_on(match: Match[Any, Any], ply: int) -> bool:
    """Return whether the seat that moved at `ply` also moves at the next ply."""
    mover = match.game.current_player
    return mover(match.positions[ply].state) == mover(match.positions[ply + 1].state)


def _worth_after(
    match: Match[Any, Any], ply: int, judge: AnyBot, before: Thought[Any], progress: Progress
) -> Generator[Progress, None, float]:
    """Return a value for a move that the judge doesn't compare.

    It is the value of the same seat's next decision, or else of the worst move compared.
    """
    if goes_on(match, ply):
        thought = yield from _thought(match, ply + 1, judge, progress)
        if thought.values:
            return thought.values[0][1]
    return before.values[-1][1]


def _thought(
    match: Match[Any, Any], ply: int, bot: AnyBot, progress: Progress
) -> Generator[Progress, None, Thought[Any]]:
    """Return the last thought of `bot` for the seat to move at `ply`, given its view."""
    game, state = match.game, match.positions[ply].state
    seat = game.current_player(state)
    assert seat
    thoughts = deque[Thought[Any]](maxlen=1)
    for thought in bot.think(game.view(state, seat), seat, luck_of(match.record.seed, ply, LUCK)):
        thoughts.append(thought)
        yield progress
    return thoughts[0]
