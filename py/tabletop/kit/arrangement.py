"""Declarative layout: a game names the parts of its table, and this computes their boxes.

A `Plan` arranges named parts in stacks. `above` and `below` span the page; `left` and the optional
`right` are the columns between them. A game declares a plan for each form of a page; this module
picks the plan and sets the margins.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tabletop.kit.page import Form, Page, page_of
from tabletop.scene.boxes import Box, around

PLAYERS, BOARD, SHEET, TRAY, FOOT = "players", "board", "sheet", "tray", "foot"
"""The names of parts that most games have; a game may add its own."""

_COLUMN = 660.0
"""The preferred width, in pixels, of the parts above and below a square board."""

_TINY = 0.01
"""The tolerance for sums of lengths, in pixels."""


class Length(NamedTuple):
    """A height or width in pixels: a `share` of its stack, between `least` and `most`.

    Without a share it is `least`.
    """

    least: float
    share: float = 0
    most: float = 0

    def of(self, whole: float) -> float:
        """Return this length, in pixels, in a stack of length `whole`."""
        return min(max(whole * self.share, self.least), self.most) if self.share else self.least


REST = Length(0)
"""An equal share of the space that the other parts of the stack leave."""


class Seats(NamedTuple):
    """The player strips: the height of a strip, and how many share a line (`abreast`).

    `leave` is the height reserved for the other parts of the stack and its gaps. If the strips
    don't fit in the rest, they become lower; if even their least height doesn't fit, more of them
    share a line, up to `most`. `elsewhere` is the number of players whose strips are parts of their
    own.
    """

    high: Length
    abreast: int = 6
    gap: float = 6
    leave: float = 0
    most: int = 0
    elsewhere: int = 0

    def of(self, whole: float, seats: int) -> float:
        """Return the height of all lines together, in pixels, in a stack of height `whole`.

        The share of the stack is divided among the lines.
        """
        room = whole - self.leave
        lines = self._lines(seats, room)
        if lines < self._usual(seats):
            return self._least(lines)
        high = lines * self.high._replace(share=self.high.share / lines).of(whole)
        return max(min(high + (lines - 1) * self.gap, room), self._least(lines))

    def cut(self, box: Box, seats: int) -> tuple[Box, ...]:
        """Return the box of each player's strip within `box`, seat 1 first.

        The last `elsewhere` players have none here.
        """
        here = seats - self.elsewhere
        lines = self._lines(seats, box.h)
        rows = box.grid(lines, -(-here // lines), self.gap)
        return tuple(each for row in rows for each in row)[:here]

    def _lines(self, seats: int, room: float) -> int:
        """Return the number of lines that the strips need in a height of `room`."""
        here, abreast = seats - self.elsewhere, self.abreast
        while abreast < self.most and self._least(-(-here // abreast)) > room + _TINY:
            abreast += 1
        return -(-here // abreast)

    def _usual(self, seats: int) -> int:
        return -(-(seats - self.elsewhere) // self.abreast)

    def _least(self, lines: int) -> float:
        return lines * (self.high.least + self.gap) - self.gap


Stack = Mapping[str, Length | Seats]
"""Parts from top to bottom: their names and heights."""

NOTHING: Stack = MappingProxyType({})


class Plan(NamedTuple):
    """The parts for one form of a page.

    `wide` is the width of the right column and `high` the height of both columns. `between` is the
    gap between the columns, and `gap` the gap between parts; 0 means the gap of the page. If
    `is_square`, the board is square: the other parts shrink towards their least heights to make
    room for it, the tray gets any height that the board doesn't need, and a page with a right
    column is no higher than the board.
    """

    left: Stack
    right: Stack = NOTHING
    wide: Length = REST
    above: Stack = NOTHING
    below: Stack = NOTHING
    high: Length = REST
    gap: float = 0
    between: float = 0
    is_square: bool = False


class Arrangement(NamedTuple):
    """The layout of a game's table: one plan for each form of a page.

    `short` replaces `phone` on phones with room for little more than the board. `widest` is the
    maximum width of the page in pixels, 0 for no limit. `is_tight` asks for narrow margins on a
    phone.
    """

    phone: Plan
    upright: Plan
    low: Plan
    landscape: Plan
    short: Plan | None = None
    widest: float = 0
    is_tight: bool = False

    def plan(self, page: Page) -> Plan:
        """Return the plan for `page`."""
        if page.is_short and self.short:
            return self.short
        plans = (self.phone, self.upright, self.low, self.landscape)
        return dict(zip(Form, plans, strict=True))[page.form]


class Places(NamedTuple):
    """The computed layout: the page, the box of each part by name, and of each player by seat.

    `inset` is how far the content begins to the right of the usual margin, in pixels; it is above 0
    if the table doesn't need the full width.
    """

    page: Page
    parts: Mapping[str, Box]
    players: tuple[Box, ...]
    inset: float = 0

    def of(self, part: str) -> Box:
        """Return the box of `part`, an empty box if this form of the page does not have it."""
        return self.parts.get(part, self.page.whole.lower(0))


def arranged(made: Arrangement, width: float, height: float, seats: int) -> Places:
    """Return the layout of a page of `width` by `height` pixels for `seats` players."""
    page = page_of(width, height, made.widest, is_tight=made.is_tight)
    plan = made.plan(page)
    gap = plan.gap or page.gap
    whole = _around_square(page, plan, gap) if plan.is_square else page.whole
    parts = _parts(plan, whole, seats, gap)
    strip = {**plan.above, **plan.left, **plan.right, **plan.below}.get(PLAYERS)
    cut = strip.cut(parts[PLAYERS], seats) if isinstance(strip, Seats) else ()
    margin = page_of(width, height, is_tight=made.is_tight).whole.x
    return Places(page, parts, cut, max(0.0, whole.x - margin))


def _parts(plan: Plan, whole: Box, seats: int, gap: float) -> dict[str, Box]:
    """Return the box of each part by name."""
    middle = {"": plan.high}
    parts = _stacked(whole, {**plan.above, **middle, **plan.below}, seats, gap, plan.is_square)
    sides = [parts.pop("")]
    if plan.right:
        left = sides[0].h if plan.is_square else 0
        wide = 0 if left else plan.wide.of(whole.w)
        sides = sides[0].columns([left, wide], plan.between or gap)
    for box, stack in zip(sides, (plan.left, plan.right), strict=False):
        parts |= _stacked(box, stack, seats, gap, plan.is_square)
    return parts


def _stacked(box: Box, stack: Stack, seats: int, gap: float, is_square: bool) -> dict[str, Box]:
    """Return the boxes of the parts of `stack`, from top to bottom, by name."""
    high = {
        name: each.of(box.h, seats) if isinstance(each, Seats) else each.of(box.h)
        for name, each in stack.items()
    }
    rows = box.rows(list(high.values()), gap)
    if is_square and BOARD in high and TRAY in high:
        board = dict(zip(high, rows, strict=True))[BOARD].h
        rows = box.rows(_beside_square(stack, high, box.w - board), gap)
    return dict(zip(high, rows, strict=True))


def _beside_square(stack: Stack, high: dict[str, float], lacks: float) -> list[float]:
    """Return the heights of all parts after a square board has grown by `lacks` pixels.

    The other parts give up height above their least, in proportion. If `lacks` is negative, the
    tray gets the height that the board does not need.
    """
    if lacks <= 0:
        return list((high | {TRAY: high[TRAY] - lacks}).values())
    lengths = {name: each for name, each in stack.items() if isinstance(each, Length)}
    spare = {name: high[name] - each.least for name, each in lengths.items()}
    part = min(lacks / max(sum(spare.values()), 1), 1)
    return [each - spare.get(name, 0) * part for name, each in high.items()]


def _around_square(page: Page, plan: Plan, gap: float) -> Box:
    """Return the box of all parts when the board is square, at most as large as the page."""
    whole = page.whole
    if not plan.right:
        return around(whole.cx, whole.cy, min(whole.w, _COLUMN), whole.h)
    wide = plan.wide.of(whole.w - gap - whole.h)
    edge = min(whole.h, whole.w - gap - wide)
    return around(whole.cx, whole.cy, edge + gap + wide, edge)
