"""Reasons why a move is illegal, with their details."""

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
    """What occupies a space; TABLE is a space without a terrace."""

    TABLE = auto()
    GAZEBO = auto()
    BED = auto()
    SUPPORT = auto()


class WrongDice(NamedTuple):
    """The roll names `given` dice, but `due` seats take part in it (R2)."""

    due: int
    given: int


class UsedUp(NamedTuple):
    """No beds of this colour are left in stock (R6)."""

    colour: str


class TilesFirst(NamedTuple):
    """Supports may not be moved while `left` tiles are in the pile (R9)."""

    left: int


class BuildFirst(NamedTuple):
    """After `idle` actions in a row without building, the next one must build (R17)."""

    idle: int


class AtPlace(NamedTuple):
    """A problem with a space or an anchor."""

    fault: PlaceFault
    place: Space


class NotBare(NamedTuple):
    """The spaces `taken` under a terrace on the table are already covered (R10)."""

    anchor: Space
    taken: tuple[Space, ...]


class NotFlat(NamedTuple):
    """The spaces under a support are on different levels (R12)."""

    anchor: Space
    levels: tuple[int, ...]


class NotFree(NamedTuple):
    """A space that a piece needs is occupied; if the piece is a support, `anchor` is its anchor."""

    piece: Piece
    space: Space
    keeper: Keeper
    anchor: Space | None = None


Problem = (
    Fault | WrongDice | UsedUp | TilesFirst | BuildFirst | AtPlace | NotBare | NotFlat | NotFree
)
