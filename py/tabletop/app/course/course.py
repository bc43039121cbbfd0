"""How the scores of a game went, ply by ply: the curve under the log, and what it tells in words.

The scores are those of the score sheet, as the viewer may see them. A race that was looked at again
has chances instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from tabletop.app.course import chances, words
from tabletop.app.model import Sitting
from tabletop.app.review.review import Review
from tabletop.app.sights import viewer_of
from tabletop.core.language import listed
from tabletop.games.registry import AnyGame, AnyMatch

Data = dict[str, Any]
Scores = tuple[int, ...]

SEEN = 1024
"""So many scores are remembered: those of the longest game, while its log stands open."""


def course(sitting: Sitting, review: Review) -> Data | None:
    """Return what the page draws of the scores, None while they are what they were at the start.

    `lines` are the seats with the plies after which their points changed, the start with them;
    `plies` is how many there are; `about` tells it in words. After a `review` of a race they are
    the chances of the seats that may be told, and a `note` says so.
    """
    match = sitting.match
    scores = scores_of(match, viewer_of(sitting))
    lines = [
        {
            "mark": seat,
            "name": name,
            "total": match.game.tally(scores[-1][seat - 1]),
            "steps": steps_of([each[seat - 1] for each in scores]),
        }
        for seat, name in enumerate(match.names, start=1)
    ]
    judged = chances.chances(sitting, review)
    if judged:
        about = chances.told(match, judged)
        lines = [
            chances.drawn(each, judged[each["mark"]]) for each in lines if each["mark"] in judged
        ]
        label = words.of_chances()
        return {"plies": match.ply, "label": label, "note": label, "about": about, "lines": lines}
    if all(each == scores[0] for each in scores):
        return None
    about = told(match, scores)
    return {
        "plies": match.ply,
        "label": words.of_scores(),
        "note": "",
        "about": about,
        "lines": lines,
    }


def scores_of(match: AnyMatch, viewer: int | None) -> list[Scores]:
    """Return the scores after every ply, the start first."""
    return [_scored(match.game, position.state, viewer) for position in match.positions]


@lru_cache(maxsize=SEEN)
def _scored(game: AnyGame, state: Any, viewer: int | None) -> Scores:
    return game.scores(game.view(state, viewer))


def steps_of(points: Sequence[int]) -> list[tuple[int, int]]:
    """Return the plies after which points are others than before, with what they are then."""
    return [(ply, each) for ply, each in enumerate(points) if ply == 0 or points[ply - 1] != each]


def told(match: AnyMatch, scores: Sequence[Scores]) -> str:
    """Return in words who is ahead since when, and which move brought most."""
    return " ".join(filter(None, [_lead(match, scores), _greatest(match, scores)]))


def _lead(match: AnyMatch, scores: Sequence[Scores]) -> str:
    if len(match.names) == 1:
        return ""
    leaders = _leaders(scores[-1])
    if len(leaders) > 1:
        return words.level(listed([match.names[seat] for seat in leaders]))
    since = len(scores) - 1
    while since and _leaders(scores[since - 1]) == leaders:
        since -= 1
    is_over = match.to_move is None
    return words.leads(match.names[leaders[0]], max(since, 1), is_over=is_over)


def _leaders(scores: Scores) -> list[int]:
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def _greatest(match: AnyMatch, scores: Sequence[Scores]) -> str:
    """Return which move brought somebody most, the first of equals; "" where none brought any."""
    gains = [
        (after - before, -ply, seat)
        for ply, (old, new) in enumerate(pairwise(scores), start=1)
        for seat, (before, after) in enumerate(zip(old, new, strict=True))
    ]
    gain, negative_ply, seat = max(gains)
    if gain <= 0:
        return ""
    return words.greatest(match.names[seat], -negative_ply, match.game.tally(gain))
