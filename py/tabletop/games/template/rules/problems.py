"""Problems with moves of Falling Leaves, and their details."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    DRAW_AWAITED = auto()
    LEAVES_AWAITED = auto()


class NoSeat(NamedTuple):
    """The table has no such seat (L1)."""

    seat: int


class TooFewLeaves(NamedTuple):
    """Only `left` leaves are left (L2)."""

    left: int


Problem = Fault | NoSeat | TooFewLeaves
