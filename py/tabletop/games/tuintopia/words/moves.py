"""Sentences about moves, for the log and for screen readers, and short texts for strips.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from typing import assert_never

from tabletop.core.language import later, signed, t
from tabletop.games.tuintopia.rules.events import (
    CardCovered,
    CardDrawn,
    CardPlaced,
    CardPlacedFaceDown,
    CardScored,
    CardTucked,
    CardTurned,
    CellEvent,
    ExchangeBegun,
    HiddenCardTurned,
    MisplacedCardTurned,
    StepSkipped,
    TuintopiaEvent,
    TurnEnded,
)
from tabletop.games.tuintopia.rules.state import HIDDEN
from tabletop.games.tuintopia.words.cards import the

_Variants = tuple[str, str]
"""A sentence with the name of the player, and the same one with "you"."""

_DRAWN: _Variants = (later("{name} draws {card}."), later("You draw {card}."))
_PLACED: _Variants = (
    later("{name} places {card} on {cell}: {points}."),
    later("You place {card} on {cell}: {points}."),
)
_COVERED: _Variants = (
    later("{name} places {card} on {cell} and picks up {taken}: {points}."),
    later("You place {card} on {cell} and pick up {taken}: {points}."),
)
_TURNED: _Variants = (
    later("{name} turns over {card} on {cell}: {points}."),
    later("You turn over {card} on {cell}: {points}."),
)
_MISPLACED: _Variants = (
    later(
        "{name} turns over {card} on {cell}; it doesn’t belong there and goes into {name}’s hand."
    ),
    later("You turn over {card} on {cell}; it doesn’t belong there and goes into your hand."),
)
_HIDDEN: _Variants = (
    later("{name} turns over the card on {cell}."),
    later("You turn over the card on {cell}."),
)
_FACE_DOWN: _Variants = (
    later("{name} places {card} face down on {cell}."),
    later("You place {card} face down on {cell}."),
)
_EXCHANGE: _Variants = (
    later("No card fits, so {name} exchanges one."),
    later("No card fits, so you exchange one."),
)
_TUCKED: _Variants = (
    later("{name} puts {card} under the stack."),
    later("You put {card} under the stack."),
)
_SKIPPED: _Variants = (
    later("No card fits, so {name} skips step A."),
    later("No card fits, so you skip step A."),
)
_ENDED: _Variants = (later("{name} ends the turn."), later("You end your turn."))


def tell(event: TuintopiaEvent, name: str) -> str:
    """Return a sentence about the event of a move; `name` is that of its seat.

    A card that is None is not named.
    """
    match event:
        case CardDrawn(_, card):
            return _addressed(_DRAWN, name, card=_the(card))
        case CardTucked(_, card):
            return _addressed(_TUCKED, name, card=_the(card))
        case ExchangeBegun():
            return _addressed(_EXCHANGE, name)
        case StepSkipped():
            return _addressed(_SKIPPED, name)
        case TurnEnded():
            return _addressed(_ENDED, name)
        case _:
            return _on_cell(event, name)


def _on_cell(event: CellEvent, name: str) -> str:
    match event:
        case CardPlaced():
            return _addressed(_PLACED, name, **_score(event))
        case CardCovered(taken=taken):
            return _addressed(_COVERED, name, taken=_the(taken), **_score(event))
        case CardTurned():
            return _addressed(_TURNED, name, **_score(event))
        case MisplacedCardTurned(_, cell, card):
            return _addressed(_MISPLACED, name, card=the(card), cell=cell)
        case HiddenCardTurned(_, cell):
            return _addressed(_HIDDEN, name, cell=cell)
        case CardPlacedFaceDown(_, cell, card):
            return _addressed(_FACE_DOWN, name, card=_the(card), cell=cell)
        case _:
            assert_never(event)


def in_short(event: CellEvent) -> str:
    """Return where a rival has just placed or turned a card, for that player's strip."""
    match event:
        case CardPlaced(_, cell) | CardCovered(_, cell):
            return t("{cell}: {points}", cell=cell, points=signed(event.gain.total))
        case CardPlacedFaceDown(_, cell):
            return t("{cell} face down", cell=cell)
        case CardTurned(_, cell) | MisplacedCardTurned(_, cell) | HiddenCardTurned(_, cell):
            return t("{cell} turned over", cell=cell)
        case _:
            assert_never(event)


def _addressed(text: _Variants, name: str, **gaps: str) -> str:
    return t(text[not name], name=name, **gaps)


def _the(card: int | None) -> str:
    return the(HIDDEN if card is None else card)


def _score(event: CardScored) -> dict[str, str]:
    return {"card": the(event.card), "cell": event.cell, "points": signed(event.gain.total)}
