"""The world behind the window: where spaces and tiles lie, and what of them should be in view.

Everything in the world is drawn at UNIT pixels a space, and all its nodes are scaled by the same
share, so that the drawings stay the same on every page. A space keeps its place however the garden
grows: only the edges of the world move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tabletop.games.hanging_gardens.rules.garden import Garden
from tabletop.games.hanging_gardens.rules.spaces import ORIGIN, Space, footprint
from tabletop.scene.boxes import TOUCH, Box, around, hull
from tabletop.scene.shapes import Node, Point, Shapes

WINDOW = "garden"
UNIT = 48.0
"""The side of a space in the drawings."""

CELLS = (72.0, 56.0, TOUCH)
"""The sides that a space may have on the page: few, for all that lies there moves with each."""

AROUND = 1.29
"""How many spaces around what is built can be in view: so far reach the places for a piece."""

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


class Lie(NamedTuple):
    """How the garden lies on the page, always with north up: how large a space is at zoom 1."""

    cell: float

    def point(self, across: float, up: float) -> Point:
        """Return the point of the drawing so many spaces east and north of the origin."""
        return across * UNIT, -up * UNIT

    def space_at(self, space: Space) -> Point:
        """Return the middle of a space, in the units of the drawing."""
        return self.point(space[0] + 0.5, space[1] + 0.5)

    def tile_at(self, anchor: Space) -> Point:
        """Return the middle of a tile, in the units of the drawing."""
        return self.point(anchor[0] + 1, anchor[1] + 1)

    def piece_at(self, place: Space, *, is_tile: bool) -> Point:
        """Return the middle of a piece, in the units of the drawing."""
        return self.tile_at(place) if is_tile else self.space_at(place)

    def box(self, span: Span) -> Box:
        """Return a rectangle of spaces as a box in the units of the drawing."""
        ends = self.point(span.left, span.low), self.point(span.right + 1, span.high + 1)
        return around_all(ends, 0)

    def around(self, span: Span) -> Box:
        """Return the same with what must be seen around it, lest a piece has no place in view."""
        return self.box(span).inset(-AROUND * UNIT)

    def on_page(self, box: Box) -> Box:
        """Return a box of the drawing in the pixels of the world at zoom 1."""
        scale = self.cell / UNIT
        return Box(box.x * scale, box.y * scale, box.w * scale, box.h * scale)

    def touch_box(self, at: Point) -> Box:
        """Return what must be hit around a point of the drawing, one space wide."""
        return self.on_page(around(*at, UNIT))

    def node(self, key: str, shapes: Shapes, at: Point = (0, 0), **more: Any) -> Node:
        """Return a node of the world with its origin at a point of the drawing."""
        scale = self.cell / UNIT
        return Node(key, shapes, at[0] * scale, at[1] * scale, scale, window=WINDOW, **more)

    def row_and_col(self, space: Space) -> tuple[int, int]:
        """Return where a space comes, from above and from the left."""
        x, y = space
        return -y, x


def span_of(garden: Garden) -> Span:
    """Return the rectangle around all that is built, or around the first tile to come."""
    built: Iterable[Space] = garden.levels[0] or footprint(ORIGIN)
    across, up = [x for x, _ in built], [y for _, y in built]
    return Span(min(across), max(across), min(up), max(up))


def lie_for(window: Box, span: Span) -> Lie:
    """Return how a garden lies in its window: as large as it has room, never too small to tap."""
    box = Lie(TOUCH).around(span)
    room = min(window.w / box.w, window.h / box.h) * UNIT
    return Lie(next((cell for cell in CELLS if cell <= room), TOUCH))


def world_of(window: Box, span: Span, lie: Lie) -> Box:
    """Return the part of the drawing that can be brought into the window: the garden with what is
    around it, and as much table as fills the window.

    That part stays where it is, about the first tile, until the garden comes to its edge: so what
    is laid moves nothing.
    """
    near, scale = lie.around(span), UNIT / lie.cell
    page = around(*lie.tile_at(ORIGIN), window.w * scale, window.h * scale)
    x = min(max(page.x, near.right - page.w), near.x)
    y = min(max(page.y, near.bottom - page.h), near.y)
    return hull([near, page._replace(x=x, y=y)])


def around_all(points: Iterable[Point], by: float = UNIT) -> Box:
    """Return the box about some points of the drawing, with `by` more on each side."""
    return hull([Box(x, y, 0, 0) for x, y in points]).inset(-by)
