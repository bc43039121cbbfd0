"""The feats of Tuintopia."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.tuintopia.rules.events import CardCovered, CardPlaced, CardScored, CardTurned
from tabletop.games.tuintopia.words import feats as words

MUCH = 5
"""So many points are much for one card."""

WORTH = 2
"""So many points make it worth having laid a card closed."""


def _scored(course: Course) -> Iterator[CardScored]:
    """Yield each event in which the seat scored."""
    for events in course.own_events():
        yield from (event for event in events if isinstance(event, CardScored))


def _good_place(course: Course) -> bool:
    """Return whether one card brought much."""
    return any(
        isinstance(event, CardPlaced | CardCovered) and event.gain.total >= MUCH
        for event in _scored(course)
    )


def _came_true(course: Course) -> bool:
    """Return whether a closed card brought something when it was turned."""
    return any(
        isinstance(event, CardTurned) and event.gain.total >= WORTH for event in _scored(course)
    )


def _no_loss(course: Course) -> bool:
    """Return whether not one card brought a loss, where sun and wind can (rules 6 and 7)."""
    gains = [event.gain.total for event in _scored(course)]
    return course.states[0].variant.level > 1 and bool(gains) and min(gains) >= 0


FEATS = Feats(
    (
        Feat("good-place", words.GOOD_PLACE, words.GOOD_PLACE_DONE, "bird-house", _good_place),
        Feat("no-loss", words.NO_LOSS, words.NO_LOSS_DONE, "sun", _no_loss),
        Feat("came-true", words.CAME_TRUE, words.CAME_TRUE_DONE, "sprout", _came_true),
    )
)
