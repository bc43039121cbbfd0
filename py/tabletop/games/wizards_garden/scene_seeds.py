"""The art of the seeds: two outlines and two birds, so that one needs no colour to tell them.

Everything is drawn about the origin at the radius RADIUS; nodes scale it to their cells.
"""

from __future__ import annotations

from functools import cache
from math import asin, cos, pi, sin
from typing import NamedTuple

from tabletop.games.wizards_garden.board import BLACK
from tabletop.scene.shapes import PIECE, Circle, Icon, Path, Point, Shapes

RADIUS = 56.0
GHOST = 0.62
"""How much is left of the paper of a seed that is only imagined."""

LOBES = 8
LOBE = 2 * pi / LOBES
"""Scallops and claws, and the angle that each takes."""


class Look(NamedTuple):
    """The tokens of a face: its paper, bird and ring, the edge of a flap; the bird and its size."""

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
"""Where two scallops meet, and the radius of the arcs that reach 1 between such notches."""

_TIP = 1.1
_BEND = 0.6
"""How far a claw reaches, and where the curve between two claws bends to."""


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


@cache
def seed(face: int) -> Shapes:
    """Return a seed that lies with `face` up."""
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


@cache
def ghost(face: int) -> Shapes:
    """Return a seed that is only imagined: pale, with a dashed edge."""
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


@cache
def small_seed(face: int) -> Shapes:
    """Return a seed for a small picture: its outline and a dot, without the bird."""
    look = LOOKS[face]
    return (
        Path(OUTLINES[face], scale=RADIUS, fill=look.paper, stroke="white", width=4 / RADIUS),
        Circle(0, 0, RADIUS * 0.4, fill=look.ring),
    )
