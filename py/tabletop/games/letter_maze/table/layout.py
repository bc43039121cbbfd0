"""Where everything lies on the table of Letter Maze, for any size of the page."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.letter_maze.rules.boards import LAYOUTS, SIDE
from tabletop.kit.buttons import GAP
from tabletop.kit.page import Form, Page, page_of
from tabletop.scene.boxes import TOUCH, Box

_LEAST_MAP = 150.0
_RIM = 28.0
_CAMERAS = 3
_CELL = {Form.PHONE: 46.0, Form.LOW: 46.0, Form.UPRIGHT: 50.0, Form.LANDSCAPE: 50.0}
_WIDE = 1300.0
"""From this width on squares are larger."""


class Tray(NamedTuple):
    """What the mover has in hand: tiles of the size `tile`, the word, what it earns, the buttons.

    `title` is the y of the words above the tiles, 0 where there is no room for them. What is earned
    may lie in the place of the word: then it gets what the letters leave.
    """

    box: Box
    hand: Box
    tile: float
    title: float
    word: Box
    earned: Box
    buttons: Box


class Layout(NamedTuple):
    """The places of everything, in CSS pixels.

    `frame` is the darker edge round the `window`, behind which the world lies with squares of
    `cell`. `map_panel` is None where there is no room for a map; `cameras` are the places of the
    buttons that zoom, if there are any. `columns` and `rows` are those of the whole maze.
    """

    form: Form
    frame: Box
    window: Box
    cell: float
    columns: int
    rows: int
    players: tuple[Box, ...]
    map_panel: Box | None
    map_box: Box
    cameras: tuple[Box, ...]
    tray: Tray

    @property
    def world(self) -> Box:
        """Return the whole world: the maze with a rim for the names of columns and rows."""
        return Box(0, 0, self.columns * self.cell + 2 * _RIM, self.rows * self.cell + 2 * _RIM)

    def square(self, cell: tuple[int, int]) -> Box:
        """Return the place in the world of the square in that row and column, from 0 on."""
        row, column = cell
        return Box(_RIM + column * self.cell, _RIM + row * self.cell, self.cell, self.cell)


def layout(width: float, height: float, seats: int) -> Layout:
    """Return the places for a page of that size and so many seats."""
    page = page_of(width, height)
    if not page.form.is_upright:
        return _lying(page, width, height, seats)
    return _phone(page, seats) if page.form is Form.PHONE else _tablet(page, seats)


def _layout(
    page: Page, seats: int, frame: Box, players: tuple[Box, ...], panel: Box, tray: Tray
) -> Layout:
    """Return the layout with these parts; what the map gets follows from its panel."""
    has_map = panel.h >= 60
    map_box, cameras = _map_parts(panel, seats) if has_map else (panel, ())
    cell = 56.0 if page.whole.w >= _WIDE else _CELL[page.form]
    return Layout(
        page.form,
        frame,
        frame.inset(6 if page.form is Form.PHONE else 8),
        cell,
        *_extent(seats),
        players,
        panel if has_map else None,
        map_box,
        cameras,
        tray,
    )


def _extent(seats: int) -> tuple[int, int]:
    """Return how many columns and rows of squares the layout has."""
    boards = LAYOUTS[seats]
    return len(boards[0]) * SIDE, len(boards) * SIDE


def _in_grid(box: Box, seats: int, columns: int, gap: float) -> tuple[Box, ...]:
    """Return a box for each seat, in so many columns."""
    rows = box.grid(-(-seats // columns), columns, gap)
    return tuple(each for row in rows for each in row)[:seats]


def _map_parts(panel: Box, seats: int) -> tuple[Box, tuple[Box, ...]]:
    """Return the place of the map in its panel, and those of the three buttons beside it."""
    need = _CAMERAS * TOUCH
    if panel.h < need + 16:
        return _in_shape(panel.inset(5), seats), ()
    drawn, column = panel.inset(8).columns([0, 52], 6)
    gap = min((column.h - need) / _CAMERAS, 16)
    high = need + (_CAMERAS - 1) * gap
    slots = Box(column.cx - TOUCH / 2, column.cy - high / 2, TOUCH, high).rows([TOUCH] * 3, gap)
    return _in_shape(drawn, seats), tuple(slots)


def _in_shape(box: Box, seats: int) -> Box:
    """Return the largest box in the middle of another that has the proportions of the world."""
    columns, rows = _extent(seats)
    ratio = (columns * 50 + 2 * _RIM) / (rows * 50 + 2 * _RIM)
    w = min(box.w, box.h * ratio)
    h = w / ratio
    return Box(box.cx - w / 2, box.cy - h / 2, w, h)


# -- lying down ----------------------------------------------------------------------------------


def _lying(page: Page, width: float, height: float, seats: int) -> Layout:
    """Return the maze with players and map at its right, and the tray below."""
    low = page.form is Form.LOW
    high = 62 if low else min(max(height * 0.17, 2 * TOUCH + GAP + 22), 128)
    upper, tray = page.whole.rows([0, high], page.gap)
    frame, column = upper.columns([0, min(max(width * 0.236, 212), 330)], page.gap)
    players, rest = _in_column(column, seats, low=low)
    return _layout(page, seats, frame, players, rest, _wide_tray(tray, low=low))


def _in_column(column: Box, seats: int, *, low: bool) -> tuple[tuple[Box, ...], Box]:
    """Return the players in the right column, as high as the map allows, and what it gets."""
    for high in (88.0, 76.0, 48.0, TOUCH):
        if not low and column.h - seats * (high + 6) - 4 >= _LEAST_MAP:
            above, rest = column.rows([seats * (high + 6) - 6, 0], 10)
            return tuple(above.rows([0] * seats, 6)), rest
    above, rest = column.rows([-(-seats // 2) * (TOUCH + 4) - 4, 0], 8)
    return _in_grid(above, seats, 2, 4), rest


def _wide_tray(box: Box, *, low: bool) -> Tray:
    """Return the tray below the maze: tiles, the word with what it earns, and buttons."""
    inner = box.inset(14, 8 if low else 11)
    if low:
        hand, word, go = inner.columns([inner.w * 0.24, 0, 212], 12)
        return Tray(box, hand, TOUCH, 0, word, word, go)
    hand, word, go = inner.columns([inner.w * 0.36, 0, min(max(box.w * 0.2, 178), 260)], 22)
    upper, lower = word.rows([0, 34], 6)
    return _titled(box, hand, upper, lower, go)


def _titled(box: Box, hand: Box, word: Box, earned: Box, go: Box) -> Tray:
    """Return a tray that says above the tiles whose they are."""
    title = hand.y + 13
    lying = Box(hand.x, title + 8, hand.w, hand.bottom - title - 8)
    return Tray(box, lying, min(lying.h - 6, 54), title, word, earned, go)


# -- upright -------------------------------------------------------------------------------------


def _phone(page: Page, seats: int) -> Layout:
    """Return the maze below players and map; on a short page what a word earns is beside it."""
    short = page.is_short
    columns = 1 if seats <= 3 else 2
    lines = -(-seats // columns)
    parts = [lines * (TOUCH + 3) - 3, 0, 158 if short else 202]
    top, frame, tray = page.whole.rows(parts, 5 if short else 7)
    strips, panel = top.columns([0, max(top.h * 0.72, 66)], 6)
    return _layout(
        page, seats, frame, _in_grid(strips, seats, columns, 3), panel, _small_tray(tray, short)
    )


def _small_tray(box: Box, short: bool) -> Tray:
    inner = box.inset(10, 8)
    if short:
        word, hand, go = inner.rows([38, 0, 48], 5)
        return Tray(box, hand, 42, 0, word, word, go)
    upper, lower, hand, go = inner.rows([44, 28, 0, 50], 5)
    return Tray(box, hand, min(hand.h - 2, 48), 0, upper, lower, go)


def _tablet(page: Page, seats: int) -> Layout:
    top, frame, tray = page.whole.rows([164, 0, 180], 12)
    grid, panel = top.columns([0, 176], 12)
    lines = 1 if seats <= 3 else 2
    high = min((grid.h - 8 * (lines - 1)) / lines, 96) * lines + 8 * (lines - 1)
    strips = Box(grid.x, grid.cy - high / 2, grid.w, high)
    players = _in_grid(strips, seats, -(-seats // lines), 8)
    return _layout(page, seats, frame, players, panel, _tall_tray(tray))


def _tall_tray(box: Box) -> Tray:
    upper, lower = box.inset(16, 12).rows([0, 56], 10)
    hand, word = upper.columns([upper.w * 0.46, 0], 22)
    letters, earned = word.rows([0, 34], 6)
    return _titled(box, hand, letters, earned, lower)
