"""Rectangles and ways to divide them, for layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

TOUCH = 44.0
"""The least width and height of a touch target, in CSS pixels."""


class Box(NamedTuple):
    """A rectangle: its upper left corner, width and height, in CSS pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Return the x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Return the y of the centre."""
        return self.y + self.h / 2

    @property
    def middle(self) -> tuple[float, float]:
        """Return the x and y of the centre."""
        return self.cx, self.cy

    def inset(self, left: float, top: float | None = None) -> Box:
        """Return the box shrunk by `left` at both sides and by `top` above and below.

        `top` defaults to `left`. Negative values grow the box.
        """
        top = left if top is None else top
        return Box(self.x + left, self.y + top, self.w - 2 * left, self.h - 2 * top)

    def square(self) -> Box:
        """Return the largest centred square in the box."""
        return self.shaped(1, 1)

    def shaped(self, w: float, h: float) -> Box:
        """Return the largest centred box with the aspect ratio `w` to `h`."""
        scale = min(self.w / w, self.h / h)
        return around(*self.middle, w * scale, h * scale)

    def top(self, height: float) -> Box:
        """Return the top `height` pixels of the box."""
        return self._replace(h=height)

    def lower(self, height: float) -> Box:
        """Return the bottom `height` pixels of the box."""
        return self._replace(y=self.bottom - height, h=height)

    def rows(self, heights: Sequence[float], gap: float = 0) -> list[Box]:
        """Return boxes from top to bottom, `gap` apart; heights of 0 share the rest equally."""
        boxes: list[Box] = []
        y = self.y
        for height in shares(self.h, heights, gap):
            boxes.append(Box(self.x, y, self.w, height))
            y += height + gap
        return boxes

    def columns(self, widths: Sequence[float], gap: float = 0) -> list[Box]:
        """Return boxes from left to right, `gap` apart; widths of 0 share the rest equally."""
        boxes: list[Box] = []
        x = self.x
        for width in shares(self.w, widths, gap):
            boxes.append(Box(x, self.y, width, self.h))
            x += width + gap
        return boxes

    def grid(self, rows: int, columns: int, gap: float = 0) -> list[list[Box]]:
        """Return equal boxes as a list of rows, each from left to right."""
        return [row.columns([0] * columns, gap) for row in self.rows([0] * rows, gap)]

    def contains(self, x: float, y: float) -> bool:
        """Return whether the point is in the box or on its edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


def shares(length: float, wanted: Sequence[float], gap: float) -> list[float]:
    """Return `wanted`, with each 0 replaced by an equal share of the rest of `length`.

    `gap` is the space between two lengths.
    """
    rest = length - sum(wanted) - gap * (len(wanted) - 1)
    open_ended = sum(1 for each in wanted if not each)
    return [each or rest / open_ended for each in wanted]


def around(x: float, y: float, w: float, h: float | None = None) -> Box:
    """Return the box of `w` by `h` pixels centred at (x, y); `h` defaults to `w`."""
    h = w if h is None else h
    return Box(x - w / 2, y - h / 2, w, h)


def hull(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that contains all of `boxes`, which must not be empty."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def touchable(box: Box) -> Box:
    """Return `box`, grown about its centre to at least the size of a touch target."""
    if box.w >= TOUCH and box.h >= TOUCH:
        return box
    return around(box.cx, box.cy, max(box.w, TOUCH), max(box.h, TOUCH))
