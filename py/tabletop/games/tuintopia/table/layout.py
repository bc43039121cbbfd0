"""Layout of the Tuintopia table for any page size."""

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
"""The minimum sizes of a cell if the whole garden fits its window, and if it doesn't."""

_MOST_ACROSS, _MOST_DOWN = 168.0, 132.0
_LONGEST = 1.36
"""The maximum size of a cell, and its maximum ratio of sides, either way."""

_FLAT = 4
"""The maximum number of rows of a flat garden."""

_WIDEST = 1560.0
"""The maximum width of the table."""

OVER = 5.0
"""How far the soil reaches beyond its cells."""

_SLIP = 2.0
"""The maximum ratio of height to width of a card's slot in the hand."""

_BELOW = 58.0
"""Space below a garden that scrolls, so that map and buttons can't cover its last row for good."""


class Field(NamedTuple):
    """The geometry of the garden inside its window, and the format of its cards.

    `grid` has a slot for each row and column; a slot is a card with half of the gaps around it.
    `slots` are those of all cells in order, then that of the house. `fits` is whether the whole
    garden fits the window.
    """

    grid: tuple[tuple[Box, ...], ...]
    slots: tuple[Box, ...]
    cut: Cut
    world: Box
    fits: bool

    @property
    def first(self) -> Box:
        """Return the slot in the upper left corner."""
        return self.grid[0][0]

    def card(self, cell: int) -> Box:
        """Return the box of the card on a cell; the number after the last cell is the house."""
        room, slot = self.first, self.slots[cell]
        return slot.inset((room.w - self.cut.w) / 2, (room.h - self.cut.h) / 2)


class Layout(NamedTuple):
    """The boxes of all parts of the table, in CSS pixels.

    `sheet` is the paper of the garden and `window` the scrolling part of it. `info` explains the
    chosen move, `look` an inspected card. `steps` has two boxes, or none at level 1. `goal` is the
    progress bar of a `coop` game, else None.
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
        """Return whether players, counts and sheet are in a column beside the garden."""
        return self.form is Form.LANDSCAPE

    @property
    def cameras(self) -> list[Box]:
        """Return the boxes of the camera buttons, [] if the whole garden fits."""
        right, y = self.window.right - 26, self.window.bottom - 28
        return [] if self.field.fits else [around(right - at * 46, y, TOUCH) for at in (2, 1, 0)]

    def stack(self, scale: float) -> Place:
        """Return the place of the stack, for cards drawn at `scale`."""
        return Place(self.counts.x + (26 if self.has_column else 12), self.counts.cy, scale)

    def seat(self, seat: int) -> Place | None:
        """Return the place from which a seat's cards fly, its strip; None for seat 0."""
        box = self.players[seat - 1]
        return Place(box.cx, box.cy, 0.4, outside=True) if seat else None


@lru_cache(maxsize=16)  # brings a scene from 0.9 ms to 0.8 ms
def layout(width: float, height: float, seats: int, variant: Variant) -> Layout:
    """Return the layout for a page of that size, in CSS pixels, with `seats` players."""
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
    """Return the arrangement for all page forms; a flat garden leaves a phone more for the hand."""
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
    """Return the row of the progress bar, {} unless the game is `coop`."""
    return {"goal": Length(high)} if variant.coop else {}


def _upright(players: Length, goal: Stack, sheet: Length, hand: Length, foot: float) -> Plan:
    """Return the plan of all parts in one column."""
    stack = {PLAYERS: Seats(players), **goal, BOARD: REST}
    return Plan({**stack, SHEET: sheet, TRAY: hand, FOOT: Length(foot)})


def _landscape(variant: Variant) -> Plan:
    """Return the plan with garden and hand on the left, and the rest in a column beside them."""
    goal, players = _goal(variant, 46), Seats(Length(44, 0.28, 58), abreast=1)
    foot = Length(92, 0.2, 168) if variant.level == 2 else Length(64)
    return Plan(
        left={BOARD: REST, TRAY: Length(92, 0.2, 168)},
        right={PLAYERS: players, "counts": Length(38), **goal, SHEET: REST, FOOT: foot},
        wide=Length(226, 0.265, 370),
    )


def _foot(places: Places, *, is_leveled: bool) -> tuple[tuple[Box, ...], Box]:
    """Return the boxes of the step buttons, () at level 1, and of the main button."""
    foot, gap = places.of(FOOT), places.page.gap
    if not is_leveled:
        return (), foot
    if places.page.form is Form.LANDSCAPE:
        upper, button = foot.rows([0, min(max(foot.h * 0.46, 44), 62)], 8)
        return tuple(upper.columns([0, 0], 8)), button
    left, button = foot.columns([foot.w * 0.57, 0], gap)
    return tuple(left.columns([0, 0], 4)), button


def _field(window: Box, variant: Variant, ruler: float) -> Field:
    """Return the geometry of the garden: fitted to the window, or scrolling if cells got tiny."""
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
    """Return the gap between cards in slots of that size, wider at level 2 for the tabs."""
    if not is_leveled:
        return min(max(room * 0.1, 5.0), 17)
    return min(max(room * 0.155, min(room * 0.2, 13.0), 8.0), 17)


def slots_in(grid: Sequence[Sequence[Box]], garden: str) -> tuple[Box, ...]:
    """Return the slots of the cells of a garden in order, and of the house, two cells wide."""
    ground = ground_of(garden)
    places = map(place_of, (*ground.cells, ground.house_cells[0]))
    *cells, house = (grid[row][column] for row, column in places)
    return (*cells, house._replace(w=2 * house.w))


def place_of(name: str) -> tuple[int, int]:
    """Return (row, column) of the cell with that name, from 0: (2, 1) for "b3"."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def hand_slots(places: Layout, count: int) -> tuple[Box, ...]:
    """Return the slot of each card of a hand: one row with room for four, or more rows.

    If four in a row were too narrow for their names, they are two by two.
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
    """Return the format of the cards in a hand of `count` cards."""
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
