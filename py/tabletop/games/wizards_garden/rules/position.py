"""Positions and their text format."""

from __future__ import annotations

import re
from typing import NamedTuple

from tabletop.core.errors import BadRecord, bad_format
from tabletop.core.problems import BadValue
from tabletop.games.wizards_garden.rules.board import ALL, CELLS, DIRECTIONS_IN, FACES, SIZE
from tabletop.games.wizards_garden.rules.problems import (
    Fault,
    NotPosition,
    Problem,
    StolenStaff,
    TooFewSeeds,
    TooManySeeds,
)

SEEDS = 20
SETUP_SEEDS = 4


class Flowers(NamedTuple):
    """Flowers that one seat has harvested, by colour."""

    white: int = 0
    black: int = 0

    @property
    def total(self) -> int:
        """Return the number of flowers; each colour counts 1 (J18)."""
        return self.white + self.black


class Position(NamedTuple):
    """Board, seat to move, harvested flowers and owner of the Wizard's Staff.

    `white` and `black` are masks of the cells whose seed shows that colour. `mover` is 1 or 2, or
    CHANCE (0) before the toss. `flowers` is indexed by seat - 1. `staff` is a seat, or 0 for none.
    """

    white: int
    black: int
    mover: int
    flowers: tuple[Flowers, Flowers]
    staff: int

    @property
    def seeds(self) -> int:
        """Return the number of seeds on the board."""
        return (self.white | self.black).bit_count()

    @property
    def basket(self) -> int:
        """Return the number of seeds in the basket (R2)."""
        first, second = self.flowers
        return SEEDS - self.seeds - first.total - second.total

    @property
    def plantings(self) -> int:
        """Return the number of plantings since the setup (J24).

        Each planting adds one seed to the board, and each flower takes four seeds off it.
        """
        first, second = self.flowers
        return self.seeds + 4 * (first.total + second.total) - SETUP_SEEDS


EMPTY = Position(0, 0, 1, (Flowers(), Flowers()), 0)
"""The empty board, seat 1 to move."""

_NUMBER = r"(0|[1-9][0-9]?)"
_FLOWERS = rf"w{_NUMBER}b{_NUMBER}"
_FORM = re.compile(rf"([wb.]{{4}}(?:/[wb.]{{4}}){{3}}) ([12]) {_FLOWERS} {_FLOWERS} ([12-])")


def board_to_text(white: int, black: int) -> str:
    """Return the board as `rank4/rank3/rank2/rank1`, with `w`, `b` or `.` for each cell."""
    letters = ["w" if white >> c & 1 else "b" if black >> c & 1 else "." for c in CELLS]
    ranks = ["".join(letters[rank * SIZE : rank * SIZE + SIZE]) for rank in range(SIZE)]
    return "/".join(reversed(ranks))


def position_to_text(position: Position) -> str:
    """Return the position as text: board, mover, flowers of seats 1 and 2, Staff.

    Example: `...b/..w./.b../w... 2 w0b0 w0b0 -`.
    """
    flowers = " ".join(f"w{each.white}b{each.black}" for each in position.flowers)
    board = board_to_text(position.white, position.black)
    return f"{board} {position.mover} {flowers} {position.staff or '-'}"


def position_from_text(text: str) -> Position:
    """Return the position written by `position_to_text`.

    Raise BadRecord (E-FORMAT) if the text is malformed or the position is impossible.
    """
    found = _FORM.fullmatch(text)
    if not found:
        raise _impossible(NotPosition(text))
    board, mover, *numbers, staff = found.groups()
    white1, black1, white2, black2 = (int(number) for number in numbers)
    position = Position(
        _mask(board, FACES[0]),
        _mask(board, FACES[1]),
        int(mover),
        (Flowers(white1, black1), Flowers(white2, black2)),
        0 if staff == "-" else int(staff),
    )
    wrong = why_impossible(position)
    if wrong is not None:
        raise _impossible(wrong)
    return position


def _mask(board: str, letter: str) -> int:
    letters = "".join(reversed(board.split("/")))
    return sum(1 << cell for cell in CELLS if letters[cell] == letter)


def _impossible(problem: Problem) -> BadRecord:
    return bad_format("position", BadValue("wizards-garden", problem))


def why_impossible(position: Position) -> Problem | None:
    """Return why `position` is unreachable (R2, R11, J7), or None if these checks pass."""
    flowers = sum(each.total for each in position.flowers)
    seeds = position.seeds
    if seeds + flowers > SEEDS:
        return TooManySeeds(SEEDS, seeds, flowers)
    if seeds + 4 * flowers < SETUP_SEEDS:
        return TooFewSeeds(SETUP_SEEDS)
    if position.staff and not position.flowers[position.staff - 1].black:
        return StolenStaff(position.staff)
    if not position.staff and any(each.black for each in position.flowers):
        return Fault.STAFF_MISSING
    if _has_line(position) and (seeds != SETUP_SEEDS or flowers):
        return Fault.LINE_LEFT
    return None


def _has_line(position: Position) -> bool:
    return bool(DIRECTIONS_IN[position.white] | DIRECTIONS_IN[position.black])


def is_final(position: Position) -> bool:
    """Return whether the game is over because the seat to move cannot plant (R14)."""
    return not position.basket or (position.white | position.black) in (0, ALL)
