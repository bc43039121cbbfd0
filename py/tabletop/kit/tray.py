"""The tray: a sheet with slots that hold the pieces a player can pick up.

A game draws a piece about the origin. The tray scales it to its slot, adds its name and count, and
shows whether it is selected, highlighted or unavailable.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import OFF, edge
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import SHEET, Node, Place, Rect, Shapes
from tabletop.scene.widgets import NOTE, counter, rule, sheet, words

NAMED = 84.0
"""The height, in pixels, from which a slot has room for a name below its piece."""

FOOT = 27.0
"""The height, in pixels, of the name below a piece."""

NAME_OF = "name-"
"""The prefix of the key of a name's node; the key of its piece follows."""

FIGURE_OF = "figure-"
"""The prefix of the key of a figure's node; the key of its piece follows."""

_WIDE, _LARGEST = 0.8, 90.0
"""The share of its slot's width that a piece takes, and its maximum size in pixels."""

_LIFT, _HIGH_LIFT, _BROAD = 6.0, 12.0, 150.0
"""How far a selected piece is raised, in pixels: usually, and in a slot at least `_BROAD` wide."""

_RING, _LIT, _NAME, _LEAST_NAME = 3.6, 2.4, 15.0, 13.0
ROOM = 0.86
"""The width reserved for a piece with its name beside it, as a share of the slot's height."""


class Piece(NamedTuple):
    """The piece in a slot: its shapes about the origin, its label, and its state.

    `outline` is its edge, with corners of radius `r`. A ring around it shows that it is selected
    (`chosen`) or highlighted; `marks` are drawn on top. A piece that `fits` is scaled to its slot,
    any other is drawn at its own size. If `is_gone`, the piece has moved to the board and its slot
    shows only an outline. `figure`, a count or cost, is drawn on a disc of colour `tone` at its
    corner, at full opacity even if the piece `is_pale`. `key` is the key of its node if that
    differs from `id`. `drags` is whether it can be dragged.
    """

    id: str
    label: str
    shapes: Shapes
    outline: Box
    r: float
    marks: Shapes = ()
    name: str = ""
    figure: str = ""
    tone: str = NOTE
    fits: bool = True
    may: bool | None = None
    chosen: bool = False
    is_lit: bool = False
    is_pale: bool = False
    is_gone: bool = False
    drags: bool = False
    hint: str = ""
    key: str = ""
    window: str = ""
    face: str = ""
    enter: Place | None = None


def round_piece(r: float) -> tuple[Box, float]:
    """Return the outline and corner radius of a disc of radius `r` about the origin."""
    return around(0, 0, 2 * r), r


def tray_paper(box: Box, parted_at: Iterable[float] = (), key: str = "tray") -> Part:
    """Return the sheet of a tray, with a vertical rule at each x of `parted_at`."""
    lines = (rule(x, box.y + 14, box.h - 28, upright=True) for x in parted_at)
    return drawn(Node(key, (sheet(box), *lines)))


def in_slots(pieces: Sequence[Piece], boxes: Iterable[Box], group: str) -> tuple[Part, ...]:
    """Return the part of each piece in its slot, from left to right.

    If any name doesn't fit beside its piece, no name is drawn beside one: names on only some pieces
    would suggest that these differ.
    """
    pairs = list(zip(pieces, boxes, strict=True))
    if not all(_is_named_below(*each) or _is_named_beside(*each) for each in pairs):
        pairs = [(piece._replace(name=_name_below(piece, box)), box) for piece, box in pairs]
    return tuple(in_slot(piece, box, group, col) for col, (piece, box) in enumerate(pairs, start=1))


def in_slot(piece: Piece, box: Box, group: str, col: int) -> Part:
    """Return the part of a piece in its slot; it can be tapped unless `group` is ""."""
    key = piece.key or piece.id
    return thing(
        piece.id, group, piece.label, box, may=piece.may, chosen=piece.chosen, col=col,
        nodes=(*_name(piece, box, key), _piece(piece, box, key), *_figure(piece, box, key)),
        drag=key if piece.drags else None, hint=piece.hint, window=piece.window,
    )  # fmt: skip


def room_in(piece: Piece, box: Box) -> Box:
    """Return the part of a slot in which its piece is drawn: above or left of the name, if any."""
    if _is_named_below(piece, box):
        return box._replace(h=box.h - FOOT)
    return box._replace(w=box.h * ROOM) if _is_named_beside(piece, box) else box


def lying(piece: Piece, box: Box) -> tuple[float, float, float]:
    """Return the x and y of the middle of a piece in its slot, and the scale at which it is
    drawn."""
    room = room_in(piece, box)
    high = _HIGH_LIFT if box.w > _BROAD and not piece.fits else _LIFT
    y = room.cy - (high if piece.chosen and not piece.is_gone else 0)
    if not piece.fits:
        return room.cx, y, 1
    size = min(room.h - 2 * _LIFT, room.w * _WIDE, _LARGEST)
    return room.cx, y, size / max(piece.outline.w, piece.outline.h)


def _is_named_below(piece: Piece, box: Box) -> bool:
    return bool(piece.name) and box.h >= NAMED


def _name_below(piece: Piece, box: Box) -> str:
    return piece.name if _is_named_below(piece, box) else ""


def _is_named_beside(piece: Piece, box: Box) -> bool:
    left = box.w - box.h * ROOM
    return bool(piece.name) and box.h < NAMED and left >= text_width(piece.name, _LEAST_NAME)


def _piece(piece: Piece, box: Box, key: str) -> Node:
    x, y, scale = lying(piece, box)
    shapes = (
        *_paper(piece),
        *piece.shapes,
        *_ring(piece, (_RING if piece.chosen else _LIT) / scale),
        *piece.marks,
    )
    if piece.is_gone:
        shapes = (hole(piece.outline, piece.r),)
    return Node(
        key, shapes, x, y, scale, opacity=OFF if piece.is_pale else 1,
        face=piece.face, enter=piece.enter, window=piece.window,
    )  # fmt: skip


def _paper(piece: Piece) -> Shapes:
    """Return the shadow of a selected piece drawn at its own size, or ()."""
    if piece.fits or not piece.chosen:
        return ()
    return (Rect(*piece.outline, r=piece.r, fill="white", shadow=SHEET),)


def _ring(piece: Piece, wide: float) -> Shapes:
    """Return the ring of a piece that is selected or highlighted; outside it if it `fits`."""
    if not (piece.chosen or piece.is_lit):
        return ()
    out = wide / 2 if piece.fits else -1
    return edge(piece.outline.inset(-out), piece.r + out, wide)


def _figure(piece: Piece, box: Box, key: str) -> tuple[Node, ...]:
    """Return the node of the figure at the upper right corner of a piece, or ()."""
    if not piece.figure:
        return ()
    x, y, scale = lying(piece, box)
    r = min(max(piece.outline.w * scale * 0.2, 11.0), 14.0)
    right = min(x + piece.outline.right * scale * 0.84, box.right - r)
    top = max(y + piece.outline.y * scale * 0.8, box.y + r - _LIFT)
    shapes = counter(0, 0, piece.figure, piece.tone, r)
    return (Node(f"{FIGURE_OF}{key}", shapes, right, top, window=piece.window),)


def _name(piece: Piece, box: Box, key: str) -> tuple[Node, ...]:
    fill = "ink2" if piece.is_pale else "ink"
    if _is_named_below(piece, box):
        place = Box(box.x + 1, box.bottom - FOOT, box.w - 2, FOOT)
    elif _is_named_beside(piece, box):
        place = Box(box.x + box.h * ROOM, box.y, box.w - box.h * ROOM, box.h)
    else:
        return ()
    line = words(place.cx, place.cy, piece.name, _NAME, fill, bold=piece.chosen)
    return (Node(f"{NAME_OF}{key}", (line._replace(fit=place.w),)),)


def hole(outline: Box, r: float) -> Rect:
    """Return the dashed outline of an empty slot."""
    return Rect(*outline, r=r, stroke="ink2", width=1.6, dash=(6, 5), opacity=0.55)
