"""Reasons why a move is illegal, with their details."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tabletop.games.garden_growth.rules.garden import Plant


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    NO_ACTION_TO_WATER = auto()
    NO_ACTION_TO_WEED = auto()


class SpaceFault(Enum):
    """A problem with the content of a space (R17, G16)."""

    IN_USE = auto()
    NOTHING_TO_WATER = auto()
    DEAD_TO_WATER = auto()
    FULL_OF_WATER = auto()
    NOTHING_TO_WEED = auto()
    DEAD_TO_WEED = auto()
    NO_WEED = auto()
    NOTHING_TO_REVIVE = auto()
    STILL_ALIVE = auto()
    NO_TREE = auto()
    NOT_A_LEMON_TREE = auto()
    DEAD_TREE = auto()
    USED_TREE = auto()


class OnSpace(NamedTuple):
    """A `SpaceFault` with its space and the plant there (None if the space is empty)."""

    fault: SpaceFault
    space: int
    plant: Plant | None = None


class TooDear(NamedTuple):
    """A plant of this kind costs more actions than are left (G13)."""

    kind: str
    left: int


Problem = Fault | OnSpace | TooDear
