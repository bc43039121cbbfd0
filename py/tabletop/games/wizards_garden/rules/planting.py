"""What a planting does: flips, complete lines, harvest, Staff."""

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
    """A line that shows one colour after the flips, and that colour."""

    line: Line
    face: int


class Planting(NamedTuple):
    """All effects of one planting, for the table and the log.

    `flipped` holds the cells whose seeds turn over; `white` and `black` are the masks of the board
    after the flips; `complete` all complete lines and `harvested` those that are taken: none while
    a direction is still to be chosen. `takes_staff` says whether a black line is among them (R11).
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
        """Return the directions in which lines are complete; two or more are a choice (R9)."""
        return tuple(sorted({each.line.direction for each in self.complete}))

    def lines_in(self, direction: int) -> tuple[Line, ...]:
        """Return the lines that are complete in one direction."""
        return tuple(each.line for each in self.complete if each.line.direction == direction)

    @property
    def is_open(self) -> bool:
        """Return whether the direction of the harvest is still to be chosen."""
        return bool(self.complete) and not self.harvested

    def basket_after(self, position: Position) -> int:
        """Return the number of seeds in the basket afterwards, planted from `position` (R10)."""
        return position.basket - 1 + 3 * len(self.harvested)


def flip_and_plant(position: Position, cell: int, face: int) -> tuple[int, int]:
    """Return the masks of white and black after the flips and with the new seed (R6, R7)."""
    white, black = position.white, position.black
    flipped = NEIGHBOURS[cell] & (white | black)
    white ^= flipped
    black ^= flipped
    return (white | 1 << cell, black) if face == WHITE else (white, black | 1 << cell)


def directions_after(position: Position, cell: int, face: int) -> int:
    """Return the directions in which the planting completes lines, as bits 1 << direction (R8)."""
    white, black = flip_and_plant(position, cell, face)
    return DIRECTIONS_IN[white] | DIRECTIONS_IN[black]


def preview(position: Position, move: Plant) -> Planting:
    """Return what `move`, which may be played in `position`, does.

    A move without direction where there is a choice (R9) is shown up to that choice.
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
    """Return all complete lines, in the order of LINES (R8)."""
    found = []
    for line in LINES:
        if line.mask & white == line.mask:
            found.append(CompleteLine(line, WHITE))
        elif line.mask & black == line.mask:
            found.append(CompleteLine(line, BLACK))
    return found


def plant(position: Position, move: Plant) -> Position:
    """Return `position` after a legal planting: flips and harvest (R6 to R12), same mover."""
    white, black = flip_and_plant(position, move.cell, move.face)
    directions = DIRECTIONS_IN[white] | DIRECTIONS_IN[black]
    if not directions:
        return Position(white, black, position.mover, position.flowers, position.staff)
    # A single direction is the bit 1, 2 or 4, which halved is its number 0, 1 or 2.
    direction = directions >> 1 if move.direction is None else move.direction
    whites = [each.mask for each in LINES_BY_DIRECTION[direction] if each.mask & white == each.mask]
    blacks = [each.mask for each in LINES_BY_DIRECTION[direction] if each.mask & black == each.mask]
    # Lines of one direction share no cell, so their sum is the mask of all their cells.
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
