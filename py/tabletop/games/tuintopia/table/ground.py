"""The ground of a garden: paper, soil, wind and sun, the window on it, and all of it in small."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby

from tabletop.games.tuintopia.rules.cards import HOUSE
from tabletop.games.tuintopia.rules.ground import ground_of, rows_of
from tabletop.games.tuintopia.rules.state import NONE, State
from tabletop.games.tuintopia.table.layout import Field, Layout, house_slot, place_of, places_of
from tabletop.games.tuintopia.table.pictures import PICTURES, SUN, WIND
from tabletop.games.tuintopia.table.shown import Shown
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline
from tabletop.scene.papers import sheet
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Icon, Node, Path, Rect, Shape, Shapes, Text
from tabletop.scene.windows import Map, Window

WINDOW = "garden"
"""The window through which the garden is seen."""

_ROUND = 14.0
_OVER = 5.0
"""How far the soil reaches beyond its cells."""


def sheet_shapes(places: Layout, *, has_weather: bool) -> Shapes:
    """Return the paper of the garden, with the wind in the west and the sun in the south."""
    box, window = places.sheet, places.window
    paper: Shapes = (sheet(box, 16),)
    if not has_weather:
        return paper
    x, size = (box.x + window.x) / 2, min(24.0, window.x - box.x - 2)
    gusts = tuple(
        Icon(WIND, x, window.y + window.h * (step + 0.5) / 3, size, "gust") for step in range(3)
    )
    y = (window.bottom + box.bottom) / 2
    middle = box.x + box.w * (0.5 if places.has_column else 0.34 if places.form.is_small else 0.45)
    half = min(box.w * 0.16, 150)
    line = f"M{-half:g} 0H-18M18 0H{half:g}"
    ray = Path(line, middle, y, stroke="sunlight", width=2, dash=(5, 6))
    return (*paper, *gusts, ray, Icon(SUN, middle, y, 22, "sunlight"))


@lru_cache(maxsize=32)  # a scene takes 0.8 ms with it, 0.9 without
def soil_shapes(field: Field, garden: str, *, zones: bool) -> Shapes:
    """Return the soil, with a darker ring for zone I, the rulers, and an outline for each cell."""
    ground = ground_of(garden)
    shapes: list[Shape] = list(_soil(field, garden))
    if zones:
        shapes.append(_inner(field, garden))
    shapes += _rulers(field, garden)
    for number, (row, column) in enumerate(places_of(garden)):
        box = cell_box(field, row, column)
        shapes.append(Rect(*box.inset(1), r=8, stroke="white", width=1.4, dash=(4, 4), opacity=0.4))
        if zones:
            zone = "I" if ground.by_house >> number & 1 else "III"
            size = min(17.0, max(13.0, box.h * 0.2))
            y = baseline(box.cy, size)
            shapes.append(
                Text(box.cx, y, zone, size, "white", "title", 600, "middle", opacity=0.75)
            )
    return tuple(shapes)


def cell_box(field: Field, row: int, column: int) -> Box:
    """Return the box of a card on a cell."""
    return _card_in(field, field.slot(row, column))


def box_of(shown: Shown, cell: int) -> Box:
    """Return the box of the card on a cell; for the number after the last cell, of the house."""
    field, garden = shown.places.field, shown.state.variant.garden
    if cell == shown.state.ground.house:
        return _card_in(field, house_slot(field, garden))
    return cell_box(field, *places_of(garden)[cell])


def _card_in(field: Field, slot: Box) -> Box:
    """Return the box of a card that lies in a room with half of the gaps around it."""
    return slot.inset((field.across - field.cut.w) / 2, (field.down - field.cut.h) / 2)


def _soil(field: Field, garden: str) -> Shapes:
    """Return rectangles of soil: one for rows that reach equally far."""
    rows = rows_of(garden)
    shapes: list[Shape] = []
    for runs, alike in groupby(range(len(rows)), key=lambda row: _runs(rows[row])):
        numbers = list(alike)
        for start, end in runs:
            upper, lower = field.slot(numbers[0], start), field.slot(numbers[-1], end)
            box = Box(upper.x, upper.y, lower.right - upper.x, lower.bottom - upper.y)
            shapes.append(Rect(*box.inset(-_OVER), r=_ROUND, fill="soil"))
    return tuple(shapes)


def _runs(row: str) -> list[tuple[int, int]]:
    """Return the first and last columns of the stretches of ground in a row."""
    return [(found.start(), found.end() - 1) for found in re.finditer("[^#]+", row)]


def _inner(field: Field, garden: str) -> Rect:
    """Return the darker soil around the house, as far as the garden reaches."""
    house, rows = house_slot(field, garden), rows_of(garden)
    left, top = max(house.x - field.across, field.left), max(house.y - field.down, field.top)
    right = min(house.right + field.across, field.left + len(rows[0]) * field.across)
    bottom = min(house.bottom + field.down, field.top + len(rows) * field.down)
    return Rect(left, top, right - left, bottom - top, r=_ROUND, fill="soil2")


def _rulers(field: Field, garden: str) -> Shapes:
    """Return the letters of the columns and the numbers of the rows."""
    rows, size = rows_of(garden), 13.0
    x, y = field.soil.x / 2, field.soil.y / 2 - 1
    signs = [(field.slot(0, at).cx, y, "abcdefghijklmnop"[at]) for at in range(len(rows[0]))]
    signs += [(x, field.slot(at, 0).cy, str(at + 1)) for at in range(len(rows))]
    return tuple(
        Text(x, baseline(y, size), sign, size, "ink2", weight=800, align="middle")
        for x, y, sign in signs
    )


# -- the window, and the garden in small ---------------------------------------------------------


def garden_window(shown: Shown) -> Window:
    """Return the hole through which the garden is seen, and what should be in sight."""
    places = shown.places
    field = places.field
    seen = None if field.fits else _map(shown)
    return Window(WINDOW, places.window, field.world, _follow(shown), most=2.5, r=8, map=seen)


def _follow(shown: Shown) -> Box | None:
    """Return the cell that is picked or pointed at, else the latest move, else the house."""
    field, cell = shown.places.field, shown.choice.cell
    if field.fits:
        return None
    if cell < 0:
        latest = list(shown.last)[-1] if shown.last else shown.state.ground.house
        cell = shown.state.ground.numbers.get(shown.pointed, latest)
    return box_of(shown, cell).inset(-field.across * 0.6)


def _map(shown: Shown) -> Map:
    """Return the soil and the house in the lower left corner of the window."""
    window, field, garden = shown.places.window, shown.places.field, shown.state.variant.garden
    scale = min(92 / field.world.w, 62 / field.world.h)
    wide, high = field.world.w * scale, field.world.h * scale
    paper = Rect(0, 0, wide, high, r=5, fill="sheet2", shadow=1.5)
    cells = tuple(
        Rect(*_scaled(cell_box(field, row, column), scale), r=1.5, fill="soil")
        for row, column in places_of(garden)
    )
    house = _scaled(house_slot(field, garden), scale).inset(1)
    roof = Rect(*house, r=1.5, fill="roofpaper", stroke="soil2", width=1)
    return Map(Box(window.x + 6, window.bottom - high - 6, wide, high), (paper, *cells, roof))


def _scaled(box: Box, scale: float) -> Box:
    return Box(box.x * scale, box.y * scale, box.w * scale, box.h * scale)


_SIDE, _MARGIN = 98.0, 7.0
"""The width of a picture on the shelf of saved games, and the paper around the garden in it."""


def thumbnail(state: State) -> Scene:
    """Return a house among cards in the colours of their families, and backs."""
    rows = rows_of(state.variant.garden)
    wide, high = len(rows[0]), len(rows)
    room = _SIDE - 2 * _MARGIN
    step = min(room / wide, room / high * 0.85)
    down = min(room / high, step * 1.3)
    left, top = (_SIDE - step * wide) / 2, (_SIDE - down * high) / 2
    shapes: list[Shape] = [Rect(0, 0, _SIDE, _SIDE, 10, fill="soil")]
    for cell, (row, column) in enumerate(places_of(state.variant.garden)):
        box = Box(left + column * step, top + row * down, step, down).inset(1, 1)
        shapes += _small_cell(state, cell, box)
    row, column = place_of(state.ground.house_cells[0])
    house = Box(left + column * step, top + row * down, 2 * step, down).inset(1)
    shapes.append(Rect(*house, r=2, fill="roofpaper"))
    shapes.append(Icon(PICTURES[HOUSE].icon, house.cx, house.cy, min(step * 1.4, down), "soil2"))
    return Scene(_SIDE, _SIDE, (Node("garden", tuple(shapes)),))


def _small_cell(state: State, cell: int, box: Box) -> list[Shape]:
    card = state.open_cards[cell]
    if card >= 0:
        picture = PICTURES[card]
        size = min(box.w, box.h) * 0.86
        return [
            Rect(*box, r=2, fill="white"),
            Icon(picture.icon, box.cx, box.cy, size, picture.colour),
        ]
    if state.closed_cards[cell] != NONE:
        return [Rect(*box, r=2, fill="cardback", stroke="backleaf", width=0.8)]
    return [Rect(*box, r=2, fill="soil2", opacity=0.55)]
