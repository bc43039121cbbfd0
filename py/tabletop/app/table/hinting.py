"""What a hint says: first what matters and why, in the room for a sentence; then the move."""

from __future__ import annotations

import re

from tabletop.app import words
from tabletop.app.model import Model, Sitting, Stage
from tabletop.app.table.playing import scene_now
from tabletop.core.language import t
from tabletop.core.seating import with_names
from tabletop.games.registry import words_of
from tabletop.kit.hint import pointed_region
from tabletop.scene.measure import text_width
from tabletop.scene.wording import short_names

SIZE, SMALL = 16.0, 14.0
"""The size of a sentence, and on a phone that of a hint (static/css/table.css)."""

NARROW, LOW = 600.0, 450.0
"""The width and the height up to which the sentence has two lines."""

SIDES, RAGGED = 30.0, 56.0
"""What of a line is margin, and what two lines lose where the first one breaks."""

_END = ". "
_JOINT = re.compile(r"[;:,] | \(")
"""Where a sentence ends, and where a part of one does."""


def hint_sentence(model: Model, sitting: Sitting) -> str:
    """Return what a hint tells, "" where the table itself asks for the move that is shown."""
    hint = sitting.hint
    if hint is None:
        return ""
    if not hint.move:
        return t(words.HINT_COMES)
    if hint.depth > 1 or not hint.is_told:
        return ""
    place = _place(model)
    told = with_names(hint.reason, short_names(tuple(sitting.match.names)))
    there = words_of(sitting.match).hint_at(place) if place else ""
    reason = told or there or (words.look_at(place) if place else t(words.LOOK_THERE))
    if not hint.explains:
        return shortened(reason, _room(model))
    return words.once_more(shortened(reason, _room(model) - text_width(words.once_more(""), SIZE)))


def _place(model: Model) -> str:
    """Return the name of the place at which the hint points, "" for one that has only numbers."""
    scene = scene_now(model)
    region = pointed_region(scene) if scene else None
    name = region.label.split(", ")[0] if region else ""
    return name if name[:1].isalnum() else ""


def _room(model: Model) -> float:
    """Return how wide the sentence may be in all, so that it moves no board."""
    width, height, size, _ = model.size or Stage(NARROW, LOW)
    if width <= NARROW:
        return (2 * (width - SIDES) - RAGGED) / size * SIZE / SMALL
    if height <= LOW:
        return (0.8 * width - RAGGED) / size
    return (width - 5 * SIDES) / size


def shortened(reason: str, room: float) -> str:
    """Return as much of a reason as fits into `room` pixels, at least a part of its last sentence.

    The sentences before it are dropped first, then its parts from the end.
    """
    while text_width(reason, SIZE) > room and _END in reason:
        reason = reason.split(_END, 1)[1]
    while text_width(reason, SIZE) > room:
        joints = [found.start() for found in _JOINT.finditer(reason)]
        parts = [at for at in joints if _is_outside(reason, at)]
        if not parts:
            return reason
        reason = f"{reason[: parts[-1]]}."
    return reason


def _is_outside(text: str, at: int) -> bool:
    """Return whether no parenthesis is open at a place."""
    return text.count("(", 0, at) == text.count(")", 0, at)
