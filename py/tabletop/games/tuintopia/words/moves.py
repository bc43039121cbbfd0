"""Sentences about moves, for the log and for screen readers.

Where a name is "", the sentence says "you".
"""

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
    """Return what `move` does in `state`, as far as `viewer` (None: an onlooker) may know."""
    name = names[state.seat - 1]
    return _theirs(state, move, name, viewer) if name else _yours(state, move)


def _theirs(state: State, move: Move, name: str, viewer: int | None) -> str:
    may_know = viewer == state.seat
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
            return t("No card fits, so {name} exchanges one.", name=name)
        case Tuck(code):
            card = _seen(code, may_know)
            return t("{name} puts {card} under the stack.", name=name, card=card)
        case Done():
            return t("{name} ends the turn.", name=name)
        case Skip():
            return t("No card fits, so {name} skips step A.", name=name)


def _yours(state: State, move: Move) -> str:
    """Return what `move` does, for the player who made it and knows its card."""
    match move:
        case Draw(code):
            return t("You draw {card}.", card=the(NUMBERS[code]))
        case Place(code, cell):
            return t("You place {card} on {cell}: {points}.", **_gaps(state, NUMBERS[code], cell))
        case Cover(code, cell):
            gaps = _gaps(state, NUMBERS[code], cell)
            taken = the(state.closed_cards[state.ground.numbers[cell]])
            return t(
                "You place {card} on {cell} and pick up {taken}: {points}.", **gaps, taken=taken
            )
        case Lay(code, cell):
            return t("You place {card} face down on {cell}.", card=the(NUMBERS[code]), cell=cell)
        case Turn(cell):
            return _you_turn(state, cell)
        case Exchange():
            return t("No card fits, so you exchange one.")
        case Tuck(code):
            return t("You put {card} under the stack.", card=the(NUMBERS[code]))
        case Done():
            return t("You end your turn.")
        case Skip():
            return t("No card fits, so you skip step A.")


def _you_turn(state: State, cell: str) -> str:
    number = state.ground.numbers[cell]
    card = state.closed_cards[number]
    if card == HIDDEN:
        return t("You turn over the card on {cell}.", cell=cell)
    if fitting(state, card) >> number & 1:
        return t("You turn over {card} on {cell}: {points}.", **_gaps(state, card, cell))
    return t(
        "You turn over {card} on {cell}; it doesn’t belong there and goes into your hand.",
        card=the(card),
        cell=cell,
    )


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
    return {"name": name, **_gaps(state, card, cell)}


def _gaps(state: State, card: int, cell: str) -> dict[str, str]:
    points = gain_of(state, card, state.ground.numbers[cell]).total
    return {"card": the(card), "cell": cell, "points": signed(points)}
