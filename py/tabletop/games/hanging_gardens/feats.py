"""The feats of Hanging Gardens."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.hanging_gardens.rules.garden import COLOURS, Garden
from tabletop.games.hanging_gardens.rules.lookout import Run, View, best_view
from tabletop.games.hanging_gardens.words import feats as words

HIGH = 2
"""A gazebo on this level looks over terraces (R22)."""


def _view(course: Course) -> View | None:
    """Return what the seat's gazebo sees best at the end."""
    garden: Garden = course.states[-1].garden
    space = garden.gazebos[course.seat - 1]
    return None if space is None else best_view(garden, space)


def _runs(course: Course) -> Iterator[Run]:
    view = _view(course)
    for row in view.rows if view else ():
        yield from row.runs


def _mirrored(course: Course) -> bool:
    """Return whether left and right of a row are alike (R25)."""
    return any(run.bonus > 1 for run in _runs(course))


def _colourful(course: Course) -> bool:
    """Return whether all colours are seen side by side (R24)."""
    return any(run.colours == len(COLOURS) for run in _runs(course))


def _high(course: Course) -> bool:
    """Return whether the gazebo stands high at the end."""
    view = _view(course)
    return view is not None and view.level >= HIGH


FEATS = Feats(
    (
        Feat("mirrored", words.MIRRORED, words.MIRRORED_DONE, "lotus", _mirrored),
        Feat("high", words.HIGH, words.HIGH_DONE, "greek-temple", _high),
        Feat("colourful", words.COLOURFUL, words.COLOURFUL_DONE, "twirly-flower", _colourful),
    )
)
