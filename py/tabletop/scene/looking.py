"""Handling of the inspected item (`Sight.gaze`), shared by all tables."""

from __future__ import annotations

from dataclasses import replace

from tabletop.core.game import S
from tabletop.scene.table import Answer, Picked, Sight

SCORE = "score-"
"""The prefix of a gaze that opens a seat's score, as in `score-2`."""


def opened_score(gaze: str) -> int:
    """Return the seat whose score `gaze` opens, or 0."""
    return int(gaze.removeprefix(SCORE)) if gaze.startswith(SCORE) else 0


def toggled(sight: Sight[S], gaze: str) -> str:
    """Return the gaze after a tap on the item `gaze`: "" if it was inspected already."""
    return "" if sight.gaze == gaze else gaze


def unpicked(sight: Sight[S]) -> Sight[S]:
    """Return `sight` without draft and hint if an item is inspected; otherwise unchanged."""
    return replace(sight, draft=(), hint=None, hint_depth=0) if sight.gaze else sight


def looked_away(sight: Sight[S], answer: Answer) -> Answer:
    """Return `answer`, with the gaze cleared if the tap selected part of a move."""
    if sight.gaze and isinstance(answer, Picked):
        return replace(answer, gaze="")
    return answer
