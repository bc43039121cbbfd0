"""The feats of Witchcraft."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.witchcraft.rules.events import (
    Events,
    SpellCast,
    WitchesEliminated,
    meters_moved,
)
from tabletop.games.witchcraft.words import feats as words

UNSEEN = 5
"""So much Detection is little at the end of a game."""

STRONG = 4
"""So much Power is much for one spell."""


def _unseen(course: Course) -> bool:
    """Return whether the seat won with little Detection."""
    outcome = course.game.outcome(course.states[-1])
    witch = course.states[-1].witches[course.seat - 1]
    return outcome is not None and course.seat in outcome.winners and witch.detection <= UNSEEN


def _strong(course: Course) -> bool:
    """Return whether one spell of the seat brought it much Power."""
    return any(meters_moved(events, course.seat)[0] >= STRONG for events in _casts(course))


def _uncovered(course: Course) -> bool:
    """Return whether a spell of the seat made a rival be found out."""
    return any(
        each.seat != course.seat
        for events in _casts(course)
        for event in events
        if isinstance(event, WitchesEliminated)
        for each in event.eliminations
    )


def _casts(course: Course) -> Iterator[Events]:
    """Yield the events of each spell that the seat cast."""
    for events in course.own_events():
        if isinstance(events[0], SpellCast):
            yield events


FEATS = Feats(
    (
        Feat("strong", words.STRONG, words.STRONG_DONE, "cauldron", _strong),
        Feat("unseen", words.UNSEEN, words.UNSEEN_DONE, "semi-closed-eye", _unseen),
        Feat("uncovered", words.UNCOVERED, words.UNCOVERED_DONE, "burning-eye", _uncovered),
    )
)
