"""The decisive or best move of a finished game, as the result shows it."""

from __future__ import annotations

from typing import TypedDict

from tabletop.app.ending import words
from tabletop.app.ending.turning import Turning, turning_of
from tabletop.app.model.session import Session
from tabletop.app.table.log import move_sentence
from tabletop.app.turns.naming import name_of, turn_of
from tabletop.core.language import t
from tabletop.games.registry import AnyMatch, words_of


class DecisiveMoveData(TypedDict):
    """The decisive or best move of a game.

    `since` says since when the winner has led, "" for a decisive move or if unknown. `gain` is what
    the move gained in words, "" for a race or a move of chance. `mark` is the seat that played the
    move, None for chance; `ply` is the ply after the move.
    """

    title: str
    text: str
    since: str
    mark: int | None
    gain: str
    ply: int


def decisive_move(session: Session) -> DecisiveMoveData | None:
    """Return the decisive or best move, in a race the last; None if no move stands out."""
    match = session.match
    found = turning_of(match)
    if found is None:
        return None
    ply = found.ply
    seat = match.game.current_player(match.positions[ply].state) or None
    first, end = _plies_together(match, found)
    gained = _gain(match, first, end, seat) if seat and match.game.info.by_score else ""
    is_one = end - first == 1
    return {
        "title": _title(match, found),
        "text": move_sentence(session, ply) if is_one else _together(match, first, end),
        "since": "" if found.decided else _since(session, found),
        "mark": seat,
        "gain": gained,
        "ply": end,
    }


def _plies_together(match: AnyMatch, found: Turning) -> tuple[int, int]:
    """Return the first ply to narrate and the ply after the last.

    If the decisive move is one of several small ones in a row, they are narrated together.
    """
    ply, one = found.ply, (found.ply, found.ply + 1)
    seat = match.game.current_player(match.positions[ply].state)
    if not found.decided or not seat:
        return one
    run = _run(match, ply, seat)
    gains = [_gained(match, each, each + 1, seat) for each in run]
    scoring = [each for each, gain in zip(run, gains, strict=True) if gain]
    is_small = 2 * _gained(match, *one, seat) < sum(gains) and len(scoring) >= _MANY
    return (scoring[0], scoring[-1] + 1) if is_small else one


_MANY = 3


def _run(match: AnyMatch, ply: int, seat: int) -> range:
    """Return the range of plies around `ply` in which only `seat` decided."""

    def is_own(at: int) -> bool:
        return match.game.current_player(match.positions[at].state) == seat

    first = next((each + 1 for each in range(ply, -1, -1) if not is_own(each)), 0)
    return range(first, next((at for at in range(ply, match.ply) if not is_own(at)), match.ply))


def _together(match: AnyMatch, first: int, end: int) -> str:
    """Return the sentence for several moves in a row by one player."""
    seat = match.game.current_player(match.positions[first].state)
    return words.together(match.names[(seat or 1) - 1], end - first)


def _title(match: AnyMatch, found: Turning) -> str:
    """Return the title of the move. In a race the move is the last one, whoever led before."""
    if not match.game.info.by_score:
        return t(words.LAST_MOVE)
    if found.decided:
        return t(words.DECIDED)
    outcome = match.game.outcome(match.state)
    is_shared = outcome is not None and len(outcome.winners) > 1
    return t(words.BEST_OF_ALL if is_shared else words.BEST_MOVE)


def _gain(match: AnyMatch, first: int, end: int, seat: int) -> str:
    """Return the gain in points of the moves from `first` up to `end`, in words."""
    return words.gain(words_of(match).tally(_gained(match, first, end, seat)))


def _gained(match: AnyMatch, first: int, end: int, seat: int) -> int:
    before, after = (match.game.scores(match.positions[at].state) for at in (first, end))
    return after[seat - 1] - before[seat - 1]


def _since(session: Session, found: Turning) -> str:
    """Return the sentence that says since when a single winner has led, "" if unknown."""
    match = session.match
    outcome = match.game.outcome(match.state)
    if not found.ahead or outcome is None or len(outcome.winners) != 1:
        return ""
    turn = turn_of(session, found.ahead - 1)
    return words.ahead_since(name_of(session, outcome.winners[0]), turn)
