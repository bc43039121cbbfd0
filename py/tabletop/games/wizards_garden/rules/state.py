"""Game state: position, phase and options."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.position import Position, is_final


class Agreed(NamedTuple):
    """Options agreed for a game.

    `first` is the seat that plants first, or 0 to toss for it. `undo` allows one undo each turn
    (R13). `apart` forbids placing setup seeds next to each other (J3).
    """

    first: int = 0
    undo: bool = False
    apart: bool = False


class State(NamedTuple):
    """A position, its phase and the options.

    `before` is the position that an undo restores; it is set only in phase CONFIRM.
    """

    position: Position
    phase: Phase
    agreed: Agreed
    before: Position | None = None


def at_turn(position: Position, agreed: Agreed) -> State:
    """Return `position` as a state in phase PLANT, or OVER if the mover cannot plant (R14)."""
    return State(position, Phase.OVER if is_final(position) else Phase.PLANT, agreed)


def after_turn(position: Position, agreed: Agreed) -> State:
    """Return the state after the turn passes to the other seat (R5, R14)."""
    white, black, mover, flowers, staff = position
    return at_turn(Position(white, black, 3 - mover, flowers, staff), agreed)
