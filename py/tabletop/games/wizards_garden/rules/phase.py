"""The kinds of decisions in a game."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The kind of decision to be made in a state."""

    PLACE = "place"
    TOSS = "toss"
    PLANT = "plant"
    CONFIRM = "confirm"
    REPLANT = "replant"
    """The planting after an undo; it cannot be undone again (R13)."""
    OVER = "over"
