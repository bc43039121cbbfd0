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

_LOW = 632.0
"""Below this height a phone has room for little more than the garden."""

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


class _Heights(NamedTuple):
    """The heights of what lies above and below the garden on a page that is higher than wide."""

    players: float
    goal: float
    info: float
    hand: float
    bar: float


def _heights(whole: Box, variant: Variant, *, small: bool) -> _Heights:
    """Return the heights of a portrait page; on a phone, few rows leave more for hands."""
    if not small:
        hand = min(max(whole.h * 0.163, 130), 176)
        return _Heights(56, 32 if variant.coop else 0, 96, hand, 64)
    goal = 24 if variant.coop else 0
    if whole.h < _LOW:
        return _Heights(44, goal, 48, 86, 48)
    usual = _Heights(44, goal, 58, 112, 54)
    spare = _spare(whole, variant, sum(usual) + 30)
    return usual._replace(info=58 + min(spare * 0.3, 30), hand=112 + min(spare * 0.6, 58))


def _spare(whole: Box, variant: Variant, taken: float) -> float:
    """Return the height that a garden of few rows leaves on a phone."""
    rows = rows_of(variant.garden)
    across = (whole.w - 42) / len(rows[0])
    fits = across >= _LEAST_ACROSS
    garden = (across * _LONGEST if fits else _DOWN) * len(rows) + (0 if fits else _BELOW)
    return max(whole.h - taken - garden - 60, 0)


def _tall(width: float, height: float, seats: int, variant: Variant) -> Layout:
    small = width < NARROW
    margin, gap, edge, south = (6.0, 6.0, 20.0, 24.0) if small else (20.0, 12.0, 30.0, 30.0)
    whole = Box(margin, 2, width - 2 * margin, height - (8 if small else 18))
    high = _heights(whole, variant, small=small)
    wanted = [high.players, *([high.goal] if high.goal else []), 0, high.info, high.hand, high.bar]
    boxes = whole.rows(wanted, gap)
    sheet, info, hand, foot = boxes[-4:]
    window = Box(sheet.x + edge, sheet.y + 4, sheet.w - edge - 6, sheet.h - 4 - south)
    steps, button = _bar(foot, 0.58 if variant.level == 2 else 0, gap)
    return Layout(
        width=width, height=height, is_tall=True, is_small=small,
        players=tuple(boxes[0].columns([0] * seats, gap)),
        counts=Box(sheet.right - 128, sheet.bottom - south, 120, south),
        goal=boxes[1] if high.goal else None, sheet=sheet, window=window, info=info,
        look=Box(info.x, info.y, info.w, hand.bottom - info.y), hand=hand, steps=steps,
        button=button, field=_field(window, variant, 15.0 if small else RULER),
    )  # fmt: skip


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
        down -= _BELOW / high
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
