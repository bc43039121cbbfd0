"""A seed that would turn over: its lower right corner is folded, and shows the other face."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, sin

from tabletop.games.wizards_garden.scene_seeds import LOBES, LOOKS, RADIUS, outline_point
from tabletop.scene.outlines import closed_path
from tabletop.scene.shapes import CHIP, PIECE, Icon, Path, Point, Shapes

_TOWARDS = (cos(0.67), sin(0.67))
_CREASE = 0.4
"""The crease is the line at that distance from the middle, square to that direction."""

_SAMPLES = 12
_BIRD_AT = (-0.3, -0.22)
_FLAP_BIRD_AT = (0.06, 0.14)
_FLAP_BIRD = 0.4
_FLAP_OVER = 0.025
"""Where the birds are, how large that of the flap is, and how far the flap stands over the crease,
so that it covers the cut edge of the seed."""


@cache
def folded(face: int) -> Shapes:
    """Return a seed with `face` up that would turn over, about the origin at RADIUS."""
    look, back = LOOKS[face], LOOKS[1 - face]
    kept = _cut(_outline(face), keep_beyond=False)
    flap = [_mirrored(point) for point in _cut(_outline(1 - face), keep_beyond=True)]
    edge = 3.3 / RADIUS
    return (
        _sheet(kept, look.paper, "white", edge, PIECE),
        _bird(look.bird, _BIRD_AT, look.bird_size * 0.72, look.mark),
        _sheet(flap, back.paper, back.flap_edge, edge * 0.75, CHIP),
        _bird(back.bird, _FLAP_BIRD_AT, _FLAP_BIRD, back.mark),
    )


def _sheet(points: list[Point], fill: str, stroke: str, width: float, shadow: float) -> Path:
    path = closed_path(points)
    return Path(path, scale=RADIUS, fill=fill, stroke=stroke, width=width, shadow=shadow)


def _bird(name: str, place: Point, size: float, fill: str) -> Icon:
    return Icon(name, place[0] * RADIUS, place[1] * RADIUS, size * RADIUS, fill)


def _outline(face: int) -> list[Point]:
    return [outline_point(face, step / _SAMPLES) for step in range(LOBES * _SAMPLES)]


def _beyond(point: Point) -> float:
    """Return how far the point lies beyond the crease; negative on the side that stays."""
    return point[0] * _TOWARDS[0] + point[1] * _TOWARDS[1] - _CREASE


def _mirrored(point: Point) -> Point:
    far = 2 * _beyond(point) - _FLAP_OVER
    return point[0] - far * _TOWARDS[0], point[1] - far * _TOWARDS[1]


def _cut(outline: list[Point], *, keep_beyond: bool) -> list[Point]:
    """Return the part of a closed outline on one side of the crease, with the crease as an edge."""
    side = 1 if keep_beyond else -1
    kept: list[Point] = []
    for here, there in pairwise([*outline, outline[0]]):
        depth, next_depth = _beyond(here) * side, _beyond(there) * side
        if depth >= 0:
            kept.append(here)
        if depth * next_depth < 0:
            share = depth / (depth - next_depth)
            x, y = (a + share * (b - a) for a, b in zip(here, there, strict=True))
            kept.append((x, y))
    return kept
