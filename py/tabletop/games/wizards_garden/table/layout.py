"""The layout of the table of Wizards' Garden for any size of the page."""

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
"""From this height on a player's panel is a card; below it, a strip."""

SLIM_BELOW = 100.0
TALL_FROM = 200.0
"""Up to the one height of a tray names stand beside the seeds; from the other on the basket stands
below the faces."""

BESIDE = 86.0
"""How much room a name beside a seed should have, with a margin on both sides."""

LOWEST_SLOT = 48.0

CLOSEST = 16.0
"""Half the distance of two flowers that still can be told apart, at scale 1."""

GAP = 0.0134
"""The gap between two cells, as a share of the bed."""


def _upright(panel: Length, tray: Length, button: Length) -> Plan:
    """Return rival, board, own panel, tray and button, one below the other."""
    stack = {"rival": panel, BOARD: REST, "own": panel, TRAY: tray, FOOT: button}
    return Plan(stack, is_square=True)


def _lying(panel: Length, button: float) -> Plan:
    """Return the same parts with the board on the left, and the others in a column beside it."""
    column: Stack = {"rival": panel, TRAY: REST, "own": panel, FOOT: Length(button)}
    return Plan({BOARD: REST}, column, Length(250, 1, 390), is_square=True)


ARRANGEMENT = Arrangement(
    phone=_upright(Length(46, 0.096, 96), Length(60, 0.165, 150), Length(48, 0.083, 60)),
    upright=_upright(Length(56, 0.071, 96), Length(88, 0.132, 150), Length(60)),
    low=_lying(Length(52, 0.22, 200), 46),
    landscape=_lying(Length(52, 0.24, 200), 52),
)


class Panel(NamedTuple):
    """The places in the panel of a player: the bed of the flowers, the Staff, and the words.

    `unit` is the scale of the panel. `left` is where the words begin, `fit` their greatest width.
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
        """Return where the brim of the hat is, and how wide the hat is."""
        if self.is_card:
            return Place(self.box.x + 39 * self.unit, self.box.y + 54 * self.unit, 46 * self.unit)
        return Place(self.box.x + 25 * self.unit, self.box.cy + 13 * self.unit, 34 * self.unit)

    def ground(self, index: int, count: int) -> Place:
        """Return the position of flower `index` of `count`; many flowers move closer together."""
        step = min(45 * self._scale, self._room / max(1, count - 1))
        x = self.bar.x + 22 * self._scale + index * step
        return Place(x, self.bar.y + self.bar.h * 0.4, self._scale)

    def bunch(self, face: int) -> Place:
        """Return the position of the one flower that represents all of its colour, with a count."""
        first = self.ground(0, 1)
        return first._replace(x=first.x + face * (self._room + 44 * self._scale) / 2)

    def is_crowded(self, count: int) -> bool:
        """Return whether `count` flowers would hide each other."""
        return self._room < (count - 1) * 2 * CLOSEST * self._scale

    @property
    def _scale(self) -> float:
        """Return how large the flowers are."""
        high = self.bar.y - self.box.y - (74 if self.is_card else 8) * self.unit
        return high / (STEM + 14)

    @property
    def _room(self) -> float:
        """Return how far apart the first flower and the last one may stand."""
        end = self.staff.x - 34 * self.staff.scale if self.is_card else self.bar.right
        return end - self.bar.x - 44 * self._scale


class Tray(NamedTuple):
    """The places of the two faces, of the basket, and of a free Staff.

    It is slim (the names beside the seeds), or tall (the basket below the faces), or neither.
    """

    box: Box
    slots: list[Box]
    basket: Box
    staff: Place

    @property
    def is_slim(self) -> bool:
        """Return whether the names stand beside the seeds."""
        return self.box.h <= SLIM_BELOW

    @property
    def is_tall(self) -> bool:
        """Return whether the basket stands below the faces."""
        return self.box.h >= TALL_FROM

    @property
    def basket_target(self) -> Box:
        """Return where the basket is tapped: a ring around it must not cover the faces' names."""
        return self.basket.lower(self.basket.h - 8) if self.is_tall else self.basket

    @property
    def icon(self) -> Box:
        """Return where the basket is drawn."""
        if self.is_tall:
            return self.basket._replace(w=self.basket.h)
        return self.basket.top(self.basket.h * 0.52)


class Layout(NamedTuple):
    """The places of everything, in CSS pixels. `cells` is in the order of the cells.

    `basket` is where seeds come from and go back to; `inset` is the room for the head.
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
        """Return the box around `cells`, with half the gap about it."""
        return hull([self.cells[cell] for cell in cells]).inset(-self.bed.w * GAP / 2)

    def between(self, cells: tuple[int, ...], start: int) -> tuple[float, float]:
        """Return the middle of the gap between two of `cells` that follow each other."""
        one, other = (self.cells[cell] for cell in cells[start : start + 2])
        return (one.cx + other.cx) / 2, (one.cy + other.cy) / 2

    def staff(self, seat: int) -> Place:
        """Return where the Staff is: with a seat, or with nobody (0)."""
        return self.panel(seat).staff if seat else self.tray.staff


def layout(width: float, height: float, home: int) -> Layout:
    """Return the places for a page of that size, with the panel of the seat `home` nearest."""
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
    """Return the earth on its sheet, with room for the coordinates at the left and below."""
    wide, narrow = max(20.0, board.w * 0.05), max(7.0, board.w * 0.0187)
    return Box(board.x + wide, board.y + narrow, board.w - wide - narrow, board.h - wide - narrow)


def _panel(box: Box) -> Panel:
    """Return a card, with the bed below the words, or a strip, with the bed beside them."""
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
    """Return a title and the faces side by side, and the basket below them."""
    unit = min(box.h / 254, 1.3)
    inner = box.inset(14, 0)._replace(y=box.y + 44 * unit)
    faces, basket = inner.rows([box.h - 118 * unit, 74 * unit])
    staff = Place(box.right - 34 * unit, box.y + 22 * unit, 0.62 * unit)
    return Tray(box, faces.columns([0, 0], 8), basket, staff)


def _wide_tray(box: Box) -> Tray:
    """Return the faces on the left, and the basket on the right."""
    width = min(max(box.w * 0.265, 70.0), 170.0)
    faces, rest = box.columns([2 * width + 18, 0], 12)
    slots = faces.inset(8, 5).columns([0, 0], 8)
    return Tray(box, slots, rest, Place(rest.right - 28, box.y + 28, 18 / STAFF))


def _slim_tray(box: Box) -> Tray:
    """Return the faces, and the basket with its number below.

    Where names stand beside the seeds, these are small enough to leave room around the names.
    """
    width = min((box.w - 86) / 2, 180)
    faces, rest = box.inset(8, 6).columns([2 * width + 8, 0], 6)
    if faces.h < NAMED:
        high = min(faces.h, max(LOWEST_SLOT, (width - BESIDE) / ROOM))
        faces = faces.inset(0, (faces.h - high) / 2)
    return Tray(box, faces.columns([0, 0], 8), rest, Place(rest.right - 4, box.y + 14, 13 / STAFF))
