"""The feats of Tuintopia."""

from __future__ import annotations

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.tuintopia.rules.notation import Cover, Place, Turn
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.words import feats as words

MUCH = 5
"""So many points are much for one card."""

WORTH = 2
"""So many points make it worth having laid a card closed."""


def _gain(course: Course, before: State, after: State) -> int:
    return after.totals[course.seat - 1] - before.totals[course.seat - 1]


def _good_place(course: Course) -> bool:
    """Return whether one card brought much."""
    return any(
        isinstance(move, Place | Cover) and _gain(course, before, after) >= MUCH
        for before, move, after in course.own()
    )


def _came_true(course: Course) -> bool:
    """Return whether a closed card brought something when it was turned."""
    return any(
        isinstance(move, Turn) and _gain(course, before, after) >= WORTH
        for before, move, after in course.own()
    )


def _no_loss(course: Course) -> bool:
    """Return whether not one card brought a loss, where sun and wind can (rules 6 and 7)."""
    gains = [
        _gain(course, before, after)
        for before, move, after in course.own()
        if isinstance(move, Place | Cover | Turn)
    ]
    return course.states[0].variant.level > 1 and bool(gains) and min(gains) >= 0


FEATS = Feats(
    (
        Feat("good-place", words.GOOD_PLACE, words.GOOD_PLACE_DONE, "bird-house", _good_place),
        Feat("no-loss", words.NO_LOSS, words.NO_LOSS_DONE, "sun", _no_loss),
        Feat("came-true", words.CAME_TRUE, words.CAME_TRUE_DONE, "sprout", _came_true),
    )
)
