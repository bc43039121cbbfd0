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
from tabletop.games.wizards_garden.scene_terms import BASKET
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
from tabletop.scene.boxes import Box
from tabletop.scene.looking import SCORE, toggled
from tabletop.scene.regions import (
    BUTTONS,
    DISABLED,
    GRID,
    LAST,
    LEGAL,
    RADIOS,
    SELECTED,
    Group,
    Region,
    target,
)
from tabletop.scene.table import Sight
from tabletop.scene.ways import way_regions

BOARD, FACE, HARVEST, GO, SCORES = "board", "face", "harvest", "go", "scores"
PANEL = "panel-"
_GROUPS = (
    Group(BOARD, "Garden bed", GRID),
    Group(FACE, "Face", RADIOS),
    Group(HARVEST, "Harvest", RADIOS),
    Group(GO, "Go on", BUTTONS),
    Group(SCORES, "Scores", BUTTONS),
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
        *way_regions(ways(view), GO),
        *_scores(view),
    )


def look(sight: Sight[State], region: str) -> str | None:
    """Return the gaze after a tap on a player or on the basket: its terms, or nothing again."""
    if region == BASKET:
        return toggled(sight, BASKET)
    if region.startswith(PANEL):
        return toggled(sight, f"{SCORE}{region.removeprefix(PANEL)}")
    return None


def _scores(view: Shown) -> tuple[Region, ...]:
    """Return what is looked at beside the bed: both players, and the basket."""
    panels = (
        _looked_at(f"{PANEL}{seat}", panel_note(view, seat), view.places.panel(seat).box, seat)
        for seat in (1, 2)
    )
    return (*panels, _looked_at(BASKET, basket_note(view), view.places.tray.basket_box, 3))


def _looked_at(name: str, label: str, box: Box, col: int) -> Region:
    return target(name, SCORES, label, box, col=col, hint="Shows on the bed how that comes about.")


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
    """Return a region for each direction of a choice, the larger harvest first."""
    planting = view.planting
    if planting is None or len(planting.directions) < 2:
        return ()
    order = enumerate(directions_by_size(planting), start=1)
    return tuple(_harvest(view, planting, where, place) for place, where in order)


def _harvest(view: Shown, planting: Planting, where: int, place: int) -> Region:
    """Return the region of the lines of one direction: their cells but for the one picked.

    Where lines cross, a tap means the direction that is not chosen: it changes the choice.
    """
    chosen = where == chosen_direction(planting)
    taken = {planting.cell} | (_cells_besides(planting, where) if chosen else set())
    lines = [each.line.cells for each in planting.complete if each.line.direction == where]
    parts = [view.places.span(run) for line in lines for run in _runs(line, taken)]
    left, top = min(box.x for box in parts), min(box.y for box in parts)
    right, bottom = max(box.right for box in parts), max(box.bottom for box in parts)
    return Region(
        f"harvest-{DIRECTIONS[where]}",
        HARVEST,
        f"{way(planting, where)}, {gain_of(planting, where)}",
        Box(left, top, right - left, bottom - top),
        col=place,
        states=(SELECTED,) if chosen else (),
        path="".join(_outline(box) for box in parts),
    )


def _cells_besides(planting: Planting, where: int) -> set[int]:
    """Return the cells of the complete lines of all other directions."""
    others = (each.line for each in planting.complete if each.line.direction != where)
    return {cell for line in others for cell in line.cells}


def _runs(line: tuple[int, ...], taken: set[int]) -> list[tuple[int, ...]]:
    """Return the cells of a line that are not taken, in runs whose span covers no other cell."""
    step = line[1] - line[0]
    runs: list[tuple[int, ...]] = []
    for cell in line:
        if cell in taken:
            continue
        if runs and runs[-1][-1] == cell - step and step in (1, SIZE):
            runs[-1] += (cell,)
        else:
            runs.append((cell,))
    return runs


def _outline(box: Box) -> str:
    return f"M{box.x:.1f} {box.y:.1f}h{box.w:.1f}v{box.h:.1f}h{-box.w:.1f}Z"
