"""Where everything lies on the table of Witchcraft, for any size of the page and 2 to 6 witches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from tabletop.games.witchcraft.scene_panel_layout import Panel, panel_in
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.layout import NARROW, is_portrait
from tabletop.scene.shapes import Point

_MOST_PANEL = 176.0
"""The greatest height of a panel."""

_LEAST_VILLAGE = 236.0
"""The height of the village below which panels go side by side."""

_PLACES = {
    "To": (0.5, 0.15),
    "Fi": (0.841, 0.225),
    "Ro": (0.86, 0.545),
    "In": (0.654, 0.81),
    "Sw": (0.305, 0.81),
    "Ri": (0.14, 0.545),
    "Fo": (0.159, 0.225),
}
"""The places as shares of the village, clockwise from the top."""

_TALL, _FEW = 690.0, 3
"""The height of a phone on which spells can be higher, where no more than so many witches play."""

_THREE_ROWS = 48.0
"""The height from which the results at the Inn have room below each other."""

_VILLAGE = (534.0, 430.0)
_RADIUS = 44.0


class Layout(NamedTuple):
    """The places of everything, in CSS pixels. `panels` holds one panel a seat, seat 1 first."""

    width: float
    height: float
    portrait: bool
    board: Box
    land: Box
    scale: float
    radius: float
    points: tuple[tuple[str, Point], ...]
    square: Point
    event: Box
    inn: Box
    panels: tuple[Panel, ...]
    tray: Box
    hand: tuple[Box, ...]
    words: Box
    go: Box
    draw: Box
    again: Box

    @property
    def places(self) -> Mapping[str, Point]:
        """Return the middle of each place of the village."""
        return dict(self.points)

    def panel(self, seat: int) -> Panel:
        """Return the panel of a seat."""
        return self.panels[seat - 1]


@lru_cache(maxsize=16)
def layout(width: float, height: float, order: tuple[int, ...], home: int) -> Layout:
    """Return the layout for seats in turn order; the hand is that of `home`."""
    if is_portrait(width, height):
        return _portrait(width, height, order, home)
    return _landscape(width, height, order)


def _landscape(width: float, height: float, order: tuple[int, ...]) -> Layout:
    margin, gap = (32.0, 18.0) if width >= 900 else (18.0, 12.0)
    whole = Box(margin, 4, width - 2 * margin, height - 22)
    upper, tray = whole.rows([0, min(max(height * 0.26, 134), 196)], gap - 4)
    board, side = upper.columns([0, min(max(whole.w * 0.402, 300), 520)], gap + 6)
    rows = _beside(side, len(order))
    panels = {seat: panel_in(box) for seat, box in zip(order, rows, strict=True)}
    inner = tray.inset(14, 12)
    cards, right = inner.columns([0, max(inner.w * 0.29, 236)], 22)
    words, go, below = right.rows([0, inner.h * 0.34, inner.h * 0.33], 7)
    draw, again = below.columns([0, 0], 8)
    hand = tuple(cards.columns([0, 0, 0], 10))
    return _made(width, height, False, board, panels, tray, hand, words, go, draw, again)


def _beside(side: Box, count: int) -> list[Box]:
    """Return the boxes of the panels in the right column: two side by side where it is low."""
    gap = 9 if count < 5 else 6
    if (side.h - gap * (count - 1)) / count >= TOUCH:
        return _stacked(side, count, gap)
    return [box for row in side.grid(ceil(count / 2), 2, gap) for box in row][:count]


def _stacked(side: Box, count: int, gap: float) -> list[Box]:
    """Return the boxes of the panels in the right column, spread out where few witches play."""
    high = min((side.h - gap * (count - 1)) / count, _MOST_PANEL)
    return side.rows([high] * count, (side.h - high * count) / (count - 1))


def _portrait(width: float, height: float, order: tuple[int, ...], home: int) -> Layout:
    margin, gap = (14.0, 6.0) if width < NARROW else (28.0, 12.0)
    tight = height < 640
    cards, own, go = (92.0, 46.0, 46.0) if tight else (118.0, 54.0, 52.0)
    if height >= _TALL and len(order) <= _FEW:
        cards = 142.0
    if width >= NARROW:
        cards, own, go = 168.0, 72.0, 60.0
    whole = Box(margin, 2, width - 2 * margin, height - 10)
    rest = whole.h - cards - own - go - 10 - 4 * gap
    rivals = tuple(seat for seat in order if seat != home)
    boxes, above = _rivals(whole, len(rivals), rest, own)
    heights = [above, 0, own, cards, go]
    _, board, mine, tray, bar = whole._replace(h=whole.h - 10).rows(heights, gap)
    tray, bar = (each._replace(y=each.y + 10) for each in (tray, bar))
    panels = {seat: panel_in(box) for seat, box in zip(rivals, boxes, strict=True)}
    panels[home] = panel_in(mine)
    wide = 92.0 if width < NARROW else 150.0
    big, draw, again = bar.columns([0, wide, wide], 8)
    hand = tuple(tray.columns([0, 0, 0], 8))
    none = tray.lower(0)
    return _made(width, height, True, board, panels, none, hand, none, big, draw, again)


def _rivals(whole: Box, count: int, rest: float, own: float) -> tuple[list[Box], float]:
    """Return the boxes of the rivals and the height that they take: in one column or in two."""
    high = min(own, 48.0) if whole.w < NARROW else 60.0
    high = 44.0 if rest < 430 else high
    gap = 5.0
    above = count * (high + gap) - gap
    if rest - above >= _LEAST_VILLAGE:
        return whole.top(above).rows([high] * count, gap), above
    columns = 3 if count > 4 and rest - _rows_high(count, 2, gap) < _LEAST_VILLAGE else 2
    above = _rows_high(count, columns, gap)
    grid = whole.top(above).grid(ceil(count / columns), columns, gap)
    return [box for row in grid for box in row][:count], above


def _rows_high(count: int, columns: int, gap: float) -> float:
    return ceil(count / columns) * (46 + gap) - gap


def _made(
    width: float,
    height: float,
    portrait: bool,
    board: Box,
    panels: Mapping[int, Panel],
    tray: Box,
    hand: tuple[Box, ...],
    words: Box,
    go: Box,
    draw: Box,
    again: Box,
) -> Layout:
    """Return the layout with the village drawn up inside the board."""
    edge = 7 if board.w < NARROW else 11
    land = board.inset(edge)
    scale = min(land.w / _VILLAGE[0], land.h / _VILLAGE[1])
    radius = max(22.0, _RADIUS * scale)
    places = {
        code: (land.x + x * land.w, max(land.y + y * land.h, land.y + radius + 7))
        for code, (x, y) in _PLACES.items()
    }
    square = (land.cx, land.y + land.h * 0.49)
    event = around(*square, max(138 * scale, 120), max(100 * scale, 64))
    return Layout(
        *(width, height, portrait, board, land, scale, radius, tuple(places.items())),
        *(square, event),
        _inn(land, places["In"], places["Ro"], radius),
        tuple(panels[seat] for seat in sorted(panels)),
        tray,
        hand,
        words,
        go,
        draw,
        again,
    )


def _inn(land: Box, inn: Point, road: Point, radius: float) -> Box:
    """Return the box of the three results: beside the Inn, or upright in the corner."""
    left = inn[0] + radius * 1.75
    if land.right - left > 128:
        return Box(land.right - 132, inn[1] + radius * 0.1, 128, 38)
    high = min(64.0, land.bottom - road[1] - radius - 19)
    if high < _THREE_ROWS and land.right - inn[0] - radius > 134:
        return Box(land.right - 132, land.bottom - 41, 128, 38)
    return Box(land.right - 62, land.bottom - high - 3, 59, high)
