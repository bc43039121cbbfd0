"""Layout of the Letter Maze table for any page size."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.letter_maze.rules.boards import LAYOUTS, SIDE
from tabletop.kit.arrangement import (
    BOARD,
    PLAYERS,
    REST,
    TRAY,
    Arrangement,
    Length,
    Plan,
    Seats,
    Stack,
    arranged,
)
from tabletop.kit.buttons import GAP
from tabletop.kit.page import Form, Page
from tabletop.kit.players import LINE, TALL
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.windows import Ruler

MAP = "map"

_FEW_SEATS = 3
"""The maximum number of players in one column on a phone, or in one row on an upright tablet."""

_MAP_WITH_GAP = 162.0
"""The height of a column that the players leave to the map if possible."""

_LEAST_MAP = 60.0
_RIM = 8.0
"""The margin around the maze inside its window."""

_NAMES = 21.0
"""The width of the frame's border with the names of columns and rows."""

TILE_GAP = 5.0
"""The gap between two tiles in hand."""

_CAMERAS = 3
_CELL = {Form.PHONE: 46.0, Form.LOW: 46.0, Form.UPRIGHT: 50.0, Form.LANDSCAPE: 50.0}
_WIDE, _LARGE_CELL = 1300.0, 56.0
"""The minimum page width for larger squares, and their side."""


class Tray(NamedTuple):
    """The boxes of the tray: tiles of size `tile`, the word, its gains, the buttons.

    `title` is the y of the caption above the tiles, 0 without one. `earned` can be the same box as
    `word`: the gains then follow the letters.
    """

    box: Box
    hand: Box
    tile: float
    title: float
    word: Box
    earned: Box
    buttons: Box


class Panel(NamedTuple):
    """The paper of the map, the map on it, and any camera buttons."""

    paper: Box
    map: Box
    cameras: tuple[Box, ...] = ()


class Layout(NamedTuple):
    """The boxes of all parts of the table, in CSS pixels.

    `frame` is the darker edge around `window`, which scrolls over the maze. `cell` is the side of a
    square, `rim` the margin around the maze. `panel` is None if there is no room for a map.
    `columns` and `rows` count the squares of the whole maze.
    """

    frame: Box
    window: Box
    cell: float
    columns: int
    rows: int
    players: tuple[Box, ...]
    panel: Panel | None
    tray: Tray
    rim: float = _RIM

    @property
    def world(self) -> Box:
        """Return the box of the maze with its margin."""
        return self.block((0, 0), self.columns, self.rows).inset(-self.rim)

    @property
    def ruler(self) -> Ruler:
        """Return the names of columns and rows."""
        columns = tuple(chr(ord("a") + at) for at in range(self.columns))
        rows = tuple(str(at + 1) for at in range(self.rows))
        return Ruler(columns, rows, self.rim + self.cell / 2, self.cell)

    def square(self, cell: tuple[int, int]) -> Box:
        """Return the box of the square at `cell`, a (row, column) from 0."""
        return self.block(cell, 1, 1)

    def block(self, cell: tuple[int, int], wide: int, high: int) -> Box:
        """Return the box of `wide` by `high` squares, with `cell` at the upper left."""
        (row, column), side = cell, self.cell
        return Box(self.rim + column * side, self.rim + row * side, wide * side, high * side)

    def scaled(self, scale: float) -> Layout:
        """Return a layout with squares scaled for the overview map."""
        return self._replace(cell=self.cell * scale, rim=self.rim * scale)


def _phone(seats: int, tray: float, gap: float) -> Plan:
    """Return the plan with the maze below players and map."""
    players = Seats(Length(TOUCH), 1 if seats <= _FEW_SEATS else 2, gap=3)
    high = players.of(0, seats)
    return Plan(
        left={PLAYERS: players},
        right={MAP: REST},
        wide=Length(max(high * 0.72, 66)),
        high=Length(high),
        below={BOARD: REST, TRAY: Length(tray)},
        gap=gap,
    )


def _tablet(seats: int) -> Plan:
    """Return the plan with the maze below the players, in one or two rows, and the map."""
    one: Stack = {"over": REST, PLAYERS: Seats(Length(96), gap=8), "under": REST}
    return Plan(
        left=one if seats <= _FEW_SEATS else {PLAYERS: Seats(Length(78), 3, gap=8)},
        right={MAP: REST},
        wide=Length(176),
        high=Length(164),
        below={BOARD: REST, TRAY: Length(180)},
        gap=12,
    )


def _lying(players: Seats, wide: Length, tray: Length) -> Plan:
    """Return the plan with players and map to the right of the maze, and the tray below."""
    return Plan(
        left={BOARD: REST},
        right={PLAYERS: players, MAP: REST},
        wide=wide,
        below={TRAY: tray},
    )


def arrangement(seats: int) -> Arrangement:
    """Return the arrangement for `seats` players in all page forms."""
    # Six strips have one line each on most screens; the map gets the rest.
    share = 0.5 if seats == max(LAYOUTS) else 0.58
    return Arrangement(
        phone=_phone(seats, 202, 7),
        short=_phone(seats, 158, 5),
        upright=_tablet(seats),
        low=_lying(Seats(Length(TOUCH), 2, gap=4), Length(212, 0.24, 330), Length(62)),
        landscape=_lying(
            Seats(Length(TALL, share, 88), 1, leave=_MAP_WITH_GAP, most=2),
            Length(2 * LINE + 6, 0.255, 330),
            Length(2 * TOUCH + GAP + 22, 0.175, 128),
        ),
    )


def layout(width: float, height: float, seats: int) -> Layout:
    """Return the layout for a page of that size, in CSS pixels, and `seats` players."""
    places = arranged(arrangement(seats), width, height, seats)
    page, frame, boards = places.page, places.of(BOARD), LAYOUTS[seats]
    edge = 6 if page.form is Form.PHONE else 8
    _, window, _ = frame.rows([_NAMES, 0, edge])[1].columns([_NAMES, 0, edge])
    columns, rows = len(boards[0]) * SIDE, len(boards) * SIDE
    return Layout(
        frame,
        window,
        _cell(page, window.w, columns),
        columns,
        rows,
        places.players,
        _panel(places.of(MAP), columns * 50 + 2 * _RIM, rows * 50 + 2 * _RIM),
        (_small_tray if page.form.is_small else _titled_tray)(places.of(TRAY), page),
    )


def _cell(page: Page, width: float, columns: int) -> float:
    """Return the side of a square, a little smaller than usual if all columns then fit."""
    usual, side = _CELL[page.form], (width - 2 * _RIM) // columns
    if page.whole.w >= _WIDE:
        usual = _LARGE_CELL
    return side if TOUCH <= side < usual else usual


def _panel(paper: Box, wide: float, high: float) -> Panel | None:
    """Return the panel with a map of that aspect ratio and, if they fit, three camera buttons.

    Return None if there is no room for a map.
    """
    if paper.h < _LEAST_MAP:
        return None
    if paper.h < _CAMERAS * TOUCH + 16:
        return Panel(paper, paper.inset(5).shaped(wide, high))
    drawn, column = paper.inset(8).columns([0, 52], 6)
    _, *cameras, _ = column.rows([0, *[TOUCH] * _CAMERAS, 0])
    return Panel(paper, drawn.shaped(wide, high), tuple(cameras))


def _small_tray(box: Box, page: Page) -> Tray:
    """Return the tray of a small page; on a low or short one, gains share the row of the word."""
    if page.form is Form.LOW:
        hand, word, go = box.inset(14, 8).columns([(box.w - 28) * 0.24, 0, 212], 12)
        return Tray(box, hand, TOUCH, 0, word, word, go)
    if page.is_short:
        word, hand, go = box.inset(10, 8).rows([38, 0, 48], 5)
        return Tray(box, hand, 42, 0, word, word, go)
    word, earned, hand, go = box.inset(10, 8).rows([44, 28, 0, 50], 5)
    return Tray(box, hand, min(hand.h - 2, 48), 0, word, earned, go)


def _titled_tray(box: Box, page: Page) -> Tray:
    """Return a tray with a caption above the tiles, and with the buttons below if upright."""
    if page.form is Form.UPRIGHT:
        upper, go = box.inset(16, 12).rows([0, 56], 10)
        hand, word = upper.columns([upper.w * 0.52, 0], 22)
    else:
        inner, wide = box.inset(14, 11), min(max(box.w * 0.2, 178), 260)
        hand, word, go = inner.columns([inner.w * 0.36, 0, wide], 22)
    (letters, earned), lying = word.rows([0, 34], 6), hand.lower(hand.h - 21)
    return Tray(box, lying, min(lying.h - 6, 54), hand.y + 13, letters, earned, go)
