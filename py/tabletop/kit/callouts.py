"""Rings that highlight part of a picture in the rules, optionally numbered for the legend."""

from __future__ import annotations

from tabletop.kit.hint import RING_CORNER
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline
from tabletop.scene.shapes import Circle, Node, Rect, Shapes, Text

_GAP, _DISC, _FIGURE = 1.0, 9.0, 13.0
_STROKES = (("night", 6.5), ("white", 5.0), ("danger", 3.0))
"""The strokes of a ring, widest first. They are thinner than a lesson's: a picture may have
many."""


def called_out(box: Box, number: int = 0, scale: float = 1) -> Node:
    """Return a ring around `box`, with `number` at its upper left corner unless it is 0.

    `scale` is the zoom at which the picture is drawn; the ring has the same size on screen at any
    zoom.
    """
    around = box.inset(-_GAP / scale)
    wide, high = around.w * scale, around.h * scale
    ring = Rect(0, 0, wide, high, r=min(RING_CORNER, wide / 2, high / 2))
    strokes = tuple(ring._replace(stroke=colour, width=width) for colour, width in _STROKES)
    shapes = (*strokes, *(_numbered(number) if number else ()))
    key = f"call-{number}-{box.x:.0f}-{box.y:.0f}"
    return Node(key, shapes, around.x, around.y, 1 / scale)


def _numbered(number: int) -> Shapes:
    at = _DISC * 0.4
    y = at + baseline(0, _FIGURE)
    return (
        Circle(at, at, _DISC + 1.5, fill="white"),
        Circle(at, at, _DISC, fill="danger"),
        Text(at, y, str(number), _FIGURE, "white", weight=800, align="middle"),
    )
