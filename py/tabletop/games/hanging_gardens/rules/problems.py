"""What can be wrong with a move of Hanging Gardens, with its details."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.spaces import Space


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    ROLL_FIRST = auto()
    NO_ROLL = auto()
    NO_PASS = auto()
    NO_TILE = auto()


class PlaceFault(Enum):
    """A problem with the place that a move names."""

    FIRST_TERRACE = auto()
    ONE_SUPPORT = auto()
    APART = auto()
    FULL_STACK = auto()
    NO_SUPPORT = auto()
    SAME_ANCHOR = auto()
    GAZEBO_THERE = auto()


class Piece(Enum):
    """A piece that needs free spaces."""

    SUPPORT = auto()
    BED = auto()
    GAZEBO = auto()


class Keeper(Enum):
    """What keeps a space from being free."""

    TABLE = auto()
    GAZEBO = auto()
    BED = auto()
    SUPPORT = auto()


class WrongDice(NamedTuple):
    """A roll needs `due` dice, one for each seat in it, and names others (R2)."""

    due: int
    given: int


class UsedUp(NamedTuple):
    """All beds of the colour are in the garden (R6)."""

    colour: str


class TilesFirst(NamedTuple):
    """Supports may not be moved while `left` tiles are in the pile (R9)."""

    left: int


class BuildFirst(NamedTuple):
    """Nobody has built anything for `idle` actions, so the next one has to build (R17)."""

    idle: int


class AtPlace(NamedTuple):
    """A problem with a place."""

    fault: PlaceFault
    place: Space


class NotBare(NamedTuple):
    """The spaces `taken` are in the way of a terrace on the table (R10)."""

    anchor: Space
    taken: tuple[Space, ...]


class NotFlat(NamedTuple):
    """The spaces below a support are on several levels (R12)."""

    anchor: Space
    levels: tuple[int, ...]


class NotFree(NamedTuple):
    """A space that a piece needs is not free; `anchor` is where a support would lie."""

    piece: Piece
    space: Space
    keeper: Keeper
    anchor: Space | None = None


Problem = (
    Fault | WrongDice | UsedUp | TilesFirst | BuildFirst | AtPlace | NotBare | NotFlat | NotFree
)
