"""The state of a game: position, phase and options."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tabletop.games.wizards_garden.rules.position import Position, is_final


class Phase(Enum):
    """The kind of decision that comes next."""

    PLACE = "place"
    TOSS = "toss"
    PLANT = "plant"
    CONFIRM = "confirm"
    REPLANT = "replant"
    """The planting after an undo, which is final (R13)."""
    OVER = "over"


class Agreed(NamedTuple):
    """The options of a table: who plants first (0: a toss), undo, and setup seeds kept apart."""

    first: int = 0
    undo: bool = False
    apart: bool = False


class State(NamedTuple):
    """A position and its phase; `before` is what an undo restores, set in the phase CONFIRM."""

    position: Position
    phase: Phase
    agreed: Agreed
    before: Position | None = None


def at_turn(position: Position, agreed: Agreed) -> State:
    """Return the state in which the mover of `position` plants, or cannot and all is over (R14)."""
    return State(position, Phase.OVER if is_final(position) else Phase.PLANT, agreed)


def after_turn(position: Position, agreed: Agreed) -> State:
    """Return the state after the mover of `position` has ended a turn (R5, R14)."""
    white, black, mover, flowers, staff = position
    return at_turn(Position(white, black, 3 - mover, flowers, staff), agreed)
