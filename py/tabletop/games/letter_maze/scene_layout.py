"""Where everything lies on the table of Letter Maze, for any size of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.letter_maze.boards import LAYOUTS, SIDE
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.layout import NARROW, is_portrait

CARD, STRIP, CHIP = "card", "strip", "chip"
"""A player on two lines, on one line, or in half a line, where tiles have no room."""

LOW = 620.0
"""Below this height a phone has what a word earns beside the word, not below it."""

_LOW_PAGE = 500.0
_LEAST_MAP = 150.0
_RIM = 28.0
_CAMERAS = 3


class Tray(NamedTuple):
    """What the mover has in hand: tiles of the size `tile`, the word, what it earns, the buttons.

    `title` is the y of the words above the tiles, 0 where there is no room for them. What is earned
    may lie in the place of the word: then it gets what the letters leave. The buttons lie one below
    the other where they are `stacked`.
    """

    box: Box
    hand: Box
    tile: float
    title: float
    word: Box
    earned: Box
    buttons: Box
    stacked: bool


class Layout(NamedTuple):
    """The places of everything, in CSS pixels.

    `frame` is the darker edge round the `window`, behind which the world lies with squares of
    `cell`. `map_panel` is None where there is no room for a map; `cameras` are the places of the
    buttons that zoom, if there are any. `columns` and `rows` are those of the whole maze.
    """

    width: float
    height: float
    is_tall: bool
    frame: Box
    window: Box
    cell: float
    columns: int
    rows: int
    players: tuple[Box, ...]
    style: str
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


@lru_cache(maxsize=8)
def layout(width: float, height: float, seats: int) -> Layout:
    """Return the places for a page of that size and so many seats."""
    if not is_portrait(width, height):
        return _landscape(width, height, seats)
    return _phone(width, height, seats) if width < NARROW else _tablet(width, height, seats)


def _extent(seats: int) -> tuple[int, int]:
    """Return how many columns and rows of squares the layout has."""
    boards = LAYOUTS[seats]
    return len(boards[0]) * SIDE, len(boards) * SIDE


def _landscape(width: float, height: float, seats: int) -> Layout:
    low = height < _LOW_PAGE
    margin = 28.0 if width >= 900 else 12.0
    whole = Box(margin, 2, width - 2 * margin, height - (8 if low else 16))
    gap = 8.0 if low else 12.0
    upper, tray = whole.rows([0, 62 if low else min(max(height * 0.17, 108), 128)], gap)
    side = min(max(width * 0.236, 212), 330)
    frame, column = upper.columns([0, side], gap)
    style, high = _player_height(column.h, seats, low=low)
    if style == CHIP:
        lines = (seats + 1) // 2
        above, panel = column.rows([lines * (TOUCH + 4) - 4, 0], 8)
        players = tuple(box for row in above.grid(lines, 2, 4) for box in row)[:seats]
    else:
        above, panel = column.rows([seats * high + (seats - 1) * 6, 0], 10)
        players = tuple(above.rows([0] * seats, 6))
    has_map = panel.h >= 60
    map_box, cameras = _map_parts(panel, seats) if has_map else (panel, ())
    return Layout(
        width,
        height,
        False,
        frame,
        frame.inset(8),
        46 if width < 900 else 50 if width < 1300 else 56,
        *_extent(seats),
        players,
        style,
        panel if has_map else None,
        map_box,
        cameras,
        _wide_tray(tray, low=low),
    )


def _player_height(room: float, seats: int, *, low: bool) -> tuple[str, float]:
    """Return how a player is drawn in the right column, and how high: the map needs the rest."""
    for style, high in ((CARD, 88.0), (CARD, 76.0), (STRIP, 48.0), (STRIP, TOUCH)):
        if not low and room - seats * (high + 6) - 4 >= _LEAST_MAP:
            return style, high
    return CHIP, TOUCH


def _map_parts(panel: Box, seats: int) -> tuple[Box, tuple[Box, ...]]:
    """Return the place of the map in its panel, and those of the three buttons beside it."""
    inner = panel.inset(8)
    need = _CAMERAS * TOUCH
    if panel.h < need + 16:
        return _in_shape(inner, seats), ()
    drawn, column = inner.columns([0, 52], 6)
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


def _wide_tray(box: Box, *, low: bool) -> Tray:
    """Return the tray below the maze: tiles, the word with what it earns, and buttons."""
    inner = box.inset(14, 8 if low else 11)
    if low:
        hand, word, go = inner.columns([inner.w * 0.24, 0, 212], 12)
        return Tray(box, hand, TOUCH, 0, word, word, go, False)
    buttons = min(max(box.w * 0.2, 178), 260)
    hand, word, go = inner.columns([inner.w * 0.36, 0, buttons], 22)
    upper, lower = word.rows([0, 34], 6)
    title = box.y + 21
    lying = Box(hand.x, title + 8, hand.w, inner.bottom - title - 8)
    return Tray(box, lying, min(lying.h - 6, 54), title, upper, lower, go, True)


def _phone(width: float, height: float, seats: int) -> Layout:
    low = height < LOW
    style = STRIP if seats <= 3 else CHIP
    lines = seats if seats <= 3 else (seats + 1) // 2
    line = (30.0 if low else 34.0) if lines == 3 else 44.0
    gap = 5.0 if low else 7.0
    whole = Box(10, 2, width - 20, height - 8)
    top, frame, tray = whole.rows([lines * (line + 3) - 3, 0, 158 if low else 202], gap)
    wide = max(top.h * 0.72, 66)
    strips, panel = top.columns([0, wide], 6)
    columns = 1 if style == STRIP else 2
    players = tuple(box for row in strips.grid(lines, columns, 3) for box in row)[:seats]
    return Layout(
        width,
        height,
        True,
        frame,
        frame.inset(6),
        46,
        *_extent(seats),
        players,
        style,
        panel,
        _in_shape(panel.inset(5), seats),
        (),
        _small_tray(tray, low=low),
    )


def _small_tray(box: Box, *, low: bool) -> Tray:
    inner = box.inset(10, 8)
    if low:
        word, hand, go = inner.rows([38, 0, 48], 5)
        return Tray(box, hand, 42, 0, word, word, go, False)
    upper, lower, hand, go = inner.rows([44, 28, 0, 50], 5)
    return Tray(box, hand, min(hand.h - 2, 48), 0, upper, lower, go, False)


def _tablet(width: float, height: float, seats: int) -> Layout:
    whole = Box(28, 2, width - 56, height - 16)
    lines = 1 if seats <= 3 else 2
    top, frame, tray = whole.rows([164, 0, 180], 12)
    grid, panel = top.columns([0, 176], 12)
    columns = seats if lines == 1 else (seats + 1) // 2
    high = min((grid.h - 8 * (lines - 1)) / lines, 96)
    above = Box(grid.x, grid.cy - (lines * high + 8 * (lines - 1)) / 2, grid.w, 0)
    rows = above._replace(h=lines * high + 8 * (lines - 1)).grid(lines, columns, 8)
    map_box, cameras = _map_parts(panel, seats)
    return Layout(
        width,
        height,
        True,
        frame,
        frame.inset(8),
        50,
        *_extent(seats),
        tuple(box for row in rows for box in row)[:seats],
        CARD,
        panel,
        map_box,
        cameras,
        _tall_tray(tray),
    )


def _tall_tray(box: Box) -> Tray:
    inner = box.inset(16, 12)
    upper, lower = inner.rows([0, 56], 10)
    hand, word = upper.columns([inner.w * 0.46, 0], 22)
    letters, earned = word.rows([0, 34], 6)
    title = inner.y + 13
    lying = Box(hand.x, title + 8, hand.w, upper.bottom - title - 8)
    return Tray(box, lying, min(lying.h - 6, 54), title, letters, earned, lower, False)
