"""The game board as a graph: its squares and the connections between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tabletop.games.letter_maze.rules.boards import Plan

BLUE, START = "*", "@"
NO_TILE = "."

DIRECTIONS = {
    "1": (1, -1),
    "2": (1, 0),
    "3": (1, 1),
    "4": (0, -1),
    "6": (0, 1),
    "7": (-1, -1),
    "8": (-1, 0),
    "9": (-1, 1),
}
"""The (down, right) offset of each direction, named after the keys of a number pad."""

HEDGES = frozenset("|-")
"""The characters for hedges in a drawing."""

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Maze:
    """A game board as a graph. Squares are numbered from 0 by row, then column.

    `cells`, `names` and `faces` are indexed by square: its (row, column), its name, and its
    printed letter (or BLUE or START). `open_ways` maps directions to the adjacent squares that
    can be entered (R3), `hedged_ways` those to squares behind a hedge. `colours` is the colour
    of each target square. `ring` holds the squares around Start, `bottom` those of the lowest
    row.
    """

    cells: tuple[Cell, ...]
    names: tuple[str, ...]
    faces: str
    colours: Mapping[int, str]
    blue: tuple[int, ...]
    start: int
    open_ways: tuple[Mapping[str, int], ...]
    hedged_ways: tuple[Mapping[str, int], ...]
    ring: frozenset[int]
    bottom: frozenset[int]

    def beside(self, square: int) -> dict[str, int]:
        """Return the adjacent squares by direction, those behind hedges last."""
        return {**self.open_ways[square], **self.hedged_ways[square]}

    def apart(self, one: int, other: int) -> int:
        """Return the distance between two squares: the larger of the row and column differences."""
        return _apart(self.cells[one], self.cells[other])


@lru_cache(maxsize=16)
def maze_of(plan: Plan) -> Maze:
    """Return the graph of a plan (cached)."""
    rows = plan.drawing.split("\n")
    signs = dict(_signs(rows))
    cells = tuple(signs)
    number = {cell: square for square, cell in enumerate(cells)}
    targets = [number[cell] for cell, sign in signs.items() if sign.islower()]
    start = number[next(cell for cell, sign in signs.items() if sign == START)]
    ways = [_ways(rows, number, cell) for cell in cells]
    lowest = max(row for row, _ in cells)
    return Maze(
        cells=cells,
        names=tuple(f"{chr(ord('a') + column)}{row + 1}" for row, column in cells),
        faces="".join(signs.values()).upper(),
        colours=dict(zip(targets, plan.colours, strict=True)),
        blue=tuple(number[cell] for cell, sign in signs.items() if sign == BLUE),
        start=start,
        open_ways=tuple(open_ways for open_ways, _ in ways),
        hedged_ways=tuple(hedged for _, hedged in ways),
        ring=frozenset(at for at, cell in enumerate(cells) if _apart(cell, cells[start]) == 1),
        bottom=frozenset(square for square, (row, _) in enumerate(cells) if row == lowest),
    )


def _signs(rows: list[str]) -> Iterator[tuple[Cell, str]]:
    for row, line in enumerate(rows[1::2]):
        for column, sign in enumerate(line[1::2]):
            if sign != " ":
                yield (row, column), sign


def _apart(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _ways(
    rows: list[str], number: Mapping[Cell, int], cell: Cell
) -> tuple[dict[str, int], dict[str, int]]:
    """Return the open and the hedged ways from a square, by direction (R3)."""
    open_ways: dict[str, int] = {}
    hedged_ways: dict[str, int] = {}
    row, column = cell
    for direction, (down, right) in DIRECTIONS.items():
        square = number.get((row + down, column + right))
        if square is None:
            continue
        if not (down and right):
            is_open = rows[2 * row + 1 + down][2 * column + 1 + right] not in HEDGES
        elif (row, column + right) in number or (row + down, column) in number:
            is_open = _is_open_round_a_corner(rows, number, cell, down, right)
        else:
            continue
        (open_ways if is_open else hedged_ways)[direction] = square
    return open_ways, hedged_ways


def _is_open_round_a_corner(
    rows: list[str], number: Mapping[Cell, int], cell: Cell, down: int, right: int
) -> bool:
    """Return whether a diagonal is open: one of its corners is a square reached without a hedge."""
    row, column = cell
    # Squares are at odd rows and columns of the drawing, edges between the squares that they join.
    top, left = 2 * row + 1, 2 * column + 1
    return (
        (row, column + right) in number
        and rows[top][left + right] not in HEDGES
        and rows[top + down][left + 2 * right] not in HEDGES
    ) or (
        (row + down, column) in number
        and rows[top + down][left] not in HEDGES
        and rows[top + 2 * down][left + right] not in HEDGES
    )
