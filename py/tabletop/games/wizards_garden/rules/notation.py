"""Moves of Wizards' Garden and their notation: `c2b`, `a1w/c`, `first=2`, `keep`, `undo`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, CELLS, DIRECTIONS, FACES
from tabletop.games.wizards_garden.rules.problems import Fault

_PLANT = re.compile(r"([a-d][1-4])([wb])(?:/([rcd]))?")


@dataclass(frozen=True, slots=True)
class Plant:
    """Put a seed on a cell, WHITE or BLACK side up, during setup or as a planting.

    `direction` selects the lines to harvest if there is a choice (R9); otherwise it is None.
    """

    cell: int
    face: int
    direction: int | None = None


@dataclass(frozen=True, slots=True)
class Toss:
    """The chance outcome that decides which seat plants first (R4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Confirm:
    """Keep or undo the planting just made (R13)."""

    keep: bool


Move = Plant | Toss | Confirm

TOSSES = (Toss(1), Toss(2))
KEEP, UNDO = Confirm(True), Confirm(False)


def move_to_text(move: Move) -> str:
    """Return `move` in notation."""
    if isinstance(move, Toss):
        return f"first={move.seat}"
    if isinstance(move, Confirm):
        return "keep" if move.keep else "undo"
    suffix = "" if move.direction is None else "/" + DIRECTIONS[move.direction]
    return CELL_NAMES[move.cell] + FACES[move.face] + suffix


_WORDS: dict[str, Move] = {move_to_text(move): move for move in (*TOSSES, KEEP, UNDO)}


def move_from_text(text: str) -> Move:
    """Parse `text`; raise IllegalMove (E-SYNTAX) if it is not valid notation."""
    if text in _WORDS:
        return _WORDS[text]
    found = _PLANT.fullmatch(text)
    if not found:
        raise unreadable(text, Fault.UNREADABLE)
    cell, face, direction = found.groups()
    chosen = None if direction is None else DIRECTIONS.index(direction)
    return Plant(CELL_NAMES.index(cell), FACES.index(face), chosen)


def _plantings(cell: int, face: int, directions: int) -> tuple[Plant, ...]:
    """Return the moves for one cell and face, given the directions with complete lines.

    There is one move for each of two or more directions (R9), else a single move without one.
    """
    if directions.bit_count() < 2:
        return (Plant(cell, face),)
    return tuple(Plant(cell, face, each) for each in range(3) if directions >> each & 1)


PLANTINGS = tuple(
    tuple(tuple(_plantings(cell, face, directions) for directions in range(8)) for face in (0, 1))
    for cell in CELLS
)
"""Interned moves: PLANTINGS[cell][face][directions], with `directions` as in DIRECTIONS_IN."""
