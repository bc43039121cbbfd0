"""The garden bed: earth, cells, seeds, and the marks of what may be, would be and was done."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, hypot

from tabletop.games.wizards_garden.board import (
    CELL_NAMES,
    CELLS,
    DIAGONAL,
    SIZE,
)
from tabletop.games.wizards_garden.planting import CompleteLine
from tabletop.games.wizards_garden.scene_flowers import gain
from tabletop.games.wizards_garden.scene_folds import folded
from tabletop.games.wizards_garden.scene_layout import Layout
from tabletop.games.wizards_garden.scene_seeds import RADIUS, ghost, seed
from tabletop.games.wizards_garden.scene_shown import Shown
from tabletop.games.wizards_garden.scene_terms import BASKET, harvest_nodes
from tabletop.scene.boxes import Box
from tabletop.scene.marks import last_leaf, ring
from tabletop.scene.measure import baseline
from tabletop.scene.papers import badge, sheet
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shape, Shapes, Text

SEED_SHARE = 0.4
_RING = 0.315
_CHOSEN_RING = 0.46


def board_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the bed with everything on it, what lies highest last."""
    return (
        bed(view.places),
        *_lit(view),
        *_bands(view),
        *_seeds(view),
        *_ghost(view),
        *_trace(view),
        *_badges(view),
        *harvest_nodes(view.places, view.told),
        *_counted(view),
        *_bulb(view),
    )


@lru_cache(maxsize=8)
def bed(places: Layout) -> Node:
    """Return the sheet with the earth, the bare cells and their coordinates."""
    earth = Rect(*places.bed, r=places.bed.w * 0.0325, fill="bed")
    cells = tuple(shape for cell in CELLS for shape in _bare_cell(places.cells[cell], cell))
    paper = sheet(places.board, places.board.w * 0.034)
    return Node("bed", (paper, earth, *cells, *_coordinates(places)))


def _bare_cell(box: Box, cell: int) -> Shapes:
    """Return a cell with furrows, each a little different from the next."""
    furrows = tuple(
        _furrow(box, share + 0.04 * ((cell * 7 + index * 3) % 4 - 1.5))
        for index, share in enumerate((0.25, 0.5, 0.76))
    )
    face = Rect(*box, r=box.w * 0.1165, fill="cell", stroke="celledge", width=1.5)
    return (face, *furrows)


def _furrow(box: Box, height: float) -> Path:
    step, swell = box.w * 0.19, box.w * 0.05
    line = f"M0 0q{step:.1f} {-swell:.1f} {2 * step:.1f} 0t{2 * step:.1f} 0"
    return Path(
        line,
        box.x + box.w * 0.12,
        box.y + box.h * height,
        stroke="furrow",
        width=box.w * 0.014,
        opacity=0.6,
    )


def _coordinates(places: Layout) -> Shapes:
    size = max(14.0, places.cell * 0.127)
    below = (places.bed.bottom + places.board.bottom) / 2
    left = (places.board.x + places.bed.x) / 2
    found: list[Shape] = []
    for index in range(SIZE):
        file, rank = places.cells[index], places.cells[SIZE * index]
        found.append(_coordinate("abcd"[index], file.cx, below, size))
        found.append(_coordinate(str(index + 1), left, rank.cy, size))
    return tuple(found)


def _coordinate(text: str, x: float, y: float, size: float) -> Text:
    return Text(x, baseline(y, size), text, size, "ink2", "title", 600, "middle")


def _lit(view: Shown) -> tuple[Node, ...]:
    """Return a hollow with a faint seed in each cell that may be planted."""
    if not view.active or view.gaze:
        return ()
    size = view.places.cell
    hollow = lit_hollow(round(size, 2))
    return tuple(
        Node(
            f"lit@{CELL_NAMES[cell]}",
            hollow,
            view.places.cells[cell].cx,
            view.places.cells[cell].cy,
        )
        for cell in sorted(view.open_cells)
        if cell != view.choice.cell
    )


@lru_cache(maxsize=8)
def lit_hollow(size: float) -> Shapes:
    """Return the hollow of a cell of that size, about the origin."""
    radius = size * _RING
    return (
        Circle(0, 0, radius, fill="soil2", opacity=0.95),
        *ring(0, 0, radius, max(2.4, size * 0.0215)),
        Icon("plant-seed", 0, 0, size * 0.31, "white", opacity=0.72),
    )


def _bands(view: Shown) -> tuple[Node, ...]:
    ordered = sorted(view.bands, key=view.is_chosen)
    return tuple(
        Node(f"band@{each.line.name}", _band(view.places, each, chosen=view.is_chosen(each)))
        for each in ordered
    )


def _band(places: Layout, line: CompleteLine, *, chosen: bool) -> Shapes:
    """Return the sun band under the four seeds of a line: filled if chosen, else dashed."""
    width = max(2.6, places.cell * 0.03)
    strip = _strip(places, line)
    if chosen:
        fill = strip._replace(fill="sun", opacity=0.34)
        dark = strip._replace(stroke="ringedge", width=width + 2)
        return (fill, dark, strip._replace(stroke="sun", width=width))
    return (strip._replace(stroke="sun", width=width, dash=(width * 1.3, width * 2.1)),)


def _strip(places: Layout, line: CompleteLine) -> Rect | Path:
    if line.line.direction != DIAGONAL:
        return Rect(
            *places.span(line.line.cells).inset(5 * places.cell / 145), r=places.cell * 0.17
        )
    first, last = (places.cells[line.line.cells[end]] for end in (0, -1))
    high = places.cell * 0.8
    length = hypot(last.cx - first.cx, last.cy - first.cy) + high * 0.98
    angle = degrees(atan2(last.cy - first.cy, last.cx - first.cx))
    middle = (first.cx + last.cx) / 2, (first.cy + last.cy) / 2
    return Path(_pill(length, high), *middle, angle=angle)


def _pill(length: float, high: float) -> str:
    half, r = (length - high) / 2, high / 2
    return (
        f"M{-half:.1f} {-r:.1f}H{half:.1f}A{r:.1f} {r:.1f} 0 0 1 {half:.1f} {r:.1f}"
        f"H{-half:.1f}A{r:.1f} {r:.1f} 0 0 1 {-half:.1f} {-r:.1f}Z"
    )


def _badges(view: Shown) -> tuple[Node, ...]:
    """Return what each line would give, on the line."""
    if view.planting is None:
        return ()
    size = round(min(max(view.places.cell * 0.125, 12.5), 22), 1)
    crossing = sum(each.line.direction == DIAGONAL for each in view.bands) > 1
    return tuple(
        Node(
            f"gain@{each.line.name}",
            gain(each.face, 1, size, chosen=view.is_chosen(each)),
            *_badge_place(view.places, each, middle=not crossing),
        )
        for each in view.bands
    )


def _counted(view: Shown) -> tuple[Node, ...]:
    """Return how many seeds lie on the bed, where one looks at where all of them are."""
    if view.gaze != BASKET:
        return ()
    said = badge(0, 0, f"{view.position.seeds} on the bed", size=17)
    return (Node("term-bed", said, view.places.bed.cx, view.places.bed.cy),)


def _badge_place(places: Layout, line: CompleteLine, *, middle: bool) -> tuple[float, float]:
    """Return the gap between two cells of a line where badges of other lines are not."""
    start = 1 if line.line.direction == DIAGONAL and middle else 2
    one, other = (places.cells[cell] for cell in line.line.cells[start : start + 2])
    return (one.cx + other.cx) / 2, (one.cy + other.cy) / 2


def _seeds(view: Shown) -> tuple[Node, ...]:
    flipped = view.planting.flipped if view.planting else ()
    nodes = []
    for cell in CELLS:
        face = view.face_at(cell)
        if face is not None:
            nodes.append(_seed(view, cell, folded(face) if cell in flipped else seed(face), face))
    return tuple(nodes)


def _seed(view: Shown, cell: int, shapes: Shapes, face: int) -> Node:
    box = view.places.cells[cell]
    basket = view.places.basket
    return Node(
        f"seed@{CELL_NAMES[cell]}",
        shapes,
        box.cx,
        box.cy,
        seed_scale(view.places),
        face=str(face),
        enter=basket,
        exit=view.carried.get(cell, basket),
    )


def seed_scale(places: Layout) -> float:
    """Return the scale at which seeds fit the cells."""
    return places.cell * SEED_SHARE / RADIUS


def _ghost(view: Shown) -> tuple[Node, ...]:
    """Return the ring around the cell that is picked, and the seed as it would lie there."""
    cell = view.choice.cell
    if cell is None:
        return ()
    box = view.places.cells[cell]
    name, radius = CELL_NAMES[cell], box.w * _CHOSEN_RING
    halo = Circle(0, 0, radius, fill="sun", opacity=0.3, shadow=CHIP)
    selected = (halo, *ring(0, 0, radius, max(3.4, box.w * 0.034)))
    return (
        Node(f"picked@{name}", selected, box.cx, box.cy),
        Node(
            "ghost",
            ghost(view.choice.face),
            box.cx,
            box.cy,
            seed_scale(view.places),
            face=f"ghost {view.choice.face}",
        ),
    )


def _trace(view: Shown) -> tuple[Node, ...]:
    """Return a leaf where the last seed was planted, and small ones where it turned others."""
    size = view.places.cell
    large, small = max(19.0, size * 0.19), max(13.0, size * 0.13)
    return (
        *(_leaf(view, cell, small) for cell in sorted(view.trace.turned)),
        *(_leaf(view, cell, large) for cell in sorted(view.trace.planted)),
    )


def _leaf(view: Shown, cell: int, size: float) -> Node:
    box = view.places.cells[cell]
    x, y = box.x + box.w * 0.1, box.y + box.h * 0.1
    return Node(f"leaf@{CELL_NAMES[cell]}", last_leaf(0, 0, round(size, 1)), x, y)


def _bulb(view: Shown) -> tuple[Node, ...]:
    """Return the sign of a hint at the cell that it points at."""
    if view.hint not in CELL_NAMES:
        return ()
    box = view.places.cells[CELL_NAMES.index(view.hint)]
    r = max(14.0, box.w * 0.13)
    halo = ring(box.cx, box.cy, box.w * _CHOSEN_RING, max(3.4, box.w * 0.034))
    rings = halo if view.choice.cell is None else ()
    return (Node("hint", (*rings, *bulb(box.right - r * 0.9, box.y + r * 0.9, r))),)


def bulb(x: float, y: float, r: float) -> Shapes:
    """Return the sign of a hint."""
    return (
        Circle(x, y, r, fill="night", stroke="white", width=2, shadow=CHIP),
        Icon("light-bulb", x, y, r * 1.3, "sun"),
    )
