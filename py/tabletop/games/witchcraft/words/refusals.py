"""Refusals of moves: what is wrong, and what to do instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tabletop.core.language import later, t, t_count
from tabletop.games.witchcraft.rules import problems as p
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.state import Step
from tabletop.games.witchcraft.words.cards import card_name
from tabletop.games.witchcraft.words.names import (
    first_the_space,
    more_resources,
    number_of,
    resources,
)

MOVE_FIRST = later("Go to a space first. Then cast, draw or move again.")
HIDDEN = later("That spell is hidden.")
NO_SPELL = later("First choose a spell that targets a witch.")
"""Why a tap does nothing."""

_FAULTS = {
    p.Fault.UNREADABLE: later(
        "Type a move like go=Sw, draw, swap=S07, cast=S01, cast=S02@3 or again=To."
    ),
    p.Fault.INN_CLOSED: later("The Inn is closed in the first round."),
    p.Fault.HAND_FULL: later("You already hold three spells: discard one to draw another."),
}

_ROLL_AT_INN = later("Roll at the Inn first (roll=4).")
_SPELL = later("Draw the spell first (spell=S17).")
_AWAITED = {
    Step.FIRST: later("Draw lots for who goes first (first=1)."),
    Step.MOVE: later("Move first: choose a space (go=Sw)."),
    Step.CHOICE: later("Now choose: cast a spell, draw one, or move again (again=Sw)."),
    Step.INN: _ROLL_AT_INN,
    Step.INN_AGAIN: _ROLL_AT_INN,
    Step.DRAW: _SPELL,
    Step.EVENT: later("Draw this round’s event first (event=E09)."),
    Step.DICE: later("Roll for the event first (roll=4)."),
    Step.CARD_DRAW: _SPELL,
}

_OF_CARDS = {
    p.CardFault.NOT_IN_DECK: later("{card} ({id}) is not in the deck."),
    p.CardFault.NOT_IN_HAND: later("{card} ({id}) is not in your hand."),
    p.CardFault.NAMES_NOBODY: later("{card} doesn’t target anyone: type cast={id}."),
    p.CardFault.WANTS_TARGET: later(
        "{card} needs another witch as its target: type cast={id}@ and her seat number."
    ),
    p.CardFault.NOT_FOR_CASTER: later("You can’t cast {card} on yourself. Choose another witch."),
}


def explain(problem: p.Problem) -> str:
    """Return a sentence that says what is wrong with a move, and what to do instead."""
    match problem:
        case p.Fault():
            return t(_FAULTS[problem])
        case p.OtherStep(step):
            return t(_AWAITED[step])
        case p.OtherTurn() | p.NoSeat() | p.SeatOut():
            return _of_seat(problem)
        case p.ClosedSpace(space):
            return _closed_now(space)
        case p.OfCard(fault, card):
            return t(_OF_CARDS[fault], card=card_name(card), id=card)
        case p.TooDear(card, missing):
            return _too_dear(card, missing)
        case p.HandNotFull(held):
            return _hand_not_full(held)
        case _:
            assert_never(problem)


def _of_seat(problem: p.OtherTurn | p.NoSeat | p.SeatOut) -> str:
    """Return what is wrong with a seat."""
    match problem:
        case p.OtherTurn(seat):
            return t("It’s seat {seat}’s turn.", seat=seat)
        case p.NoSeat(seat, seats):
            return t(
                "There is no seat {seat}: this game has {seats} witches.", seat=seat, seats=seats
            )
        case p.SeatOut(seat):
            return t("Seat {seat} is out, so you can’t choose that witch.", seat=seat)


def _closed_now(space: str) -> str:
    """Return the refusal for a space closed by the event of the round."""
    return t_count(
        "{space} is closed this round.",
        "{space} are closed this round.",
        number_of(space),
        space=first_the_space(space),
    )


def _too_dear(card: str, missing: Sequence[int]) -> str:
    """Return the refusal for a spell that cannot be paid for: its cost, and what is missing."""
    return t_count(
        "{spell} costs {cost}; you need {missing}.",
        "{spell} costs {cost}; you need {missing}.",
        sum(missing),
        spell=card_name(card),
        cost=resources(SPELLS[card].cost),
        missing=more_resources(missing),
    )


def _hand_not_full(held: int) -> str:
    """Return the refusal to swap a spell while the hand is not full."""
    return t_count(
        "You hold only {count} spell: draw without discarding.",
        "You hold only {count} spells: draw without discarding.",
        held,
    )
