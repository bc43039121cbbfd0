"""Rows of text laid out from top to bottom, each as high as its wrapped text.

Information sheets are made of them: a title, rows with an icon, right-aligned figures and rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Align, Font, Icon, Rect, Shapes, Text
from tabletop.scene.widgets import number, rule

TITLE, BODY, SMALL = 18.0, 15.0, 13.0
LEADING = 1.25


class Row(NamedTuple):
    """One row: its text, an icon before it, and a right-aligned figure.

    `size` is the font size of the text. `is_title` uses the title font, `is_ruled` draws a rule
    above, and `is_lit` highlights the figure, for a change or the total. `tone` is the colour of
    the figure, "" for that of the text. `clear` is the width, in pixels, kept free at the right,
    for a close button. An `is_centred` row has only text.
    """

    text: str
    figure: str = ""
    icon: str = ""
    size: float = BODY
    fill: str = "ink"
    is_title: bool = False
    is_strong: bool = False
    is_ruled: bool = False
    is_lit: bool = False
    tone: str = ""
    clear: float = 0
    is_centred: bool = False


def flowing(rows: Iterable[Row], box: Box, gap: float = 6) -> Shapes:
    """Return the rows from top to bottom in `box`, up to the first that doesn't fit.

    `gap` is the space between rows, in pixels.
    """
    shapes: Shapes = ()
    y = box.y
    for row in rows:
        lines = _lines(row, box.w)
        high = lines * row.size * LEADING
        if y + high > box.bottom + 1:
            break
        shapes += _row(row, box._replace(y=y, h=high), lines)
        y += high + gap
    return shapes


def height_of(rows: Iterable[Row], width: float, gap: float = 6) -> float:
    """Return the height, in pixels, of the rows in a box of that width."""
    heights = [_lines(row, width) * row.size * LEADING + gap for row in rows]
    return max(0.0, sum(heights) - gap)


def _room(row: Row, width: float) -> float:
    """Return the width available to the text of `row`, in pixels."""
    figure = text_width(row.figure, row.size, "title") + 10 if row.figure else 0
    figure += row.size if row.is_lit else 0
    return width - row.clear - figure - (row.size * 1.6 if row.icon else 0)


def _lines(row: Row, width: float) -> int:
    """Return the number of lines that the text of `row` takes when wrapped."""
    room, used, lines = _room(row, width), 0.0, 1
    for word in row.text.split():
        wide = text_width(f"{word} ", row.size, "title" if row.is_title else "text")
        if used and used + wide > room:
            used, lines = 0.0, lines + 1
        used += wide
    return lines


def _row(row: Row, box: Box, lines: int) -> Shapes:
    left = box.cx if row.is_centred else box.x + (row.size * 1.6 if row.icon else 0)
    y = box.y + row.size * 0.95
    align: Align = "middle" if row.is_centred else "start"
    font: Font = "title" if row.is_title else "text"
    weight = 700 if row.is_title else 800 if row.is_strong else 600
    shapes: Shapes = (
        Text(left, y, row.text, row.size, row.fill, font, weight, align, _room(row, box.w),
             lines, LEADING),
    )  # fmt: skip
    if row.is_ruled:
        shapes = (rule(box.x, box.y - 3, box.w), *shapes)
    if row.icon:
        shapes += (Icon(row.icon, box.x + row.size * 0.6, y - row.size * 0.35, row.size * 1.2),)
    if row.figure:
        shapes += _figure(row, box.right, y)
    return shapes


def _figure(row: Row, right: float, y: float) -> Shapes:
    """Return the figure of `row`, right-aligned at `right`; highlighted if `is_lit`."""
    if not row.is_lit:
        fill = row.tone or row.fill
        return (Text(right, y, row.figure, row.size, fill, "title", 700, "end"),)
    wide, high = text_width(row.figure, row.size, "title") + row.size, row.size * 1.2
    middle = y - row.size * 0.35
    return (
        Rect(right - wide, middle - high / 2, wide, high, high / 2, "sun"),
        number(right - wide / 2, middle, row.figure, row.size, "print"),
    )
