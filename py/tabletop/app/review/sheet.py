"""Content of the page about a review."""

from __future__ import annotations

from typing import TypedDict

from tabletop.ai.review import Exit, TurningPoint, exits, is_turning
from tabletop.app.course.allowed import may_be_reviewed
from tabletop.app.course.course import lead, scores_of
from tabletop.app.model.model import Model
from tabletop.app.model.review import Review
from tabletop.app.model.session import Session
from tabletop.app.phones.known import sentence_at
from tabletop.app.presence.places import people_here
from tabletop.app.presence.viewer import viewer_of
from tabletop.app.review import words
from tabletop.app.review.answer import answer_to, reply_sentence
from tabletop.app.review.better import better_sentence, gain
from tabletop.app.table.log import move_sentence
from tabletop.app.turns.naming import after_turn, name_of, turn_title
from tabletop.core.language import t
from tabletop.core.seating import with_names
from tabletop.core.turns import turns_of
from tabletop.games.registry import load_unit


class ReviewProgress(TypedDict):
    """How much of a game was reviewed, `text` in words."""

    done: int
    of: int
    text: str


class PointData(TypedDict):
    """A turning point: the move `played` at `ply` by the seat `mark`.

    `better` is the sentence for a better move, `why` its reason, `gain` what it would gain, and
    `answer` the opponent's reply; "" for none. `plays` is whether what followed can be replayed,
    `tries` whether a person may try again from there.
    """

    ply: int
    mark: int
    when: str
    played: str
    better: str
    why: str
    gain: str
    answer: str
    plays: bool
    tries: bool


class ReviewContent(TypedDict):
    """The review of a game. While it is in progress, `far` says how far it is.

    `title`, `show`, `followed` and `again` are labels; `say` is the sentence above the points.
    """

    title: str
    show: str
    followed: str
    again: str
    far: ReviewProgress | None
    say: str
    points: list[PointData]


class TurningBar(TypedDict):
    """The labels of the bar about a turning point; `show` is "" while its better move is shown."""

    title: str
    show: str
    others: str
    back: str
    followed: str
    again: str
    point: PointData


def sheet(model: Model, session: Session) -> ReviewContent:
    """Return the content of the dialog: the progress, or the turning points.

    Eliminations come first, then the turning points in order of play.
    """
    review = model.review
    is_looking = bool(review.plies)
    return {
        "title": t(words.TITLE),
        "show": t(words.SHOW),
        "followed": t(words.FOLLOWED),
        "again": t(words.TRY_AGAIN),
        "far": _far(review) if is_looking else None,
        "say": t(words.LOOKING) if is_looking else _say(session, review),
        "points": [] if is_looking else _points(session, review),
    }


def _far(review: Review) -> ReviewProgress:
    return {"done": review.done, "of": review.of, "text": words.far(review.done, review.of)}


def _visible_points(session: Session, review: Review) -> list[TurningPoint[str]]:
    return [each for each in review.points if may_be_reviewed(session, each.seat)]


def _points(session: Session, review: Review) -> list[PointData]:
    points = {each.ply: each for each in _visible_points(session, review)}
    out = {each.ply: each for each in exits(session.match)}
    first = [_exit(session, review, each, points.get(ply)) for ply, each in out.items()]
    others = [_point(session, review, each) for ply, each in points.items() if ply not in out]
    return [*first, *others]


def _say(session: Session, review: Review) -> str:
    """Return the sentence above the turning points, or instead of them if there are none.

    Only people who have won are praised. If no turn decided the game, it says who was ahead.
    """
    match, points = session.match, _visible_points(session, review)
    if exits(match):
        return t(words.MATTERED)
    if points:
        is_one = is_turning(points, load_unit(match.record.game))
        return t(words.FOUND) if is_one else f"{_no_turn(session)} {t(words.COST_MOST)}"
    outcome = match.game.outcome(match.state)
    if len(match.names) == 1 or (outcome and outcome.joint):
        return t(words.NOTHING_MORE)
    won = set(people_here(session)) & set(outcome.winners if outcome else ())
    return t(words.WELL_PLAYED) if won else _no_turn(session)


def _no_turn(session: Session) -> str:
    """Return the sentence that no turn decided the game, and who led if points are counted."""
    if not session.match.game.info.by_score:
        return t(words.NO_TURN)
    scores = scores_of(session.match, viewer_of(session))
    return " ".join(filter(None, (t(words.NO_TURN), lead(session, scores))))


def turning(model: Model, session: Session) -> TurningBar | None:
    """Return the bar about the turning point that a look back shows or replays, otherwise None."""
    point = current_point(model, session)
    if point is None:
        return None
    return {
        "title": t(words.TITLE),
        "show": t(words.SHOW_BETTER) if session.look and not session.look.better else "",
        "others": t(words.POINTS),
        "back": t(words.BACK),
        "followed": t(words.FOLLOWED),
        "again": t(words.TRY_AGAIN),
        "point": _point(session, model.review, point),
    }


def current_point(model: Model, session: Session) -> TurningPoint[str] | None:
    """Return the turning point that a look back is about, otherwise None."""
    look = session.look
    if look is None:
        return None
    ply = look.ply if look.better else look.point
    return next((each for each in model.review.points if each.ply == ply), None)


def better_move_sentence(model: Model, session: Session) -> str:
    """Return the sentence for the better move shown on the board."""
    look, point = session.look, current_point(model, session)
    if look is None:
        return ""
    loss = 0.0 if point is None else point.loss
    return better_sentence(session.match, look.ply, look.better, loss)


def _point(session: Session, review: Review, point: TurningPoint[str]) -> PointData:
    match = session.match
    is_person = match.record.seats[point.seat - 1].is_human
    return {
        "ply": point.ply,
        "mark": point.seat,
        "when": turn_title(session, point.ply),
        "played": sentence_at(match, point.ply, point.seat),
        "better": better_sentence(match, point.ply, point.better, point.loss),
        "why": with_names(point.why, match.names) if is_person else "",  # it addresses the mover
        "gain": gain(match, point.loss, point.worth),
        "answer": reply_sentence(session, review, point.ply)
        if _is_last(session, review, point)
        else "",
        "plays": bool(answer_to(match, point.ply)),
        "tries": is_person,
    }


def _is_last(session: Session, review: Review, point: TurningPoint[str]) -> bool:
    """Return whether no later move of the same turn is listed.

    The reply is shown only with the last listed move of a turn.
    """
    turns = turns_of(session.match)
    return not any(
        each.ply > point.ply and turns[each.ply] == turns[point.ply]
        for each in _visible_points(session, review)
    )


def _exit(
    session: Session, review: Review, out: Exit, point: TurningPoint[str] | None
) -> PointData:
    """Return the card of an elimination, with the better move if there is one."""
    better = None if point is None else _point(session, review, point)
    return {
        "ply": out.ply,
        "mark": out.seat,
        "when": _when(session, out.ply),
        "played": " ".join(move_sentence(session, ply) for ply in range(out.ply, out.end)),
        "better": better["better"] if better else "",
        "why": better["why"] if better else "",
        "gain": _risk(session, out) or (better["gain"] if better else ""),
        "answer": "",
        "plays": True,
        "tries": better["tries"] if better else False,
    }


def _when(session: Session, ply: int) -> str:
    """Return the title of an elimination: the turn of the seat that caused it, or after a turn."""
    mover = session.match.game.current_player(session.match.positions[ply].state)
    return (turn_title if mover else after_turn)(session, ply)


def _risk(session: Session, out: Exit) -> str:
    """Return the chance of an elimination in rolls, "" if nothing was rolled."""
    count, of = out.risk
    if not of:
        return ""
    name = name_of(session, out.seat)
    return words.sure_to_be_out(name) if count == of else words.likely_out(name, count, of)
