"""What can be wrong with a move of Witchcraft, with its details."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

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


@dataclass(frozen=True, slots=True)
class OtherStep:
    """The move is not of a kind that this step of a turn awaits."""

    step: Step


@dataclass(frozen=True, slots=True)
class OtherTurn:
    """It is the turn of another seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class NoSeat:
    """The game has only so many `seats`."""

    seat: int
    seats: int


@dataclass(frozen=True, slots=True)
class SeatOut:
    """The seat is out of the game, and so no target (W12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClosedSpace:
    """The event of the round has closed the space (W6)."""

    space: str


@dataclass(frozen=True, slots=True)
class OfCard:
    """A problem with a card."""

    fault: CardFault
    card: str


@dataclass(frozen=True, slots=True)
class TooDear:
    """A spell costs more than the witch has; `missing` counts each resource (W11)."""

    card: str
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandNotFull:
    """Nothing may be discarded while a hand of `held` spells has room (W13)."""

    held: int


Problem = (
    Fault | OtherStep | OtherTurn | NoSeat | SeatOut | ClosedSpace | OfCard | TooDear | HandNotFull
)
