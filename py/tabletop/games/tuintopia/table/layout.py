"""Where everything lies on the table of Tuintopia, for any size of the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.tuintopia.rules.ground import ground_of, rows_of
from tabletop.games.tuintopia.rules.options import Variant
from tabletop.games.tuintopia.rules.state import HAND
from tabletop.games.tuintopia.table.card import Cut
from tabletop.kit.arrangement import (
    BOARD,
    FOOT,
    PLAYERS,
    REST,
    SHEET,
    TRAY,
    Arrangement,
    Length,
    Places,
    Plan,
    Seats,
    Stack,
    arranged,
)
from tabletop.kit.page import Form
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.shapes import Place

_LEAST_ACROSS, _LEAST_DOWN = 47.0, 46.0
_ACROSS, _DOWN = 62.0, 72.0
"""The least room of a cell with which the whole garden is shown, and that of one that is not."""

_MOST_ACROSS, _MOST_DOWN = 168.0, 132.0
_LONGEST = 1.36
"""The most room of a cell, and how much longer than wide it may be, or wider than long."""

_FLAT = 4
"""A garden of no more rows than these is flat."""

_WIDEST = 1560.0
"""No page is wider."""

OVER = 5.0
"""How far the soil reaches beyond its cells."""

_SLIP = 2.0
"""How many times as high as wide the room of a card in the hand may be."""

_BELOW = 58.0
"""Room below a garden that does not fit, so that nothing hides behind map and buttons for good."""


class Field(NamedTuple):
    """The world of the garden: its rooms by row and column, and how cards are cut.

    A room has half of the gaps around its card. `slots` are the rooms of all cells, in their order,
    and of the house. `fits` says whether the whole world is in sight at once.
    """

    grid: tuple[tuple[Box, ...], ...]
    slots: tuple[Box, ...]
    cut: Cut
    world: Box
    fits: bool

    @property
    def first(self) -> Box:
        """Return the room in the upper left corner."""
        return self.grid[0][0]

    def card(self, cell: int) -> Box:
        """Return the box of the card on a cell; for the number after the last, of the house."""
        room, slot = self.first, self.slots[cell]
        return slot.inset((room.w - self.cut.w) / 2, (room.h - self.cut.h) / 2)


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
    inset: float

    @property
    def has_column(self) -> bool:
        """Return whether players, counts and sheet stand in a column beside the garden."""
        return self.form is Form.LANDSCAPE

    @property
    def cameras(self) -> list[Box]:
        """Return the places of the buttons that move the window, where the garden is larger."""
        right, y = self.window.right - 26, self.window.bottom - 28
        return [] if self.field.fits else [around(right - at * 46, y, TOUCH) for at in (2, 1, 0)]

    def stack(self, scale: float) -> Place:
        """Return where cards come from, drawn so large."""
        return Place(self.counts.x + (26 if self.has_column else 12), self.counts.cy, scale)

    def seat(self, seat: int) -> Place | None:
        """Return where the cards of a seat come from and go to, its row; None for nobody (0)."""
        box = self.players[seat - 1]
        return Place(box.cx, box.cy, 0.4, outside=True) if seat else None


@lru_cache(maxsize=16)  # a scene takes 0.8 ms with it, 0.9 without
def layout(width: float, height: float, seats: int, variant: Variant) -> Layout:
    """Return the places for a page of that size, so many seats, and what is played."""
    places = arranged(_arrangement(variant), width, height, seats)
    sheet, info, hand = places.of(BOARD), places.of(SHEET), places.of(TRAY)
    steps, button = _foot(places, is_leveled=variant.level == 2)
    has_column, small = places.page.form is Form.LANDSCAPE, places.page.form.is_small
    south, ruler, west = (24.0, 15.0, 6.0) if small else (30.0, 18.0, 30.0)
    west = west if variant.level == 2 else 6.0
    window = Box(sheet.x + west, sheet.y + 4, sheet.w - west - 6, sheet.h - 4 - south)
    counts = Box(sheet.right - 128, sheet.bottom - south, 120, south)
    return Layout(
        form=places.page.form,
        players=places.players,
        counts=places.of("counts") if has_column else counts,
        goal=places.of("goal") if variant.coop else None,
        sheet=sheet,
        window=window,
        info=info,
        look=info if has_column else Box(info.x, info.y, info.w, hand.bottom - info.y),
        hand=hand,
        steps=steps,
        button=button,
        field=_field(window, variant, ruler),
        inset=places.inset,
    )


def _arrangement(variant: Variant) -> Arrangement:
    """Return what lies on the table: a garden of few rows leaves a phone more for the hand."""
    leveled, is_flat = variant.level == 2, len(rows_of(variant.garden)) <= _FLAT
    goal = _goal(variant, 24)
    sheet, hand = (
        (Length(58, 0.115, 88), Length(112, 0.225, 170)) if is_flat else (Length(58), Length(112))
    )
    row = Length(44)
    return Arrangement(
        short=_upright(row, goal, Length(48), Length(86), 48),
        phone=_upright(row, goal, sheet, hand, 54),
        upright=_upright(Length(56), _goal(variant, 32), Length(96), Length(130, 0.163, 176), 64),
        low=Plan(
            left={PLAYERS: Seats(row), **goal, BOARD: REST},
            right={SHEET: Length(52, 0.24, 90), TRAY: REST, FOOT: Length(48, 0.187, 70)},
            wide=Length(320 if leveled else 236, 0.38, 360),
        ),
        landscape=_landscape(variant),
        widest=_WIDEST,
        is_tight=True,
    )


def _goal(variant: Variant, high: float) -> Stack:
    """Return the bar of a game together, so high."""
    return {"goal": Length(high)} if variant.coop else {}


def _upright(players: Length, goal: Stack, sheet: Length, hand: Length, foot: float) -> Plan:
    """Return all parts one below the other."""
    stack = {PLAYERS: Seats(players), **goal, BOARD: REST}
    return Plan({**stack, SHEET: sheet, TRAY: hand, FOOT: Length(foot)})


def _landscape(variant: Variant) -> Plan:
    """Return the plan with all but garden and hand in a column beside them."""
    goal, players = _goal(variant, 46), Seats(Length(44, 0.28, 58), abreast=1)
    foot = Length(92, 0.2, 168) if variant.level == 2 else Length(64)
    return Plan(
        left={BOARD: REST, TRAY: Length(92, 0.2, 168)},
        right={PLAYERS: players, "counts": Length(38), **goal, SHEET: REST, FOOT: foot},
        wide=Length(226, 0.265, 370),
    )


def _foot(places: Places, *, is_leveled: bool) -> tuple[tuple[Box, ...], Box]:
    """Return the buttons that change levels, if there are any, and the one that plays."""
    foot, gap = places.of(FOOT), places.page.gap
    if not is_leveled:
        return (), foot
    if places.page.form is Form.LANDSCAPE:
        upper, button = foot.rows([0, min(max(foot.h * 0.46, 44), 62)], 8)
        return tuple(upper.columns([0, 0], 8)), button
    left, button = foot.columns([foot.w * 0.57, 0], gap)
    return tuple(left.columns([0, 0], 4)), button


def _field(window: Box, variant: Variant, ruler: float) -> Field:
    """Return the world behind the window: as large as fits, or larger where that is too small."""
    rows = rows_of(variant.garden)
    high, wide, start = len(rows), len(rows[0]), ruler + OVER
    across = min((window.w - start - OVER) / wide, _MOST_ACROSS)
    down = min((window.h - start - OVER) / high, _MOST_DOWN)
    fits = across >= _LEAST_ACROSS and down >= _LEAST_DOWN
    if not fits:
        down -= _BELOW / high
        across, down = max(across, _ACROSS), max(min(down, _DOWN * 1.2), _DOWN)
    across, down = min(across, down * _LONGEST), min(down, across * _LONGEST)
    leveled = variant.level == 2
    gap = _gap(min(across, down), is_leveled=leveled)
    cells = Box(start, start, wide * across, high * down)
    grid = tuple(map(tuple, cells.grid(high, wide)))
    soil = cells.inset(-OVER)
    world = Box(0, 0, soil.right + 2, soil.bottom + (2 if fits else _BELOW))
    cut = Cut(across - gap, down - gap, gap - 1, leveled, variant.heights, variant.zones)
    return Field(grid, slots_in(grid, variant.garden), cut, world, fits)


def _gap(room: float, *, is_leveled: bool) -> float:
    """Return how far apart cards lie in rooms of a width: at level 2 tabs have to be read there."""
    if not is_leveled:
        return min(max(room * 0.1, 5.0), 17)
    return min(max(room * 0.155, min(room * 0.2, 13.0), 8.0), 17)


def slots_in(grid: Sequence[Sequence[Box]], garden: str) -> tuple[Box, ...]:
    """Return the rooms of the cells of a garden, in their order, and that of the whole house."""
    ground = ground_of(garden)
    places = map(place_of, (*ground.cells, ground.house_cells[0]))
    *cells, house = (grid[row][column] for row, column in places)
    return (*cells, house._replace(w=2 * house.w))


def place_of(name: str) -> tuple[int, int]:
    """Return the row and the column of the cell of that name, both from 0."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def hand_slots(places: Layout, count: int) -> tuple[Box, ...]:
    """Return the room of each card of a hand: one row with room for four, or more for many.

    Where four would be slips, too narrow for their names, they lie two by two.
    """
    small = places.form.is_small
    box = places.hand.inset((8 if places.field.cut.compass else 2) if small else 14, 0)
    rows = -(-count // max(HAND, int(box.w // 46))) or 1
    columns = max(-(-count // rows), HAND)
    if count <= HAND and box.h > _SLIP * box.w / columns:
        rows, columns = 2, HAND // 2
    wide = min(box.w / columns, box.h * (1.1 if small else 1.62))
    grid = around(box.cx, box.cy, wide * columns, box.h).grid(rows, columns)
    return tuple(slot for row in grid for slot in row)[:count]


def hand_cut(places: Layout, count: int) -> Cut:
    """Return how the cards of a hand of `count` cards are cut."""
    slot = hand_slots(places, max(count, 1))[0]
    garden = places.field.cut
    small = places.form.is_small
    gap = min(max(slot.w * 0.1, 5), 9) if small else min(max(slot.w * 0.12, 6), 24)
    if small and garden.compass:
        gap = min(max(slot.w * 0.14, 6), 13)
    tab = min(gap - 1, 13.0)
    room = 2 * tab + 4 if garden.compass else 14
    return garden._replace(
        w=slot.w - gap, h=max(slot.h - max(room, 12 if small else 22), 30), tab=tab
    )
