"""Where everything lies on the table of Tuintopia, for any size of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.tuintopia.ground import ground_of, rows_of
from tabletop.games.tuintopia.options import Variant
from tabletop.games.tuintopia.scene_card import Cut
from tabletop.scene.boxes import Box
from tabletop.scene.layout import NARROW, is_portrait

RULER = 18.0
"""The paper at the north and the west of the garden that bears letters and numbers."""

_LEAST_ACROSS, _LEAST_DOWN = 47.0, 46.0
_ACROSS, _DOWN = 62.0, 72.0
"""The least room of a cell with which the whole garden is shown, and that of one that is not."""

_MOST_ACROSS, _MOST_DOWN = 168.0, 132.0
_LONGEST = 1.36
"""The most room of a cell, and how much longer than wide it may be, or wider than long."""

_BELOW = 58.0
"""Room below a garden that does not fit, so that nothing hides behind map and buttons for good."""


class Field(NamedTuple):
    """The world of the garden: the room of a cell, the upper left cell, and how cards are cut.

    `fits` says whether all of it is in view at once.
    """

    across: float
    down: float
    left: float
    top: float
    cut: Cut
    world: Box
    soil: Box
    fits: bool

    def slot(self, row: int, column: int) -> Box:
        """Return the room of a cell, with half of the gaps around it."""
        x, y = self.left + column * self.across, self.top + row * self.down
        return Box(x, y, self.across, self.down)


class Layout(NamedTuple):
    """The places of everything, in CSS pixels.

    `sheet` is the paper of the garden and `window` the hole in it. `info` is where what is picked
    is explained, `look` where a card that one looks at lies large. `steps` has two boxes, or none
    at level 1. `goal` is the bar of a game together, None where each plays alone.
    """

    width: float
    height: float
    is_tall: bool
    is_small: bool
    players: tuple[Box, ...]
    counts: Box
    goal: Box | None
    sheet: Box
    window: Box
    info: Box
    look: Box
    hand: Box
    steps: tuple[Box, ...]
    button: Box
    field: Field


@lru_cache(maxsize=16)
def layout(width: float, height: float, seats: int, variant: Variant) -> Layout:
    """Return the places for a page of that size, so many seats, and what is played."""
    if is_portrait(width, height):
        return _tall(width, height, seats, variant)
    return _landscape(width, height, seats, variant)


def _landscape(width: float, height: float, seats: int, variant: Variant) -> Layout:
    margin, gap = (20.0, 14.0) if width >= 900 else (10.0, 10.0)
    wide = min(width - 2 * margin, 1560)
    whole = Box((width - wide) / 2, 2, wide, height - 14)
    side = min(max(width * 0.258, 226), 370)
    left, column = whole.columns([0, side], gap)
    sheet, hand = left.rows([0, min(max(height * 0.2, 92), 168)], gap)
    column, foot = column.rows([0, hand.h if variant.level == 2 else min(hand.h, 64)], gap)
    players, counts, goal, info = _column(column, seats, variant)
    steps, button = _foot(foot, variant)
    window = Box(sheet.x + 30, sheet.y + 6, sheet.w - 40, sheet.h - 34)
    return Layout(
        width=width, height=height, is_tall=False, is_small=False, players=players,
        counts=counts, goal=goal, sheet=sheet, window=window, info=info, look=info, hand=hand,
        steps=steps, button=button, field=_field(window, variant, RULER),
    )  # fmt: skip


def _column(box: Box, seats: int, variant: Variant) -> tuple[tuple[Box, ...], Box, Box | None, Box]:
    """Return the rows of the players, the counts, the goal, and the sheet below them."""
    gap = 6.0
    goal_height = 46.0 if variant.coop else 0.0
    rest = box.h - 40 - goal_height - 190 - 3 * gap
    row = min(max((rest - (seats - 1) * gap) / seats, 44), 58)
    heights = [*([row] * seats), 38]
    rows = box.rows([*heights, *([goal_height] if variant.coop else []), 0], gap)
    goal = rows[seats + 1] if variant.coop else None
    return tuple(rows[:seats]), rows[seats], goal, rows[-1]


def _foot(box: Box, variant: Variant) -> tuple[tuple[Box, ...], Box]:
    """Return the places of the two steps and of the button, at the right end of the hand."""
    if variant.level == 1:
        return (), box
    high = max(min(box.h * 0.46, 62), 44)
    upper, button = box.rows([0, high], 8)
    return tuple(upper.columns([0, 0], 8)), button


def _tall(width: float, height: float, seats: int, variant: Variant) -> Layout:
    small = width < NARROW
    margin, gap = (6.0, 6.0) if small else (20.0, 12.0)
    low = height < 640
    whole = Box(margin, 2, width - 2 * margin, height - (8 if small else 18))
    info_height = (48.0 if low else 58.0) if small else 96.0
    hand_height = (86.0 if low else 112.0) if small else min(max(height * 0.16, 130), 176)
    bar = (48.0 if low else 54.0) if small else 64.0
    spare = _spare(whole, variant, info_height + hand_height + bar) if small else 0
    hand_height += min(spare * 0.6, 58)
    info_height += min(spare * 0.3, 30)
    goal_height = (24.0 if small else 32.0) if variant.coop else 0.0
    heights = [44.0 if small else 56.0, *([goal_height] if goal_height else [])]
    boxes = whole.rows([*heights, 0, info_height, hand_height, bar], gap)
    chips, goal = boxes[0], boxes[1] if variant.coop else None
    sheet, info, hand, foot = boxes[-4:]
    edge = 20.0 if small else 30.0
    below = 24.0 if small else 30.0
    window = Box(sheet.x + edge, sheet.y + 4, sheet.w - edge - 6, sheet.h - 4 - below)
    share = 0.58 if variant.level == 2 else 0.0
    steps, button = _bar(foot, share, gap)
    counts = Box(sheet.right - 128, sheet.bottom - below, 120, below)
    return Layout(
        width=width, height=height, is_tall=True, is_small=small,
        players=tuple(chips.columns([0] * seats, gap)), counts=counts, goal=goal, sheet=sheet,
        window=window, info=info, look=Box(info.x, info.y, info.w, hand.bottom - info.y),
        hand=hand, steps=steps, button=button,
        field=_field(window, variant, 15.0 if small else RULER),
    )  # fmt: skip


def _spare(whole: Box, variant: Variant, below: float) -> float:
    """Return the height that a garden of few rows leaves to what is below it."""
    rows = rows_of(variant.garden)
    across = (whole.w - 42) / len(rows[0])
    fits = across >= _LEAST_ACROSS
    garden = (across * _LONGEST if fits else _DOWN) * len(rows) + (0 if fits else _BELOW)
    return max(whole.h - below - garden - 135, 0)


def _bar(box: Box, share: float, gap: float) -> tuple[tuple[Box, ...], Box]:
    if not share:
        return (), box
    left, button = box.columns([box.w * share, 0], gap)
    return tuple(left.columns([0, 0], 4)), button


def _field(window: Box, variant: Variant, ruler: float) -> Field:
    """Return the world behind the window: as large as fits, or larger where that is too small."""
    rows = rows_of(variant.garden)
    high, wide = len(rows), len(rows[0])
    pad = 5.0
    across = min((window.w - ruler - 2 * pad) / wide, _MOST_ACROSS)
    down = min((window.h - ruler - 2 * pad) / high, _MOST_DOWN)
    fits = across >= _LEAST_ACROSS and down >= _LEAST_DOWN
    if not fits:
        across, down = max(across, _ACROSS), max(min(down, _DOWN * 1.2), _DOWN)
    across, down = min(across, down * _LONGEST), min(down, across * _LONGEST)
    gap = min(max(min(across, down) * 0.155, 8), 17)
    soil = Box(ruler, ruler, wide * across + 2 * pad, high * down + 2 * pad)
    world = Box(0, 0, soil.right + 2, soil.bottom + (2 if fits else _BELOW))
    cut = Cut(
        across - gap,
        down - gap,
        gap - 1,
        variant.level == 2,
        variant.heights,
        variant.zones,
    )
    return Field(across, down, ruler + pad, ruler + pad, cut, world, soil, fits)


@lru_cache(maxsize=64)
def places_of(garden: str) -> tuple[tuple[int, int], ...]:
    """Return the row and the column of each cell of a garden, both from 0."""
    ground = ground_of(garden)
    return tuple((int(name[1:]) - 1, ord(name[0]) - ord("a")) for name in ground.cells)


def house_slot(field: Field, garden: str) -> Box:
    """Return the room of both cells of the house."""
    name = ground_of(garden).house_cells[0]
    slot = field.slot(int(name[1:]) - 1, ord(name[0]) - ord("a"))
    return slot._replace(w=2 * slot.w)


def hand_slots(places: Layout, count: int) -> tuple[Box, ...]:
    """Return the room of each card of a hand of `count` cards: one row, or more for many."""
    box = places.hand.inset(6 if places.is_small else 14, 0)
    most = max(4, int(box.w // 46))
    rows = -(-count // most) or 1
    columns = -(-count // rows) or 1
    wide = min(box.w / max(columns, 1), places.hand.h * (1.1 if places.is_small else 1.62))
    left = box.cx - wide * columns / 2
    high = box.h / rows
    return tuple(
        Box(left + index % columns * wide, box.y + index // columns * high, wide, high)
        for index in range(count)
    )


def hand_cut(places: Layout, count: int) -> Cut:
    """Return how the cards of a hand of `count` cards are cut."""
    slot = hand_slots(places, max(count, 1))[0]
    garden = places.field.cut
    gap = min(max(slot.w * 0.12, 6), 24) if not places.is_small else min(max(slot.w * 0.1, 5), 9)
    tab = min(gap - 1, 13.0)
    room = 2 * tab + 4 if garden.compass else 14
    return garden._replace(
        w=slot.w - gap, h=max(slot.h - max(room, 12 if places.is_small else 22), 30), tab=tab
    )
