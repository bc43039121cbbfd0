"""Messages that move people to another place during a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Place:
    """Move the person at a seat to a place, with `turn` for one turn only."""

    seat: int
    place: Literal["here", "elsewhere", "phone"]
    turn: bool = False


@dataclass(frozen=True, slots=True)
class PlayFor:
    """Ask whether to play one turn for somebody who is not here."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give back the seat played here for one turn, before that turn is over."""


PresenceMessage = Place | PlayFor | GiveBack
