"""The score sheet: a player's score, itemized by term.

A tap on a player opens it (`score-2` for seat 2). The terms are a list if each line is high enough
for a finger, else tiles. On a low sheet they are columns: sign and figure with the name below, or
without the name if even that does not fit.
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
from tabletop.scene.shapes import Shapes
from tabletop.scene.widgets import DANGER, GO, badge, number, rule
from tabletop.scene.widgets import words as name_of

_HIGH = 160.0
"""The height, in pixels, from which the terms are below the heading, as a list or tiles."""

_NAMED = 52.0
"""The height, in pixels, from which a column has room for a name."""

_COLUMN = 92.0
"""The width, in pixels, from which a column has room for a name."""

_TILE_HIGH = 62.0
"""The least height of a tile, in pixels: sign and figure, and two lines for the name."""

ONE_ROW = 300.0
"""The width, in pixels, from which all terms fit in one row."""

_WIDEST = 4 / 3
"""The maximum width of a sign beside a figure, as a multiple of its height."""

_LOW = 84.0
"""The height, in pixels, below which the terms are beside the heading."""

_LEAST_HEAD = 28.0
"""The least height of a heading, in pixels."""

_HEAD = 0.4
"""The heading's share of the width of a low sheet."""

_AS_NOTE = 24.0
"""The height of a note below the terms, in pixels."""


class Style(Enum):
    """The layout of a score's terms: a list, tiles, columns with names, or only signs and
    figures."""

    LIST = "list"
    TILES = "tiles"
    COLUMNS = "columns"
    SIGNS = "signs"


def score_line(name: str, points: int, change: int = 0, sign: Sign | None = None) -> Line:
    """Return the line of one term of a score, with its possible change; muted if `points` is 0."""
    said = signed(change) if change else ""
    return Line(name, figure(points), said, change > 0, sign, tone="" if points else "ink2")


def score_sheet(
    name: str, total: str, terms: Sequence[Line], box: Box, *, note: str = "", clear: float = 0
) -> Shapes:
    """Return a score sheet: a heading with name and total, the terms, and an optional note.

    `clear` is the width, in pixels, kept free at the upper right corner, for a close button. A low
    sheet has no note.
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
    """Return a sheet with the terms to the right of the heading."""
    left, right = box.columns([box.w * _HEAD, 0], 14)
    style = style_of(right, len(terms))
    places = right.columns([0] * len(terms), 0)
    shapes = (term_shapes(term, at, style) for term, at in zip(terms, places, strict=True))
    return (*heading(title, left), *(shape for each in shapes for shape in each))


def score_note(name: str, total: str, terms: Sequence[Line]) -> str:
    """Return a score for screen readers: the name, the total, and every term that has points."""
    told = phrases([words.term(each.text, each.figure) for each in terms if each.figure])
    return words.score(name, total, told) if told else words.term(name, total)


# -- where it is low -------------------------------------------------------------------------------


def style_of(box: Box, count: int) -> Style:
    """Return the style for `count` terms in `box`."""
    if _below_heading(box).h >= TOUCH * count:
        return Style.LIST
    if box.h >= _HIGH:
        return Style.TILES
    is_wide = box.w >= _COLUMN * count and box.h >= _NAMED
    return Style.COLUMNS if is_wide else Style.SIGNS


def term_boxes(terms: Sequence[Line], box: Box, style: Style) -> list[Box]:
    """Return the box of each term in the given style, in the order of the terms."""
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
    """Return `count` boxes in a grid of `rows` rows."""
    return [each for row in box.grid(rows, -(-count // rows), 0) for each in row][:count]


def term_shapes(
    term: Line, box: Box, style: Style, *, parted: bool = False, wide: float = 1
) -> Shapes:
    """Return the shapes of one term, in its box; `parted` draws a rule before it.

    `wide` is the width of its sign as a multiple of its height. A list ignores both.
    """
    if style is Style.LIST:
        return line_shapes(term, box)
    line = (rule(0, 9, box.h - 18, upright=True),) if parted else ()
    if style is Style.TILES:
        return (*line, *_as_tile(term, box))
    made = _as_column(term, box) if style is Style.COLUMNS else _as_sign(term, box, wide)
    return (*line, *made)


def _as_tile(term: Line, box: Box) -> Shapes:
    """Return a tile: sign and figure above the name in up to two lines."""
    upper = box.cy - 17
    name = name_of(box.cx, box.cy + 6, term.text, 13, "ink2")
    return (
        *(term.sign(box.cx - 13, upper, 20) if term.sign else ()),
        number(box.cx + 13, upper, term.figure, 18, term.tone or "ink"),
        name._replace(fit=box.w - 4, lines=2, leading=1.15),
        *_pill(term, box.cx - 15, max(box.y + 13, upper - 13)),
    )


def _as_column(term: Line, box: Box) -> Shapes:
    """Return a column: sign and figure above the name."""
    upper = box.y + box.h * 0.36
    name = name_of(box.cx, box.y + box.h * 0.76, term.text, 13, "ink2")
    return (
        *(term.sign(box.cx - 16, upper, 23) if term.sign else ()),
        number(box.cx + 18, upper, term.figure, 21, term.tone or "ink"),
        name._replace(fit=box.w - 8),
        *_pill(term, box.cx + 18, upper - 22),
    )


def _as_sign(term: Line, box: Box, wide: float) -> Shapes:
    """Return sign and figure, side by side, in a narrow column."""
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
    """Return the badge with the change of `term`, or () if it doesn't change."""
    return badge(x, y, term.change, GO if term.is_good else DANGER, size=13) if term.change else ()
