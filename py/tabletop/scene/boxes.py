"""Boxes and the ways to cut them up: the whole art of laying out a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

TOUCH = 44.0
"""The least width and height, in CSS pixels, of what a finger must hit."""


class Box(NamedTuple):
    """A rectangle by its upper left corner, its width and its height, in CSS pixels."""

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
        """Return the x of the middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Return the y of the middle."""
        return self.y + self.h / 2

    @property
    def middle(self) -> tuple[float, float]:
        """Return the middle."""
        return self.cx, self.cy

    def inset(self, left: float, top: float | None = None) -> Box:
        """Return the box that is smaller by `left` on both sides, and by `top` above and below."""
        top = left if top is None else top
        return Box(self.x + left, self.y + top, self.w - 2 * left, self.h - 2 * top)

    def square(self) -> Box:
        """Return the largest square in the middle of the box."""
        return self.shaped(1, 1)

    def shaped(self, w: float, h: float) -> Box:
        """Return the largest box in the middle that has the proportions of `w` to `h`."""
        scale = min(self.w / w, self.h / h)
        return around(*self.middle, w * scale, h * scale)

    def top(self, height: float) -> Box:
        """Return the uppermost `height` of the box."""
        return self._replace(h=height)

    def lower(self, height: float) -> Box:
        """Return the lowest `height` of the box."""
        return self._replace(y=self.bottom - height, h=height)

    def rows(self, heights: Sequence[float], gap: float = 0) -> list[Box]:
        """Return boxes one below the other. A height of 0 stands for an equal share of the rest."""
        boxes: list[Box] = []
        y = self.y
        for height in shares(self.h, heights, gap):
            boxes.append(Box(self.x, y, self.w, height))
            y += height + gap
        return boxes

    def columns(self, widths: Sequence[float], gap: float = 0) -> list[Box]:
        """Return boxes side by side. A width of 0 stands for an equal share of the rest."""
        boxes: list[Box] = []
        x = self.x
        for width in shares(self.w, widths, gap):
            boxes.append(Box(x, self.y, width, self.h))
            x += width + gap
        return boxes

    def grid(self, rows: int, columns: int, gap: float = 0) -> list[list[Box]]:
        """Return equal boxes as a list of rows, each a list from left to right."""
        return [row.columns([0] * columns, gap) for row in self.rows([0] * rows, gap)]

    def contains(self, x: float, y: float) -> bool:
        """Return whether the point lies in the box or on its edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


def shares(length: float, wanted: Sequence[float], gap: float) -> list[float]:
    """Return `wanted`, with an equal share of what is left of `length` in place of each 0."""
    rest = length - sum(wanted) - gap * (len(wanted) - 1)
    open_ended = sum(1 for each in wanted if not each)
    return [each or rest / open_ended for each in wanted]


def around(x: float, y: float, w: float, h: float | None = None) -> Box:
    """Return the box of that width and height (a square without height) with its middle there."""
    h = w if h is None else h
    return Box(x - w / 2, y - h / 2, w, h)


def hull(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that contains all of some boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def touchable(box: Box) -> Box:
    """Return `box`, grown about its middle where it is too small for a finger."""
    if box.w >= TOUCH and box.h >= TOUCH:
        return box
    return around(box.cx, box.cy, max(box.w, TOUCH), max(box.h, TOUCH))
