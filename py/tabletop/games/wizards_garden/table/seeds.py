"""Drawings of the seeds. Outlines and birds differ, so that colour is not needed.

All are centred on the origin with radius RADIUS; nodes scale them to their cells.
"""

from __future__ import annotations

from itertools import pairwise
from math import asin, cos, pi, sin
from typing import NamedTuple

from tabletop.games.wizards_garden.rules.board import BLACK, WHITE
from tabletop.scene.outlines import closed_path
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Point, Shapes

RADIUS = 56.0
GHOST = 0.62
"""The opacity of the paper of a ghost seed."""

LOBES = 8
LOBE = 2 * pi / LOBES
"""The number of scallops or claws, and the angle of each in radians."""


class Look(NamedTuple):
    """Colour tokens of a face (paper, bird, ring, edge of a flap), and its bird and size."""

    paper: str
    mark: str
    ring: str
    flap_edge: str
    bird: str
    bird_size: float


LOOKS = (
    Look("white", "dove", "dove", "dove", "dove", 1.22),
    Look("raven", "white", "ravenring", "white", "raven", 1.12),
)

_NOTCH = 0.83
_SCALLOP = ((_NOTCH * sin(LOBE / 2)) ** 2 + (1 - _NOTCH * cos(LOBE / 2)) ** 2) / (
    2 * (1 - _NOTCH * cos(LOBE / 2))
)
"""Distance of the notches between scallops, and the radius of arcs that reach 1 between them."""

_TIP = 1.1
_BEND = 0.6
"""Distance of the tip of a claw, and of the control point between two claws."""


def at(turn: float, radius: float) -> Point:
    """Return the point at `turn` lobes clockwise from the top."""
    return radius * sin(LOBE * turn), -radius * cos(LOBE * turn)


def _scalloped() -> str:
    x, y = at(-0.5, _NOTCH)
    notches = [at(lobe + 0.5, _NOTCH) for lobe in range(LOBES)]
    arcs = "".join(f"A{_SCALLOP:.3f} {_SCALLOP:.3f} 0 0 1 {x:.3f} {y:.3f}" for x, y in notches)
    return f"M{x:.3f} {y:.3f}{arcs}Z"


def _clawed() -> str:
    x, y = at(0, _TIP)
    curves = [(*at(lobe + 0.5, _BEND), *at(lobe + 1, _TIP)) for lobe in range(LOBES)]
    path = "".join("Q" + " ".join(f"{number:.3f}" for number in each) for each in curves)
    return f"M{x:.3f} {y:.3f}{path}Z"


OUTLINES = (_scalloped(), _clawed())
"""The outline of each face as path data, with a radius of 1."""


def outline_point(face: int, turn: float) -> Point:
    """Return the point of the outline of `face` at `turn` lobes clockwise from the top."""
    return _claw_point(turn) if face == BLACK else _scallop_point(turn)


def _scallop_point(turn: float) -> Point:
    lobe = round(turn)
    opening = asin(_NOTCH * sin(LOBE / 2) / _SCALLOP)
    x, y = at(lobe, 1 - _SCALLOP)
    angle = LOBE * lobe + 2 * (turn - lobe) * opening
    return x + _SCALLOP * sin(angle), y - _SCALLOP * cos(angle)


def _claw_point(turn: float) -> Point:
    lobe = turn // 1
    t = turn - lobe
    corners = at(lobe, _TIP), at(lobe + 0.5, _BEND), at(lobe + 1, _TIP)
    x, y = (
        (1 - t) ** 2 * first + 2 * t * (1 - t) * bend + t * t * last
        for first, bend, last in zip(*corners, strict=True)
    )
    return x, y


def _seed(face: int) -> Shapes:
    """Return a seed with `face` up."""
    look = LOOKS[face]
    paper = Path(
        OUTLINES[face],
        scale=RADIUS,
        fill=look.paper,
        stroke="white",
        width=3.3 / RADIUS,
        shadow=PIECE,
    )
    return (paper, *_print(look))


def _print(look: Look) -> tuple[Circle, Icon]:
    return (
        Circle(0, 0, RADIUS * 0.76, stroke=look.ring, width=2.5),
        Icon(look.bird, 0, 0, RADIUS * look.bird_size, look.mark),
    )


_TOWARDS = (cos(0.67), sin(0.67))
_CREASE = 0.4
"""The crease is perpendicular to _TOWARDS, at distance _CREASE from the centre."""

_SAMPLES = 12
_BIRD_AT = (-0.3, -0.22)
_FLAP_BIRD_AT = (0.06, 0.14)
_FLAP_BIRD = 0.4
_FLAP_OVER = 0.025
"""Centres of the birds, the size of the one on the flap, and how far the flap extends over the
crease to cover the cut edge of the seed."""


def _folded(face: int) -> Shapes:
    """Return a seed with `face` up and a folded corner that shows the other face."""
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
    """Return the signed distance of a point from the crease; negative on the part kept."""
    return point[0] * _TOWARDS[0] + point[1] * _TOWARDS[1] - _CREASE


def _mirrored(point: Point) -> Point:
    far = 2 * _beyond(point) - _FLAP_OVER
    return point[0] - far * _TOWARDS[0], point[1] - far * _TOWARDS[1]


def _cut(outline: list[Point], *, keep_beyond: bool) -> list[Point]:
    """Clip a closed outline at the crease and return the part on one side."""
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


def _ghost(face: int) -> Shapes:
    """Return a ghost seed: pale, with a dashed edge."""
    look = LOOKS[face]
    pale = tuple(shape._replace(opacity=GHOST) for shape in _print(look))
    edge = Path(
        OUTLINES[face],
        scale=RADIUS,
        stroke="white",
        width=3.6 / RADIUS,
        dash=(7.4 / RADIUS, 6.4 / RADIUS),
    )
    return (Path(OUTLINES[face], scale=RADIUS, fill=look.paper, opacity=GHOST), *pale, edge)


def _small(face: int) -> Shapes:
    """Return a seed for a thumbnail: its outline and a dot, without the bird."""
    look = LOOKS[face]
    return (
        Path(OUTLINES[face], scale=RADIUS, fill=look.paper, stroke="white", width=4 / RADIUS),
        Circle(0, 0, RADIUS * 0.4, fill=look.ring),
    )


SEEDS = (_seed(WHITE), _seed(BLACK))
FOLDED = (_folded(WHITE), _folded(BLACK))
GHOSTS = (_ghost(WHITE), _ghost(BLACK))
SMALL_SEEDS = (_small(WHITE), _small(BLACK))
"""Seeds indexed by face: at rest, about to flip, ghost, and thumbnail."""
