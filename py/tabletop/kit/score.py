"""The score sheet: a score laid open into its terms, at every table alike.

A tap on a player opens it (`score-2`). It is a list under a heading with the total, as long as its
lines have room for a finger, and else two rows of tiles; where it is lower, the terms lie side by
side, a sign and a figure each with its name below; and where even that has no room, signs and
figures alone. Terms are lines of a sheet, so that all tell the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from tabletop.core.language import figure, phrases, signed
from tabletop.kit import words
from tabletop.kit.rows import Row, flowing
from tabletop.kit.sheet import Line, Sign, heading, heading_height, laid, line_shapes, sheet_lines
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.measure import text_width
from tabletop.scene.papers import DANGER, GO, badge, number, rule
from tabletop.scene.papers import words as name_of
from tabletop.scene.shapes import Shapes

_HIGH = 160.0
"""The height from which the terms lie below a heading: as a list, or as tiles."""

_NAMED = 52.0
"""The height from which names have room below signs and figures."""

_COLUMN = 92.0
"""The width from which a column has room for a name."""

_TILE_HIGH = 62.0
"""The least height of a tile: its name has two lines below sign and figure."""

ONE_ROW = 300.0
"""The width from which all terms lie in one row."""

_WIDEST = 4 / 3
"""How much wider than high a sign may be between figures."""

_LOW = 84.0
"""Below this height the terms of a sheet lie beside its heading."""

_LEAST_HEAD = 28.0
"""The least height of a heading."""

_HEAD = 0.4
"""The share of a low sheet that its heading has."""

_AS_NOTE = 24.0
"""The height that a note below the terms has."""


class Style(Enum):
    """How a score lies open: as a list, tiles, named columns, or signs and figures alone."""

    LIST = "list"
    TILES = "tiles"
    COLUMNS = "columns"
    SIGNS = "signs"


def score_line(name: str, points: int, change: int = 0, sign: Sign | None = None) -> Line:
    """Return a term of a score, and by how much it would change; one without points is quiet."""
    said = signed(change) if change else ""
    return Line(name, figure(points), said, change > 0, sign, tone="" if points else "ink2")


def score_sheet(
    name: str, total: str, terms: Sequence[Line], box: Box, *, note: str = "", clear: float = 0
) -> Shapes:
    """Return the sheet of a score: whose it is with its total, the terms, and a note below.

    `clear` is kept free at the upper right corner, for a cross.
    """
    if box.h < _LOW:
        return _low_sheet(Line(name, total), terms, box._replace(w=box.w - clear))
    head, body = box.rows([max(heading_height(box), _LEAST_HEAD), 0])
    said = flowing([Row(note, size=13, fill="ink2")], body.lower(_AS_NOTE)) if note else ()
    body = body.top(body.h - _AS_NOTE) if note else body
    high = min(body.h, 44.0 * max(1, len(terms)))
    title = heading(Line(name, total), head._replace(w=head.w - clear))
    return (*title, *sheet_lines(terms, body.top(high)), *said)


def _low_sheet(title: Line, terms: Sequence[Line], box: Box) -> Shapes:
    """Return heading and terms side by side."""
    left, right = box.columns([box.w * _HEAD, 0], 14)
    style = style_of(right, len(terms))
    places = right.columns([0] * len(terms), 0)
    shapes = (term_shapes(term, at, style) for term, at in zip(terms, places, strict=True))
    return (*heading(title, left), *(shape for each in shapes for shape in each))


def score_told(name: str, total: str, terms: Sequence[Line]) -> str:
    """Return a score as it is read aloud: whose it is, the total, and what it is made of."""
    told = phrases([words.term(each.text, each.figure) for each in terms if each.figure])
    return words.score(name, total, told) if told else words.term(name, total)


# -- where it is low -------------------------------------------------------------------------------


def style_of(box: Box, count: int) -> Style:
    """Return how so many terms lie in a box."""
    if _below_heading(box).h >= TOUCH * count:
        return Style.LIST
    if box.h >= _HIGH:
        return Style.TILES
    is_wide = box.w >= _COLUMN * count and box.h >= _NAMED
    return Style.COLUMNS if is_wide else Style.SIGNS


def term_boxes(terms: Sequence[Line], box: Box, style: Style) -> list[Box]:
    """Return the places of the terms: rows of the list, else columns, in two rows if need be."""
    if style is Style.LIST:
        return [each.box for each in laid(terms, _below_heading(box).inset(14, 0))]
    if style is Style.TILES:
        inner = _below_heading(box).inset(4, 0)
        return _in_rows(inner, len(terms), 3 if inner.h >= 3 * _TILE_HIGH else 2)
    inner = box.inset(4 if box.w >= 316 or box.w < ONE_ROW else 1, 0)
    if box.w >= ONE_ROW:
        return inner.columns([0] * len(terms), 0)
    return _in_rows(inner, len(terms))


def _below_heading(box: Box) -> Box:
    high = heading_height(box)
    return Box(box.x, box.y + high, box.w, box.h - high - 6)


def _in_rows(box: Box, count: int, rows: int = 2) -> list[Box]:
    """Return places in so many rows."""
    return [each for row in box.grid(rows, -(-count // rows), 0) for each in row][:count]


def term_shapes(
    term: Line, box: Box, style: Style, *, parted: bool = False, wide: float = 1
) -> Shapes:
    """Return a term in its place, `parted` from the one before it.

    `wide` is the width of its sign in heights of it, where it is wider than high.
    """
    if style is Style.LIST:
        return line_shapes(term, box)
    line = (rule(0, 9, box.h - 18, upright=True),) if parted else ()
    if style is Style.TILES:
        return (*line, *_as_tile(term, box))
    made = _as_column(term, box) if style is Style.COLUMNS else _as_sign(term, box, wide)
    return (*line, *made)


def _as_tile(term: Line, box: Box) -> Shapes:
    """Return sign and figure, and below them the name in up to two lines."""
    upper = box.cy - 17
    name = name_of(box.cx, box.cy + 6, term.text, 13, "ink2")
    return (
        *(term.sign(box.cx - 13, upper, 20) if term.sign else ()),
        number(box.cx + 13, upper, term.figure, 18, term.tone or "ink"),
        name._replace(fit=box.w - 4, lines=2, leading=1.15),
        *_pill(term, box.cx - 15, max(box.y + 13, upper - 13)),
    )


def _as_column(term: Line, box: Box) -> Shapes:
    """Return sign and figure, and the name below them."""
    upper = box.y + box.h * 0.36
    name = name_of(box.cx, box.y + box.h * 0.76, term.text, 13, "ink2")
    return (
        *(term.sign(box.cx - 16, upper, 23) if term.sign else ()),
        number(box.cx + 18, upper, term.figure, 21, term.tone or "ink"),
        name._replace(fit=box.w - 8),
        *_pill(term, box.cx + 18, upper - 22),
    )


def _as_sign(term: Line, box: Box, wide: float) -> Shapes:
    """Return sign and figure side by side in a narrow column."""
    is_tight = 18 + 3 + text_width(term.figure, 16, "title") > box.w - 2
    size = 13 if is_tight else 16
    figures = text_width(term.figure, size, "title")
    high = 14.0 if is_tight else 18.0
    icon = high * min(wide, _WIDEST)
    left = box.cx - (icon + 3 + figures) / 2
    y = min(max(box.y + 1, box.cy - 20), box.cy - 17.5)
    return (
        *(term.sign(left + icon / 2, box.cy, icon / wide) if term.sign else ()),
        number(left + icon + 3 + figures / 2, box.cy, term.figure, size, term.tone or "ink"),
        *_pill(term, left + icon / 2 - 2, y),
    )


def _pill(term: Line, x: float, y: float) -> Shapes:
    """Return by how much a term would change, if it would."""
    return badge(x, y, term.change, GO if term.is_good else DANGER, size=13) if term.change else ()
