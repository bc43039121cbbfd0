"""Effects of a planting: flips, complete lines, harvest and the Wizard's Staff."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.wizards_garden.rules.board import (
    BLACK,
    DIRECTIONS_IN,
    LINES,
    LINES_BY_DIRECTION,
    NEIGHBOURS,
    WHITE,
    Line,
    cells_of,
)
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.position import Flowers, Position


class CompleteLine(NamedTuple):
    """A line whose four seeds show the same colour (`face`) after the flips."""

    line: Line
    face: int


class Planting(NamedTuple):
    """All effects of one planting, for the table and the log.

    `flipped` lists the cells whose seeds turn over. `white` and `black` are the board masks after
    the flips, before the harvest. `complete` lists every complete line, `harvested` the lines
    actually taken, which are none until a direction is chosen. `takes_staff` is true if a black
    line is harvested (R11).
    """

    cell: int
    face: int
    flipped: tuple[int, ...]
    white: int
    black: int
    complete: tuple[CompleteLine, ...]
    harvested: tuple[CompleteLine, ...]
    takes_staff: bool

    @property
    def directions(self) -> tuple[int, ...]:
        """Return the directions with complete lines; if there are several, one is chosen (R9)."""
        return tuple(sorted({each.line.direction for each in self.complete}))

    def lines_in(self, direction: int) -> tuple[Line, ...]:
        """Return the complete lines in `direction`."""
        return tuple(each.line for each in self.complete if each.line.direction == direction)

    @property
    def is_open(self) -> bool:
        """Return whether the harvest direction has yet to be chosen."""
        return bool(self.complete) and not self.harvested

    def basket_after(self, position: Position) -> int:
        """Return the basket size after this planting in `position` and its harvest (R10)."""
        return position.basket - 1 + 3 * len(self.harvested)


def flip_and_plant(position: Position, cell: int, face: int) -> tuple[int, int]:
    """Return the (white, black) masks after the flips, including the new seed (R6, R7)."""
    white, black = position.white, position.black
    flipped = NEIGHBOURS[cell] & (white | black)
    white ^= flipped
    black ^= flipped
    return (white | 1 << cell, black) if face == WHITE else (white, black | 1 << cell)


def directions_after(position: Position, cell: int, face: int) -> int:
    """Return the directions in which the planting completes lines, as bits 1 << direction (R8).

    The board before the harvest is checked; see `flip_and_plant`.
    """
    white, black = flip_and_plant(position, cell, face)
    return DIRECTIONS_IN[white] | DIRECTIONS_IN[black]


def preview(position: Position, move: Plant) -> Planting:
    """Return the effects of `move` in `position`.

    If several directions are complete and `move` names none (R9), `harvested` is empty.
    """
    white, black = flip_and_plant(position, move.cell, move.face)
    complete = tuple(_complete(white, black))
    directions = {each.line.direction for each in complete}
    chosen = directions if move.direction is None else {move.direction}
    harvested = tuple(each for each in complete if each.line.direction in chosen)
    if len(directions) > 1 and move.direction is None:
        harvested = ()
    return Planting(
        cell=move.cell,
        face=move.face,
        flipped=cells_of(NEIGHBOURS[move.cell] & (position.white | position.black)),
        white=white,
        black=black,
        complete=complete,
        harvested=harvested,
        takes_staff=any(each.face == BLACK for each in harvested),
    )


def _complete(white: int, black: int) -> list[CompleteLine]:
    """Return the complete lines, in the order of LINES (R8)."""
    found = []
    for line in LINES:
        if line.mask & white == line.mask:
            found.append(CompleteLine(line, WHITE))
        elif line.mask & black == line.mask:
            found.append(CompleteLine(line, BLACK))
    return found


def plant(position: Position, move: Plant) -> Position:
    """Return the position after the flips and harvest of a legal `move` (R6 to R12).

    The mover stays the same.
    """
    white, black = flip_and_plant(position, move.cell, move.face)
    directions = DIRECTIONS_IN[white] | DIRECTIONS_IN[black]
    if not directions:
        return Position(white, black, position.mover, position.flowers, position.staff)
    # For a single bit 1, 2 or 4, shifting right by one gives its index 0, 1 or 2.
    direction = directions >> 1 if move.direction is None else move.direction
    whites = [each.mask for each in LINES_BY_DIRECTION[direction] if each.mask & white == each.mask]
    blacks = [each.mask for each in LINES_BY_DIRECTION[direction] if each.mask & black == each.mask]
    # Parallel lines share no cell, so their sum is their union.
    return Position(
        white ^ sum(whites),
        black ^ sum(blacks),
        position.mover,
        _add_flowers(position, len(whites), len(blacks)),
        position.mover if blacks else position.staff,
    )


def _add_flowers(position: Position, whites: int, blacks: int) -> tuple[Flowers, Flowers]:
    first, second = position.flowers
    if position.mover == 1:
        return Flowers(first.white + whites, first.black + blacks), second
    return first, Flowers(second.white + whites, second.black + blacks)
