"""The turning points as the page shows them."""

from __future__ import annotations

from typing import Any

from tabletop.ai.review import TurningPoint
from tabletop.app.model import Dialog, Model, Sitting
from tabletop.app.review import words
from tabletop.app.review.better import gain, told_better
from tabletop.app.sights import viewer_of
from tabletop.core.language import t

Data = dict[str, Any]


def sheet(model: Model, dialog: Dialog) -> Data:
    """Return what the dialog shows: how far the work is, or what was found."""
    review, sitting = model.review, model.sitting
    if sitting is None:
        return {}
    told = {"title": t(words.TITLE), "show": t(words.SHOW), "again": t(words.TRY_AGAIN)}
    if review.plies:
        done = review.of - len(review.plies)
        far = {"done": done, "of": review.of, "text": words.far(done, review.of)}
        return {**told, "far": far, "say": t(words.LOOKING), "points": []}
    told_of = [each for each in review.points if may_be_told(sitting, each.ply, each.seat)]
    points = [_point(sitting, point) for point in told_of]
    say = t(words.FOUND if points else words.NOTHING)
    return {**told, "far": None, "say": say, "points": points}


def may_be_told(sitting: Sitting, ply: int, seat: int) -> bool:
    """Return whether a judgement of what `seat` did at a ply tells nothing that the one who looks
    may not know."""
    has_secrets = sitting.match.game.info.has_secrets
    return not has_secrets or viewer_of(sitting, ply) == seat


def turning(model: Model, sitting: Sitting) -> Data | None:
    """Return the turning point that lies on the board as a ghost, None while there is none."""
    look = sitting.look
    if look is None or not look.better:
        return None
    point = next((each for each in model.review.points if each.ply == look.ply), None)
    if point is None:
        return None
    told = {"title": t(words.TITLE), "others": t(words.POINTS), "back": t(words.BACK)}
    return {**told, "again": t(words.TRY_AGAIN), "point": _point(sitting, point)}


def _point(sitting: Sitting, point: TurningPoint[str]) -> Data:
    match = sitting.match
    return {
        "ply": point.ply,
        "mark": point.seat,
        "played": match.told(point.ply, point.seat),
        "better": told_better(match, point.ply, point.better),
        "why": point.why,
        "gain": gain(sitting.match, point.loss),
        "tries": match.record.seats[point.seat - 1].is_human,
    }
