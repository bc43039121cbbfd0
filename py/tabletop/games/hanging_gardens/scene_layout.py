"""Where everything lies on the table of Hanging Gardens, for any size of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.layout import NARROW, is_portrait

CARD, CHIP_KIND = "card", "chip"
"""The two ways to show a player: in a row with a line of words, or as a small chip."""

HEAD = 50.0
"""The height of the strip above the garden: actions, pieces left, map and camera."""

PIECES = ("T", "S", "PR", "PK", "PG", "PB", "G")
"""What lies in the tray, in its order: terrace, support, four beds, the own gazebo."""

LABELLED = 84.0
"""From this height on, the pieces of the tray have their names below them."""

WORDY = 53.0
"""From this width on, a slot of the tray holds the longest name of a tile."""

READABLE = 150.0
"""From this height on, the sheet of a view holds its rows."""


class Layout(NamedTuple):
    """The places of everything, in CSS pixels.

    `board` is the sunken part of the table with its `head` and the `window` onto the garden.
    `sheet` tells a view row by row; it has no height where there is no room for it. `slots` are in
    the order of PIECES, `compass` in that of north, east, south, west.
    """

    width: float
    height: float
    players: tuple[Box, ...]
    player_kind: str
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
        return self.width < NARROW

    @property
    def has_labels(self) -> bool:
        """Return whether the pieces of the tray have their names below them."""
        return self.tray.h >= LABELLED


@lru_cache(maxsize=8)
def layout(width: float, height: float, seats: int) -> Layout:
    """Return the places for a page of that size and so many players."""
    if not is_portrait(width, height):
        return _landscape(width, height, seats)
    return (_phone if width < NARROW else _portrait)(width, height, seats)


def _landscape(width: float, height: float, seats: int) -> Layout:
    """Return the garden on the left above the tray, and on the right players, view and button."""
    margin, gap = (20.0, 14.0) if width >= 900 else (12.0, 10.0)
    whole = Box(margin, 2, width - 2 * margin, height - 14)
    left, right = whole.columns([0, min(max(width * 0.255, 230.0), 340.0)], gap)
    board, tray = left.rows([0, 104 if height >= 520 else 62], gap)
    go = 54.0 if height >= 520 else 46.0
    low = height < 520
    lines = (seats + 1) // 2 if low else seats
    strip = min(max(right.h * 0.3 / seats, 47.0), 62.0) if not low else 44.0
    players, sheet, button = right.rows([lines * strip + (lines - 1) * 8, 0, go], gap)
    boxes = _pairs(players, seats) if low else players.rows([0] * seats, 8)
    compass, rows = _sheet_parts(sheet)
    kind = CHIP_KIND if low else CARD
    return _made(width, height, boxes, kind, board, tray, sheet, rows, compass, button)


def _pairs(box: Box, seats: int) -> list[Box]:
    """Return the chips of players two by two."""
    return [each for row in box.grid((seats + 1) // 2, 2, 8) for each in row][:seats]


def _portrait(width: float, height: float, seats: int) -> Layout:
    """Return players, garden, and below it the tray and the button beside the view."""
    whole = Box(20, 2, width - 40, height - 16)
    players, board, below = whole.rows([60, 0, min(max(height * 0.22, 176.0), 236.0)], 14)
    left, sheet = below.columns([0, min(300.0, below.w - 346)], 14)
    tray, go = left.rows([0, 56], 12)
    compass, rows = _sheet_parts(sheet)
    boxes = players.columns([0] * seats, 10)
    return _made(width, height, boxes, CARD, board, tray, sheet, rows, compass, go)


def _phone(width: float, height: float, seats: int) -> Layout:
    """Return everything one below the other; the four directions stand beside the button."""
    whole = Box(14, 2, width - 28, height - 16)
    tray = 62.0 if height < 640 else LABELLED
    players, board, pieces, last = whole.rows([48, 0, tray, 52], 8)
    sheet, go = last.columns([4 * TOUCH + 4, 0], 8)
    compass = tuple(sheet.inset(2, 2).columns([0] * 4))
    boxes = players.columns([0] * seats, 6)
    none = sheet.lower(0)
    return _made(width, height, boxes, CHIP_KIND, board, pieces, sheet, none, compass, go)


def _sheet_parts(sheet: Box) -> tuple[tuple[Box, ...], Box]:
    """Return the four directions and the room for the rows in the sheet of a view."""
    if sheet.h < READABLE:
        box = sheet.inset(8, max(0.0, (sheet.h - 52) / 2))
        return tuple(box.columns([0] * 4, 4)), sheet.lower(0)
    head = Box(sheet.x + 12, sheet.y + 36, sheet.w - 24, 48)
    rows = Box(sheet.x + 18, head.bottom + 8, sheet.w - 36, sheet.bottom - head.bottom - 18)
    return tuple(head.columns([0] * 4, 4)), rows


def _made(
    width: float,
    height: float,
    players: list[Box],
    kind: str,
    board: Box,
    tray: Box,
    sheet: Box,
    rows: Box,
    compass: tuple[Box, ...],
    go: Box,
) -> Layout:
    head = board.top(HEAD).inset(8, 3)
    count = 1 if width < NARROW else 3
    cameras = tuple(
        Box(head.right - (count - index) * (TOUCH + 6) + 6, head.y, TOUCH, TOUCH)
        for index in range(count)
    )
    window = Box(board.x, board.y + HEAD, board.w, board.h - HEAD)
    atlas = Box(cameras[0].x - 72, head.y, 64, TOUCH)
    slots = _slots(tray.inset(8 if width >= NARROW else 3, 0))
    return Layout(
        width, height, tuple(players), kind, board, head, window, atlas, cameras, tray, slots,
        sheet, rows, compass, go,
    )  # fmt: skip


def _slots(box: Box) -> tuple[Box, ...]:
    """Return the places of the pieces; the first two, of tiles, have longer names."""
    others = len(PIECES) - 2
    tile = max(box.w / len(PIECES), min(WORDY, (box.w - others * TOUCH) / 2))
    return tuple(box.columns([tile, tile, *[0] * others]))
