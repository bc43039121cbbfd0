"""Handling of the inspected item (`Sight.inspected`), shared by all tables."""

from __future__ import annotations

from dataclasses import replace

from tabletop.core.game import S
from tabletop.scene.table import Answer, Picked, Sight

SCORE = "score-"
"""The prefix of an inspected item that opens a seat's score, as in `score-2`."""


def opened_score(inspected: str) -> int:
    """Return the seat whose score `inspected` opens, or 0."""
    return int(inspected.removeprefix(SCORE)) if inspected.startswith(SCORE) else 0


def toggled(sight: Sight[S], inspected: str) -> str:
    """Return what is inspected after a tap on the item `inspected`: "" if it was already."""
    return "" if sight.inspected == inspected else inspected


def unpicked(sight: Sight[S]) -> Sight[S]:
    """Return `sight` without draft and hint if an item is inspected; otherwise unchanged."""
    return replace(sight, draft=(), hint=None, hint_depth=0) if sight.inspected else sight


def looked_away(sight: Sight[S], answer: Answer) -> Answer:
    """Return `answer`, with nothing inspected if the tap selected part of a move."""
    if sight.inspected and isinstance(answer, Picked):
        return replace(answer, inspected="")
    return answer
