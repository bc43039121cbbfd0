"""Reasons why a move is illegal or a position invalid, with their details."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tabletop.games.wizards_garden.rules.phase import Phase


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    NO_CHOICE = auto()
    STAFF_MISSING = auto()
    LINE_LEFT = auto()


class OtherPhase(NamedTuple):
    """This kind of move does not fit the current phase."""

    phase: Phase


class Occupied(NamedTuple):
    """The cell already has a seed."""

    cell: int


class TooNear(NamedTuple):
    """With `setup=apart`, the cell is adjacent to these `seeds` (J3)."""

    cell: int
    seeds: tuple[int, ...]


class TooFar(NamedTuple):
    """The cell has no neighbouring seed (R6)."""

    cell: int


class DirectionMissing(NamedTuple):
    """Lines are complete in several directions, and the move names none of them (R9)."""

    choices: tuple[int, ...]


class NoLine(NamedTuple):
    """The move names a direction without a complete line, instead of one of `choices` (R9)."""

    direction: int
    choices: tuple[int, ...]


class NotPosition(NamedTuple):
    """The text does not have the position format."""

    text: str


class TooManySeeds(NamedTuple):
    """Seeds on the board plus flowers exceed the game's `seeds` (R2)."""

    seeds: int
    on_board: int
    flowers: int


class TooFewSeeds(NamedTuple):
    """The position has fewer seeds than the `seeds` placed in the setup."""

    seeds: int


class StolenStaff(NamedTuple):
    """The seat owns the Staff without having a black flower (R11)."""

    seat: int


Problem = (
    Fault
    | OtherPhase
    | Occupied
    | TooNear
    | TooFar
    | DirectionMissing
    | NoLine
    | NotPosition
    | TooManySeeds
    | TooFewSeeds
    | StolenStaff
)
