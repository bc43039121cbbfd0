"""Where the table of Wizards' Garden can be touched, and what is read aloud there."""

from __future__ import annotations

from tabletop.games.wizards_garden.board import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    FACE_NAMES,
    FACES,
    SIZE,
)
from tabletop.games.wizards_garden.planting import Planting
from tabletop.games.wizards_garden.scene_draft import (
    CHOOSING,
    chosen_direction,
    directions_by_size,
)
from tabletop.games.wizards_garden.scene_shown import Shown
from tabletop.games.wizards_garden.scene_tray import ways
from tabletop.games.wizards_garden.scene_words import (
    basket_note,
    cell_hint,
    cell_label,
    gain_of,
    panel_note,
    way,
)
from tabletop.games.wizards_garden.state import State
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.regions import (
    BUTTONS,
    DISABLED,
    GRID,
    LAST,
    LEGAL,
    RADIOS,
    SELECTED,
    Group,
    Note,
    Region,
    target,
)
from tabletop.scene.table import Sight

BOARD, FACE, HARVEST, GO = "board", "face", "harvest", "go"
_GROUPS = (
    Group(BOARD, "Garden bed", GRID),
    Group(FACE, "Face", RADIOS),
    Group(HARVEST, "Harvest", RADIOS),
    Group(GO, "Go on", BUTTONS),
)
_FACE_HINTS = (
    "White, round like a flower, with a dove.",
    "Black, with claws, with a raven.",
)


def groups(view: Shown) -> tuple[Group, ...]:
    """Return the groups of regions; that of the harvests only where there is a choice."""
    is_choice = view.planting is not None and len(view.planting.directions) > 1
    return tuple(each for each in _GROUPS if each.id != HARVEST or is_choice)


def regions(sight: Sight[State], view: Shown) -> tuple[Region, ...]:
    """Return everything that can be touched."""
    return (
        *(_cell(sight, view, cell) for cell in CELLS),
        *(_face(view, face) for face in (0, 1)),
        *_harvests(view),
        *_buttons(view),
    )


def notes(view: Shown) -> tuple[Note, ...]:
    """Return what can be read beside the bed: both players, and the basket."""
    return (
        *(
            Note(f"panel-{seat}", panel_note(view, seat), view.places.panel(seat).box)
            for seat in (1, 2)
        ),
        Note("basket", basket_note(view), view.places.tray.basket_box),
    )


def _cell(sight: Sight[State], view: Shown, cell: int) -> Region:
    picked = view.active and cell == view.choice.cell
    return Region(
        CELL_NAMES[cell],
        BOARD,
        cell_label(view, cell),
        view.places.cells[cell],
        row=SIZE - cell // SIZE,
        col=cell % SIZE + 1,
        states=_cell_states(view, cell, picked=picked),
        drag="ghost" if picked else None,
        hint=cell_hint(sight, view, cell),
    )


def _cell_states(view: Shown, cell: int, *, picked: bool) -> tuple[str, ...]:
    may = view.active and cell in view.open_cells
    state = SELECTED if picked else LEGAL if may else DISABLED
    return (state, LAST) if cell in view.trace.planted else (state,)


def _face(view: Shown, face: int) -> Region:
    may = view.active and view.phase in CHOOSING
    state = () if may else (DISABLED,)
    return target(
        f"face-{FACES[face]}",
        FACE,
        FACE_NAMES[face],
        view.places.tray.slots[face],
        col=face + 1,
        states=(SELECTED,) if may and face == view.choice.face else state,
        drag=f"face-{FACES[face]}" if may else None,
        hint=_FACE_HINTS[face],
    )


def _harvests(view: Shown) -> tuple[Region, ...]:
    """Return a region for each direction of a choice: the cells of its lines.

    The one that is not chosen lies on top, so that a tap where lines cross changes the choice.
    """
    planting = view.planting
    if planting is None or len(planting.directions) < 2:
        return ()
    chosen = chosen_direction(planting)
    order = directions_by_size(planting)
    return tuple(
        _harvest(view, planting, where, order.index(where) + 1, chosen=where == chosen)
        for where in sorted(order, key=lambda where: where != chosen)
    )


def _harvest(view: Shown, planting: Planting, where: int, place: int, *, chosen: bool) -> Region:
    cells = {
        cell
        for each in planting.complete
        if each.line.direction == where
        for cell in each.line.cells
    }
    boxes = [view.places.cells[cell] for cell in sorted(cells - {planting.cell})]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Region(
        f"harvest-{DIRECTIONS[where]}",
        HARVEST,
        f"{way(planting, where)}, {gain_of(planting, where)}",
        Box(left, top, right - left, bottom - top),
        col=place,
        states=(SELECTED,) if chosen else (),
        path="".join(_square(box) for box in boxes),
    )


def _square(box: Box) -> str:
    return f"M{box.x:.1f} {box.y:.1f}h{box.w:.1f}v{box.h:.1f}h{-box.w:.1f}Z"


def _buttons(view: Shown) -> tuple[Region, ...]:
    return tuple(
        target(each.id, GO, each.spoken, each.box)._replace(
            col=index,
            states=(DISABLED,) if each.tone == papers.IDLE else (),
        )
        for index, each in enumerate(ways(view), start=1)
    )
