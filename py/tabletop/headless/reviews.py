"""Reviews without a browser: the turning points of a record."""

from __future__ import annotations

from collections import deque

from tabletop.ai.review import review
from tabletop.games.registry import AnyMatch, load_looks, load_reviewers, load_unit


def told_review(match: AnyMatch) -> list[dict[str, object]]:
    """Return what `review` prints: the turning points of a match, in the order of plies."""
    key, spell = match.record.game, match.game.move_to_text
    unit = load_unit(key)
    (last,) = deque(review(match, *load_reviewers(key), unit, load_looks(key)), maxlen=1)
    return [
        {
            "ply": point.ply,
            "seat": point.seat,
            "move": spell(point.move),
            "better": spell(point.better),
            "loss": point.loss,
            "unit": unit,
            "why": point.why,
        }
        for point in last.points
    ]
