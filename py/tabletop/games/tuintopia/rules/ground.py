"""The geometry of a garden: its cells, their neighbours, and its zones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tabletop.games.tuintopia.rules.problems import (
    NoShape,
    ShapeFault,
    ShapeProblem,
    TooLarge,
    WrongSize,
)

MOST_ROWS = MOST_COLUMNS = 16
LEAST_CELLS, MOST_CELLS = 4, 49

Place = tuple[int, int]
"""A row and a column, both counted from 0 in the north-west corner."""


SIDES = tuple((south, east) for south in (-1, 0, 1) for east in (-1, 0, 1))
"""The nine (south, east) offsets from a cell, row by row; (0, 0) is never a neighbour."""


class Link(NamedTuple):
    """A neighbour of a cell: its cell number, and the index in SIDES of its direction.

    The house is one neighbour, even if both halves touch the cell (rule 1). In that case it is both
    orthogonal and diagonal, and counts as diagonal, so it scores for sun and wind once each
    (rule 7).
    """

    cell: int
    side: int


class Ground(NamedTuple):
    """A garden without cards. Cells are numbered row by row, west to east; sets are bit masks.

    Indexed by cell number: `links` are the neighbours, `near` those that are cells (not the house),
    and `halves` the name of the half of the house that the cell touches, or "". `zones` maps I, II
    and III to the cells where cards of that zone may be placed (rule 18).
    """

    rows: tuple[str, ...]
    cells: tuple[str, ...]
    numbers: dict[str, int]
    house_cells: tuple[str, str]
    links: tuple[tuple[Link, ...], ...]
    near: tuple[int, ...]
    halves: tuple[str, ...]
    everywhere: int
    by_house: int
    zones: dict[str, int]

    @property
    def house(self) -> int:
        """Return the cell number that represents the house in `links`: one past the last cell."""
        return len(self.cells)


class Garden(NamedTuple):
    """The shape of a named garden: its rows, as in a custom shape."""

    rows: tuple[str, ...]


def _load() -> dict[str, Garden]:
    text = (Path(__file__).parents[1] / "gardens.json").read_text(encoding="utf-8")
    return {name: Garden(tuple(entry["rows"])) for name, entry in json.loads(text).items()}


GARDENS = _load()


def cell_name(row: int, column: int) -> str:
    """Return the name of a cell, such as "b3" for row 2 and column 1 (counted from 0)."""
    return "abcdefghijklmnop"[column] + str(row + 1)


def rows_of(garden: str) -> tuple[str, ...]:
    """Return the rows of a named garden or of a custom shape."""
    return GARDENS[garden].rows if garden in GARDENS else tuple(garden.split("/"))


def shape_fault(garden: str) -> ShapeProblem | None:
    """Return the first problem with `garden` (a name or a custom shape), or None if it is valid."""
    rows = rows_of(garden)
    if set(garden) - set(".H#/") and garden not in GARDENS:
        return NoShape(garden[:40], tuple(GARDENS))
    if len(rows) > MOST_ROWS or max(map(len, rows)) > MOST_COLUMNS:
        return TooLarge(MOST_ROWS, MOST_COLUMNS)
    if len({len(row) for row in rows}) != 1:
        return ShapeFault.UNEVEN
    if sum(row.count("H") for row in rows) != 2 or not any("HH" in row for row in rows):
        return ShapeFault.NOT_ONE_HOUSE
    count = sum(row.count(".") for row in rows)
    if not LEAST_CELLS <= count <= MOST_CELLS:
        return WrongSize(LEAST_CELLS, MOST_CELLS, count)
    return None if _hangs_together(rows) else ShapeFault.IN_PIECES


def _hangs_together(rows: Sequence[str]) -> bool:
    places = set(_places(rows, ".H"))
    edge = [places.pop()]
    while edge:
        beside = set(_around(edge.pop())) & places
        places -= beside
        edge.extend(beside)
    return not places


def _places(rows: Sequence[str], signs: str) -> list[Place]:
    return [
        (row, column)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign in signs
    ]


def _around(place: Place) -> list[Place]:
    row, column = place
    return [
        (row + south, column + east) for south in (-1, 0, 1) for east in (-1, 0, 1) if south or east
    ]


@cache
def ground_of(garden: str) -> Ground:
    """Return the ground of `garden`, a name or a custom shape without a `shape_fault`."""
    rows = rows_of(garden)
    places = _places(rows, ".")
    halves = _places(rows, "H")
    cells = tuple(cell_name(*place) for place in places)
    links = tuple(_links(place, places, halves) for place in places)
    touching = tuple(_touching(place, halves) for place in places)
    everywhere = (1 << len(cells)) - 1
    by_house = sum(1 << number for number, half in enumerate(touching) if half)
    return Ground(
        rows=rows,
        cells=cells,
        numbers={name: number for number, name in enumerate(cells)},
        house_cells=(cell_name(*halves[0]), cell_name(*halves[1])),
        links=links,
        near=tuple(
            sum(1 << link.cell for link in around if link.cell < len(cells)) for around in links
        ),
        halves=touching,
        everywhere=everywhere,
        by_house=by_house,
        zones={"I": by_house, "II": everywhere, "III": everywhere & ~by_house},
    )


def _links(place: Place, places: list[Place], halves: list[Place]) -> tuple[Link, ...]:
    row, column = place
    around = _around(place)
    links = [
        Link(places.index(other), SIDES.index((other[0] - row, other[1] - column)))
        for other in around
        if other in places
    ]
    sides = [(half[0] - row, half[1] - column) for half in halves if half in around]
    if sides:
        east = next((east for _, east in sides if east), 0)
        links.append(Link(len(places), SIDES.index((sides[0][0], east))))
    return tuple(links)


def _touching(place: Place, halves: list[Place]) -> str:
    """Return the name of the half of the house that touches `place`, or "".

    If both do, return the one in the same column.
    """
    near = [half for half in halves if half in _around(place)]
    near.sort(key=lambda half: half[1] != place[1])
    return cell_name(*near[0]) if near else ""
