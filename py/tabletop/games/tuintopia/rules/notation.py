"""The moves of Tuintopia and their spelling.

`TOM@c2` places, `APPxa1` covers a closed card, `HAZ#e2` lays closed, `^a2` turns a closed card,
`!` exchanges, `!LIN` tucks a card under the stack, `.` ends the turn, `-` skips step A, and
`draw=PER` is a card drawn. Cards and cells are named, so a text is read without knowing the state.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.tuintopia.rules.problems import Fault


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: a card is drawn from the stack."""

    card: str


@dataclass(frozen=True, slots=True)
class Place:
    """Step A: a card of the hand comes open on a free cell."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Cover:
    """Step A: a card of the hand comes open on a closed card, which comes into the hand."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Step B: a card of the hand is laid closed on a free cell."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Step B: a closed card is turned face up."""

    cell: str


@dataclass(frozen=True, slots=True)
class Exchange:
    """Instead of step A: a card is drawn, then one is tucked under the stack."""


@dataclass(frozen=True, slots=True)
class Tuck:
    """The second half of an exchange: a card of the hand goes under the stack."""

    card: str


@dataclass(frozen=True, slots=True)
class Done:
    """The turn ends without step B."""


@dataclass(frozen=True, slots=True)
class Skip:
    """Step A is skipped, because nothing can be placed or exchanged."""


Move = Draw | Place | Cover | Lay | Turn | Exchange | Tuck | Done | Skip

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
    """Return the spelling of `move`."""
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
    """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""
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
