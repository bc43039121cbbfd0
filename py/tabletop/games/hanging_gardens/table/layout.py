"""Layout of the Hanging Gardens table for any page size."""

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
"""The height of the strip above the garden: actions, pieces left, map and camera.

A phone with room for a camera button beside the directions has no strip.
"""

SIDE = 76.0
"""The width of that strip on a low page, where it is beside the garden."""

PIECES = ("T", "S", "PR", "PK", "PG", "PB", "G")
"""The pieces of the tray in order: terrace, support, four beds, the player's gazebo."""

WORDY = 52.8
"""The slot width that holds the longest name of a tile."""

LEAST_SHEET = 4 * TOUCH + 28
"""The minimum width of a sheet with four directions."""

READABLE = 200.0
"""The minimum height of a sheet that lists the rows of a view."""


class Layout(NamedTuple):
    """The boxes of all parts of the table, in CSS pixels.

    `board` contains `head` (the strip) and `window`, which scrolls over the garden. `sheet` has the
    directions and `rows` lists a view row by row. A box without height is not drawn: `head`, `map`
    and `rows` may have none. `slots` are in the order of PIECES, `compass` is in the order north,
    east, south, west.
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
    """Return the plan of a phone: one column, with the directions beside the button."""
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
    """Return the box for the rows of a view, and the boxes of the four directions.

    On a phone, a fifth box follows for a camera button if there is room.
    """
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
"""Boxes of the strip, the window, the map, and the camera buttons."""


def _above(board: Box, form: Form) -> _Board:
    """Return the boxes of the board with the strip above the window."""
    head = board.top(HEAD).inset(8, 3)
    count = 1 if form is Form.PHONE else 3
    right = head.right - count * (TOUCH + 6) + 6
    cameras = tuple(Box(right + at * (TOUCH + 6), head.y, TOUCH, TOUCH) for at in range(count))
    return head, board.lower(board.h - HEAD), Box(right - 72, head.y, 64, TOUCH), cameras


def _beside(board: Box) -> _Board:
    """Return the boxes of the board with the strip beside the window, for the lowest pages."""
    strip = Box(board.right - SIDE, board.y, SIDE, board.h).inset(6, 8)
    camera = around(strip.cx, strip.bottom - TOUCH / 2, TOUCH)
    map_ = Box(strip.x, camera.y - 8 - TOUCH, strip.w, TOUCH)
    head = strip._replace(h=map_.y - strip.y - 6)
    return head, board._replace(w=board.w - SIDE), map_, (camera,)


def layout(width: float, height: float, seats: int) -> Layout:
    """Return the layout for a page of that size, in CSS pixels, and `seats` players."""
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
    """Return the slots of the tray, the two for tiles wider because their names are longer."""
    others = len(PIECES) - 2
    tile = max(box.w / len(PIECES), min(WORDY, (box.w - others * TOUCH) / 2))
    return tuple(box.columns([tile, tile, *[0] * others]))
