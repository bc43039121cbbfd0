"""The draft of a move, and how a tap changes or plays it.

A draft is a face, then a cell, then a direction, as picked so far: ("w",), ("w", "b3"),
("w", "b3", "r"). A face is always picked: () means ("w",).
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.board import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    FACES,
    WHITE,
)
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import (
    KEEP,
    UNDO,
    Confirm,
    Move,
    Plant,
    Toss,
    move_to_text,
)
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import Planting, preview
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.words import refusals
from tabletop.kit.texts import over
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight
from tabletop.words.objection import Objection

CHOOSING = (Phase.PLACE, Phase.PLANT, Phase.REPLANT)
"""The phases in which the mover places or plants a seed."""

GO, KEEP_IT, TAKE_BACK = "go", "keep", "undo"
_CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}
_FACES = {f"face-{letter}": face for face, letter in enumerate(FACES)}
_HARVESTS = {f"harvest-{letter}": where for where, letter in enumerate(DIRECTIONS)}
_GOES = {f"go-{letter}": where for where, letter in enumerate(DIRECTIONS)}


class Choice(NamedTuple):
    """The face, cell and harvest direction picked so far; None if not picked yet."""

    face: int = WHITE
    cell: int | None = None
    direction: int | None = None

    @property
    def draft(self) -> Draft:
        """Return this choice as a draft, such as ("w", "b3")."""
        words = [FACES[self.face]]
        words += [] if self.cell is None else [CELL_NAMES[self.cell]]
        words += [] if self.direction is None else [DIRECTIONS[self.direction]]
        return tuple(words)

    @property
    def move(self) -> Plant:
        """Return the picked move. A cell must be picked."""
        assert self.cell is not None
        return Plant(self.cell, self.face, self.direction)


def choice_of(sight: Sight[State]) -> Choice:
    """Parse the draft of `sight`."""
    if not sight.draft:
        return Choice()
    face, *more = sight.draft
    cell = _CELLS[more[0]] if more else None
    return Choice(FACES.index(face), cell, DIRECTIONS.index(more[1]) if more[1:] else None)


def spelled(move: Move) -> tuple[str, ...]:
    """Return the regions to tap to play `move`: face, cell, harvest direction if any, button."""
    if isinstance(move, Toss):
        return ()
    if isinstance(move, Confirm):
        return (KEEP_IT if move.keep else TAKE_BACK,)
    picks = f"face-{FACES[move.face]}", CELL_NAMES[move.cell]
    if move.direction is None:
        return (*picks, GO)
    letter = DIRECTIONS[move.direction]
    return (*picks, f"harvest-{letter}", f"{GO}-{letter}")


def planting_of(state: State, choice: Choice) -> Planting | None:
    """Return the preview of `choice`, or None if no cell is picked. A placement has no effects.

    If a direction is still to be picked, preview the one with the larger harvest.
    """
    if choice.cell is None or state.phase not in CHOOSING:
        return None
    if state.phase is Phase.PLACE:
        return Planting(choice.cell, choice.face, (), 0, 0, (), (), False)
    planting = preview(state.position, choice.move)
    if not planting.is_open:
        return planting
    larger = Plant(choice.cell, choice.face, directions_by_size(planting)[0])
    return preview(state.position, larger)


def directions_by_size(planting: Planting) -> list[int]:
    """Return the directions with complete lines, most lines first."""
    return sorted(planting.directions, key=lambda where: -len(planting.lines_in(where)))


def chosen_direction(planting: Planting) -> int | None:
    """Return the direction harvested, or None if there is no choice of direction (R9)."""
    return planting.harvested[0].line.direction if len(planting.directions) > 1 else None


def answer(sight: Sight[State], region: str) -> Answer:
    """Return the answer to a tap: a new draft, a move to play, or a refusal."""
    if sight.state.phase is Phase.OVER:
        return over("R14")
    if region in (KEEP_IT, TAKE_BACK):
        return _confirmed(sight.state, KEEP if region == KEEP_IT else UNDO)
    if region in _CELLS:
        return _cell_tapped(sight, _CELLS[region])
    if region in _FACES:
        return _face_tapped(sight, _FACES[region])
    if region in _HARVESTS:
        return _direction_tapped(sight, _HARVESTS[region])
    return _go(sight, _GOES.get(region))


def carried(sight: Sight[State], start: str, end: str) -> Answer | None:
    """Return the answer to dragging a face, or the picked seed, to a cell; else None."""
    if end not in _CELLS:
        return None
    if start in _FACES:
        return _put(sight.state, _CELLS[end], _FACES[start])
    if start in _CELLS and _CELLS[start] == choice_of(sight).cell:
        return _put(sight.state, _CELLS[end], choice_of(sight).face)
    return None


def why_not(state: State, cell: int, face: int = WHITE) -> Refusal | None:
    """Return why planting on `cell` is illegal, or None. A missing direction does not count."""
    refusal = GAME.why_illegal(state, Plant(cell, face))
    return None if refusal is None or refusal.code == "E-HARVEST" else refusal


def open_cells(state: State) -> frozenset[int]:
    """Return the cells where the mover may place or plant a seed."""
    if state.phase not in CHOOSING:
        return frozenset()
    return frozenset(cell for cell in CELLS if why_not(state, cell) is None)


def _confirmed(state: State, move: Confirm) -> Answer:
    return GAME.why_illegal(state, move) or Play(move_to_text(move))


def _cell_tapped(sight: Sight[State], cell: int) -> Answer:
    """Pick the cell; a second tap on it turns the seed over."""
    choice = choice_of(sight)
    if cell != choice.cell:
        return _put(sight.state, cell, choice.face)
    return Picked(sight.draft) if sight.is_ghost else _put(sight.state, cell, 1 - choice.face)


def _put(state: State, cell: int, face: int) -> Answer:
    return why_not(state, cell, face) or Picked(Choice(face, cell).draft)


def _face_tapped(sight: Sight[State], face: int) -> Answer:
    if sight.state.phase not in CHOOSING:
        return GAME.why_illegal(sight.state, Plant(0, face)) or _no_cell()
    choice = choice_of(sight)
    same = face == choice.face
    return Picked(Choice(face, choice.cell, choice.direction if same else None).draft)


def _no_cell() -> Objection:
    return Objection("E-PHASE", "turn", t(refusals.NO_CELL_YET))


def _direction_tapped(sight: Sight[State], direction: int) -> Answer:
    choice = choice_of(sight)
    if choice.cell is None:
        return Objection("E-HARVEST", "R9", t(refusals.NO_LINES_YET))
    return Picked(choice._replace(direction=direction).draft)


def _go(sight: Sight[State], direction: int | None) -> Answer:
    """Return the picked move, in the direction of the tapped button if it has one."""
    choice = choice_of(sight)
    if sight.state.phase not in CHOOSING:
        return GAME.why_illegal(sight.state, Plant(0, choice.face)) or _no_cell()
    if choice.cell is None:
        return _no_cell()
    move = choice._replace(direction=direction).move
    return GAME.why_illegal(sight.state, move) or Play(move_to_text(move))
