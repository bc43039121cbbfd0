"""The art beside the bed: flowers in a row, the Staff, and what goes with them."""

from __future__ import annotations

from tabletop.games.wizards_garden.rules.board import BLACK, WHITE
from tabletop.scene.marks import ring
from tabletop.scene.outlines import ring_of_points
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Rect, Shapes
from tabletop.scene.widgets import number

PETALS = 6
STEM = 36.0
HEAD = 18.0
"""How high above the ground a flower holds its head, and how large that is, at scale 1."""

STAFF = 28.0
"""The radius of the Staff's disc, at scale 1."""

_POINTED = "M0 0Q.48 -.52 0 -1.08Q-.48 -.52 0 0Z"
_STALK = "M0 0Q2 -17 0 -36"
_RIMS = ("dove", "ravenring")
_LEAF = "M0 -4Q13.500 -5 15.3 -15.4Q1.8 -14.500 0 -4Z"


def _flower(face: int) -> Shapes:
    """Return a harvested flower of the colour of `face`, standing on the origin."""
    return (
        Path(_STALK, stroke="stem", width=3.2),
        Path(_LEAF, fill="stem"),
        *_head(face, 0, -STEM, HEAD),
    )


def _head(face: int, x: float, y: float, r: float) -> Shapes:
    """Return the head of a flower centred at (x, y): round petals if white, pointed if black."""
    middle = Circle(x, y, r * 0.33, fill="sun", stroke=_RIMS[face], width=r * 0.067)
    if face == BLACK:
        petals: Shapes = tuple(
            Path(
                _POINTED,
                x,
                y,
                r,
                angle=360 / PETALS * index,
                fill="raven",
                stroke="ravenring",
                width=0.075,
            )
            for index in range(PETALS)
        )
    else:
        petals = tuple(
            Circle(x + dx, y + dy, r * 0.43, fill="white", stroke="dove", width=r * 0.072)
            for dx, dy in ring_of_points(PETALS, r * 0.58)
        )
    return (*petals, middle)


def blossom(face: int, x: float, y: float, size: float) -> Shapes:
    """Return the head of a flower as a sign."""
    return _head(face, x, y, size / 2)


FLOWERS = (_flower(WHITE), _flower(BLACK))
"""A harvested flower by its colour, standing on the origin."""

AWAITING = ring(0, -STEM, HEAD * 1.3, 2, (3, 4.4))
"""The dashed ring around a flower in a preview."""

THE_STAFF: Shapes = (
    Circle(0, 0, STAFF, fill="staff", stroke="white", width=2, shadow=PIECE),
    Circle(0, 0, STAFF * 0.84, stroke="sun", width=1.6),
    Icon("wizard-staff", 0, 0, STAFF * 1.22, "white"),
)
STAFF_TO_COME: Shapes = (
    Circle(0, 0, STAFF, fill="staff", opacity=0.6),
    Icon("wizard-staff", 0, 0, STAFF * 1.22, "white", opacity=0.85),
    *ring(0, 0, STAFF, 2.4, (6, 5.4)),
)
"""The Wizard's Staff on its disc, centred on the origin, and the Staff in a preview."""


def gain(face: int, flowers: int, size: float, *, chosen: bool) -> Shapes:
    """Return the badge of a line that would be harvested, about the origin."""
    w, h = size * 3.8, size * 2.1
    fill, rim, ink = ("sun", "white", "print") if chosen else ("sheet", "sun", "ink")
    return (
        Rect(-w / 2, -h / 2, w, h, r=h / 2, fill=fill, stroke=rim, width=2.4, shadow=CHIP),
        *_head(face, -w / 2 + h * 0.58, 0, h * 0.36),
        number(w * 0.22, 0, f"+{flowers}", size, ink),
    )
