"""Where everything lies on the table of Witchcraft, for any size of the page and 2 to 6 witches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from tabletop.games.witchcraft.table.panel_layout import Panel, panel_in
from tabletop.kit.page import Form, Page, page_of
from tabletop.scene.boxes import TOUCH, Box, around
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

_TALL, _FEW = 672.0, 3
"""The height of a phone from which spells are high, where no more than so many witches play."""

_CLOSE = 6.0
"""The gap on a phone, where up to five panels stand above the village."""

_LIFTED = 10.0
"""The room above the spells of an upright page into which one that is picked rises."""

_LOW_HAND = 116.0
"""The height of the hand beside the village, if there is room for it."""

_THREE_ROWS = 48.0
"""The height from which the results at the Inn have room below each other."""

_VILLAGE = (534.0, 430.0)
_RADIUS = 44.0


class Village(NamedTuple):
    """The places of the village: `land` is what of the board is not its edge."""

    board: Box
    land: Box
    scale: float
    radius: float
    points: tuple[tuple[str, Point], ...]
    square: Point
    event: Box
    inn: Box

    @property
    def places(self) -> Mapping[str, Point]:
        """Return the middle of each place."""
        return dict(self.points)


class Layout(NamedTuple):
    """The places of everything, in CSS pixels. `panels` holds one panel a seat, seat 1 first.

    With `short` the small buttons have room for a word and no sign.
    """

    width: float
    height: float
    short: bool
    village: Village
    panels: tuple[Panel, ...]
    hand: tuple[Box, ...]
    go: Box
    draw: Box
    again: Box
    tray: Box = Box(0, 0, 0, 0)
    words: Box = Box(0, 0, 0, 0)

    def panel(self, seat: int) -> Panel:
        """Return the panel of a seat."""
        return self.panels[seat - 1]


@lru_cache(maxsize=16)  # saves 0.1 ms of 0.6 at each tap
def layout(width: float, height: float, order: tuple[int, ...], home: int) -> Layout:
    """Return the layout for seats in turn order; the hand is that of `home`."""
    page = page_of(width, height)
    if page.form.is_upright:
        made = _upright(page, order, home)
    else:
        made = (_low if page.form is Form.LOW else _landscape)(page, order)
    return made._replace(width=width, height=height, short=page.form.is_small)


def _made(
    board: Box,
    panels: Mapping[int, Box],
    hand: Sequence[Box],
    buttons: Sequence[Box],
    **more: Box,
) -> Layout:
    """Return the layout of a page whose size is still to be noted."""
    seated = tuple(panel_in(panels[seat]) for seat in sorted(panels))
    return Layout(0, 0, False, village_in(board), seated, tuple(hand), *buttons, **more)


def _low(page: Page, order: tuple[int, ...]) -> Layout:
    """Return the layout of a phone that lies: the village in full height, and a column."""
    whole = page.whole
    board, side = whole.columns([min(whole.h * 1.24, whole.w * 0.47), 0], 22)
    columns = 1 if len(order) < 3 else 2 if len(order) < 5 or side.w > 500 else 3
    rows = ceil(len(order) / columns)
    go, gap = 46.0, page.gap
    high = min(max((side.h - go - _LOW_HAND - 3 * gap) / rows - 5, TOUCH), 58.0)
    above, cards, bar = side.rows([rows * (high + 5) + gap, 0, go], gap)
    above = above.top(rows * (high + 5) - 5)
    seated = [box for row in above.grid(rows, columns, 5) for box in row]
    wide = 92.0 if side.w < 400 else 108.0
    panels = dict(zip(order, seated, strict=False))
    return _made(board, panels, cards.columns([0, 0, 0], 8), bar.columns([0, wide, wide], 8))


def _landscape(page: Page, order: tuple[int, ...]) -> Layout:
    whole = page.whole
    upper, tray = whole.rows([0, min(max(whole.h * 0.27, 134), 196)], page.gap)
    board, side = upper.columns([0, min(max(whole.w * 0.402, 300), 520)], 22)
    inner = tray.inset(14, 12)
    cards, right = inner.columns([0, max(inner.w * 0.29, 236)], 22)
    words, go, below = right.rows([0, inner.h * 0.34, inner.h * 0.33], 7)
    panels = dict(zip(order, _beside(side, len(order)), strict=True))
    buttons = (go, *below.columns([0, 0], 8))
    return _made(board, panels, cards.columns([0, 0, 0], 10), buttons, tray=tray, words=words)


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


def _upright(page: Page, order: tuple[int, ...], home: int) -> Layout:
    """Return the layout of an upright page: rivals, village, own panel, spells and buttons."""
    whole = page.whole
    gap = _CLOSE if page.form.is_small else page.gap
    cards, own, go, wide = _heights(page, len(order))
    rivals = tuple(seat for seat in order if seat != home)
    rest = whole.h - cards - own - go - _LIFTED - 4 * gap
    boxes, above = _rivals(whole, len(rivals), rest, own, small=page.form.is_small)
    _, board, mine, tray, bar = whole.rows([above, 0, own, cards + _LIFTED, go], gap)
    panels = {**dict(zip(rivals, boxes, strict=True)), home: mine}
    hand = tray.lower(cards).columns([0, 0, 0], 8)
    return _made(board, panels, hand, bar.columns([0, wide, wide], 8))


def _heights(page: Page, seats: int) -> tuple[float, float, float, float]:
    """Return how high spells, own panel and buttons are, and how wide a small button is."""
    if not page.form.is_small:
        return 168.0, 72.0, 60.0, 150.0
    if page.is_short:
        return 92.0, TOUCH, TOUCH, 92.0
    return (142.0 if page.whole.h >= _TALL and seats <= _FEW else 118.0), 54.0, 52.0, 92.0


def _rivals(
    whole: Box, count: int, rest: float, own: float, *, small: bool
) -> tuple[list[Box], float]:
    """Return the boxes of the rivals and the height that they take: in one column or in two."""
    high = min(own, 48.0) if small else 60.0
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


def village_in(board: Box) -> Village:
    """Return the places of a village that fills the board."""
    land = board.inset(7 if board.w < 600 else 11)
    scale = min(land.w / _VILLAGE[0], land.h / _VILLAGE[1])
    radius = max(22.0, _RADIUS * scale)
    places = {
        code: (land.x + x * land.w, max(land.y + y * land.h, land.y + radius + 7))
        for code, (x, y) in _PLACES.items()
    }
    square = (land.cx, land.y + land.h * 0.49)
    event = around(*square, max(138 * scale, 120), max(100 * scale, 64))
    inn = _inn(land, places["In"], places["Ro"], radius)
    return Village(board, land, scale, radius, tuple(places.items()), square, event, inn)


def _inn(land: Box, inn: Point, road: Point, radius: float) -> Box:
    """Return the box of the three results: beside the Inn, or upright in the corner."""
    left = inn[0] + radius * 1.75
    if land.right - left > 128:
        return Box(land.right - 132, inn[1] + radius * 0.1, 128, 38)
    high = min(64.0, land.bottom - road[1] - radius - 19)
    if high < _THREE_ROWS and land.right - inn[0] - radius > 134:
        return Box(land.right - 132, land.bottom - 41, 128, 38)
    return Box(land.right - 62, land.bottom - high - 3, 59, high)
