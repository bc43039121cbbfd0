"""Moves of Witchcraft and their notation (section 5).

There are few enough moves to keep all of them in a table. Parsing is a lookup, so each move has
exactly one accepted notation.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.witchcraft.rules.board import DIE, SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.problems import Fault

MOST_SEATS = 6

NO_TARGET = 0
"""The `target` of a spell that is cast on nobody in particular."""

HIDDEN_SPELL = "spell=?"
"""Text for a drawn spell in the views of other seats; it cannot be parsed as a move (W30)."""


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """The chance outcome that decides which seat goes first (W1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Roll:
    """A die roll, at the Inn (W9) or for an event (W23)."""

    die: int


@dataclass(frozen=True, slots=True)
class SpellDrawn:
    """A card drawn from the spell deck."""

    card: str


@dataclass(frozen=True, slots=True)
class EventDrawn:
    """The event card drawn for the round (W22)."""

    card: str


@dataclass(frozen=True, slots=True)
class Go:
    """Move to a space, at the start of a turn (W5)."""

    space: str


@dataclass(frozen=True, slots=True)
class Again:
    """Choose to Repeat: move to a second space (W14)."""

    space: str


@dataclass(frozen=True, slots=True)
class Cast:
    """Choose to cast a spell from the hand; `target` is a seat or NO_TARGET (W11, W12)."""

    card: str
    target: int = NO_TARGET


@dataclass(frozen=True, slots=True)
class DrawSpell:
    """Choose to draw a spell, with fewer than three in hand (W13)."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Choose to discard one of three spells and draw another (W13)."""

    card: str


Outcome = FirstSeat | Roll | SpellDrawn | EventDrawn
Decision = Go | Again | Cast | DrawSpell | Swap
Move = Outcome | Decision

_SEATS = range(1, MOST_SEATS + 1)

FIRST_SEATS = tuple(FirstSeat(seat) for seat in _SEATS)
ROLLS = tuple(Roll(die) for die in DIE)
SPELLS_DRAWN = {card: SpellDrawn(card) for card in SPELLS}
EVENTS_DRAWN = {card: EventDrawn(card) for card in EVENTS}
GOES = {space: Go(space) for space in SPACES}
AGAINS = {space: Again(space) for space in SPACES}
CASTS = {card: tuple(Cast(card, seat) for seat in (NO_TARGET, *_SEATS)) for card in SPELLS}
DRAW_SPELL = DrawSpell()
SWAPS = {card: Swap(card) for card in SPELLS}

_TEXTS: dict[Move, str] = {
    **{move: f"first={move.seat}" for move in FIRST_SEATS},
    **{move: f"roll={move.die}" for move in ROLLS},
    **{move: f"spell={card}" for card, move in SPELLS_DRAWN.items()},
    **{move: f"event={card}" for card, move in EVENTS_DRAWN.items()},
    **{move: f"go={space}" for space, move in GOES.items()},
    **{move: f"again={space}" for space, move in AGAINS.items()},
    **{
        move: f"cast={card}@{move.target}" if move.target else f"cast={card}"
        for card, moves in CASTS.items()
        for move in moves
    },
    DRAW_SPELL: "draw",
    **{move: f"swap={card}" for card, move in SWAPS.items()},
}
_MOVES = {text: move for move, text in _TEXTS.items()}


def move_to_text(move: Move) -> str:
    """Return `move` in notation."""
    return _TEXTS[move]


def move_from_text(text: str) -> Move:
    """Parse `text`; raise IllegalMove (E-SYNTAX) if it is not valid notation."""
    move = _MOVES.get(text)
    if move is None:
        raise unreadable(text, Fault.UNREADABLE)
    return move
