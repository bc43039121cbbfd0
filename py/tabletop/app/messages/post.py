"""Messages of games by post."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Receive:
    """Open a link that was pasted or scanned, alone or within a text."""

    text: str


@dataclass(frozen=True, slots=True)
class Sit:
    """The person at `seat` plays here, or everybody if 0; `name` replaces a default name."""

    seat: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Decline:
    """Discard the received game."""


@dataclass(frozen=True, slots=True)
class LearnFirst:
    """Save the received game, and open the first lesson."""


@dataclass(frozen=True, slots=True)
class KeepMine:
    """Keep this device's version of the game."""


@dataclass(frozen=True, slots=True)
class TakeTheirs:
    """Adopt the link's version of the game."""


@dataclass(frozen=True, slots=True)
class Sent:
    """The game was sent as a link, a code or a file."""


PostMessage = Receive | Sit | Decline | LearnFirst | KeepMine | TakeTheirs | Sent
