"""What never changes in a garden: the paper, the soil, the wind, the sun, and where cells are."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.cards import CARDS
from tabletop.games.tuintopia.ground import ground_of, rows_of
from tabletop.games.tuintopia.scene_layout import Field, Layout, house_slot, places_of
from tabletop.games.tuintopia.scene_pictures import SUN, WIND
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline
from tabletop.scene.papers import sheet
from tabletop.scene.shapes import Icon, Path, Rect, Shape, Shapes, Text

WINDOW = "garden"
"""The window through which the garden is seen."""

_ROUND = 14.0
_OVER = 5.0
"""How far the soil reaches beyond its cells."""


@lru_cache(maxsize=16)
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
    middle = box.x + box.w * (0.34 if places.is_small else 0.45 if places.is_tall else 0.5)
    half = min(box.w * 0.16, 150)
    line = f"M{-half:g} 0H-18M18 0H{half:g}"
    ray = Path(line, middle, y, stroke="sunlight", width=2, dash=(5, 6))
    return (*paper, *gusts, ray, Icon(SUN, middle, y, 22, "sunlight"))


@lru_cache(maxsize=32)
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
    slot = field.slot(row, column)
    return slot.inset((slot.w - field.cut.w) / 2, (slot.h - field.cut.h) / 2)


def _soil(field: Field, garden: str) -> Shapes:
    """Return rectangles of soil: one for rows that reach equally far."""
    rows = rows_of(garden)
    shapes: list[Shape] = []
    first = 0
    for row in range(1, len(rows) + 1):
        if row < len(rows) and _runs(rows[row]) == _runs(rows[first]):
            continue
        for start, end in _runs(rows[first]):
            upper, lower = field.slot(first, start), field.slot(row - 1, end)
            box = Box(upper.x, upper.y, lower.right - upper.x, lower.bottom - upper.y)
            shapes.append(Rect(*box.inset(-_OVER), r=_ROUND, fill="soil"))
        first = row
    return tuple(shapes)


def _runs(row: str) -> list[tuple[int, int]]:
    """Return the first and last columns of the stretches of ground in a row."""
    runs: list[tuple[int, int]] = []
    for column, sign in enumerate(row):
        if sign == "#":
            continue
        if runs and runs[-1][1] == column - 1:
            runs[-1] = (runs[-1][0], column)
        else:
            runs.append((column, column))
    return runs


def _inner(field: Field, garden: str) -> Rect:
    """Return the darker soil around the house, as far as the garden reaches."""
    house, rows = house_slot(field, garden), rows_of(garden)
    left, top = max(house.x - field.across, field.left), max(house.y - field.down, field.top)
    right = min(house.right + field.across, field.left + len(rows[0]) * field.across)
    bottom = min(house.bottom + field.down, field.top + len(rows) * field.down)
    return Rect(left, top, right - left, bottom - top, r=_ROUND, fill="soil2")


def _rulers(field: Field, garden: str) -> Shapes:
    rows, size = rows_of(garden), 13.0
    letters = tuple(
        Text(
            field.slot(0, column).cx, baseline(field.soil.y / 2 - 1, size),
            "abcdefghijklmnop"[column], size, "ink2", weight=800, align="middle",
        )
        for column in range(len(rows[0]))
    )  # fmt: skip
    numbers = tuple(
        Text(
            field.soil.x / 2, baseline(field.slot(row, 0).cy, size),
            str(row + 1), size, "ink2", weight=800, align="middle",
        )
        for row in range(len(rows))
    )  # fmt: skip
    return (*letters, *numbers)


@lru_cache(maxsize=16)
def map_shapes(garden: str, zones: bool, scale: float, field: Field) -> Shapes:
    """Return the garden in small: its soil and its house, `scale` pixels a pixel of the world."""
    paper = Rect(0, 0, field.world.w * scale, field.world.h * scale, r=5, fill="sheet2", shadow=1.5)
    cells = tuple(
        Rect(*_scaled(cell_box(field, row, column), scale), r=1.5, fill="soil")
        for row, column in places_of(garden)
    )
    house = _scaled(house_slot(field, garden), scale)
    return (paper, *cells, Rect(*house.inset(1), r=1.5, fill="roofpaper", stroke="soil2", width=1))


def _scaled(box: Box, scale: float) -> Box:
    return Box(box.x * scale, box.y * scale, box.w * scale, box.h * scale)


def key_of(card: int) -> str:
    """Return the key of the node of a card that is known, wherever it lies."""
    return f"card-{CARDS[card].code}"
