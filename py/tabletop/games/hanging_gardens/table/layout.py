"""Where everything lies on the table of Hanging Gardens, for any size of the page."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.kit.arrangement import (
    BOARD,
    FOOT,
    PLAYERS,
    REST,
    SHEET,
    TRAY,
    Arrangement,
    Length,
    Plan,
    Seats,
    Stack,
    arranged,
)
from tabletop.kit.page import Form
from tabletop.kit.tray import NAMED
from tabletop.scene.boxes import TOUCH, Box, around

HEAD = 50.0
"""The height of the strip above the garden: actions, pieces left, map and camera. A phone has none
where it has room for a camera beside the directions: sentence, button and directions tell the rest.
"""

SIDE = 76.0
"""The width of that strip where it stands beside the garden, on a page that is low."""

PIECES = ("T", "S", "PR", "PK", "PG", "PB", "G")
"""What lies in the tray, in its order: terrace, support, four beds, the own gazebo."""

WORDY = 52.8
"""From this width on, a slot of the tray holds the longest name of a tile."""

LEAST_SHEET = 4 * TOUCH + 28
"""How wide a sheet of four directions is at least."""

READABLE = 200.0
"""From this height on, the sheet of a view holds its rows."""


class Layout(NamedTuple):
    """The places of everything, in CSS pixels.

    `board` is the sunken part of the table with its `head` and the `window` onto the garden; where
    head and `map` have no height they are left out. `sheet` tells a view row by row; it has no
    height where there is no room for it. `slots` are in the order of PIECES, `compass` in that of
    north, east, south, west.
    """

    form: Form
    players: tuple[Box, ...]
    board: Box
    head: Box
    window: Box
    map: Box
    cameras: tuple[Box, ...]
    tray: Box
    slots: tuple[Box, ...]
    sheet: Box
    rows: Box
    compass: tuple[Box, ...]
    go: Box


def _phone(players: float, tray: float) -> Plan:
    """Return everything one below the other; the four directions stand beside the button."""
    last = Length(TOUCH + 4)
    stack: Stack = {PLAYERS: Seats(Length(players)), BOARD: REST, TRAY: Length(tray)}
    return Plan({SHEET: last}, {FOOT: last}, Length(TOUCH * 2, 0.338, 200), above=stack, high=last)


_LOOK = Length(LEAST_SHEET, 0.375, 300)
_LYING = Length(230, 0.26, 340)

ARRANGEMENT = Arrangement(
    short=_phone(TOUCH, 56),
    phone=_phone(48, NAMED),
    upright=Plan(
        above={PLAYERS: Seats(Length(60)), BOARD: REST},
        left={TRAY: REST, FOOT: Length(56)},
        right={SHEET: REST},
        wide=_LOOK,
        high=Length(176, 0.22, 236),
    ),
    low=Plan(
        left={BOARD: REST, TRAY: Length(62)},
        right={PLAYERS: Seats(Length(TOUCH), abreast=2), SHEET: REST, FOOT: Length(46)},
        wide=_LYING,
    ),
    landscape=Plan(
        left={BOARD: REST, TRAY: Length(104)},
        right={PLAYERS: Seats(Length(48, 0.3, 60), abreast=1), SHEET: REST, FOOT: Length(54)},
        wide=_LYING,
    ),
    is_tight=True,
)


def _sheet_parts(sheet: Box, form: Form) -> tuple[Box, tuple[Box, ...]]:
    """Return the room for the rows in the sheet of a view, and the four directions, on a phone with
    a camera behind them if there is room."""
    if form is Form.PHONE:
        count = min(int(sheet.inset(2).w // TOUCH), 5)
        return sheet.lower(0), tuple(sheet.inset(2).columns([0] * count))
    if sheet.h < READABLE:
        high = min(max(sheet.h - 16, 52.0), 84.0)
        box = sheet.inset(8, max(0.0, (sheet.h - high) / 2))
        return sheet.lower(0), tuple(box.columns([0] * 4, 4))
    head = Box(sheet.x + 12, sheet.y + 36, sheet.w - 24, 48)
    rows = Box(sheet.x + 18, head.bottom + 8, sheet.w - 36, sheet.bottom - head.bottom - 18)
    return rows, tuple(head.columns([0] * 4, 4))


_Board = tuple[Box, Box, Box, tuple[Box, ...]]
"""The strip with what is told, the window, the room for the map, and the cameras."""


def _above(board: Box, form: Form) -> _Board:
    """Return the parts of the board with its strip above the window."""
    head = board.top(HEAD).inset(8, 3)
    count = 1 if form is Form.PHONE else 3
    right = head.right - count * (TOUCH + 6) + 6
    cameras = tuple(Box(right + at * (TOUCH + 6), head.y, TOUCH, TOUCH) for at in range(count))
    return head, board.lower(board.h - HEAD), Box(right - 72, head.y, 64, TOUCH), cameras


def _beside(board: Box) -> _Board:
    """Return the parts of the board with its strip beside the window: no page has less height."""
    strip = Box(board.right - SIDE, board.y, SIDE, board.h).inset(6, 8)
    camera = around(strip.cx, strip.bottom - TOUCH / 2, TOUCH)
    map_ = Box(strip.x, camera.y - 8 - TOUCH, strip.w, TOUCH)
    head = strip._replace(h=map_.y - strip.y - 6)
    return head, board._replace(w=board.w - SIDE), map_, (camera,)


def layout(width: float, height: float, seats: int) -> Layout:
    """Return the places for a page of that size and so many players."""
    places = arranged(ARRANGEMENT, width, height, seats)
    form, board, tray, sheet = (
        places.page.form, places.of(BOARD), places.of(TRAY), places.of(SHEET),
    )  # fmt: skip
    rows, dials = _sheet_parts(sheet, form)
    compass, camera = dials[:4], dials[4:]
    parts = _beside(board) if form is Form.LOW else _above(board, form)
    if camera:
        parts = board.top(0), board, board.top(0), camera
    slots = _slots(tray.inset(3 if form is Form.PHONE else 8, 0))
    return Layout(
        form, places.players, board, *parts, tray, slots, sheet, rows, compass, places.of(FOOT)
    )


def _slots(box: Box) -> tuple[Box, ...]:
    """Return the places of the pieces; the first two, of tiles, have longer names."""
    others = len(PIECES) - 2
    tile = max(box.w / len(PIECES), min(WORDY, (box.w - others * TOUCH) / 2))
    return tuple(box.columns([tile, tile, *[0] * others]))
