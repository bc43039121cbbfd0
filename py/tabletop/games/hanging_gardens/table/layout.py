"""Where everything lies on the table of Hanging Gardens, for any size of the page."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.kit.page import Form, Page, page_of
from tabletop.kit.tray import NAMED
from tabletop.scene.boxes import TOUCH, Box

HEAD = 50.0
"""The height of the strip above the garden: actions, pieces left, map and camera."""

PIECES = ("T", "S", "PR", "PK", "PG", "PB", "G")
"""What lies in the tray, in its order: terrace, support, four beds, the own gazebo."""

WORDY = 53.0
"""From this width on, a slot of the tray holds the longest name of a tile."""

LEAST_TRAY = len(PIECES) * TOUCH + 6
"""How wide the parts of a phone are at least: the pieces can be touched."""

LEAST_SHEET = 4 * TOUCH + 28
"""How wide a sheet of four directions is at least."""

READABLE = 200.0
"""From this height on, the sheet of a view holds its rows."""


class Layout(NamedTuple):
    """The places of everything, in CSS pixels.

    `board` is the sunken part of the table with its `head` and the `window` onto the garden.
    `sheet` tells a view row by row; it has no height where there is no room for it. `slots` are in
    the order of PIECES, `compass` in that of north, east, south, west.
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

    @property
    def is_narrow(self) -> bool:
        """Return whether the page is that of a phone."""
        return self.form is Form.PHONE


def layout(width: float, height: float, seats: int) -> Layout:
    """Return the places for a page of that size and so many players."""
    page = page_of(width, height)
    if not page.form.is_upright:
        return _lying(page, seats)
    return (_phone if page.form is Form.PHONE else _upright)(page, seats)


def _lying(page: Page, seats: int) -> Layout:
    """Return the garden on the left above the tray, and on the right players, view and button."""
    low, gap = page.form is Form.LOW, page.gap
    wide = min(max(page.whole.w * 0.26, 230.0), 340.0)
    left, right = page.whole.columns([0, wide], gap)
    board, tray = left.rows([0, 62 if low else 104], gap)
    lines = (seats + 1) // 2 if low else seats
    strip = TOUCH if low else min(max(right.h * 0.3 / seats, 48.0), 60.0)
    players, sheet, go = right.rows([lines * (strip + 8) - 8, 0, 46 if low else 54], gap)
    return _made(page, _strips(players, lines, seats), board, tray, sheet, go)


def _strips(box: Box, lines: int, seats: int) -> list[Box]:
    """Return the places of the players in so many lines."""
    return [each for row in box.grid(lines, -(-seats // lines), 8) for each in row][:seats]


def _upright(page: Page, seats: int) -> Layout:
    """Return players, garden, and below it the tray and the button beside the view."""
    low = min(max(page.whole.h * 0.22, 176.0), 236.0)
    players, board, below = page.whole.rows([60, 0, low], page.gap)
    left, sheet = below.columns([0, min(300.0, max(LEAST_SHEET, below.w - 362))], page.gap)
    tray, go = left.rows([0, 56], 12)
    return _made(page, _strips(players, 1, seats), board, tray, sheet, go)


def _phone(page: Page, seats: int) -> Layout:
    """Return everything one below the other; the four directions stand beside the button."""
    whole = page.whole.inset(min(0.0, (page.whole.w - LEAST_TRAY) / 2), 0)
    tray = 62.0 if whole.h < 620 else NAMED
    players, board, pieces, last = whole.rows([48, 0, tray, 52], 8)
    sheet, go = last.columns([4 * TOUCH + 4, 0], 8)
    return _made(page, _strips(players, 1, seats), board, pieces, sheet, go)


def _sheet_parts(sheet: Box, form: Form) -> tuple[tuple[Box, ...], Box]:
    """Return the four directions and the room for the rows in the sheet of a view."""
    if form is Form.PHONE:
        return tuple(sheet.inset(2, 2).columns([0] * 4)), sheet.lower(0)
    if sheet.h < READABLE:
        high = min(max(sheet.h - 16, 52.0), 84.0)
        box = sheet.inset(8, max(0.0, (sheet.h - high) / 2))
        return tuple(box.columns([0] * 4, 4)), sheet.lower(0)
    head = Box(sheet.x + 12, sheet.y + 36, sheet.w - 24, 48)
    rows = Box(sheet.x + 18, head.bottom + 8, sheet.w - 36, sheet.bottom - head.bottom - 18)
    return tuple(head.columns([0] * 4, 4)), rows


def _made(page: Page, players: list[Box], board: Box, tray: Box, sheet: Box, go: Box) -> Layout:
    head = board.top(HEAD).inset(8, 3)
    count = 1 if page.form is Form.PHONE else 3
    right = head.right - count * (TOUCH + 6) + 6
    cameras = tuple(Box(right + at * (TOUCH + 6), head.y, TOUCH, TOUCH) for at in range(count))
    window = Box(board.x, board.y + HEAD, board.w, board.h - HEAD)
    compass, rows = _sheet_parts(sheet, page.form)
    return Layout(
        page.form,
        tuple(players),
        board,
        head,
        window,
        Box(right - 72, head.y, 64, TOUCH),
        cameras,
        tray,
        _slots(tray.inset(3 if page.form is Form.PHONE else 8, 0)),
        sheet,
        rows,
        compass,
        go,
    )


def _slots(box: Box) -> tuple[Box, ...]:
    """Return the places of the pieces; the first two, of tiles, have longer names."""
    others = len(PIECES) - 2
    tile = max(box.w / len(PIECES), min(WORDY, (box.w - others * TOUCH) / 2))
    return tuple(box.columns([tile, tile, *[0] * others]))
