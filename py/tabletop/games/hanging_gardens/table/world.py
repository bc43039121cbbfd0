"""Geometry of the garden: positions of spaces and tiles, and the area that can be scrolled to.

All drawings use UNIT pixels per space (drawing units), and all nodes have the same scale, so the
shapes are equal on every page. A space keeps its position while the garden grows: only the edges
of the world move.
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
"""The side of a space, in drawing units."""

CELLS = (72.0, 56.0, TOUCH)
"""The sides of a space on the page, in pixels: few, since each change moves everything."""

AROUND = 1.29
"""How far the view extends beyond the built spaces: the legal places reach that far."""

MARGIN = 2
"""How many spaces around the built ones belong to the garden: a terrace can reach that far."""


class Span(NamedTuple):
    """A rectangle of spaces, both ends included."""

    left: int
    right: int
    low: int
    high: int

    def grown(self, by: int) -> Span:
        """Return the rectangle extended by `by` spaces on each side."""
        return Span(self.left - by, self.right + by, self.low - by, self.high + by)

    def holds(self, space: Space) -> bool:
        """Return whether the rectangle contains `space`."""
        return self.left <= space[0] <= self.right and self.low <= space[1] <= self.high


class Lie(NamedTuple):
    """The mapping from spaces to pixels, north up; `cell` is the side of a space at zoom 1."""

    cell: float

    def point(self, across: float, up: float) -> Point:
        """Return the point `across` spaces east and `up` spaces north of the origin."""
        return across * UNIT, -up * UNIT

    def space_at(self, space: Space) -> Point:
        """Return the centre of a space, in drawing units."""
        return self.point(space[0] + 0.5, space[1] + 0.5)

    def tile_at(self, anchor: Space) -> Point:
        """Return the centre of a tile, in drawing units."""
        return self.point(anchor[0] + 1, anchor[1] + 1)

    def piece_at(self, place: Space, *, is_tile: bool) -> Point:
        """Return the centre of a piece, in drawing units."""
        return self.tile_at(place) if is_tile else self.space_at(place)

    def box(self, span: Span) -> Box:
        """Return the box of `span`, in drawing units."""
        ends = self.point(span.left, span.low), self.point(span.right + 1, span.high + 1)
        return around_all(ends, 0)

    def around(self, span: Span) -> Box:
        """Return the box of `span` with a margin that shows the legal places around it."""
        return self.box(span).inset(-AROUND * UNIT)

    def on_page(self, box: Box) -> Box:
        """Convert a box from drawing units to pixels at zoom 1."""
        scale = self.cell / UNIT
        return Box(box.x * scale, box.y * scale, box.w * scale, box.h * scale)

    def touch_box(self, at: Point) -> Box:
        """Return the touch box around `at`, one space wide, in pixels at zoom 1."""
        return self.on_page(around(*at, UNIT))

    def node(self, key: str, shapes: Shapes, at: Point = (0, 0), **more: Any) -> Node:
        """Return a scaled node in the window with its origin at `at`, in drawing units."""
        scale = self.cell / UNIT
        return Node(key, shapes, at[0] * scale, at[1] * scale, scale, window=WINDOW, **more)

    def row_and_col(self, space: Space) -> tuple[int, int]:
        """Return (row, column) of a space, increasing downwards and to the right."""
        x, y = space
        return -y, x


def span_of(garden: Garden) -> Span:
    """Return the rectangle around everything built, or the place of the first tile."""
    built: Iterable[Space] = garden.levels[0] or footprint(ORIGIN)
    across, up = [x for x, _ in built], [y for _, y in built]
    return Span(min(across), max(across), min(up), max(up))


def lie_for(window: Box, span: Span) -> Lie:
    """Return the largest scale at which `span` fits the window, but never too small to tap."""
    box = Lie(TOUCH).around(span)
    room = min(window.w / box.w, window.h / box.h) * UNIT
    return Lie(next((cell for cell in CELLS if cell <= room), TOUCH))


def world_of(window: Box, span: Span, lie: Lie) -> Box:
    """Return the box that the window can scroll to, in drawing units: garden, margin and table.

    It stays centred on the first tile until the garden reaches its edge, so that placing a piece
    does not move the drawing.
    """
    near, scale = lie.around(span), UNIT / lie.cell
    page = around(*lie.tile_at(ORIGIN), window.w * scale, window.h * scale)
    x = min(max(page.x, near.right - page.w), near.x)
    y = min(max(page.y, near.bottom - page.h), near.y)
    return hull([near, page._replace(x=x, y=y)])


def around_all(points: Iterable[Point], by: float = UNIT) -> Box:
    """Return the bounding box of `points`, extended by `by` on each side."""
    return hull([Box(x, y, 0, 0) for x, y in points]).inset(-by)
