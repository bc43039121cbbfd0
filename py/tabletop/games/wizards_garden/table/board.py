"""The garden: cells and seeds, lit open cells, and the preview of a planting."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.language import phrases, t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, CELLS, SIZE
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.table.draft import (
    why_not,
)
from tabletop.games.wizards_garden.table.lines import bands, harvest_parts, terms
from tabletop.games.wizards_garden.table.seeds import FOLDED, GHOSTS, RADIUS, SEEDS
from tabletop.games.wizards_garden.table.view_model import ViewModel
from tabletop.games.wizards_garden.words import labels
from tabletop.games.wizards_garden.words.game_words import WORDS
from tabletop.games.wizards_garden.words.moves import tell_effect
from tabletop.games.wizards_garden.words.things import face_name
from tabletop.kit.parts import Part, drawn, thing
from tabletop.scene.boxes import Box
from tabletop.scene.marks import last_leaf, ring
from tabletop.scene.measure import baseline
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Path, Rect, Shape, Shapes, Text
from tabletop.scene.widgets import badge, sheet

BOARD = "board"
BASKET = "basket"
"""The inspected item that shows where all seeds are."""

_SEED = 0.4
_RING = 0.315
_CHOSEN_RING = 0.46
"""Radii of a seed and of the rings of open and picked cells, as shares of a cell's width."""


def board_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the board with its cells, the harvests to choose from, and the badges of scores."""
    return (
        drawn(_bed(model.places.board, model.places.bed, model.places.cells), *bands(model)),
        *(_cell(model, cell) for cell in CELLS),
        *harvest_parts(model),
        drawn(*terms(model), *_counted(model)),
    )


@lru_cache(maxsize=4)
def _bed(board: Box, bed: Box, cells: tuple[Box, ...]) -> Node:
    """Return the sheet with the earth, the bare cells and their coordinates.

    Without the cache a scene takes a third longer: 0.6 ms instead of 0.45.
    """
    earth = Rect(*bed, r=bed.w * 0.0325, fill="bed")
    bare = tuple(shape for cell in CELLS for shape in _bare_cell(cells[cell], cell))
    paper = sheet(board, board.w * 0.034)
    return Node("bed", (paper, earth, *bare, *_coordinates(board, bed, cells)))


def _bare_cell(box: Box, cell: int) -> Shapes:
    """Return an empty cell; its furrows vary a little with the cell."""
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


def _coordinates(board: Box, bed: Box, cells: tuple[Box, ...]) -> Shapes:
    size = max(14.0, cells[0].w * 0.127)
    below, left = (bed.bottom + board.bottom) / 2, (board.x + bed.x) / 2
    found: list[Shape] = []
    for index in range(SIZE):
        file, rank = cells[index], cells[SIZE * index]
        found.append(_coordinate("abcd"[index], file.cx, below, size))
        found.append(_coordinate(str(index + 1), left, rank.cy, size))
    return tuple(found)


def _coordinate(text: str, x: float, y: float, size: float) -> Text:
    return Text(x, baseline(y, size), text, size, "ink2", "title", 600, "middle")


def _cell(model: ViewModel, cell: int) -> Part:
    """Return the part of a cell: its label, its hint and its nodes."""
    picked = model.active and cell == model.choice.cell
    return thing(
        CELL_NAMES[cell],
        BOARD,
        _label(model, cell),
        model.places.cells[cell],
        may=model.active and cell in model.open_cells,
        chosen=picked,
        nodes=(*_lying(model, cell), *_leaf(model, cell)),
        states=(LAST,) if cell in model.trace.planted else (),
        row=SIZE - cell // SIZE,
        col=cell % SIZE + 1,
        drag="ghost" if picked else None,
        hint=_hint(model, cell),
    )


def _label(model: ViewModel, cell: int) -> str:
    """Return the accessible label of a cell: its content, and the effects of the preview."""
    name, face = CELL_NAMES[cell], model.face_at(cell)
    if face is not None:
        return phrases([name, face_name(face), *_fate(model, cell), *_history(model, cell)])
    if model.planting is not None and model.choice.cell == cell:
        ghost_of = labels.to_be(model.choice.face, model.phase)
        return phrases([name, ghost_of, *_fate(model, cell)])
    return phrases([name, t(labels.EMPTY), *_soil(model, cell), *_history(model, cell)])


def _soil(model: ViewModel, cell: int) -> list[str]:
    """Return the label "bare" for an empty cell, or nothing if it is lit as open."""
    return [] if model.active and cell in model.open_cells else [t(labels.BARE)]


def _fate(model: ViewModel, cell: int) -> list[str]:
    """Return labels for what the previewed planting does to the seed on a cell."""
    turns = model.forecast is not None and cell in model.forecast.flipped
    fate = [t(labels.TURNS)] if turns else []
    return [*fate, t(labels.HARVESTED)] if cell in model.harvested_cells else fate


def _history(model: ViewModel, cell: int) -> list[str]:
    if cell in model.trace.planted:
        return [t(labels.LAST_PLANTED)]
    return [t(labels.JUST_TURNED)] if cell in model.trace.turned else []


def _hint(model: ViewModel, cell: int) -> str:
    """Return the effect of planting on an empty cell, or why it is illegal there."""
    if not model.active or model.face_at(cell) is not None:
        return ""
    if cell not in model.open_cells:
        refusal = why_not(model.sight.state, cell)
        is_told = refusal is not None and model.phase is not Phase.CONFIRM
        return WORDS.why(refusal.problem) if refusal and is_told else ""
    again = [t(labels.TURN_HINT)] if cell == model.choice.cell else []
    if model.phase is Phase.PLACE or not model.foretells(cell):
        return " ".join(again)
    events = GAME.events(model.sight.state, Plant(cell, model.choice.face))
    return " ".join([*again, tell_effect(events)])


def _lying(model: ViewModel, cell: int) -> tuple[Node, ...]:
    """Return the seed on a cell, the ghost of a picked one, or the hollow of an open cell."""
    face = model.face_at(cell)
    if face is not None:
        return (_seed(model, cell, face),)
    if cell == model.choice.cell:
        return _ghost(model, cell)
    if not model.active or model.sight.inspected or cell not in model.open_cells:
        return ()
    box = model.places.cells[cell]
    return (Node(f"lit@{CELL_NAMES[cell]}", _hollow(box.w), box.cx, box.cy),)


def _seed(model: ViewModel, cell: int, face: int) -> Node:
    """Return the seed on a cell, with a folded corner if the preview flips it."""
    box, basket = model.places.cells[cell], model.places.basket
    turns = model.forecast is not None and cell in model.forecast.flipped
    return Node(
        f"seed@{CELL_NAMES[cell]}",
        FOLDED[face] if turns else SEEDS[face],
        box.cx,
        box.cy,
        box.w * _SEED / RADIUS,
        face=str(face),
        enter=basket,
        exit=model.carried.get(cell, basket),
    )


def _ghost(model: ViewModel, cell: int) -> tuple[Node, ...]:
    """Return the ring around the picked cell and the ghost of the seed to plant."""
    box, face = model.places.cells[cell], model.choice.face
    radius = box.w * _CHOSEN_RING
    halo = Circle(0, 0, radius, fill="sun", opacity=0.3, shadow=CHIP)
    selected = (halo, *ring(0, 0, radius, max(3.4, box.w * 0.034)))
    scale = box.w * _SEED / RADIUS
    return (
        Node(f"picked@{CELL_NAMES[cell]}", selected, box.cx, box.cy),
        Node("ghost", GHOSTS[face], box.cx, box.cy, scale, face=f"ghost {face}"),
    )


def _hollow(size: float) -> Shapes:
    """Return the hollow of an open cell `size` pixels wide, centred on the origin."""
    radius = size * _RING
    return (
        Circle(0, 0, radius, fill="soil2", opacity=0.95),
        *ring(0, 0, radius, max(2.4, size * 0.0215)),
        Icon("plant-seed", 0, 0, size * 0.31, "white", opacity=0.72),
    )


def _leaf(model: ViewModel, cell: int) -> tuple[Node, ...]:
    """Return a leaf on a cell just planted, a smaller one on a cell just flipped."""
    box = model.places.cells[cell]
    if cell in model.trace.planted:
        size = max(19.0, box.w * 0.19)
    elif cell in model.trace.turned:
        size = max(13.0, box.w * 0.13)
    else:
        return ()
    leaf = last_leaf(0, 0, round(size, 1))
    return (Node(f"leaf@{CELL_NAMES[cell]}", leaf, box.x + box.w * 0.1, box.y + box.h * 0.1),)


def _counted(model: ViewModel) -> tuple[Node, ...]:
    """Return the badge with the number of seeds in the garden, while the basket is inspected."""
    if model.sight.inspected != BASKET:
        return ()
    said = badge(0, 0, t(labels.IN_GARDEN, count=model.position.seeds), size=17)
    return (Node("term-bed", said, model.places.bed.cx, model.places.bed.cy),)
