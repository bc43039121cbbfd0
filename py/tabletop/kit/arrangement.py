"""Where the parts of a table lie: a game declares them once, and every page follows from that.

A `Plan` names parts in stacks: `above` and `below` go across the page, between them lie `left` and
`right` side by side, if there is a right. A game has a plan for each form of a page; which one is
taken, and what the margins are, is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tabletop.kit.page import Form, Page, page_of
from tabletop.scene.boxes import Box, around

PLAYERS, BOARD, SHEET, TRAY, FOOT = "players", "board", "sheet", "tray", "foot"
"""The names of parts that most games have; a game may name more."""

_COLUMN = 660.0
"""As wide as this the parts below and above a square board are, if the page allows."""

_TINY = 0.01
"""What sums of lengths may differ by, in pixels."""


class Length(NamedTuple):
    """A height or width: a share of its stack, no less than `least` and no more than `most`."""

    least: float
    share: float = 0
    most: float = 0

    def of(self, whole: float) -> float:
        """Return the length in a stack that is so long."""
        return min(max(whole * self.share, self.least), self.most) if self.share else self.least


REST = Length(0)
"""What the other parts of a stack leave."""


class Seats(NamedTuple):
    """The strips of all players: the height of each, and how many lie side by side as a rule.

    What they `leave` is for the other parts of their stack, with its gaps: for that the strips are
    lower, and where even their least is too high, more of them lie side by side, up to `most`.
    So many players as are `elsewhere` have a part of their own.
    """

    high: Length
    abreast: int = 6
    gap: float = 6
    leave: float = 0
    most: int = 0
    elsewhere: int = 0

    def of(self, whole: float, seats: int) -> float:
        """Return the height of all lines: the share of the stack is theirs together."""
        room = whole - self.leave
        lines = self._lines(seats, room)
        if lines < self._usual(seats):
            return self._least(lines)
        high = lines * self.high._replace(share=self.high.share / lines).of(whole)
        return max(min(high + (lines - 1) * self.gap, room), self._least(lines))

    def cut(self, box: Box, seats: int) -> tuple[Box, ...]:
        """Return the place of each player in the place of all."""
        here = seats - self.elsewhere
        lines = self._lines(seats, box.h)
        rows = box.grid(lines, -(-here // lines), self.gap)
        return tuple(each for row in rows for each in row)[:here]

    def _lines(self, seats: int, room: float) -> int:
        """Return in how many lines they lie where they have so much height."""
        here, abreast = seats - self.elsewhere, self.abreast
        while abreast < self.most and self._least(-(-here // abreast)) > room + _TINY:
            abreast += 1
        return -(-here // abreast)

    def _usual(self, seats: int) -> int:
        return -(-(seats - self.elsewhere) // self.abreast)

    def _least(self, lines: int) -> float:
        return lines * (self.high.least + self.gap) - self.gap


Stack = Mapping[str, Length | Seats]
"""Parts one below the other, by name, with their heights."""

NOTHING: Stack = MappingProxyType({})


class Plan(NamedTuple):
    """The parts of one form of a page.

    `wide` is the width of the right stack and `high` the height of both; `between` them lies a gap
    of its own, unless that is 0. With `is_square` the board is a square: other parts give it what
    they have above their least, the tray gets what it does not need, and all are no wider than they
    should be; where parts lie beside it, the page is as high as it.
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
    """What a game has, in each form of a page.

    On a `short` phone there is room for little more than the board. No page is wider than `widest`,
    unless that is 0; `is_tight` asks for narrow margins on a phone.
    """

    phone: Plan
    upright: Plan
    low: Plan
    landscape: Plan
    short: Plan | None = None
    widest: float = 0
    is_tight: bool = False

    def plan(self, page: Page) -> Plan:
        """Return the plan for a page."""
        if page.is_short and self.short:
            return self.short
        plans = (self.phone, self.upright, self.low, self.landscape)
        return dict(zip(Form, plans, strict=True))[page.form]


class Places(NamedTuple):
    """The page, the place of each part by its name, and of each player, seat 1 first.

    Where they need less than the whole width they begin `inset` further in than the margin.
    """

    page: Page
    parts: Mapping[str, Box]
    players: tuple[Box, ...]
    inset: float = 0

    def of(self, part: str) -> Box:
        """Return the place of a part; one that this form does not have is an empty box."""
        return self.parts.get(part, self.page.whole.lower(0))


def arranged(made: Arrangement, width: float, height: float, seats: int) -> Places:
    """Return the places for a page of that size and so many seats."""
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
    """Return the place of each part on the page."""
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
    """Return the places of parts one below the other."""
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
    """Return the heights of all parts when a board that `lacks` so much has got it.

    The others give of what they have above their least; what a board lacks less than nothing the
    tray gets.
    """
    if lacks <= 0:
        return list((high | {TRAY: high[TRAY] - lacks}).values())
    lengths = {name: each for name, each in stack.items() if isinstance(each, Length)}
    spare = {name: high[name] - each.least for name, each in lengths.items()}
    part = min(lacks / max(sum(spare.values()), 1), 1)
    return [each - spare.get(name, 0) * part for name, each in high.items()]


def _around_square(page: Page, plan: Plan, gap: float) -> Box:
    """Return what of a page is needed around a board that is a square."""
    whole = page.whole
    if not plan.right:
        return around(whole.cx, whole.cy, min(whole.w, _COLUMN), whole.h)
    wide = plan.wide.of(whole.w - gap - whole.h)
    edge = min(whole.h, whole.w - gap - wide)
    return around(whole.cx, whole.cy, edge + gap + wide, edge)
