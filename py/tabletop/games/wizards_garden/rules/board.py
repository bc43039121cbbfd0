"""Geometry of the 4x4 board: cells, neighbours and lines, as indices and bitboards.

Cell 0 is a1, cell 1 is b1 and cell 15 is d4. In a 16-bit mask, bit n stands for cell n.
"""

from __future__ import annotations

from typing import NamedTuple

SIZE = 4
CELLS = range(SIZE * SIZE)
ALL = (1 << len(CELLS)) - 1
"""Mask with all 16 cells set."""

WHITE, BLACK = 0, 1
FACES = "wb"
"""Notation letters, indexed by WHITE and BLACK."""

RANK, FILE, DIAGONAL = 0, 1, 2
DIRECTIONS = "rcd"
"""Notation letters (row, column, diagonal), indexed by RANK, FILE and DIAGONAL."""

CELL_NAMES = tuple("abcd"[cell % SIZE] + "1234"[cell // SIZE] for cell in CELLS)


class Line(NamedTuple):
    """One of the ten lines of four cells (R1)."""

    direction: int
    cells: tuple[int, ...]
    mask: int

    @property
    def key(self) -> str:
        """Return the end cells as text, such as "a1-d1"."""
        return f"{CELL_NAMES[self.cells[0]]}-{CELL_NAMES[self.cells[-1]]}"


def cells_of(mask: int) -> tuple[int, ...]:
    """Return the cells of `mask` in ascending order."""
    return tuple(cell for cell in CELLS if mask >> cell & 1)


def mask_of(cells: tuple[int, ...]) -> int:
    """Return the mask of `cells`."""
    return sum(1 << cell for cell in cells)


def _neighbours(cell: int) -> int:
    """Return the mask of the cells that share a side with `cell` (R1)."""
    file, rank = cell % SIZE, cell // SIZE
    beside = ((file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1))
    return mask_of(
        tuple(x + SIZE * y for x, y in beside if x in range(SIZE) and y in range(SIZE)),
    )


def _lines() -> tuple[Line, ...]:
    """Return the ten lines (R1): ranks 1 to 4, files a to d, then the two long diagonals."""
    found = [(RANK, tuple(SIZE * y + x for x in range(SIZE))) for y in range(SIZE)]
    found += [(FILE, tuple(SIZE * y + x for y in range(SIZE))) for x in range(SIZE)]
    found += [(DIAGONAL, (0, 5, 10, 15)), (DIAGONAL, (12, 9, 6, 3))]
    return tuple(Line(direction, cells, mask_of(cells)) for direction, cells in found)


def _directions() -> bytes:
    """Build the table DIRECTIONS_IN.

    Only supersets of a line are visited; every other entry stays 0.
    """
    table = bytearray(ALL + 1)
    for line in LINES:
        rest = others = ALL ^ line.mask
        bit = 1 << line.direction
        while True:
            table[line.mask | others] |= bit
            if not others:
                break
            others = (others - 1) & rest
    return bytes(table)


NEIGHBOURS = tuple(_neighbours(cell) for cell in CELLS)
"""Mask of the orthogonal neighbours of each cell (R1)."""

LINES = _lines()
LINES_BY_DIRECTION = tuple(
    tuple(line for line in LINES if line.direction == direction) for direction in range(3)
)
DIRECTIONS_IN = _directions()
"""For each 16-bit mask, the directions in which it contains a full line, as bits 1 << direction."""
