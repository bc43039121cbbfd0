"""The scores of a game, ply by ply: the curve under the log, and sentences about it.

The scores are those of the score sheet, as far as the viewer may know them. A race that was
reviewed shows winning chances instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict

from tabletop.app.course import chances, words
from tabletop.app.model.review import Review
from tabletop.app.model.session import Session
from tabletop.app.presence.viewer import viewer_of
from tabletop.app.turns.naming import name_of, turn_of
from tabletop.core.language import listed
from tabletop.core.seating import called
from tabletop.core.turns import turns_of
from tabletop.games.registry import AnyGame, AnyMatch, words_of

Scores = tuple[int, ...]

SEEN = 1024
"""The number of cached scores: enough for the longest game while its log is open."""


class CurveLine(TypedDict):
    """The line of a seat; `total` is its present score in words.

    `steps` are (ply, value) pairs: the start, and each ply at which a score changed or a chance was
    judged.
    """

    mark: int
    name: str
    total: str
    steps: Sequence[tuple[int, float]]


class CurveData(TypedDict):
    """The curve of a game of `plies` plies: its scores or, in a reviewed race, the winning chances.

    `label` is its accessible name and `about` describes it in words; `note` says if the lines show
    chances, otherwise it is "".
    """

    plies: int
    label: str
    note: str
    about: str
    lines: list[CurveLine]


def course(session: Session, review: Review) -> CurveData | None:
    """Return the curve of the scores, None while nobody's score has changed.

    After the `review` of a race, return the curve of the winning chances instead, without the seats
    whose decisions may not be judged.
    """
    match = session.match
    scores = scores_of(match, viewer_of(session))
    lines: list[CurveLine] = [
        {
            "mark": seat,
            "name": called(match.names, seat, seat),
            "total": words_of(match).tally(scores[-1][seat - 1]),
            "steps": steps_of([each[seat - 1] for each in scores]),
        }
        for seat in range(1, len(match.names) + 1)
    ]
    judged = chances.chances(session, review)
    if judged:
        about = chances.chances_text(session, judged)
        lines = [
            {**each, "steps": chances.drawn(judged[each["mark"]])}
            for each in lines
            if each["mark"] in judged
        ]
        label = words.of_chances()
        return {"plies": match.ply, "label": label, "note": label, "about": about, "lines": lines}
    if all(each == scores[0] for each in scores):
        return None
    about = course_text(session, scores)
    return {
        "plies": match.ply,
        "label": words.of_scores(),
        "note": "",
        "about": about,
        "lines": lines,
    }


def scores_of(match: AnyMatch, viewer: int | None) -> list[Scores]:
    """Return the scores at every ply, from 0, as `viewer` may know them (None: an onlooker)."""
    return [_scored(match.game, position.state, viewer) for position in match.positions]


@lru_cache(maxsize=SEEN)
def _scored(game: AnyGame, state: object, viewer: int | None) -> Scores:
    return game.scores(game.view(state, viewer))


def steps_of(points: Sequence[int]) -> list[tuple[int, int]]:
    """Return the (ply, points) pairs at which the points changed, including the start."""
    return [(ply, each) for ply, each in enumerate(points) if ply == 0 or points[ply - 1] != each]


def course_text(session: Session, scores: Sequence[Scores]) -> str:
    """Return sentences about who leads, since which turn, and which turn gained most."""
    return " ".join(filter(None, [lead(session, scores), _greatest(session, scores)]))


def lead(session: Session, scores: Sequence[Scores]) -> str:
    """Return the sentence about who leads and since which turn, "" for a solo game."""
    match = session.match
    if len(match.names) == 1:
        return ""
    leaders = _leaders(scores[-1])
    if len(leaders) > 1:
        return words.level(listed([called(match.names, seat + 1, seat + 1) for seat in leaders]))
    since = len(scores) - 1
    while since and _leaders(scores[since - 1]) == leaders:
        since -= 1
    turn = turn_of(session, max(since, 1) - 1)
    return words.leads(name_of(session, leaders[0] + 1), turn, is_over=match.to_move is None)


def _leaders(scores: Scores) -> list[int]:
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def _greatest(session: Session, scores: Sequence[Scores]) -> str:
    """Return the sentence about the turn that gained most, "" if none gained.

    Of equal turns the first counts.
    """
    turns = turns_of(session.match)
    begins = [ply for ply, turn in enumerate(turns) if ply == 0 or turns[ply - 1] != turn]
    gains = [
        (after - before, -begin, seat)
        for begin, end in zip(begins, [*begins[1:], len(turns)], strict=True)
        for seat, (before, after) in enumerate(zip(scores[begin], scores[end], strict=True), 1)
    ]
    gain, negative_ply, seat = max(gains)
    if gain <= 0:
        return ""
    tally = words_of(session.match).tally(gain)
    return words.greatest(name_of(session, seat), turn_of(session, -negative_ply), tally)
