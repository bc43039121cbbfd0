"""The information sheet: a title with its total, and lines with a sign, words, figures and change.

It fits into any box: its lines are as high as there is room for, then lie in columns, and what has
no room even so is counted: "and 3 more". Lines that say nothing are the first to go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from tabletop.core.language import t
from tabletop.kit import words
from tabletop.kit.parts import Part, thing
from tabletop.kit.signs import changing
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import rule
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes, Text, joined

HEADING = 40.0
"""The height of a title, with its total."""

LEAST, _MOST = 17.0, 48.0
"""How high a line is at least and at most."""

_COLUMNS, _BETWEEN = 3, 16.0
_PARTED, _SMALL, _SIGN = 20.0, 13.5, 34.0
_LOW = 230.0
"""Below this height a title is smaller."""

_TWO_LINES, _ROOMY = 36.0, 48.0
"""From these heights on there is room for two lines, and for larger ones."""

Sign = Callable[[float, float, float], Shapes]
"""Draws a sign about a point, in a size."""


CROSS = 36.0
"""What a title leaves free at its end where a cross closes the sheet."""


class Line(NamedTuple):
    """A line of a sheet: a `sign`, words, what would change, and a figure at the right end.

    `brief` is said where lines lie in columns. `beside` draws what stands between words and figure.
    `tone` is the colour of the figure where it is not that of the words; what `is_quiet` is nothing
    yet.
    """

    text: str
    figure: str = ""
    change: str = ""
    is_good: bool = True
    sign: Sign | None = None
    brief: str = ""
    beside: Callable[[Box], Shapes] | None = None
    tone: str = ""
    is_strong: bool = False
    is_quiet: bool = False


class Laid(NamedTuple):
    """A line, and where it lies."""

    line: Line
    box: Box


def heading(title: Line, box: Box) -> Shapes:
    """Return the title of a sheet, which ends in its total."""
    size, figures = (18.0, 22.0) if box.h >= HEADING else (16.0, 20.0)
    shapes, right = _figures(title, box, figures)
    y = baseline(box.cy, size)
    return (Text(box.x, y, title.text, size, "ink", "title", 700, fit=right - box.x), *shapes)


def heading_height(box: Box) -> float:
    """Return how high the title of a sheet in that box is."""
    return HEADING if box.h > _LOW else min(HEADING, box.h * 0.155)


def laid(lines: Sequence[Line], box: Box) -> list[Laid]:
    """Return the lines that have room in `box`, below each other or in columns."""
    most = max(1, int(box.h // LEAST))
    if len(lines) > most:
        lines = [line for line in lines if not line.is_quiet]
    ways = _ways(lines, box)
    columns = next((count for count in ways if count * most >= len(lines)), ways[-1])
    lines = _folded(lines, columns * most)
    rows = ceil(len(lines) / columns) or 1
    high = min(_MOST, box.h / rows)
    places = [each for column in box.columns([0] * columns, _BETWEEN) for each in [column] * rows]
    return [
        Laid(
            line._replace(text=line.brief or line.text) if columns > 1 else line,
            place._replace(y=box.y + index % rows * high, h=high),
        )
        for index, (line, place) in enumerate(zip(lines, places, strict=False))
    ]


def _ways(lines: Sequence[Line], box: Box) -> list[int]:
    """Return in how many columns lines may lie without a word that is cut."""
    wide = max((_least_width(each) for each in lines), default=0)
    counts = range(1, _COLUMNS + 1)
    return [each for each in counts if each == 1 or (box.w + _BETWEEN) / each >= wide + _BETWEEN]


def _least_width(line: Line) -> float:
    """Return how wide a column for a line must be."""
    figures = _figures(line, Box(0, 0, 0, 0), _SMALL + 2)[1]
    return text_width(line.brief or line.text, _SMALL) - figures + (_SIGN if line.sign else 0)


def _folded(lines: Sequence[Line], most: int) -> list[Line]:
    """Return at most so many lines, the last of which counts those that are left out."""
    if len(lines) <= most:
        return list(lines)
    return [*lines[: most - 1], Line(words.and_more(len(lines) - most + 1), is_quiet=True)]


def sheet_lines(lines: Sequence[Line], box: Box) -> Shapes:
    """Return the lines in `box`."""
    return joined(line_shapes(*each) for each in laid(lines, box))


def line_shapes(line: Line, box: Box) -> Shapes:
    """Return a line in its box, below a hairline where that has room."""
    size = _SMALL if box.h < 25 else 15.5 if box.h < 44 else 17.0
    figures, right = _figures(line, box, max(13.0, min(size + 2, box.h * 0.76)))
    sign = line.sign(box.x + 12, box.cy, min(24, max(17, box.h * 0.6))) if line.sign else ()
    left, y = box.x + (_SIGN if line.sign else 0), baseline(box.cy, size)
    fill, weight = "ink2" if line.is_quiet else "ink", 800 if line.is_strong else 600
    text = Text(left, y, line.text, size, fill, weight=weight, fit=right - left)
    after = left + text_width(line.text, size) + 12
    beside = line.beside(Box(after, box.y, right - after, box.h)) if line.beside else ()
    parting = (rule(box.x, box.y, box.w),) if box.h >= _PARTED else ()
    return (*parting, *sign, text, *beside, *figures)


def _figures(line: Line, box: Box, size: float) -> tuple[Shapes, float]:
    """Return figure and change at the right end, and where they begin."""
    fill = line.tone or ("ink2" if line.is_quiet else "ink")
    at = (box.right, box.cy)
    return changing(line.figure, line.change, is_good=line.is_good, at=at, size=size, fill=fill)


def two_lines(
    title: str, text: str, box: Box, *, quiet: str = "", line: str = "", tone: str = "ink2"
) -> Shapes:
    """Return what is said of one thing: a title, what is `quiet` beside it, and a line below.

    Where a box has no room for two, all is said in one `line`.
    """
    if box.h < _TWO_LINES:
        return (Text(box.x, baseline(box.cy, 15), line or title, 15, tone, fit=box.w),)
    size, small = (18.0, 16.0) if box.h >= _ROOMY else (17.0, 14.0)
    upper, lower = baseline(box.cy - size * 0.62, size), baseline(box.cy + small * 0.66, small)
    after = box.x + text_width(title, size, "title") + 12
    beside = (Text(after, upper, quiet, 14, "ink2", fit=max(box.right - after, 0)),)
    return (
        Text(box.x, upper, title, size, "ink", "title", 700, fit=box.w),
        *(beside if quiet else ()),
        Text(box.x, lower, text, small, tone, fit=box.w),
    )


def cross_part(id: str, group: str, box: Box, col: int) -> Part:  # noqa: A002
    """Return the cross at the upper right corner of a sheet, which closes it."""
    x, y = box.right - 22, box.y + 22
    shapes = (Circle(0, 0, 13, fill="sheet2", shadow=CHIP), Icon("cross", 0, 0, 13, "ink"))
    place = around(x, y, TOUCH)
    return thing(id, group, t(words.CLOSE), place, node=Node(id, shapes, x, y), col=col)
