"""The twelve turns in a row: odd ones square, even ones round, the present one in sun."""

from __future__ import annotations

from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.scene_words import parity, turn_words
from tabletop.games.garden_growth.state import LAST_TURN
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import words
from tabletop.scene.shapes import CHIP, Node, Rect, Shapes, Text

_PAST = 0.5
_NOW = 2.5
"""How pale a turn that is over is, and how much wider the present one is than the others."""


def track_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the turns, and in words what the next upkeep is like."""
    box = view.places.track
    now = view.state.turn
    slots = LAST_TURN if view.state.is_over else LAST_TURN - 1 + _NOW
    step = min(box.w / slots, box.h * 1.25)
    shapes: Shapes = ()
    x = box.x
    for turn in range(1, LAST_TURN + 1):
        wide = step * (_NOW if turn == now else 1)
        high = min(box.h, 24)
        face = Box(x + 1.5, box.cy - high / 2, wide - 3, high)
        shapes += _now(face, turn) if turn == now else _other(face, turn, over=turn < now)
        x += wide
    return (Node("track", shapes), *_words(view, x))


def _corner(box: Box, turn: int) -> float:
    return 5 if turn % 2 else box.h / 2


def _now(box: Box, turn: int) -> Shapes:
    text = f"{turn} {parity(turn)}"
    return (
        Rect(*box, r=_corner(box, turn), fill="sun", shadow=CHIP),
        Text(
            box.cx,
            baseline(box.cy, 14),
            text,
            14,
            "print",
            weight=800,
            align="middle",
            fit=box.w - 4,
        ),
    )


def _other(box: Box, turn: int, *, over: bool) -> Shapes:
    side = min(box.w, box.h)
    face = Box(box.cx - side / 2, box.cy - side / 2, side, side)
    opacity = _PAST if over else 1
    edge = Rect(*face, r=_corner(face, turn), stroke="ontable", width=1.6, opacity=opacity)
    return (
        edge,
        words(box.cx, box.cy, str(turn), 13, "ontable", bold=True)._replace(
            opacity=0.72 if over else 1
        ),
    )


def _words(view: Shown, left: float) -> tuple[Node, ...]:
    """Return what the next upkeep is like, where there is room for words."""
    box = view.places.words
    if box is None:
        return ()
    x, said = left + 10, turn_words(view)
    fit = box.right - x
    if text_width(said, 13) > fit:
        said = said.split(":")[0]
    line = Text(x, baseline(box.cy, 15), said, 15, "ontable", weight=700, fit=fit)
    return (Node("track-words", (line,)),)
