"""What tables share where something is only looked at: the words of a gaze, and looking away."""

from __future__ import annotations

from dataclasses import replace

from tabletop.core.game import S
from tabletop.scene.table import Answer, Picked, Sight

SCORE = "score-"
"""A gaze that begins so opens the score of the seat that follows: `score-2`."""


def opened_score(gaze: str) -> int:
    """Return the seat whose score is opened into its terms, 0 if none is."""
    return int(gaze.removeprefix(SCORE)) if gaze.startswith(SCORE) else 0


def toggled(sight: Sight[S], gaze: str) -> str:
    """Return what a tap on the thing of that gaze leads to: a second one looks away again."""
    return "" if sight.gaze == gaze else gaze


def unpicked(sight: Sight[S]) -> Sight[S]:
    """Return the sight, while something is looked at, with nothing picked and nothing hinted."""
    return replace(sight, draft=(), hint=None, hint_depth=0) if sight.gaze else sight


def looked_away(sight: Sight[S], answer: Answer) -> Answer:
    """Return the answer to a tap with which one plays on: what is picked then is seen alone."""
    if sight.gaze and isinstance(answer, Picked):
        return replace(answer, gaze="")
    return answer
