"""Moves and endings in sentences that one could read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.tuintopia.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.notation import (
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
from tabletop.games.tuintopia.scoring import gain_of
from tabletop.games.tuintopia.state import HIDDEN, State, fitting

GOAL = 60
"""The sum of all totals with which the seats of a `coop` game win (rule 24)."""

ENDINGS = {
    "full": "No cell is free.",
    "empty": "The stack and all hands are empty.",
    "unfit": "No card that is left belongs on a free cell.",
    "idle": "In 65 turns in a row no card became open.",
}


def card_name(card: int) -> str:
    """Return the English name of a card with its article; "a card" for a hidden one."""
    return "a card" if card == HIDDEN else f"the {CARDS[card].english}"


def signed(points: int) -> str:
    """Return points with their sign, a true minus sign where they are lost."""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"


def together(total: int) -> str:
    """Return how a `coop` game ended, as a headline (rule 24)."""
    figure = signed(total).removeprefix("+")
    return f"Together {figure} of {GOAL}: {'you did it' if total >= GOAL else 'not this time'}"


def describe(state: State, move: Move, names: Sequence[str], viewer: int | None) -> str:
    """Return what `move` does in `state`, as `viewer` (None: an onlooker) may hear it."""
    name, may_know = names[state.seat - 1], viewer == state.seat
    match move:
        case Draw(card):
            return f"{name} draws {_seen(card, may_know)}."
        case Place(card, cell):
            return f"{name} places the {_english(card)} on {cell}: {_points(state, card, cell)}."
        case Cover(card, cell):
            return _cover(state, card, cell, name, viewer)
        case Lay(card, cell):
            return f"{name} lays {_seen(card, may_know)} closed on {cell}."
        case Turn(cell):
            return _turn(state, cell, name)
        case Exchange():
            return f"{name} cannot place a card and exchanges one."
        case Tuck(card):
            return f"{name} puts {_seen(card, may_know)} under the stack."
        case Done():
            return f"{name} ends the turn."
        case Skip():
            return f"{name} can place no card and skips step A."


def _english(code: str) -> str:
    return CARDS[NUMBERS[code]].english


def _seen(code: str, may_know: bool) -> str:
    return f"the {_english(code)}" if may_know else "a card"


def _points(state: State, code: str, cell: str) -> str:
    return signed(gain_of(state, NUMBERS[code], state.ground.numbers[cell]).total)


def _cover(state: State, code: str, cell: str, name: str, viewer: int | None) -> str:
    number = state.ground.numbers[cell]
    may_know = viewer in (state.seat, state.who[number])
    taken = card_name(state.closed_cards[number] if may_know else HIDDEN)
    points = _points(state, code, cell)
    return (
        f"{name} places the {_english(code)} on {cell} and takes up {taken} from there: {points}."
    )


def _turn(state: State, cell: str, name: str) -> str:
    number = state.ground.numbers[cell]
    card = state.closed_cards[number]
    if card == HIDDEN:
        return f"{name} turns the closed card on {cell}."
    turned = f"{name} turns {card_name(card)} on {cell}"
    if fitting(state, card) >> number & 1:
        return f"{turned}: {signed(gain_of(state, card, number).total)}."
    return f"{turned}; it does not belong there and goes into the hand."
