"""The moves of Tuintopia and their notation.

`TOM@c2` places a card face up, `APPxa1` does so on a face-down card, `HAZ#e2` places a card face
down, `^a2` turns a face-down card over, `!` starts an exchange, `!LIN` tucks a card under the
stack, `.` ends the turn, `-` skips step A, and `draw=PER` draws a card. Moves name their cards and
cells, so they can be parsed without the state.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.tuintopia.rules.problems import Fault


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: draw a card from the stack."""

    card: str


@dataclass(frozen=True, slots=True)
class Place:
    """Step A: place a card from the hand face up on a free cell."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Cover:
    """Step A: place a card from the hand face up on a face-down card, which goes into the hand."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Step B: place a card from the hand face down on a free cell."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Step B: turn a face-down card over."""

    cell: str


@dataclass(frozen=True, slots=True)
class Exchange:
    """Instead of step A: draw a card, then tuck one under the stack."""


@dataclass(frozen=True, slots=True)
class Tuck:
    """The second half of an exchange: put a card from the hand under the stack."""

    card: str


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn without step B."""


@dataclass(frozen=True, slots=True)
class Skip:
    """Skip step A, as no card can be placed or exchanged."""


Move = Draw | Place | Cover | Lay | Turn | Exchange | Tuck | Done | Skip

UNKNOWN = "?"
"""The code of a hidden card in redacted moves."""

_CARD = "[A-Z]{3}"
_CELL = "[a-p](?:1[0-6]|[1-9])"
_FORM = re.compile(
    rf"draw=(?P<drawn>{_CARD})"
    rf"|(?P<card>{_CARD})(?P<how>[@x#])(?P<cell>{_CELL})"
    rf"|\^(?P<turned>{_CELL})"
    rf"|!(?P<tucked>{_CARD})"
    r"|(?P<bare>[!.-])"
)
_BARE: dict[str, Move] = {"!": Exchange(), ".": Done(), "-": Skip()}
_ON_CELL: dict[str, type[Place | Cover | Lay]] = {"@": Place, "x": Cover, "#": Lay}


def move_to_text(move: Move) -> str:
    """Return the notation of `move`."""
    match move:
        case Draw(card):
            return f"draw={card}"
        case Place(card, cell):
            return f"{card}@{cell}"
        case Cover(card, cell):
            return f"{card}x{cell}"
        case Lay(card, cell):
            return f"{card}#{cell}"
        case Turn(cell):
            return f"^{cell}"
        case Tuck(card):
            return f"!{card}"
    return next(sign for sign, bare in _BARE.items() if bare == move)


def move_from_text(text: str) -> Move:
    """Return the move written as `text`; raise IllegalMove (E-SYNTAX) if it is malformed."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise unreadable(text, Fault.UNREADABLE)
    if found["drawn"]:
        return Draw(found["drawn"])
    if found["card"]:
        return _ON_CELL[found["how"]](found["card"], found["cell"])
    if found["turned"]:
        return Turn(found["turned"])
    if found["tucked"]:
        return Tuck(found["tucked"])
    return _BARE[found["bare"]]
