"""Marks with the same meaning in all games: states, seats, and the last move.

Each function returns shapes in the coordinates of the node or scene that will contain them.
"""

from __future__ import annotations

from tabletop.scene.boxes import Box
from tabletop.scene.outlines import polygon, star
from tabletop.scene.shapes import CHIP, Circle, Icon, Path, Rect, Shapes

GHOST = 0.55
OFF = 0.4
"""The opacity of a piece that is only previewed, and of one that is unavailable."""

SEAT_COLOURS = ("", "rose", "water", "sun", "plum", "leaf2", "berry")
"""The colour token of each seat, indexed from 1."""

_SEAT_OUTLINES = (
    "",
    "",
    "M-.86 -.86H.86V.86H-.86Z",
    "M0 -1.12L1.12 0L0 1.12L-1.12 0Z",
    "M0 -1L1.1 .85H-1.1Z",
    polygon(6),
    star(5, 0.5),
)

_HAT = (
    "M-.5 0C-.5 -.1 -.36 -.16 -.28 -.18L-.06 -.84C0 -1.04 .2 -1.06 .36 -.88"
    "C.24 -.9 .15 -.86 .16 -.76L.28 -.18C.36 -.16 .5 -.1 .5 0C.5 .11 .25 .16 0 .16"
    "C-.25 .16 -.5 .11 -.5 0Z"
)
_HAT_BAND = "M-.275 -.2C-.1 -.12 .1 -.12 .275 -.2L.235 -.325C.1 -.26 -.08 -.26 -.232 -.325Z"
_LEAF = "M-10 8C-12 -6 -2 -11 11 -10C12 3 5 12 -10 8Z"
_LEAF_VEIN = "M-9 7L5 -5"
_TICK = "M-.45 .02L-.12 .36L.48 -.32"
_CROSS = "M-.36 -.36L.36 .36M.36 -.36L-.36 .36"


def ring(x: float, y: float, r: float, width: float = 3.2, dash: tuple[float, ...] = ()) -> Shapes:
    """Return a yellow ring about (x, y), with a dark outline that is visible on pale paper."""
    return (
        Circle(x, y, r, stroke="ringedge", width=width + 2, dash=dash),
        Circle(x, y, r, stroke="sun", width=width, dash=dash),
    )


def edge(box: Box, r: float, width: float = 3.2, dash: tuple[float, ...] = ()) -> Shapes:
    """Return a yellow ring around `box`, with corners of radius `r`."""
    return (
        Rect(*box, r=r, stroke="ringedge", width=width + 2, dash=dash),
        Rect(*box, r=r, stroke="sun", width=width, dash=dash),
    )


def last_leaf(x: float, y: float, size: float = 22) -> Shapes:
    """Return the leaf that marks the last move, centred at (x, y)."""
    scale = size / 22
    return (
        Path(_LEAF, x, y, scale, fill="leaf", stroke="white", width=2, shadow=CHIP),
        Path(_LEAF_VEIN, x, y, scale, stroke="white", width=1.6),
    )


def tick(x: float, y: float, size: float = 24) -> Shapes:
    """Return a yellow disc with a tick, the mark of something chosen."""
    half = size / 2
    return (
        Circle(x, y, half, fill="sun", stroke="ringedge", width=1.5, shadow=CHIP),
        Path(_TICK, x, y, half, stroke="print", width=0.28),
    )


def cross(x: float, y: float, size: float = 20) -> Shapes:
    """Return a disc in the danger colour with a cross, the mark of something rejected."""
    half = size / 2
    return (
        Circle(x, y, half, fill="danger", stroke="white", width=1.5, shadow=CHIP),
        Path(_CROSS, x, y, half, stroke="white", width=0.24),
    )


def seat_mark(seat: int, x: float, y: float, r: float) -> Circle | Path:
    """Return the shape of `seat` in its colour, about as large as a disc of radius `r`.

    Its white outline makes it visible on dark paper.
    """
    return seat_shape(seat, x, y, r, SEAT_COLOURS[seat], "white")


def seat_shape(seat: int, x: float, y: float, r: float, fill: str, rim: str = "") -> Circle | Path:
    """Return the shape of `seat` in the colour `fill`, outlined in `rim` unless that is ""."""
    if seat == 1:
        return Circle(x, y, r, fill=fill, stroke=rim, width=r * 0.2)
    return Path(_SEAT_OUTLINES[seat], x, y, r, fill=fill, stroke=rim, width=0.2)


def hat(seat: int, x: float, y: float, size: float) -> Shapes:
    """Return a wizard's or witch's hat `size` pixels wide, with the centre of its brim at (x, y).

    It is about as high as wide, and shows the shape of the seat.
    """
    mark = "print" if SEAT_COLOURS[seat] == "sun" else "white"
    return (
        Path(_HAT, x, y, size, fill="white", stroke="white", width=0.15, shadow=CHIP),
        Path(_HAT, x, y, size, fill=SEAT_COLOURS[seat]),
        Path(_HAT_BAND, x, y, size, fill="night", opacity=0.45),
        seat_shape(seat, x + 0.02 * size, y - 0.5 * size, 0.115 * size, mark),
    )


def disc(x: float, y: float, r: float, icon: str, fill: str, mark: str, shadow: float) -> Shapes:
    """Return a disc of the colour `fill` with a white outline and an icon in the colour `mark`."""
    return (
        Circle(x, y, r, fill=fill, stroke="white", width=max(1.5, r / 14), shadow=shadow),
        Icon(icon, x, y, r * 1.3, fill=mark),
    )
