"""Background of a garden (paper, soil, wind, sun), its scrolling window, and its thumbnail."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from tabletop.games.tuintopia.rules.cards import HOUSE
from tabletop.games.tuintopia.rules.ground import ground_of
from tabletop.games.tuintopia.rules.state import NONE, State
from tabletop.games.tuintopia.table.layout import OVER, Field, Layout, slots_in
from tabletop.games.tuintopia.table.pictures import PICTURES, SUN, WIND
from tabletop.games.tuintopia.table.view_model import ViewModel
from tabletop.scene import widgets
from tabletop.scene.boxes import Box, around, hull
from tabletop.scene.scene import THUMBNAIL, Scene
from tabletop.scene.shapes import Icon, Node, Path, Rect, Shape, Shapes, Text
from tabletop.scene.windows import Map, Window

WINDOW = "garden"
"""The id of the window onto the garden."""

_ROUND = 14.0


def sheet_shapes(places: Layout) -> Shapes:
    """Return the paper of the garden, with the wind in the west and the sun in the south."""
    paper: Shapes = (widgets.sheet(places.sheet, 16),)
    if not places.field.cut.compass:
        return paper
    return (*paper, *_sunshine(places), *(() if places.form.is_small else _gusts(places)))


def _gusts(places: Layout) -> Shapes:
    """Return the wind, between the west edge of the sheet and the garden."""
    box, window = places.sheet, places.window
    x, size = (box.x + window.x) / 2, min(24.0, window.x - box.x - 2)
    return tuple(
        Icon(WIND, x, window.y + window.h * (step + 0.5) / 3, size, "gust") for step in range(3)
    )


def _sunshine(places: Layout) -> Shapes:
    """Return the sun below the garden."""
    box, window = places.sheet, places.window
    y = (window.bottom + box.bottom) / 2
    middle = box.x + box.w * (0.5 if places.has_column else 0.34 if places.form.is_small else 0.45)
    half = min(box.w * 0.16, 150)
    line = f"M{-half:g} 0H-18M18 0H{half:g}"
    ray = Path(line, middle, y, stroke="sunlight", width=2, dash=(5, 6))
    return (ray, Icon(SUN, middle, y, 22, "sunlight"))


@lru_cache(maxsize=32)  # brings a scene from 0.9 ms to 0.8 ms
def soil_shapes(field: Field, garden: str, *, has_gusts: bool = False) -> Shapes:
    """Return the soil, with a darker ring for zone I, the rulers, and an outline for each cell.

    `has_gusts` draws the wind between the row numbers.
    """
    ground, zones = ground_of(garden), field.cut.zones
    shapes = _soil(field, ground.rows)
    if zones:
        shapes.append(_inner(field))
    shapes += _rulers(field)
    if has_gusts:
        shapes += _gusts_between_rows(field)
    for number in range(ground.house):
        box = field.card(number)
        shapes.append(Rect(*box.inset(1), r=8, stroke="white", width=1.4, dash=(4, 4), opacity=0.4))
        if zones:
            zone = "I" if ground.by_house >> number & 1 else "III"
            size = min(17.0, max(13.0, box.h * 0.2))
            sign = widgets.number(box.cx, box.cy, zone, size, "white")
            shapes.append(sign._replace(weight=600, opacity=0.75))
    return tuple(shapes)


def _soil(field: Field, rows: Sequence[str]) -> list[Shape]:
    """Return rectangles of soil, one for each stretch of consecutive equal rows."""
    shapes: list[Shape] = []
    for runs, alike in groupby(range(len(rows)), key=lambda row: _runs(rows[row])):
        numbers = list(alike)
        for start, end in runs:
            box = hull((field.grid[numbers[0]][start], field.grid[numbers[-1]][end]))
            shapes.append(Rect(*box.inset(-OVER), r=_ROUND, fill="soil"))
    return shapes


def _runs(row: str) -> list[tuple[int, int]]:
    """Return (first, last) columns of each stretch of ground in a row."""
    return [(found.start(), found.end() - 1) for found in re.finditer("[^#]+", row)]


def _inner(field: Field) -> Rect:
    """Return the darker soil around the house, clipped to the garden."""
    first, last = field.first, field.grid[-1][-1]
    ring = field.slots[-1].inset(-first.w, -first.h)
    left, top = max(ring.x, first.x), max(ring.y, first.y)
    right, bottom = min(ring.right, last.right), min(ring.bottom, last.bottom)
    return Rect(left, top, right - left, bottom - top, r=_ROUND, fill="soil2")


def _rulers(field: Field) -> Iterator[Text]:
    """Yield the letters of the columns and the numbers of the rows."""
    middle = (field.first.x - OVER) / 2
    for letter, slot in zip("abcdefghijklmnop", field.grid[0], strict=False):
        yield widgets.words(slot.cx, middle - 1, letter, 13, "ink2", bold=True)
    for row, slots in enumerate(field.grid, start=1):
        yield widgets.words(middle, slots[0].cy, str(row), 13, "ink2", bold=True)


def _gusts_between_rows(field: Field) -> Iterator[Icon]:
    """Yield the wind between the row numbers, for small pages without room beside them."""
    middle = (field.first.x - OVER) / 2
    for row in field.grid[1:]:
        yield Icon(WIND, middle + 1, row[0].y, 15, "gust")


# -- the window, and the garden in small ---------------------------------------------------------


def garden_window(model: ViewModel) -> Window:
    """Return the window onto the garden, with the part to keep in view."""
    places = model.places
    field = places.field
    seen = None if field.fits else _map(model)
    return Window(WINDOW, places.window, field.world, _follow(model), most=2.5, r=8, map=seen)


def _follow(model: ViewModel) -> Box | None:
    """Return the box to keep in view, or None if the whole garden fits.

    It is around the chosen cell, the highlighted one, the one of a choice in a lesson, the latest
    move, or the house.
    """
    field, cell = model.places.field, model.choice.cell
    if field.fits:
        return None
    if cell < 0:
        latest = list(model.last)[-1] if model.last else model.state.ground.house
        numbers = model.state.ground.numbers
        cell = next((numbers[each] for each in _sought(model) if each in numbers), latest)
    return field.card(cell).inset(-field.first.w * 0.6)


def _sought(model: ViewModel) -> Iterator[str]:
    """Yield the highlighted region, then the cell of each move that a lesson accepts."""
    yield model.sight.pointed
    yield from (re.split("[@x#^]", move)[-1] for move in model.sight.wanted)


def _map(model: ViewModel) -> Map:
    """Return the overview map, in the lower left corner of the window."""
    window, field = model.places.window, model.places.field
    scale = min(92 / field.world.w, 62 / field.world.h)
    wide, high = field.world.w * scale, field.world.h * scale
    paper = Rect(0, 0, wide, high, r=5, fill="sheet2", shadow=1.5)
    cells = tuple(
        Rect(*_scaled(field.card(cell), scale), r=1.5, fill="soil")
        for cell in range(model.state.ground.house)
    )
    house = _scaled(field.slots[-1], scale).inset(1)
    roof = Rect(*house, r=1.5, fill="roofpaper", stroke="soil2", width=1)
    return Map(Box(window.x + 6, window.bottom - high - 6, wide, high), (paper, *cells, roof))


def _scaled(box: Box, scale: float) -> Box:
    return Box(box.x * scale, box.y * scale, box.w * scale, box.h * scale)


def thumbnail(state: State) -> Scene:
    """Return a thumbnail of the garden with the icons of face-up cards."""
    rows, room = state.ground.rows, THUMBNAIL.inset(7)
    wide, high = len(rows[0]), len(rows)
    step = min(room.w / wide, room.h / high * 0.85)
    down = min(room.h / high, step * 1.3)
    grid = around(room.cx, room.cy, wide * step, high * down).grid(high, wide)
    *cells, house = (slot.inset(1) for slot in slots_in(grid, state.variant.garden))
    shapes: Shapes = (Rect(*THUMBNAIL, r=10, fill="soil"),)
    for cell, box in enumerate(cells):
        shapes += _small_cell(state, cell, box)
    roof = Icon(PICTURES[HOUSE].icon, house.cx, house.cy, min(step * 1.4, down), "soil2")
    shapes += (Rect(*house, r=2, fill="roofpaper"), roof)
    return Scene(THUMBNAIL.w, THUMBNAIL.h, (Node("garden", shapes),))


def _small_cell(state: State, cell: int, box: Box) -> Shapes:
    card = state.open_cards[cell]
    if card >= 0:
        icon, colour, _ = PICTURES[card]
        sign = Icon(icon, box.cx, box.cy, min(box.w, box.h) * 0.86, colour)
        return (Rect(*box, r=2, fill="white"), sign)
    if state.closed_cards[cell] != NONE:
        return (Rect(*box, r=2, fill="cardback", stroke="backleaf", width=0.8),)
    return (Rect(*box, r=2, fill="soil2", opacity=0.55),)
