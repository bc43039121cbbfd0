"""Rows of text that flow down a sheet: each as high as its words, and none cut while there is room.

The information sheet of every table is made of them: a title, rows with an icon, figures at the
right, hairlines between.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.papers import number, rule
from tabletop.scene.shapes import Icon, Rect, Shapes, Text

TITLE, BODY, SMALL = 18.0, 15.0, 13.0
LEADING = 1.25


class Row(NamedTuple):
    """One row: its words, an icon before them and a figure at the right end.

    `size` is that of its words, `is_title` sets them in the font of titles, `is_ruled` draws a
    hairline above, `is_lit` lays a sun pill below the figure: it has changed, or it is the total.
    `tone` is the colour of the figure where it differs from that of the words. `clear` is kept
    free at the right end, for the cross of a sheet. One that `is_centred` has nothing but words.
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
    """Return the rows one below the other from the top of `box`; what has no room is left out."""
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
    """Return how high the rows are in that width."""
    heights = [_lines(row, width) * row.size * LEADING + gap for row in rows]
    return max(0.0, sum(heights) - gap)


def _room(row: Row, width: float) -> float:
    """Return the width that the words of a row have."""
    figure = text_width(row.figure, row.size, "title") + 10 if row.figure else 0
    figure += row.size if row.is_lit else 0
    return width - row.clear - figure - (row.size * 1.6 if row.icon else 0)


def _lines(row: Row, width: float) -> int:
    """Return into how many lines the words of a row break."""
    room, used, lines = _room(row, width), 0.0, 1
    for word in row.text.split():
        wide = text_width(f"{word} ", row.size, "title" if row.is_title else "text")
        if used and used + wide > room:
            used, lines = 0.0, lines + 1
        used += wide
    return lines


def _row(row: Row, box: Box, lines: int) -> Shapes:
    left = box.cx if row.is_centred else box.x + (row.size * 1.6 if row.icon else 0)
    y, align = box.y + row.size * 0.95, "middle" if row.is_centred else "start"
    font, weight = ("title", 700) if row.is_title else ("text", 800 if row.is_strong else 600)
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
    """Return the figure that ends at `right`, on a pill if it is lit."""
    if not row.is_lit:
        fill = row.tone or row.fill
        return (Text(right, y, row.figure, row.size, fill, "title", 700, "end"),)
    wide, high = text_width(row.figure, row.size, "title") + row.size, row.size * 1.2
    middle = y - row.size * 0.35
    return (
        Rect(right - wide, middle - high / 2, wide, high, high / 2, "sun"),
        number(right - wide / 2, middle, row.figure, row.size, "print"),
    )
