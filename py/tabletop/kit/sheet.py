"""The information sheet: a heading, and lines with a sign, text, figure and change.

It adapts to its box: lines become lower, then move into columns, and the rest is summarized as "and
3 more". Lines that are `is_quiet` are dropped first.
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
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes, Text, joined
from tabletop.scene.widgets import rule

HEADING = 40.0
"""The height of a heading, in pixels."""

LEAST, _MOST = 17.0, 48.0
"""The least and the greatest height of a line, in pixels."""

_COLUMNS, _BETWEEN = 3, 16.0
_PARTED, _SMALL, _SIGN = 20.0, 13.5, 34.0
_LOW = 230.0
"""The height, in pixels, below which a sheet has a smaller heading."""

_TWO_LINES, _ROOMY = 36.0, 48.0
"""The heights, in pixels, from which a box has room for two lines of text, and for larger ones."""

Sign = Callable[[float, float, float], Shapes]
"""A function that returns a sign centred at (x, y), given x, y and its size in pixels."""


CROSS = 36.0
"""The width, in pixels, that a heading keeps free for the close button of its sheet."""


class Line(NamedTuple):
    """One line: its `sign`, text, possible change, and a right-aligned figure.

    `brief` replaces the text when lines are in columns. `beside` draws into the box between text
    and figure. `tone` is the colour of the figure, "" for that of the text. `is_quiet` mutes a line
    that has nothing to say yet.
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
    """A line and its box."""

    line: Line
    box: Box


def heading(title: Line, box: Box) -> Shapes:
    """Return the heading of a sheet, with the total right-aligned."""
    size, figures = (18.0, 22.0) if box.h >= HEADING else (16.0, 20.0)
    shapes, right = _figures(title, box, figures)
    y = baseline(box.cy, size)
    return (Text(box.x, y, title.text, size, "ink", "title", 700, fit=right - box.x), *shapes)


def heading_height(box: Box) -> float:
    """Return the height of the heading of a sheet in `box`, in pixels."""
    return HEADING if box.h > _LOW else min(HEADING, box.h * 0.155)


def laid(lines: Sequence[Line], box: Box) -> list[Laid]:
    """Return the lines that fit into `box`, each with its own box."""
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
    """Return the possible numbers of columns: those in which no text is cut, and always 1."""
    wide = max((_least_width(each) for each in lines), default=0)
    counts = range(1, _COLUMNS + 1)
    return [each for each in counts if each == 1 or (box.w + _BETWEEN) / each >= wide + _BETWEEN]


def _least_width(line: Line) -> float:
    """Return the width, in pixels, that a column needs for `line`."""
    figures = _figures(line, Box(0, 0, 0, 0), _SMALL + 2)[1]
    return text_width(line.brief or line.text, _SMALL) - figures + (_SIGN if line.sign else 0)


def _folded(lines: Sequence[Line], most: int) -> list[Line]:
    """Return at most `most` lines; if some are left out, the last one says how many."""
    if len(lines) <= most:
        return list(lines)
    return [*lines[: most - 1], Line(words.and_more(len(lines) - most + 1), is_quiet=True)]


def sheet_lines(lines: Sequence[Line], box: Box) -> Shapes:
    """Return the shapes of `lines`, laid out in `box`."""
    return joined(line_shapes(*each) for each in laid(lines, box))


def line_shapes(line: Line, box: Box) -> Shapes:
    """Return the shapes of one line in its box, with a rule above it if the box is high enough."""
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
    """Return the figure and the change at the right end of `box`, and their left edge."""
    fill = line.tone or ("ink2" if line.is_quiet else "ink")
    at = (box.right, box.cy)
    return changing(line.figure, line.change, is_good=line.is_good, at=at, size=size, fill=fill)


def two_lines(
    title: str, text: str, box: Box, *, quiet: str = "", line: str = "", tone: str = "ink2"
) -> Shapes:
    """Return a title, with the text `quiet` beside it, above a line of text.

    A box too low for two lines shows `line` instead, or the title if `line` is "".
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
    """Return the close button at the upper right corner of the sheet in `box`."""
    x, y = box.right - 22, box.y + 22
    shapes = (Circle(0, 0, 13, fill="sheet2", shadow=CHIP), Icon("cross", 0, 0, 13, "ink"))
    place = around(x, y, TOUCH)
    return thing(id, group, t(words.CLOSE), place, node=Node(id, shapes, x, y), col=col)
