"""Rings around what a picture of the rules is about, with a number where it is explained below."""

from __future__ import annotations

from tabletop.kit.hint import RING_CORNER, stroked
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline
from tabletop.scene.shapes import Circle, Node, Rect, Shapes, Text

GAP = 2.0
"""How far a ring stays off what it is around."""

REACH = GAP + 4.5
"""How far a ring reaches beyond what it is around: the middle of its stroke, and half of that."""

_DISC, _FIGURE = 10.0, 14.0


def called_out(box: Box, number: int = 0) -> Node:
    """Return the ring around a box, with its number at the upper left corner (0: without)."""
    around = box.inset(-GAP)
    corner = min(RING_CORNER, around.w / 2, around.h / 2)
    ring = stroked(Rect(0, 0, around.w, around.h, r=corner))
    figure = _numbered(number) if number else ()
    return Node(f"call-{number}-{box.x:.0f}-{box.y:.0f}", (*ring, *figure), around.x, around.y)


def _numbered(number: int) -> Shapes:
    at = _DISC * 0.55
    return (
        Circle(at, at, _DISC + 1.5, fill="white"),
        Circle(at, at, _DISC, fill="danger"),
        Text(
            at, at + baseline(0, _FIGURE), str(number), _FIGURE, "white", weight=800, align="middle"
        ),
    )
