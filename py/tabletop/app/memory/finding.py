"""What the statistics need of one game."""

from __future__ import annotations

from datetime import UTC, datetime

from tabletop.app.model.memory import Tale
from tabletop.app.model.results import Result, results_of
from tabletop.app.model.session import Session
from tabletop.app.presence.places import people_here, people_of
from tabletop.app.saving.reading import fingerprint_of
from tabletop.core.feats import Course
from tabletop.core.seating import is_you, plain_names
from tabletop.games.registry import AnyMatch, load_feats, words_of


def moment(text: str) -> float:
    """Return a time in ISO 8601 as a timestamp in seconds, 0.0 if it is invalid."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError:
        return 0.0
    return (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()


def tale_of(session: Session) -> Tale | None:
    """Return the tale of a game, None if it is not over, is a lesson, or has no person here."""
    match, record = session.match, session.match.record
    people = people_here(session)
    if match.to_move is not None or session.lesson is not None or not people:
        return None
    named = zip(plain_names(record.seats), record.seats, strict=True)
    rivals = tuple((name, seat.level) for name, seat in named if seat.level)
    score = max(match.game.scores(match.state)[seat - 1] for seat in people)
    courses = [_course(match, seat) for seat in people]
    feats, bests = load_feats(record.game)
    return Tale(
        twin=fingerprint_of(session),
        begun=moment(session.file.begun),
        game=record.game,
        seats=len(record.seats),
        options=tuple(sorted(record.options.items())),
        rivals=rivals,
        result=_result(match),
        score=score,
        tally=words_of(match).tally(score),
        turn=_best_turn(match, people),
        helped=session.help.helped,
        feats=frozenset(each.key for each in feats if any(map(each.is_done, courses))),
        bests={each.key: max(map(each.found, courses)) for each in bests},
    )


def _course(match: AnyMatch, seat: int) -> Course:
    moves = tuple(map(match.game.move_from_text, match.record.moves))
    return Course(match.game, tuple(each.state for each in match.positions), moves, seat)


def _result(match: AnyMatch) -> Result | None:
    """Return the result of the only person at a table, None if there are more people."""
    people = people_of(match)
    return results_of(match)[people[0] - 1] if len(people) == 1 else None


def _best_turn(match: AnyMatch, people: list[int]) -> tuple[int, str]:
    """Return the greatest gain of a person by one move, and that move's sentence, or (0, "")."""
    if not match.game.info.by_score:
        return 0, ""
    scores = [match.game.scores(each.state) for each in match.positions]
    seats = [match.game.current_player(each.state) for each in match.positions[:-1]]
    gains = [
        (scores[ply + 1][seat - 1] - scores[ply][seat - 1], -ply)
        for ply, seat in enumerate(seats)
        if seat in people
    ]
    gain, ply = max(gains, default=(0, 0))
    if gain <= 0:
        return 0, ""
    state, text = match.positions[-ply].state, match.record.moves[-ply]
    move = match.game.move_from_text(text)
    seat = seats[-ply] or 0
    reader = seat if is_you(match.names, seat, seat) else None
    return gain, words_of(match).describe_move(state, move, match.names, reader)
