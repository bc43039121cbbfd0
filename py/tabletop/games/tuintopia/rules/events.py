"""Events of Tuintopia: what a move does to the garden, the hands and the stack.

Every move has exactly one. A card scores as soon as it is face up (rule 9), so its points are part
of the event that places or turns it: `gain` in parts, and by neighbour as `partners`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from tabletop.core.events import Event, spelled, spelled_each
from tabletop.games.tuintopia.rules.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.rules.notation import (
    UNKNOWN,
    Cover,
    Done,
    Draw,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.rules.scoring import Partner, gain_of, partners_of
from tabletop.games.tuintopia.rules.state import EVERYTHING, State, fitting
from tabletop.games.tuintopia.rules.values import Gain


def _code(card: int) -> str:
    return CARDS[card].code


def _gain(gain: Gain) -> dict[str, object]:
    return dict(gain._asdict())


def _partner(partner: Partner) -> dict[str, object]:
    return {**partner._asdict(), "card": _code(partner.card)}


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The seat drew a card or was dealt one (rules 10, 16 and 21).

    `card` is None if it is hidden from the viewer.
    """

    seat: int
    card: int | None = spelled(_code)


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card was placed face up on a free cell (rules 10 and 13)."""

    seat: int
    cell: str
    card: int = spelled(_code)
    gain: Gain = spelled(_gain)
    partners: tuple[Partner, ...] = spelled_each(_partner)


@dataclass(frozen=True, slots=True)
class CardCovered(Event):
    """A card was placed face up on a face-down one, which went into the hand (rule 13).

    `taken` is the face-down card, None if it is hidden from the viewer. `owner` is the seat that
    had placed it.
    """

    seat: int
    cell: str
    owner: int
    card: int = spelled(_code)
    taken: int | None = spelled(_code)
    gain: Gain = spelled(_gain)
    partners: tuple[Partner, ...] = spelled_each(_partner)


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A face-down card was turned over and stays face up (rule 14)."""

    seat: int
    cell: str
    card: int = spelled(_code)
    gain: Gain = spelled(_gain)
    partners: tuple[Partner, ...] = spelled_each(_partner)


@dataclass(frozen=True, slots=True)
class MisplacedCardTurned(Event):
    """A face-down card outside its zone was turned over and went into the hand (rule 20)."""

    seat: int
    cell: str
    card: int = spelled(_code)


@dataclass(frozen=True, slots=True)
class HiddenCardTurned(Event):
    """A card whose face the view hides was turned over, so its effect is unknown."""

    seat: int
    cell: str


@dataclass(frozen=True, slots=True)
class CardPlacedFaceDown(Event):
    """A card was placed face down on a free cell (rule 14).

    `card` is None if it is hidden from the viewer.
    """

    seat: int
    cell: str
    card: int | None = spelled(_code)


@dataclass(frozen=True, slots=True)
class ExchangeBegun(Event):
    """The seat began to exchange a card, as none can be placed (rule 21)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardTucked(Event):
    """The seat put a card under the stack, which ended the exchange (rule 21).

    `card` is None if it is hidden from the viewer.
    """

    seat: int
    card: int | None = spelled(_code)


@dataclass(frozen=True, slots=True)
class StepSkipped(Event):
    """The seat skipped step A, as it could neither place nor exchange a card (rule 22)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The seat ended its turn without step B (rule 15)."""

    seat: int


CardScored = CardPlaced | CardCovered | CardTurned
"""The events that bring a card face up, so that it scores (rule 9)."""

CellEvent = CardScored | MisplacedCardTurned | HiddenCardTurned | CardPlacedFaceDown
"""The events on a cell of the garden."""

TuintopiaEvent = CellEvent | CardDrawn | ExchangeBegun | CardTucked | StepSkipped | TurnEnded


def event_of(state: State, move: Move) -> TuintopiaEvent:
    """Return the event of a legal `move` in `state`.

    A card that a view hides is None, even if `move` names it. `move` may be redacted.
    """
    event = _event(state, move)
    return event if state.viewer == EVERYTHING else known_to(event, state.viewer)


def _event(state: State, move: Move) -> TuintopiaEvent:
    seat = state.seat
    match move:
        case Draw(code):
            return CardDrawn(seat, _visible_number(code))
        case Place(code, cell):
            return CardPlaced(seat, cell, NUMBERS[code], *_score(state, NUMBERS[code], cell))
        case Cover():
            return _event_of_cover(state, move)
        case Lay(code, cell):
            return CardPlacedFaceDown(seat, cell, _visible_number(code))
        case Turn(cell):
            return _event_of_turn(state, cell)
        case Exchange():
            return ExchangeBegun(seat)
        case Tuck(code):
            return CardTucked(seat, _visible_number(code))
        case Skip():
            return StepSkipped(seat)
        case Done():
            return TurnEnded(seat)
        case _:
            assert_never(move)


def _visible_number(code: str) -> int | None:
    return None if code == UNKNOWN else NUMBERS[code]


def _score(state: State, card: int, cell: str) -> tuple[Gain, tuple[Partner, ...]]:
    number = state.ground.numbers[cell]
    return gain_of(state, card, number), partners_of(state, card, number)


def _event_of_cover(state: State, move: Cover) -> CardCovered:
    card, number = NUMBERS[move.card], state.ground.numbers[move.cell]
    taken, score = state.closed_cards[number], _score(state, card, move.cell)
    return CardCovered(
        state.seat, move.cell, state.who[number], card, taken if taken >= 0 else None, *score
    )


def _event_of_turn(state: State, cell: str) -> CardTurned | MisplacedCardTurned | HiddenCardTurned:
    number = state.ground.numbers[cell]
    card = state.closed_cards[number]
    if card < 0:
        return HiddenCardTurned(state.seat, cell)
    if not fitting(state, card) >> number & 1:
        return MisplacedCardTurned(state.seat, cell, card)
    return CardTurned(state.seat, cell, card, *_score(state, card, cell))


def known_to(event: TuintopiaEvent, seat: int | None) -> TuintopiaEvent:
    """Return `event` with None for a card that `seat` (None: an onlooker) may not know.

    The seat that placed a card face down still knows it when another seat picks it up (ruling 33).
    """
    match event:
        case CardDrawn() | CardPlacedFaceDown() | CardTucked() if seat != event.seat:
            return replace(event, card=None)
        case CardCovered() if seat not in (event.seat, event.owner):
            return replace(event, taken=None)
        case _:
            return event
