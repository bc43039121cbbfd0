"""The moves of Falling Leaves and their notation: `first=2`, `take=3`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.template.rules.problems import Fault

_FORM = re.compile(r"(first|take)=([1-4])")
MOST_TAKEN = 3


@dataclass(frozen=True, slots=True)
class First:
    """Chance draws the first seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Take:
    """The seat to move takes leaves."""

    leaves: int


Move = First | Take


def move_to_text(move: Move) -> str:
    """Return the text of `move`, such as "take=3"."""
    return f"first={move.seat}" if isinstance(move, First) else f"take={move.leaves}"


def move_from_text(text: str) -> Move:
    """Parse a move; raise IllegalMove (E-SYNTAX) if `text` isn't in the game's notation."""
    found = _FORM.fullmatch(text)
    if not found or (found[1] == "take" and int(found[2]) > MOST_TAKEN):
        raise unreadable(text, Fault.UNREADABLE)
    return First(int(found[2])) if found[1] == "first" else Take(int(found[2]))
