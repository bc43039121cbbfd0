"""Messages that set up a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat in the start dialog; `level` is for computers, `face` and `place` are for people."""

    name: str
    kind: Literal["human", "computer"]
    level: str = ""
    face: str = ""
    place: str = "here"


@dataclass(frozen=True, slots=True)
class New:
    """Open the game set up in the start dialog."""

    game: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Link:
    """Follow the fragment of an address; `agreed` after the player has confirmed."""

    fragment: str
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Again:
    """Open a new game with the same options, and stronger, weaker or swapped seats if asked."""

    harder: bool = False
    gentler: bool = False
    swap: bool = False


StartMessage = New | Again
