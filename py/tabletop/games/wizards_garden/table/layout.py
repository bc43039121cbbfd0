"""Layout of the table of Wizards' Garden for any page size, in CSS pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.wizards_garden.rules.board import CELLS, SIZE
from tabletop.games.wizards_garden.table.flowers import STAFF, STEM
from tabletop.kit.arrangement import (
    BOARD,
    FOOT,
    REST,
    TRAY,
    Arrangement,
    Length,
    Plan,
    Stack,
    arranged,
)
from tabletop.kit.tray import NAMED, ROOM
from tabletop.scene.boxes import Box, hull
from tabletop.scene.shapes import Place

CARD_HEIGHT = 118.0
"""Height from which a player's panel is a card; below it, a strip."""

SLIM_BELOW = 100.0
TALL_FROM = 200.0
"""Tray heights: up to SLIM_BELOW, names are beside the seeds; from TALL_FROM, the basket is below
the faces."""

BESIDE = 86.0
"""Width reserved for a name beside a seed, including a margin on both sides."""

LOWEST_SLOT = 48.0

CLOSEST = 16.0
"""Half the smallest distance between two distinguishable flowers, at scale 1."""

GAP = 0.0134
"""The gap between two cells, as a share of the bed."""


def _upright(panel: Length, tray: Length, button: Length) -> Plan:
    """Return rival, board, own panel, tray and button, one below the other."""
    stack = {"rival": panel, BOARD: REST, "own": panel, TRAY: tray, FOOT: button}
    return Plan(stack, is_square=True)


def _lying(panel: Length, button: float) -> Plan:
    """Return the plan with the board on the left and the other parts in a column beside it."""
    column: Stack = {"rival": panel, TRAY: REST, "own": panel, FOOT: Length(button)}
    return Plan({BOARD: REST}, column, Length(250, 1, 390), is_square=True)


ARRANGEMENT = Arrangement(
    phone=_upright(Length(46, 0.096, 96), Length(60, 0.165, 150), Length(48, 0.083, 60)),
    upright=_upright(Length(56, 0.071, 96), Length(88, 0.132, 150), Length(60)),
    low=_lying(Length(52, 0.22, 200), 46),
    landscape=_lying(Length(52, 0.24, 200), 52),
)


class Panel(NamedTuple):
    """Where a player's panel shows the flowers (`bar`), the Staff and the text.

    `unit` is the scale of the panel, `left` the left edge of the text, `fit` its maximum width.
    """

    box: Box
    is_card: bool
    unit: float
    bar: Box
    staff: Place
    left: float
    fit: float

    @property
    def hat(self) -> Place:
        """Return the centre of the hat's brim, with the width of the hat as `scale`."""
        if self.is_card:
            return Place(self.box.x + 39 * self.unit, self.box.y + 54 * self.unit, 46 * self.unit)
        return Place(self.box.x + 25 * self.unit, self.box.cy + 13 * self.unit, 34 * self.unit)

    def ground(self, index: int, count: int) -> Place:
        """Return the place of flower `index` of `count`. Spacing shrinks if they would not fit."""
        step = min(45 * self._scale, self._room / max(1, count - 1))
        x = self.bar.x + 22 * self._scale + index * step
        return Place(x, self.bar.y + self.bar.h * 0.4, self._scale)

    def bunch(self, face: int) -> Place:
        """Return the place of the single flower that represents its colour in a crowded panel."""
        first = self.ground(0, 1)
        return first._replace(x=first.x + face * (self._room + 44 * self._scale) / 2)

    def is_crowded(self, count: int) -> bool:
        """Return whether `count` flowers would hide each other."""
        return self._room < (count - 1) * 2 * CLOSEST * self._scale

    @property
    def _scale(self) -> float:
        """Return the scale of the flowers."""
        high = self.bar.y - self.box.y - (74 if self.is_card else 8) * self.unit
        return high / (STEM + 14)

    @property
    def _room(self) -> float:
        """Return the largest distance between the first and last flower."""
        end = self.staff.x - 34 * self.staff.scale if self.is_card else self.bar.right
        return end - self.bar.x - 44 * self._scale


class Tray(NamedTuple):
    """Where the tray shows the two faces, the basket and a Staff that nobody has.

    A tray is slim (names beside the seeds), tall (basket below the faces) or neither.
    """

    box: Box
    slots: list[Box]
    basket: Box
    staff: Place

    @property
    def is_slim(self) -> bool:
        """Return whether the names are beside the seeds."""
        return self.box.h <= SLIM_BELOW

    @property
    def is_tall(self) -> bool:
        """Return whether the basket is below the faces."""
        return self.box.h >= TALL_FROM

    @property
    def basket_target(self) -> Box:
        """Return the tap area of the basket. A ring around it must not cover the faces' names."""
        return self.basket.lower(self.basket.h - 8) if self.is_tall else self.basket

    @property
    def icon(self) -> Box:
        """Return where the basket is drawn."""
        if self.is_tall:
            return self.basket._replace(w=self.basket.h)
        return self.basket.top(self.basket.h * 0.52)


class Layout(NamedTuple):
    """Where everything on the table is, in CSS pixels. `cells` is indexed by cell number.

    Seeds fly from and to `basket`; `inset` is the room reserved for the page header.
    """

    board: Box
    bed: Box
    cells: tuple[Box, ...]
    panels: tuple[Panel, Panel]
    tray: Tray
    go: Box
    basket: Place
    inset: float

    def panel(self, seat: int) -> Panel:
        """Return the panel of a seat, counted from 1."""
        return self.panels[seat - 1]

    @property
    def cell(self) -> float:
        """Return the side of a cell."""
        return self.cells[0].w

    def span(self, cells: Sequence[int]) -> Box:
        """Return the bounding box of `cells`, extended by half a gap on each side."""
        return hull([self.cells[cell] for cell in cells]).inset(-self.bed.w * GAP / 2)

    def between(self, cells: tuple[int, ...], start: int) -> tuple[float, float]:
        """Return the point midway between `cells[start]` and the next cell."""
        one, other = (self.cells[cell] for cell in cells[start : start + 2])
        return (one.cx + other.cx) / 2, (one.cy + other.cy) / 2

    def staff(self, seat: int) -> Place:
        """Return the place of the Staff if `seat` has it, or if nobody has it (0)."""
        return self.panel(seat).staff if seat else self.tray.staff


def layout(width: float, height: float, home: int) -> Layout:
    """Return the layout for a page of that size, with the panel of seat `home` nearest."""
    places = arranged(ARRANGEMENT, width, height, 2)
    near, far = _panel(places.of("own")), _panel(places.of("rival"))
    board = places.of(BOARD).square()
    bed = _bed(board)
    rows = bed.inset(bed.w * 0.007).grid(SIZE, SIZE, bed.w * GAP)
    cells = tuple(rows[SIZE - 1 - cell // SIZE][cell % SIZE] for cell in CELLS)
    panels = (near, far) if home == 1 else (far, near)
    supplies = _tray(places.of(TRAY))
    basket = Place(supplies.icon.cx, supplies.icon.cy, 0.35)
    return Layout(board, bed, cells, panels, supplies, places.of(FOOT), basket, places.inset)


def _bed(board: Box) -> Box:
    """Return the box of the bed, leaving room for coordinates on the left and below."""
    wide, narrow = max(20.0, board.w * 0.05), max(7.0, board.w * 0.0187)
    return Box(board.x + wide, board.y + narrow, board.w - wide - narrow, board.h - wide - narrow)


def _panel(box: Box) -> Panel:
    """Return a card, with the flowers below the text, or a strip, with them beside it."""
    if box.h >= CARD_HEIGHT:
        unit = min(box.h / 152, 1.3)
        bar = Box(box.x + 16, box.bottom - 28 * unit, box.w - 32, 16 * unit)
        staff = Place(box.right - 46 * unit, box.y + 41 * unit, unit)
        left = box.x + 72 * unit
        return Panel(box, True, unit, bar, staff, left, staff.x - 36 * unit - left)
    unit = box.h / 66
    left, fit = box.x + 48 * unit, min(max(box.w * 0.27, 96.0), 200.0)
    staff = Place(box.right - 10 - 24 * unit, box.cy, 24 * unit / STAFF)
    bar = Box(left + fit + 8, box.bottom - 18 * unit, 0, 12 * unit)
    bar = bar._replace(w=staff.x - 24 * unit - 10 - bar.x)
    return Panel(box, False, unit, bar, staff, left, fit)


def _tray(box: Box) -> Tray:
    if box.h >= TALL_FROM:
        return _tall_tray(box)
    return _slim_tray(box) if box.h <= SLIM_BELOW else _wide_tray(box)


def _tall_tray(box: Box) -> Tray:
    """Lay out a title, the faces side by side, and the basket below them."""
    unit = min(box.h / 254, 1.3)
    inner = box.inset(14, 0)._replace(y=box.y + 44 * unit)
    faces, basket = inner.rows([box.h - 118 * unit, 74 * unit])
    staff = Place(box.right - 34 * unit, box.y + 22 * unit, 0.62 * unit)
    return Tray(box, faces.columns([0, 0], 8), basket, staff)


def _wide_tray(box: Box) -> Tray:
    """Lay out the faces on the left and the basket on the right."""
    width = min(max(box.w * 0.265, 70.0), 170.0)
    faces, rest = box.columns([2 * width + 18, 0], 12)
    slots = faces.inset(8, 5).columns([0, 0], 8)
    return Tray(box, slots, rest, Place(rest.right - 28, box.y + 28, 18 / STAFF))


def _slim_tray(box: Box) -> Tray:
    """Lay out the faces, and the basket with its count below.

    Seeds with names beside them are made small enough to leave room for the names.
    """
    width = min((box.w - 86) / 2, 180)
    faces, rest = box.inset(8, 6).columns([2 * width + 8, 0], 6)
    if faces.h < NAMED:
        high = min(faces.h, max(LOWEST_SLOT, (width - BESIDE) / ROOM))
        faces = faces.inset(0, (faces.h - high) / 2)
    return Tray(box, faces.columns([0, 0], 8), rest, Place(rest.right - 4, box.y + 14, 13 / STAFF))
