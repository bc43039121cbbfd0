"""Reasons why a move is illegal, with their details."""

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
    """A problem with a card or with its target."""

    NOT_IN_DECK = auto()
    NOT_IN_HAND = auto()
    NAMES_NOBODY = auto()
    WANTS_TARGET = auto()
    NOT_FOR_CASTER = auto()


class OtherStep(NamedTuple):
    """This kind of move does not fit the current step."""

    step: Step


class OtherTurn(NamedTuple):
    """It is the turn of another seat, `seat`."""

    seat: int


class NoSeat(NamedTuple):
    """The game has only `seats` seats."""

    seat: int
    seats: int


class SeatOut(NamedTuple):
    """The targeted seat has been eliminated (W12)."""

    seat: int


class ClosedSpace(NamedTuple):
    """The latest event has closed the space (W6)."""

    space: str


class OfCard(NamedTuple):
    """A `CardFault` together with the card's id."""

    fault: CardFault
    card: str


class TooDear(NamedTuple):
    """The witch cannot pay for a spell; `missing` holds resource counts (W11)."""

    card: str
    missing: tuple[int, ...]


class HandNotFull(NamedTuple):
    """Swapping requires a full hand, but only `held` spells are in it (W13)."""

    held: int


Problem = (
    Fault | OtherStep | OtherTurn | NoSeat | SeatOut | ClosedSpace | OfCard | TooDear | HandNotFull
)
