"""The feats of Witchcraft."""

from __future__ import annotations

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.witchcraft.rules.notation import Cast
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
    own = course.seat - 1
    return any(
        isinstance(move, Cast) and after.witches[own].power - before.witches[own].power >= STRONG
        for before, move, after in course.own()
    )


def _uncovered(course: Course) -> bool:
    """Return whether a spell of the seat made a rival be found out."""
    return any(
        isinstance(move, Cast)
        and any(
            was.out == 0 and is_.out
            for seat, (was, is_) in enumerate(
                zip(before.witches, after.witches, strict=True), start=1
            )
            if seat != course.seat
        )
        for before, move, after in course.own()
    )


FEATS = Feats(
    (
        Feat("strong", words.STRONG, words.STRONG_DONE, "cauldron", _strong),
        Feat("unseen", words.UNSEEN, words.UNSEEN_DONE, "semi-closed-eye", _unseen),
        Feat("uncovered", words.UNCOVERED, words.UNCOVERED_DONE, "burning-eye", _uncovered),
    )
)
