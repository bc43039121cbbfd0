"""The tray: a sheet with slots, and in each of them a piece that can be taken in hand.

A game draws a piece about its middle. The kit puts it into its slot as large as fits, writes its
name below and its count at its corner, and shows whether it is picked, lit or of no use just now.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import OFF, edge
from tabletop.scene.papers import NOTE, counter, rule, sheet, words
from tabletop.scene.shapes import Node, Place, Rect, Shapes

NAMED = 84.0
"""From this height on a slot has room for a name below its piece."""

_FOOT = 26.0
_WIDE, _LARGEST = 0.8, 72.0
"""How much of the width of its slot a piece takes, and how large it grows at most."""

_LIFT, _RING = 6.0, 3.6
_NAME = 15.0


class Piece(NamedTuple):
    """What lies in a slot: how it looks about its middle, and what is said of it.

    `outline` is its edge, with corners of radius `r`: there lies the ring of what is picked
    (`chosen`) or lit. A piece that `fits` is scaled to its slot, another one is drawn to measure.
    `figure`, how many there are or what it costs, stands on a disc of the tone `tone` at its
    corner, and stays readable on what `is_pale`. `key` is the key of its node where that is not its
    region's id, and `drags` whether it follows a finger.
    """

    id: str
    label: str
    shapes: Shapes
    outline: Box
    r: float
    name: str = ""
    figure: str = ""
    tone: str = NOTE
    fits: bool = True
    may: bool | None = None
    chosen: bool = False
    is_lit: bool = False
    is_pale: bool = False
    drags: bool = False
    hint: str = ""
    key: str = ""
    window: str = ""
    face: str = ""
    enter: Place | None = None


def round_piece(r: float) -> tuple[Box, float]:
    """Return outline and radius of a disc about the origin."""
    return around(0, 0, 2 * r), r


def tray_paper(box: Box, parted_at: Iterable[float] = (), key: str = "tray") -> Part:
    """Return the sheet of a tray, with hairlines between kinds of things."""
    lines = (rule(x, box.y + 14, box.h - 28, upright=True) for x in parted_at)
    return drawn(Node(key, (sheet(box), *lines)))


def slots(pieces: Sequence[Piece], boxes: Iterable[Box], group: str) -> tuple[Part, ...]:
    """Return the part of each piece in its slot, from left to right."""
    pairs = zip(pieces, boxes, strict=True)
    return tuple(slot(piece, box, group, col) for col, (piece, box) in enumerate(pairs, start=1))


def slot(piece: Piece, box: Box, group: str, col: int) -> Part:
    """Return a piece in its slot; without a group it is only looked at."""
    key = piece.key or piece.id
    part = thing(
        piece.id, group, piece.label, box, may=piece.may, chosen=piece.chosen, col=col,
        nodes=(*_name(piece, box, key), _piece(piece, box, key), *_figure(piece, box, key)),
        drag=key if piece.drags else None, hint=piece.hint, window=piece.window,
    )  # fmt: skip
    return part if group else part._replace(region=None)


def has_name(piece: Piece, box: Box) -> bool:
    """Return whether the name of a piece is written below it."""
    return bool(piece.name) and box.h >= NAMED


def lying(piece: Piece, box: Box) -> tuple[float, float, float]:
    """Return where the middle of a piece lies in its slot, and its scale there."""
    high = box.h - (_FOOT if has_name(piece, box) else 0)
    y = box.y + high / 2 + (3 if has_name(piece, box) else 0) - (_LIFT if piece.chosen else 0)
    if not piece.fits:
        return box.cx, y, 1
    size = min(high - 2 * _LIFT, box.w * _WIDE, _LARGEST)
    return box.cx, y, size / max(piece.outline.w, piece.outline.h)


def _piece(piece: Piece, box: Box, key: str) -> Node:
    x, y, scale = lying(piece, box)
    wide = _RING / scale
    is_ringed = piece.chosen or piece.is_lit
    ring = edge(piece.outline.inset(-wide / 2), piece.r + wide / 2, wide) if is_ringed else ()
    return Node(
        key, (*piece.shapes, *ring), x, y, scale, opacity=OFF if piece.is_pale else 1,
        face=piece.face, enter=piece.enter, window=piece.window,
    )  # fmt: skip


def _figure(piece: Piece, box: Box, key: str) -> tuple[Node, ...]:
    """Return the figure at the upper right corner of a piece, inside its slot."""
    if not piece.figure:
        return ()
    x, y, scale = lying(piece, box)
    r = min(max(piece.outline.w * scale * 0.2, 11.0), 14.0)
    right = min(x + piece.outline.right * scale * 0.84, box.right - r)
    top = max(y + piece.outline.y * scale * 0.8, box.y + r - _LIFT)
    shapes = counter(0, 0, piece.figure, piece.tone, r)
    return (Node(f"figure-{key}", shapes, right, top, window=piece.window),)


def _name(piece: Piece, box: Box, key: str) -> tuple[Node, ...]:
    if not has_name(piece, box):
        return ()
    fill = "ink2" if piece.is_pale else "ink"
    line = words(box.cx, box.bottom - 16, piece.name, _NAME, fill, bold=piece.chosen)
    return (Node(f"name-{key}", (line._replace(fit=box.w - 2),)),)


def hole(box: Box, r: float) -> Rect:
    """Return the outline that a piece has left, or that one could come into."""
    return Rect(*box, r=r, stroke="ink2", width=1.6, dash=(6, 5), opacity=0.55)
