"""Sentences about moves, for the log and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import signed, t
from tabletop.games.tuintopia.rules.cards import NUMBERS
from tabletop.games.tuintopia.rules.notation import (
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
from tabletop.games.tuintopia.rules.scoring import gain_of
from tabletop.games.tuintopia.rules.state import HIDDEN, State, fitting
from tabletop.games.tuintopia.words.cards import the


def describe(state: State, move: Move, names: Sequence[str], viewer: int | None) -> str:
    """Return what `move` does in `state`, with what `viewer` (None: an onlooker) may know."""
    name, may_know = names[state.seat - 1], viewer == state.seat
    match move:
        case Draw(code):
            return t("{name} draws {card}.", name=name, card=_seen(code, may_know))
        case Place(code, cell):
            said = _said(state, name, NUMBERS[code], cell)
            return t("{name} places {card} on {cell}: {points}.", **said)
        case Cover():
            return _cover(state, move, name, viewer)
        case Lay(code, cell):
            card = _seen(code, may_know)
            return t("{name} places {card} face down on {cell}.", name=name, card=card, cell=cell)
        case Turn(cell):
            return _turn(state, cell, name)
        case Exchange():
            return t("{name} can’t place any card and exchanges one.", name=name)
        case Tuck(code):
            card = _seen(code, may_know)
            return t("{name} puts {card} under the stack.", name=name, card=card)
        case Done():
            return t("{name} ends the turn.", name=name)
        case Skip():
            return t("{name} can’t place any card and skips step A.", name=name)


def _cover(state: State, move: Cover, name: str, viewer: int | None) -> str:
    number = state.ground.numbers[move.cell]
    may_know = viewer in (state.seat, state.who[number])
    return t(
        "{name} places {card} on {cell} and picks up {taken}: {points}.",
        **_said(state, name, NUMBERS[move.card], move.cell),
        taken=the(state.closed_cards[number] if may_know else HIDDEN),
    )


def _turn(state: State, cell: str, name: str) -> str:
    number = state.ground.numbers[cell]
    card = state.closed_cards[number]
    if card == HIDDEN:
        return t("{name} turns over the card on {cell}.", name=name, cell=cell)
    said = _said(state, name, card, cell)
    if fitting(state, card) >> number & 1:
        return t("{name} turns over {card} on {cell}: {points}.", **said)
    return t(
        "{name} turns over {card} on {cell}; it doesn’t belong there and goes into {name}’s hand.",
        **said,
    )


def _seen(code: str, may_know: bool) -> str:
    return the(NUMBERS[code] if may_know else HIDDEN)


def _said(state: State, name: str, card: int, cell: str) -> dict[str, str]:
    points = gain_of(state, card, state.ground.numbers[cell]).total
    return {"name": name, "card": the(card), "cell": cell, "points": signed(points)}
