"""The moves of Witchcraft and their spelling (section 5).

There are few enough of them to keep each in a table, so that a text is read by looking it up and
nothing but the one spelling is ever accepted.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.core.errors import unreadable
from tabletop.games.witchcraft.rules.board import DIE, SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.problems import Fault

MOST_SEATS = 6

NO_TARGET = 0
"""The target of a spell that names nobody."""

HIDDEN_SPELL = "spell=?"
"""How a drawn spell is written for those who may not see it; it is no move (W30)."""


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """Chance names the seat that goes first (W1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls the die: at the Inn (W9) or for an event (W23)."""

    die: int


@dataclass(frozen=True, slots=True)
class SpellDrawn:
    """Chance gives a card of the spell deck."""

    card: str


@dataclass(frozen=True, slots=True)
class EventDrawn:
    """Chance turns up the event of the round (W22)."""

    card: str


@dataclass(frozen=True, slots=True)
class Go:
    """The Move: the seat goes to a space (W5)."""

    space: str


@dataclass(frozen=True, slots=True)
class Again:
    """The Choice is to Repeat: the seat goes to a second space (W14)."""

    space: str


@dataclass(frozen=True, slots=True)
class Cast:
    """The Choice is to cast a spell of the hand, on a seat or on NO_TARGET (W11, W12)."""

    card: str
    target: int = NO_TARGET


@dataclass(frozen=True, slots=True)
class DrawSpell:
    """The Choice is to draw a spell with fewer than three in hand (W13)."""


@dataclass(frozen=True, slots=True)
class Swap:
    """The Choice is to discard one of three spells and to draw another (W13)."""

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
    """Return the spelling of `move`."""
    return _TEXTS[move]


def move_from_text(text: str) -> Move:
    """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""
    move = _MOVES.get(text)
    if move is None:
        raise unreadable(text, Fault.UNREADABLE)
    return move
