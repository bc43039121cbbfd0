"""Where everything lies on the table of Wizards' Garden, for any size of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.wizards_garden.board import CELLS, SIZE
from tabletop.games.wizards_garden.scene_flowers import STAFF, STEM
from tabletop.scene.boxes import Box
from tabletop.scene.layout import NARROW, Frame, is_portrait, landscape, portrait
from tabletop.scene.shapes import Place

CARD_HEIGHT = 118.0
"""From this height on a player's panel is a card; below it, a strip."""

GAP = 0.0134
"""The gap between two cells, as a share of the bed."""

SLIM = 60.0
SLIM_BELOW = 84.0
"""The height of a tray in which names stand beside the seeds, and that up to which they do."""


class Spot(NamedTuple):
    """Where words or a piece go: the middle or the start, the size, and the width that is free."""

    x: float
    y: float
    size: float
    fit: float = 0


class Panel(NamedTuple):
    """The places in the panel of a player; `tally` is where the flowers are counted."""

    box: Box
    is_card: bool
    hat: Spot
    name: Spot
    tally: Spot
    bar: Box
    flower_scale: float
    staff: Place

    def ground(self, index: int, count: int) -> Place:
        """Return where flower `index` of `count` stands: they close up when there are many."""
        step = 45 * self.flower_scale
        left = self.bar.x + 28 * self.flower_scale
        room = self.bar.right - 24 * self.flower_scale - left
        if count > 1:
            step = min(step, room / (count - 1))
        return Place(left + index * step, self.bar.y + self.bar.h * 0.4, self.flower_scale)


class Tray(NamedTuple):
    """The places of the faces to choose from and of the basket.

    It is TALL (the basket below the faces), WIDE (beside them) or SLIM (names beside the seeds).
    `seeds` and `labels` are the places of the two faces and of their names, `below` is where
    the quiet line of the basket stands.
    """

    box: Box
    kind: str
    title: Spot | None
    slots: tuple[Box, Box]
    seeds: tuple[Spot, Spot]
    labels: tuple[Spot, Spot]
    basket_box: Box
    basket: Spot
    tally: Spot
    below: Spot
    staff: Place


class Layout(NamedTuple):
    """The places of everything, in CSS pixels. `cells` is in the order of the cells."""

    width: float
    height: float
    board: Box
    bed: Box
    cells: tuple[Box, ...]
    panels: tuple[Panel, Panel]
    tray: Tray
    go: Box

    def panel(self, seat: int) -> Panel:
        """Return the panel of a seat, counted from 1."""
        return self.panels[seat - 1]

    @property
    def cell(self) -> float:
        """Return the side of a cell."""
        return self.cells[0].w

    def span(self, cells: tuple[int, ...]) -> Box:
        """Return the box around the first and the last of `cells`, with half the gap about it."""
        first, last = self.cells[cells[0]], self.cells[cells[-1]]
        left, top = min(first.x, last.x), min(first.y, last.y)
        right, bottom = max(first.right, last.right), max(first.bottom, last.bottom)
        half = self.bed.w * GAP / 2
        return Box(left, top, right - left, bottom - top).inset(-half)

    @property
    def basket(self) -> Place:
        """Return where seeds come from and go back to."""
        spot = self.tray.basket
        return Place(spot.x, spot.y, 0.35)

    def staff(self, seat: int) -> Place:
        """Return where the Staff is: with a seat, or with nobody (0)."""
        return self.panel(seat).staff if seat else self.tray.staff


@lru_cache(maxsize=8)
def layout(width: float, height: float, home: int) -> Layout:
    """Return the places for a page of that size, with the panel of the seat `home` nearest."""
    tall = is_portrait(width, height)
    frame, rival, tray, own = _portrait(width, height) if tall else _landscape(width, height)
    near, far = _panel(own), _panel(rival)
    panels = (near, far) if home == 1 else (far, near)
    bed = _bed(frame.board)
    cells = bed.inset(bed.w * 0.007).grid(SIZE, SIZE, bed.w * GAP)
    in_order = tuple(cells[SIZE - 1 - cell // SIZE][cell % SIZE] for cell in CELLS)
    return Layout(
        width, height, frame.board, bed, in_order, panels, _tray(tray, tall), frame.button
    )


def _portrait(width: float, height: float) -> tuple[Frame, Box, Box, Box]:
    """Return the parts one below the other: the board gets its width before all else."""
    gap = 10.0 if width < NARROW else 16.0
    board = width - 28 if width < NARROW else min(width - 56, height * 0.6)
    rest = height - 18 - board - 4 * gap
    strip, tray, button = _heights(rest)
    frame = portrait(width, height, above=strip, below=strip + gap + tray, button=button)
    left = min(frame.board.x, max(frame.above.x, frame.above.cx - 330))
    own, supplies = frame.side.rows([strip, 0], gap)
    rival, own, supplies, go = (
        box._replace(x=left, w=width - 2 * left)
        for box in (frame.above, own, supplies, frame.button)
    )
    return frame._replace(button=go), rival, supplies, own


def _heights(rest: float) -> tuple[float, float, float]:
    """Return the heights of a player's strip, the tray and the button that share `rest`."""
    if rest < 282:
        return min(max((rest - 108) / 2, 46.0), 64.0), SLIM, 48.0
    strip = min(max(rest * 0.215, 56.0), 96.0)
    button = 56.0 if rest < 310 else 60.0
    return strip, min(max(rest - 2 * strip - button, 88.0), 150.0), button


def _landscape(width: float, height: float) -> tuple[Frame, Box, Box, Box]:
    frame = landscape(width, height, square=True, button=52 if height > 480 else 46)
    gap = 12.0 if frame.side.h > 400 else 8.0
    panel = min(max(frame.side.h * 0.26, 52.0), 200.0)
    rival, tray, own = frame.side.rows([panel, 0, panel], gap)
    return frame, rival, tray, own


def _bed(board: Box) -> Box:
    """Return the earth on its sheet, with room for the coordinates at the left and below."""
    wide, narrow = max(20.0, board.w * 0.05), max(7.0, board.w * 0.0187)
    return Box(board.x + wide, board.y + narrow, board.w - wide - narrow, board.h - wide - narrow)


def _panel(box: Box) -> Panel:
    return _card(box) if box.h >= CARD_HEIGHT else _strip(box)


def _card(box: Box) -> Panel:
    unit = min(box.h / 152, 1.3)
    left = box.x + 72 * unit
    staff = Place(box.right - 46 * unit, box.y + 41 * unit, unit)
    fit = staff.x - 36 * unit - left
    bar = Box(box.x + 16, box.bottom - 28 * unit, box.w - 32, 16 * unit)
    return Panel(
        box,
        True,
        hat=Spot(box.x + 39 * unit, box.y + 54 * unit, 46 * unit),
        name=Spot(left, box.y + 40 * unit, 22 * unit, fit),
        tally=Spot(left, box.y + 61 * unit, 15 * min(unit, 1.15), fit),
        bar=bar,
        flower_scale=(box.bottom - 28 * unit - box.y - 74 * unit) / (STEM + 14),
        staff=staff,
    )


def _strip(box: Box) -> Panel:
    unit = box.h / 66
    column = min(max(box.w * 0.23, 74.0), 160.0)
    size = max(13.0, 15 * unit)
    brim = box.bottom - 8 - size * 1.48
    staff = Place(box.right - 12 - 24 * unit, box.cy, 24 * unit / STAFF)
    left = box.x + 6 + column
    bar = Box(left + 40 * unit, box.bottom - 20 * unit, 0, 12 * unit)
    bar = bar._replace(w=staff.x - 24 * unit - 12 - bar.x)
    return Panel(
        box,
        False,
        hat=Spot(box.x + 6 + column / 2, brim, min(30 * unit, (brim - box.y) * 0.92)),
        name=Spot(box.x + 6 + column / 2, box.bottom - 8, size, column - 4),
        tally=Spot(left + 17 * unit, box.cy, 27 * unit),
        bar=bar,
        flower_scale=0.82 * unit,
        staff=staff,
    )


TALL_TRAY, WIDE_TRAY, SLIM_TRAY = "tall", "wide", "slim"


def _tray(box: Box, tall_page: bool) -> Tray:
    if box.h <= SLIM_BELOW:
        return _slim_tray(box)
    return _wide_tray(box) if tall_page or box.h < 200 else _tall_tray(box)


def _tall_tray(box: Box) -> Tray:
    """Return the faces side by side with their names, and the basket below them."""
    unit = min(box.h / 254, 1.3)
    well = Box(box.x + 14, box.y + 44 * unit, box.w - 28, box.h - 150 * unit)
    left, right = well.inset(5).columns([0, 0], 5)
    label = well.bottom + 16 * unit
    size = 15 * min(unit, 1.15)
    basket = box.lower(74 * unit)
    x = box.x + 82 * unit
    return Tray(
        box,
        TALL_TRAY,
        title=Spot(box.x + 18, box.y + 29 * unit, 16 * min(unit, 1.15)),
        slots=(left, right),
        seeds=(_seed_in(left), _seed_in(right)),
        labels=(Spot(left.cx, label, size, left.w), Spot(right.cx, label, size, right.w)),
        basket_box=basket,
        basket=Spot(box.x + 46 * unit, basket.cy, 48 * unit),
        tally=Spot(x, basket.cy - 6, 17.5 * unit),
        below=Spot(x, basket.cy + 18, min(14.5 * unit, 15), box.right - 18 - x),
        staff=Place(box.right - 34 * unit, box.y + 22 * unit, 0.62 * unit),
    )


def _wide_tray(box: Box) -> Tray:
    """Return the faces on the left with their names, and the basket on the right."""
    width = min(max(box.w * 0.265, 70.0), 170.0)
    size = 13.0 if box.h < 100 else 15.0
    high = box.h - 16 - size * 1.3
    left, right = Box(box.x + 8, box.y + 8, 2 * width + 8, high).columns([0, 0], 8)
    label = left.bottom + (box.bottom - left.bottom) / 2 - 1
    rest = Box(right.right + 10, box.y, box.right - right.right - 10, box.h)
    unit = min(box.h / 118, 1.3)
    icon = 42 * unit
    return Tray(
        box,
        WIDE_TRAY,
        title=None,
        slots=(left, right),
        seeds=(_seed_in(left), _seed_in(right)),
        labels=(Spot(left.cx, label, size, left.w + 6), Spot(right.cx, label, size, left.w + 6)),
        basket_box=rest,
        basket=Spot(rest.cx, box.y + 30 * unit, icon),
        tally=Spot(rest.cx, (box.y + 30 * unit + icon / 2 + label) / 2 - 1, icon * 0.5),
        below=Spot(rest.cx, label, size, rest.w - 8),
        staff=Place(rest.right - 25 * unit, box.y + 26 * unit, 18 * unit / STAFF),
    )


def _slim_tray(box: Box) -> Tray:
    """Return the faces with their names beside them, and the basket with its number below."""
    width = min((box.w - 24 - 62) / 2, 180)
    left, right = Box(box.x + 8, box.y + 6, 2 * width + 8, box.h - 12).columns([0, 0], 8)
    r = min(left.h * 0.38, 30)
    rest = Box(right.right + 6, box.y, box.right - right.right - 6, box.h)
    seeds = [Spot(each.x + r + 8, each.cy, r) for each in (left, right)]
    labels = [Spot(each.x + r * 2 + 13, each.cy, 15, width - 2 * r - 17) for each in (left, right)]
    return Tray(
        box,
        SLIM_TRAY,
        title=None,
        slots=(left, right),
        seeds=(seeds[0], seeds[1]),
        labels=(labels[0], labels[1]),
        basket_box=rest,
        basket=Spot(rest.cx - 9, box.y + box.h * 0.3, box.h * 0.4),
        tally=Spot(rest.cx, box.y + box.h * 0.75, box.h * 0.3),
        below=Spot(rest.cx, 0, 0),
        staff=Place(rest.right - 14, box.y + 12, 13 / STAFF),
    )


def _seed_in(slot: Box) -> Spot:
    """Return where a seed lies in a holder, and its radius."""
    return Spot(slot.cx, slot.cy, min(slot.h * 0.41, slot.w * 0.36))
