"""The squares of a game board, and the ways between them."""

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
"""Rows down and columns to the right of each direction, named like the keys of a number pad."""

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Maze:
    """A game board as a graph. Squares are numbered by row, then column, from 0 on.

    `faces[square]` is the print as a face, BLUE or START. `open_ways[square]` leads by direction to
    the squares that R3 allows, `hedged_ways[square]` to those that only hedges forbid. `cells`
    holds the row and column of each square, `colours` the colour of each target square; `ring` are
    the squares that touch Start, `bottom` those of the lowest row.
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


@lru_cache(maxsize=16)
def maze_of(plan: Plan) -> Maze:
    """Return the graph that a plan draws."""
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
        ring=frozenset(square for square, cell in enumerate(cells) if _touch(cell, cells[start])),
        bottom=frozenset(square for square, (row, _) in enumerate(cells) if row == lowest),
    )


def _signs(rows: list[str]) -> Iterator[tuple[Cell, str]]:
    for row, line in enumerate(rows[1::2]):
        for column, sign in enumerate(line[1::2]):
            if sign != " ":
                yield (row, column), sign


def _touch(one: Cell, other: Cell) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def _ways(
    rows: list[str], number: Mapping[Cell, int], cell: Cell
) -> tuple[dict[str, int], dict[str, int]]:
    """Return the open and the hedged ways from a square by direction (R3)."""
    open_ways: dict[str, int] = {}
    hedged_ways: dict[str, int] = {}
    for direction, (down, right) in DIRECTIONS.items():
        target = (cell[0] + down, cell[1] + right)
        if target in number and (routes := _routes(number, cell, target)):
            is_open = any(not any(_hedge(rows, *pair) for pair in route) for route in routes)
            (open_ways if is_open else hedged_ways)[direction] = number[target]
    return open_ways, hedged_ways


def _routes(
    number: Mapping[Cell, int], cell: Cell, target: Cell
) -> list[tuple[tuple[Cell, Cell], ...]]:
    """Return the ways to a square as edges to cross: one straight, or up to two round a corner."""
    if cell[0] == target[0] or cell[1] == target[1]:
        return [((cell, target),)]
    corners = ((cell[0], target[1]), (target[0], cell[1]))
    return [((cell, corner), (corner, target)) for corner in corners if corner in number]


def _hedge(rows: list[str], one: Cell, other: Cell) -> bool:
    """Return whether a hedge lies on the edge between two squares side by side."""
    row, column = one[0] + other[0] + 1, one[1] + other[1] + 1
    return rows[row][column] in "|-"
