"""Where things lie on every table: board, players, supplies and the one big button.

The page's header with title, sentence and tools is above the box that a scene gets, so the whole
box is the scene's.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.scene.boxes import Box

Size = tuple[float, float]
"""A width and a height, in CSS pixels."""

LEAST_UPRIGHT: Size = (320.0, 460.0)
LEAST_LYING: Size = (600.0, 276.0)
"""The least sizes of a table unless it says otherwise: those of small phones below the head."""

_NEARLY = 0.85
"""The share of the zoom that is wanted which will do where with it nothing needs to scroll."""

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


def laid_out(least: tuple[Size, ...], width: float, height: float, text: float = 1) -> Size:
    """Return the size in which a table is laid out on a stage of that width and height.

    `least` are the sizes from which it is whole, one upright and one lying down, and `text` is how
    much larger than usual the person wants text. The page stretches a scene that is narrower than
    its stage to the width of it, and scrolls one that is larger: so text and all else grow as far
    as the width allows, and no table is ever squeezed. What scrolls least is best.
    """
    sizes = [(form, _in_form(form, width, height, text)) for form in least]
    fitting = [size for form, size in sizes if is_portrait(*size) == is_portrait(*form)]
    return min(fitting, key=lambda size: _scrolled(size, width, height))


def _in_form(form: Size, width: float, height: float, text: float) -> Size:
    """Return the size, in whole pixels, of a scene that is no smaller than `form`."""
    zoom = min(text, width / form[0])
    if zoom * _NEARLY < height / form[1] < zoom:
        zoom = height / form[1]  # a little smaller, and nothing scrolls
    wide = max(width // max(1.0, zoom), form[0])
    return wide, max(height // max(1.0, width / wide), form[1])


def _scrolled(size: Size, width: float, height: float) -> tuple[float, float]:
    """Return how far a scene of that size must be scrolled across and down."""
    zoom = max(1.0, width / size[0])
    return size[0] * zoom - width, size[1] * zoom - height


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
    taken = above + gap if above else 0.0
    edge = min(whole.w, whole.h - taken - below - button - 2 * gap)
    rivals = whole.top(above)
    middle, side, go = whole.lower(whole.h - taken).rows([edge, 0, button], gap)
    board = Box(whole.cx - edge / 2, middle.y, edge, edge)
    return Frame(True, gap, board, rivals, side, side.lower(0), go)
