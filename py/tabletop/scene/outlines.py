"""Polygons and stars of radius 1 about the origin, as SVG path data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin

from tabletop.scene.shapes import Point


def closed_path(points: Sequence[Point]) -> str:
    """Return the SVG path data of the polygon with these corners."""
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"


def ring_of_points(count: int, radius: float = 1, turn: float = 0) -> list[Point]:
    """Return `count` points on a circle, clockwise from the top.

    `turn` rotates them clockwise, in turns: 0.25 is a quarter of a circle.
    """
    angles = [2 * pi * (index / count + turn) for index in range(count)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle in angles]


@cache
def polygon(corners: int, turn: float = 0) -> str:
    """Return the path data of a regular polygon with a corner at the top, rotated by `turn`
    turns."""
    return closed_path(ring_of_points(corners, 1, turn))


@cache
def star(points: int, inner: float) -> str:
    """Return the path data of a star with a point at the top and notches at the radius `inner`."""
    outer = ring_of_points(points)
    notches = ring_of_points(points, inner, 0.5 / points)
    return closed_path([corner for pair in zip(outer, notches, strict=True) for corner in pair])
