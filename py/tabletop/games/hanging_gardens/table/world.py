"""The world behind the window: where spaces and tiles lie, and what of them should be in view.

Everything in the world is drawn at UNIT pixels a space, and all its nodes are scaled by the same
share, so that the drawings stay the same on every page. A space keeps its place however the garden
grows: only the edges of the world move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tabletop.games.hanging_gardens.rules.garden import Garden
from tabletop.games.hanging_gardens.rules.spaces import ORIGIN, Space, footprint
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.shapes import Node, Point, Shapes

WINDOW = "garden"
UNIT = 48.0
"""The side of a space in the drawings."""

CELLS = (72.0, 60.0, 52.0, 48.0, TOUCH)
"""The sides that a space may have on the page: the largest with which the whole world is seen."""

MARGIN = 2
"""How many free spaces lie around what is built: as far as a terrace can reach."""


class Span(NamedTuple):
    """A rectangle of spaces, both ends included."""

    left: int
    right: int
    low: int
    high: int

    def grown(self, by: int) -> Span:
        """Return the rectangle with so many more spaces on each side."""
        return Span(self.left - by, self.right + by, self.low - by, self.high + by)

    def holds(self, space: Space) -> bool:
        """Return whether a space is one of the rectangle."""
        return self.left <= space[0] <= self.right and self.low <= space[1] <= self.high

    @property
    def box(self) -> Box:
        """Return the rectangle as a box in the units of the drawing."""
        across, up = self.right - self.left + 1, self.high - self.low + 1
        return Box(self.left * UNIT, -(self.high + 1) * UNIT, across * UNIT, up * UNIT)


def span_of(garden: Garden) -> Span:
    """Return the rectangle around all that is built, or around the first tile to come."""
    built: Iterable[Space] = garden.levels[0] or footprint(ORIGIN)
    across, up = [x for x, _ in built], [y for _, y in built]
    return Span(min(across), max(across), min(up), max(up))


def cell_for(window: Box, world: Span) -> float:
    """Return how many pixels a space is wide on the page at zoom 1."""
    box = world.box
    for cell in CELLS:
        if box.w * cell / UNIT <= window.w and box.h * cell / UNIT <= window.h:
            return cell
    return CELLS[-1]


def space_at(space: Space) -> Point:
    """Return the middle of a space, in the units of the drawing."""
    return (space[0] + 0.5) * UNIT, -(space[1] + 0.5) * UNIT


def tile_at(anchor: Space) -> Point:
    """Return the middle of a tile, in the units of the drawing."""
    return (anchor[0] + 1) * UNIT, -(anchor[1] + 1) * UNIT


def pinned(key: str, shapes: Shapes, at: Point, cell: float, **more: Any) -> Node:
    """Return a node of the world with its origin at a point given in the units of the drawing."""
    scale = cell / UNIT
    node = Node(key, shapes, at[0] * scale, at[1] * scale, scale, window=WINDOW)
    return node._replace(**more) if more else node


def on_page(box: Box, cell: float) -> Box:
    """Return a box of the drawing in the pixels of the world at zoom 1."""
    scale = cell / UNIT
    return Box(box.x * scale, box.y * scale, box.w * scale, box.h * scale)


def touch_box(at: Point, cell: float) -> Box:
    """Return what must be hit around a point of the drawing, one space wide."""
    return on_page(around(*at, UNIT), cell)


def around_all(points: Iterable[Point], by: float = UNIT) -> Box:
    """Return the box about some points of the drawing, with `by` more on each side."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-by)


def hull(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that contains all of some boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)
