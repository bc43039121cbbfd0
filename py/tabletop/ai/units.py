"""In what the opponents and judges of a game value moves."""

from __future__ import annotations

from enum import Enum, auto


class Unit(Enum):
    """What the values of moves count.

    Judges of a review who count points say when: BY_THE_END of the game, or BEFORE_LONG, a few
    turns later. CHANCE is the share of games won, from 0 to 1.
    """

    POINTS = auto()
    CHANCE = auto()
    BY_THE_END = auto()
    BEFORE_LONG = auto()
