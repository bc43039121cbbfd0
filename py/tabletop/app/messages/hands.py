"""Messages about phones at a table: those of the table's screen, and those of a phone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandJoined:
    """A phone has connected with the code of a seat, shown for the game `table`."""

    line: int
    seat: int
    table: str


@dataclass(frozen=True, slots=True)
class HandLeft:
    """The connection to a phone is closed."""

    line: int
    why: str


@dataclass(frozen=True, slots=True)
class HandSaid:
    """A phone has sent a text (see `phones.protocol`)."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class HandIs:
    """Somebody at the table says that the phone on a line belongs to a seat."""

    line: int
    seat: int


@dataclass(frozen=True, slots=True)
class Hands:
    """Show the code of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Join:
    """Ask to join the table that shows this code."""

    code: str


@dataclass(frozen=True, slots=True)
class GuestJoined:
    """This phone has connected to a table; `token` is the one saved on this phone, or ""."""

    token: str


@dataclass(frozen=True, slots=True)
class GuestHeard:
    """The table has sent this phone a text."""

    text: str


@dataclass(frozen=True, slots=True)
class GuestLeft:
    """The connection to the table is closed."""

    why: str


HandsMessage = (
    HandJoined | HandLeft | HandSaid | HandIs | Hands | Join | GuestJoined | GuestHeard | GuestLeft
)
