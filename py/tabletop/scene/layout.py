"""Where things lie on every table: board, players, supplies and the one big button.

The page's header with title, sentence and tools is above the box that a scene gets, so the whole
box is the scene's.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.scene.boxes import Box

MIN_SIDE = 250.0
MAX_SIDE = 390.0
NARROW = 600.0
"""The width in CSS pixels below which margins and gaps are those of a phone."""


class Frame(NamedTuple):
    """The parts of a table. `side` is the right column, or in portrait all that is below the board.

    `above` is the place of the rivals in portrait, and `tray` that of a hand or supplies in
    landscape; each is empty (without height) where it was not asked for or does not belong.
    """

    portrait: bool
    gap: float
    board: Box
    above: Box
    side: Box
    tray: Box
    button: Box


def is_portrait(width: float, height: float) -> bool:
    """Return whether the parts lie one below the other rather than side by side."""
    return height > width * 0.95


def landscape(
    width: float, height: float, *, tray: float = 0, button: float = 52, square: bool = False
) -> Frame:
    """Return the frame with the board on the left and a column on its right.

    The board fills two thirds of the width, or is a `square` of the full height where that leaves
    a column of a width that can be used. The button is the lower end of the column.
    """
    margin, gap = (32.0, 18.0) if width >= 900 else (14.0, 12.0)
    whole = Box(margin, 2, width - 2 * margin, height - 18)
    upper, lower = whole.rows([0, tray], gap) if tray else (whole, whole.lower(0))
    board_width = upper.h if square else (upper.w - gap) * 0.7
    side_width = min(max(upper.w - gap - board_width, MIN_SIDE), MAX_SIDE)
    board_width = min(upper.w - gap - side_width, board_width)
    slack = (upper.w - gap - side_width - board_width) / 2
    board = Box(whole.x + slack, upper.y, board_width, upper.h)
    if square:
        board = Box(board.x, upper.cy - board_width / 2, board_width, board_width)
    column = Box(board.right + gap, board.y, side_width, board.h)
    side, go = column.rows([0, button], 12)
    return Frame(False, gap, board, whole.top(0), side, lower, go)


def portrait(
    width: float, height: float, *, above: float, below: float, button: float = 56
) -> Frame:
    """Return the frame with rivals, board, the seat's own things and the button below each other.

    `above` is the height that the rivals take, `below` the least height of what is between the
    board and the button. The board is a square as wide as the screen, or as high as fits.
    """
    margin, gap = (14.0, 10.0) if width < NARROW else (28.0, 16.0)
    whole = Box(margin, 2, width - 2 * margin, height - 18)
    rest = whole.h - above - below - button - 3 * gap
    edge = min(whole.w, rest)
    rivals, middle, side, go = whole.rows([above, edge, 0, button], gap)
    board = Box(whole.cx - edge / 2, middle.y, edge, edge)
    return Frame(True, gap, board, rivals, side, side.lower(0), go)
