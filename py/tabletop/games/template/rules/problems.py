"""What can be wrong with a move of Falling Leaves, with its details."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    DRAW_AWAITED = auto()
    LEAVES_AWAITED = auto()


@dataclass(frozen=True, slots=True)
class NoSeat:
    """The table has no such seat (L1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TooFewLeaves:
    """Only so many leaves are left (L2)."""

    left: int


Problem = Fault | NoSeat | TooFewLeaves
