"""What can be wrong with a move of Witchcraft, with its details."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from tabletop.games.witchcraft.rules.state import Step


class Fault(Enum):
    """A problem without details."""

    UNREADABLE = auto()
    INN_CLOSED = auto()
    HAND_FULL = auto()


class CardFault(Enum):
    """A problem with a card, or with the target that a move names for it."""

    NOT_IN_DECK = auto()
    NOT_IN_HAND = auto()
    NAMES_NOBODY = auto()
    WANTS_TARGET = auto()
    NOT_FOR_CASTER = auto()


class OtherStep(NamedTuple):
    """The move is not of a kind that this step of a turn awaits."""

    step: Step


class OtherTurn(NamedTuple):
    """It is the turn of another seat."""

    seat: int


class NoSeat(NamedTuple):
    """The game has only so many `seats`."""

    seat: int
    seats: int


class SeatOut(NamedTuple):
    """The seat is out of the game, and so no target (W12)."""

    seat: int


class ClosedSpace(NamedTuple):
    """The event of the round has closed the space (W6)."""

    space: str


class OfCard(NamedTuple):
    """A problem with a card."""

    fault: CardFault
    card: str


class TooDear(NamedTuple):
    """A spell costs more than the witch has; `missing` counts each resource (W11)."""

    card: str
    missing: tuple[int, ...]


class HandNotFull(NamedTuple):
    """Nothing may be discarded while a hand of `held` spells has room (W13)."""

    held: int


Problem = (
    Fault | OtherStep | OtherTurn | NoSeat | SeatOut | ClosedSpace | OfCard | TooDear | HandNotFull
)
