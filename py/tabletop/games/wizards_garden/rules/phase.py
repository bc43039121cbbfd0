"""The phases of a game."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The kind of move that comes next: a decision or the toss."""

    PLACE = "place"
    TOSS = "toss"
    PLANT = "plant"
    CONFIRM = "confirm"
    REPLANT = "replant"
    """The planting after an undo; it cannot be undone again (R13)."""
    OVER = "over"
