"""Moves of Garden Growth and their notation: `B2=U`, `A1+`, `A1-`, `C3^A1`, `end`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, SPACES
from tabletop.games.garden_growth.rules.kinds import KINDS
from tabletop.games.garden_growth.rules.problems import Fault

_LETTERS = "".join(kind.letter for kind in KINDS)
_FORM = re.compile(rf"([A-D][1-3])(?:=([{_LETTERS}])|([+-])|\^([A-D][1-3]))")


@dataclass(frozen=True, slots=True)
class Planting:
    """Buy a plant of `kind` for the empty `space` (G13)."""

    space: int
    kind: str


@dataclass(frozen=True, slots=True)
class Watering:
    """Add a water chip to the plant on `space` (G14)."""

    space: int


@dataclass(frozen=True, slots=True)
class Weeding:
    """Remove a weed chip from the plant on `space` (G15)."""

    space: int


@dataclass(frozen=True, slots=True)
class Revival:
    """Revive the dead plant on `space` with the lemon tree on space `tree` (G16)."""

    space: int
    tree: int


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (G19)."""


Move = Planting | Watering | Weeding | Revival | End

END = End()
WATERINGS = tuple(map(Watering, SPACES))
WEEDINGS = tuple(map(Weeding, SPACES))
PLANTINGS = tuple(tuple(Planting(space, kind.letter) for kind in KINDS) for space in SPACES)
"""Interned moves: PLANTINGS[space] has one planting for each of KINDS."""


def move_to_text(move: Move) -> str:
    """Return `move` in notation."""
    match move:
        case Planting(space, kind):
            return f"{SPACE_NAMES[space]}={kind}"
        case Watering(space):
            return f"{SPACE_NAMES[space]}+"
        case Weeding(space):
            return f"{SPACE_NAMES[space]}-"
        case Revival(space, tree):
            return f"{SPACE_NAMES[space]}^{SPACE_NAMES[tree]}"
        case End():
            return "end"


def move_from_text(text: str) -> Move:
    """Parse `text`; raise IllegalMove (E-SYNTAX) if it is not valid notation."""
    if text == "end":
        return END
    found = _FORM.fullmatch(text)
    if not found:
        raise unreadable(text, Fault.UNREADABLE)
    name, kind, chip, tree = found.groups()
    space = SPACE_NAMES.index(name)
    if kind:
        return Planting(space, kind)
    if tree:
        return Revival(space, SPACE_NAMES.index(tree))
    return Watering(space) if chip == "+" else Weeding(space)
