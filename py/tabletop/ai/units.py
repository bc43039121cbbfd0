"""Units of move values."""

from __future__ import annotations

from enum import Enum, auto


class Unit(Enum):
    """The unit of move values.

    CHANCE is the probability of winning, from 0 to 1. Judges that count points may say when:
    BY_THE_END of the game, or BEFORE_LONG, a few turns later.
    """

    POINTS = auto()
    CHANCE = auto()
    BY_THE_END = auto()
    BEFORE_LONG = auto()
