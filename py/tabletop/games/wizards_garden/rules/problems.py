"""What can be wrong with a move or a position of Wizards' Garden, with its details."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.games.wizards_garden.rules.state import Phase


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    NO_CHOICE = auto()
    STAFF_MISSING = auto()
    LINE_LEFT = auto()


class OtherPhase(NamedTuple):
    """The move is not of the kind that this phase of the game awaits."""

    phase: Phase


class Occupied(NamedTuple):
    """There is a seed on the cell."""

    cell: int


class TooNear(NamedTuple):
    """With `setup=apart`, the cell is beside the `seeds` of the setup (J3)."""

    cell: int
    seeds: tuple[int, ...]


class TooFar(NamedTuple):
    """There is no seed beside the cell (R6)."""

    cell: int


class DirectionMissing(NamedTuple):
    """Lines cross, and the move does not say which of the directions to harvest (R9)."""

    choices: tuple[int, ...]


class NoLine(NamedTuple):
    """The direction that the move names has no complete line; the `choices` have (R9)."""

    direction: int
    choices: tuple[int, ...]


class NotPosition(NamedTuple):
    """The text is no position string."""

    text: str


class TooManySeeds(NamedTuple):
    """A game has `seeds` seeds; those on the board and the flowers are more (R2)."""

    seeds: int
    on_board: int
    flowers: int


class TooFewSeeds(NamedTuple):
    """A game starts with `seeds` seeds on the board; the position has fewer."""

    seeds: int


class StolenStaff(NamedTuple):
    """The seat has the Staff but no black flower (R11)."""

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
