"""Reviews of records: eliminations and turning points."""

from __future__ import annotations

from collections import deque

from tabletop.ai.review import exits, review
from tabletop.core.turns import turns_of
from tabletop.games.registry import (
    AnyMatch,
    load_looks,
    load_meaning,
    load_reviewers,
    load_unit,
    load_words,
)
from tabletop.words.units import UNITS


def review_output(match: AnyMatch) -> list[dict[str, object]]:
    """Return the output of the review command: eliminations, then turning points.

    Both are in order of plies.
    """
    return [*_exits(match), *_points(match)]


def _exits(match: AnyMatch) -> list[dict[str, object]]:
    """Return the eliminations as JSON objects; `rolls` is `Exit.risk`."""
    turns = turns_of(match)
    return [
        {
            "ply": out.ply,
            "seat": turns[out.ply].seat,
            "turn": turns[out.ply].number,
            "move": match.record.moves[out.ply],
            "out": out.seat,
            "rolls": list(out.risk),
        }
        for out in exits(match)
    ]


def _points(match: AnyMatch) -> list[dict[str, object]]:
    key, spell, turns = match.record.game, match.game.move_to_text, turns_of(match)
    unit = load_unit(key)
    looked = review(match, *load_reviewers(key), unit, load_looks(key), load_words(key))
    (last,) = deque(looked, maxlen=1)
    return [
        {
            "ply": point.ply,
            "seat": point.seat,
            "turn": turns[point.ply].number,
            "move": spell(point.move),
            "better": spell(point.better),
            "loss": point.loss,
            "unit": UNITS[unit],
            "meaning": UNITS[load_meaning(key)],
            "why": point.why,
        }
        for point in last.points
    ]
