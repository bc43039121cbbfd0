"""Where everything lies on the table of Tuintopia, for any size of the page."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.tuintopia.rules.ground import ground_of, rows_of
from tabletop.games.tuintopia.rules.options import Variant
from tabletop.games.tuintopia.rules.state import HAND
from tabletop.games.tuintopia.table.card import Cut
from tabletop.kit.page import Form, Page, page_of
from tabletop.scene.boxes import Box

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

_WIDEST = 1560.0
"""No page is wider."""

_TIGHT = 6.0
"""The margin and the gap on a phone: cards in six columns need all room there is to be read."""

_BELOW = 58.0
"""Room below a garden that does not fit, so that nothing hides behind map and buttons for good."""


class Field(NamedTuple):
    """The world of the garden: the room of a cell, the upper left cell, and how cards are cut.

    `fits` says whether all of it is in sight at once.
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

    form: Form
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

    @property
    def has_column(self) -> bool:
        """Return whether players, counts and sheet stand in a column beside the garden."""
        return self.form is Form.LANDSCAPE


@lru_cache(maxsize=16)  # a scene takes 0.8 ms with it, 0.9 without
def layout(width: float, height: float, seats: int, variant: Variant) -> Layout:
    """Return the places for a page of that size, so many seats, and what is played."""
    page = page_of(width, height, _WIDEST)
    if page.form is Form.PHONE:
        page = Page(page.form, Box(_TIGHT, 2, width - 2 * _TIGHT, height - 8), _TIGHT)
    if page.form is Form.LANDSCAPE:
        return _landscape(page, seats, variant)
    return (_low if page.form is Form.LOW else _upright)(page, seats, variant)


def _landscape(page: Page, seats: int, variant: Variant) -> Layout:
    """Return the places with all but garden and hand in a column beside them."""
    whole, leveled = page.whole, variant.level == 2
    left, column = whole.columns([0, min(max(whole.w * 0.265, 226), 370)], page.gap)
    sheet, hand = left.rows([0, min(max(whole.h * 0.2, 92), 168)], page.gap)
    column, foot = column.rows([0, hand.h if leveled else min(hand.h, 64)], page.gap)
    players, counts, goal, info = _column(column, seats, variant)
    upper, button = foot.rows([0, min(max(foot.h * 0.46, 44), 62)], 8) if leveled else (foot, foot)
    window = Box(sheet.x + 30, sheet.y + 6, sheet.w - 40, sheet.h - 34)
    steps = tuple(upper.columns([0, 0], 8)) if leveled else ()
    field = _field(window, variant, RULER)
    return Layout(
        page.form, players, counts, goal, sheet, window, info, info, hand, steps, button, field
    )


def _column(box: Box, seats: int, variant: Variant) -> tuple[tuple[Box, ...], Box, Box | None, Box]:
    """Return the rows of the players, the counts, the goal, and the sheet below them."""
    gap = 6.0
    goal = [46.0] if variant.coop else []
    rest = box.h - 40 - sum(goal) - 190 - 3 * gap
    row = min(max((rest - (seats - 1) * gap) / seats, 44), 58)
    rows = box.rows([*([row] * seats), 38, *goal, 0], gap)
    return tuple(rows[:seats]), rows[seats], rows[seats + 1] if goal else None, rows[-1]


def _low(page: Page, seats: int, variant: Variant) -> Layout:
    """Return the places on a phone that lies: what else lies below the garden is beside."""
    least = 320 if variant.level == 2 else 236
    left, column = page.whole.columns([0, min(max(page.whole.w * 0.38, least), 360)], page.gap)
    *above, sheet = left.rows([44, *([24.0] if variant.coop else []), 0], page.gap)
    spare = max(column.h - 240, 0) * 0.3
    below = column.rows([52 + spare, 0, 48 + spare / 2], page.gap)
    return _with_strip(page, seats, variant, above, sheet, below)


def _upright(page: Page, seats: int, variant: Variant) -> Layout:
    """Return the places on a page that is higher than wide, one below the other."""
    high = _heights(page, variant)
    goal = [high.goal] if variant.coop else []
    boxes = page.whole.rows([high.players, *goal, 0, high.info, high.hand, high.bar], page.gap)
    return _with_strip(page, seats, variant, boxes[:-4], boxes[-4], boxes[-3:])


def _with_strip(
    page: Page, seats: int, variant: Variant, above: list[Box], sheet: Box, below: list[Box]
) -> Layout:
    """Return the places of a page that explains in a strip what is picked.

    `above` holds the boxes of all players and of the goal, if there is one, `below` those of the
    strip, the hand and the bar with the steps and the button.
    """
    (info, hand, bar), small = below, page.form.is_small
    south, ruler, west = (24.0, 15.0, 20.0) if small else (30.0, RULER, 30.0)
    window = Box(sheet.x + west, sheet.y + 4, sheet.w - west - 6, sheet.h - 4 - south)
    left, button = bar.columns([bar.w * 0.57, 0], page.gap) if variant.level == 2 else (bar, bar)
    return Layout(
        form=page.form,
        players=tuple(above[0].columns([0] * seats, page.gap)),
        counts=Box(sheet.right - 128, sheet.bottom - south, 120, south),
        goal=above[1] if variant.coop else None,
        sheet=sheet,
        window=window,
        info=info,
        look=Box(info.x, info.y, info.w, hand.bottom - info.y),
        hand=hand,
        steps=tuple(left.columns([0, 0], 4)) if variant.level == 2 else (),
        button=button,
        field=_field(window, variant, ruler),
    )


class _Heights(NamedTuple):
    """The heights of what lies above and below the garden on a page that is higher than wide."""

    players: float
    goal: float
    info: float
    hand: float
    bar: float


def _heights(page: Page, variant: Variant) -> _Heights:
    """Return the heights of an upright page; on a phone, few rows leave more for hands."""
    whole, goal = page.whole, 24 if variant.coop else 0
    if not page.form.is_small:
        hand = min(max(whole.h * 0.163, 130), 176)
        return _Heights(56, 32 if variant.coop else 0, 96, hand, 64)
    if whole.h < _LOW:
        return _Heights(44, goal, 48, 86, 48)
    usual = _Heights(44, goal, 58, 112, 54)
    spare = _spare(whole, variant, sum(usual) + 5 * page.gap)
    return usual._replace(info=58 + min(spare * 0.3, 30), hand=112 + min(spare * 0.6, 58))


def _spare(whole: Box, variant: Variant, taken: float) -> float:
    """Return the height that a garden of few rows leaves on a phone."""
    rows = rows_of(variant.garden)
    across = (whole.w - 42) / len(rows[0])
    fits = across >= _LEAST_ACROSS
    garden = (across * _LONGEST if fits else _DOWN) * len(rows) + (0 if fits else _BELOW)
    return max(whole.h - taken - garden - 60, 0)


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
    leveled = variant.level == 2
    cut = Cut(across - gap, down - gap, gap - 1, leveled, variant.heights, variant.zones)
    return Field(across, down, ruler + pad, ruler + pad, cut, world, soil, fits)


@lru_cache(maxsize=64)  # a scene takes 0.8 ms with it, 1.1 without
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
    """Return the room of each card of a hand: one row with room for four, or more for many."""
    small = places.form.is_small
    box = places.hand.inset(2 if small else 14, 0)
    most = max(HAND, int(box.w // 46))
    rows = -(-count // most) or 1
    columns = max(-(-count // rows), HAND)
    wide = min(box.w / columns, places.hand.h * (1.1 if small else 1.62))
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
    small = places.form.is_small
    gap = min(max(slot.w * 0.1, 5), 9) if small else min(max(slot.w * 0.12, 6), 24)
    tab = min(gap - 1, 13.0)
    room = 2 * tab + 4 if garden.compass else 14
    return garden._replace(
        w=slot.w - gap, h=max(slot.h - max(room, 12 if small else 22), 30), tab=tab
    )
