"""The text of a hint: first the reason, as long as it fits; the second tap shows the move."""

from __future__ import annotations

import re

from tabletop.app import words
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.table.playing import scene_now
from tabletop.core.language import t
from tabletop.core.seating import with_names
from tabletop.games.registry import words_of
from tabletop.kit.hint import pointed_region
from tabletop.scene.measure import text_width
from tabletop.scene.wording import short_names

SIZE, SMALL = 16.0, 14.0
"""Font sizes in CSS pixels: of a sentence, and of a hint on a phone (static/css/table.css)."""

NARROW, LOW = 600.0, 450.0
"""The width and height in CSS pixels up to which the sentence takes two lines."""

SIDES, RAGGED = 30.0, 56.0
"""The margin of a line, and the space lost where the first of two lines breaks, in CSS pixels."""

_END = ". "
_JOINT = re.compile(r"[;:,] | \(")
"""The ends of a sentence and of a clause."""


def hint_sentence(model: Model, session: Session) -> str:
    """Return the text of the current hint, "" if there is none to show."""
    hint = session.help.hint
    if hint is None:
        return ""
    if not hint.move:
        return t(words.HINT_COMES)
    if hint.depth > 1 or not hint.is_told:
        return ""
    place = _place(model)
    told = with_names(hint.reason, short_names(tuple(session.match.names)))
    there = words_of(session.match).hint_at(place) if place else ""
    reason = told or there or (words.look_at(place) if place else t(words.LOOK_THERE))
    if not hint.explains:
        return shortened(reason, _room(model))
    return words.once_more(shortened(reason, _room(model) - text_width(words.once_more(""), SIZE)))


def _place(model: Model) -> str:
    """Return the label of the place that the hint points at, "" if it has no readable one."""
    scene = scene_now(model)
    region = pointed_region(scene) if scene else None
    name = region.label.split(", ")[0] if region else ""
    return name if name[:1].isalnum() else ""


def _room(model: Model) -> float:
    """Return the width that a hint may take over all its lines without moving the board."""
    width, height, size, _ = model.size or Stage(NARROW, LOW)
    if width <= NARROW:
        return (2 * (width - SIDES) - RAGGED) / size * SIZE / SMALL
    if height <= LOW:
        return (0.8 * width - RAGGED) / size
    return (width - 5 * SIDES) / size


def shortened(reason: str, room: float) -> str:
    """Return `reason`, shortened to `room` pixels, but at least one clause of its last sentence.

    Earlier sentences are dropped first, then clauses from the end.
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
    """Return whether the index `at` is outside all parentheses."""
    return text.count("(", 0, at) == text.count(")", 0, at)
