"""The moves of Wizards' Garden and their spelling: `c2b`, `a1w/c`, `first=2`, `keep`, `undo`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, CELLS, DIRECTIONS, FACES
from tabletop.games.wizards_garden.rules.problems import Fault

_PLANT = re.compile(r"([a-d][1-4])([wb])(?:/([rcd]))?")


@dataclass(frozen=True, slots=True)
class Plant:
    """Put a seed on a cell, WHITE or BLACK up: a placement in the setup, later a planting.

    `direction` names the lines to harvest where there is a choice (R9), and is None elsewhere.
    """

    cell: int
    face: int
    direction: int | None = None


@dataclass(frozen=True, slots=True)
class Toss:
    """Chance names the seat that plants first (R4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Confirm:
    """The mover keeps or undoes the planting (R13)."""

    keep: bool


Move = Plant | Toss | Confirm

TOSSES = (Toss(1), Toss(2))
KEEP, UNDO = Confirm(True), Confirm(False)


def move_to_text(move: Move) -> str:
    """Return the spelling of `move`."""
    if isinstance(move, Toss):
        return f"first={move.seat}"
    if isinstance(move, Confirm):
        return "keep" if move.keep else "undo"
    suffix = "" if move.direction is None else "/" + DIRECTIONS[move.direction]
    return CELL_NAMES[move.cell] + FACES[move.face] + suffix


_WORDS: dict[str, Move] = {move_to_text(move): move for move in (*TOSSES, KEEP, UNDO)}


def move_from_text(text: str) -> Move:
    """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""
    if text in _WORDS:
        return _WORDS[text]
    found = _PLANT.fullmatch(text)
    if not found:
        raise unreadable(text, Fault.UNREADABLE)
    cell, face, direction = found.groups()
    chosen = None if direction is None else DIRECTIONS.index(direction)
    return Plant(CELL_NAMES.index(cell), FACES.index(face), chosen)


def _plantings(cell: int, face: int, directions: int) -> tuple[Plant, ...]:
    """Return the moves that plant there when lines are complete in the set `directions` (R9)."""
    if directions.bit_count() < 2:
        return (Plant(cell, face),)
    return tuple(Plant(cell, face, each) for each in range(3) if directions >> each & 1)


PLANTINGS = tuple(
    tuple(tuple(_plantings(cell, face, directions) for directions in range(8)) for face in (0, 1))
    for cell in CELLS
)
"""All plantings, by cell, face and the set of directions in which lines are complete."""
