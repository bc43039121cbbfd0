"""Drawings of tiles, pieces, cards, the Gardener, and marks on squares."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.table.boards import COLOURS, letter
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import OFF, SEAT_COLOURS, edge, seat_mark
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Path, Rect, Shapes, moved
from tabletop.scene.widgets import number

_LARGER = 1.18
"""The size of a letter on a tile relative to one on a square."""

SHEARS = "gardening-shears"
_UP = "M-4.5 3L0 -4.5L4.5 3Z"
_HATCH = "M.1 .35L.35 .1M.1 .6L.6 .1M.1 .85L.85 .1M.3 .9L.9 .3M.55 .9L.9 .55M.8 .9L.9 .8"


@lru_cache(maxsize=512)  # brings the animation of a move from 2.8 ms to 2.5 ms
def tile(
    face: str, size: float, *, under: str = "", dash: str = "", shadow: float = PIECE
) -> Shapes:
    """Return a letter tile `size` wide, centred on the origin.

    `under` is the letter that it covers, for a small badge; `dash` is the colour of the dashed
    edge of a previewed tile.
    """
    size = round(size, 1)
    box = blank(size, fill="white", stroke="tileedge", width=1.2, shadow=shadow)
    if dash:
        box = box._replace(stroke=dash, width=2.2, dash=(5, 5))
    shapes = (box, letter(face, 0, 0, size * _LARGER, "print", weight=700))
    if not under:
        return shapes
    r, at = 11.5 if under == "Q" else 9.5, size * 0.5
    badge = Circle(at, at, r, fill="board", stroke="tileedge", width=1.2, shadow=CHIP)
    return (*shapes, badge, number(at, at, printed(under), 13, "squareink"))


def blank(size: float, r: float = 0.2, **look: Any) -> Rect:
    """Return a square centred on the origin; `r` is its corner radius as a fraction of `size`."""
    return Rect(*around(0, 0, size), r=round(size * r, 1), **look)


def piece(seat: int, size: float) -> Shapes:
    """Return the piece of a seat, centred on the origin: its seat mark with a pawn."""
    mark = "print" if SEAT_COLOURS[seat] == "sun" else "white"
    shape = seat_mark(seat, 0, 0, size / 2)._replace(shadow=PIECE)
    low = size * 0.07 if seat == 4 else 0
    return (shape, Icon("chess-pawn", 0, low, size * 0.56, mark))


def card(colour: str, r: float, *, won: bool, coming: bool = False) -> Shapes:
    """Return a Target Card as a disc: won, about to be won (`coming`), or still needed."""
    fill, mark, icon = COLOURS[colour]
    if won:
        disc = Circle(0, 0, r, fill=fill, stroke="white", width=1.2, shadow=CHIP)
        return (disc, Icon(icon, 0, 0, r * 1.35, mark))
    if coming:
        rim = Circle(0, 0, r, stroke="ink", width=1.8, dash=(3.5, 3.5))
        return (Circle(0, 0, r, fill=fill, opacity=0.5), rim, Icon(icon, 0, 0, r * 1.35, mark))
    return (Circle(0, 0, r - 0.5, stroke="wanted", width=1.4), Icon(icon, 0, 0, r * 1.3, "wanted"))


def gardener(r: float, *, spent: bool) -> Shapes:
    """Return the Gardener Card as a disc."""
    opacity = OFF if spent else 1
    return (
        Circle(0, 0, r, fill="leaf2", opacity=opacity, shadow=0 if spent else CHIP),
        Icon(SHEARS, 0, 0, r * 1.4, "white", opacity=opacity),
    )


def lit(box: Box, *, crosses: bool = False) -> Shapes:
    """Return the ring around a legal next square, dashed with shears if it takes the Gardener."""
    if not crosses:
        return edge(box.inset(box.w * 0.08), box.w * 0.18)
    inner = box.inset(box.w * 0.09)
    x, y = inner.right - 2, inner.y + 2
    return (
        Rect(*inner, r=box.w * 0.18, stroke="board", width=4.4),
        Rect(*inner, r=box.w * 0.18, stroke="shears", width=2.6, dash=(4.6, 6)),
        *moved(gardener(9.5, spent=False), x, y),
    )


def hatched(box: Box) -> Shapes:
    """Return the hatching over a square that was used this turn."""
    return (
        Rect(*box.inset(box.w * 0.09), r=box.w * 0.16, fill="board", opacity=0.45),
        Path(_HATCH, box.x, box.y, box.w, stroke="hatch", width=2 / box.w),
    )


def lifted_sign(x: float, y: float) -> Shapes:
    """Return the badge of a tile that is picked up."""
    return (
        Circle(x, y, 9, fill="night", stroke="white", width=1.5, shadow=CHIP),
        Path(_UP, x, y, fill="white"),
    )
