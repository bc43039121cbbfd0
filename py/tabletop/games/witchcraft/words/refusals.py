"""Why a move is refused, and what is to be done instead."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, t, t_count
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
INN_CLOSED = later("The Inn is closed in the first round.")
HAND_FULL = later("You already hold three spells: discard one to draw another.")
UNREADABLE_MOVE = later("Type a move like go=Sw, draw, swap=S07, cast=S01, cast=S02@3 or again=To.")
NO_SPELL = later("First choose a spell that targets a witch.")

_ROLL_AT_INN = later("Roll at the Inn first (roll=4).")
_SPELL = later("Draw the spell first (spell=S17).")
AWAITED = {
    Step.FIRST: later("Draw lots for who goes first (first=1)."),
    Step.MOVE: later("Move first: choose a space (go=Sw)."),
    Step.CHOICE: later("Now choose: cast a spell, draw one, or move again (again=Sw)."),
    Step.INN: _ROLL_AT_INN,
    Step.INN_AGAIN: _ROLL_AT_INN,
    Step.DRAW: _SPELL,
    Step.EVENT: later("Draw the event of the round first (event=E09)."),
    Step.DICE: later("Roll for the event first (roll=4)."),
    Step.CARD_DRAW: _SPELL,
}

FOREIGN = later("It’s seat {seat}’s turn.")
NO_SEAT = later("There is no seat {seat}: this game has {seats} witches.")
OUT_ALREADY = later("Seat {seat} is out, so you can’t choose that witch.")
NOT_IN_DECK = later("{card} ({id}) is not in the deck.")
NOT_IN_HAND = later("{card} ({id}) is not in your hand.")
NAMES_NOBODY = later("{card} doesn’t target anyone: cast={id}.")
WANTS_TARGET = later("{card} needs another witch as its target: cast={id}@ and her seat number.")
NOT_FOR_CASTER = later("You can’t cast {card} on yourself. Choose another witch.")


def of_card(text: str, card: str) -> str:
    """Return what one of these sentences says of a card."""
    return t(text, card=card_name(card), id=card)


def closed_now(space: str) -> str:
    """Return that the event of the round has closed a space."""
    return t_count(
        "{space} is closed this round.",
        "{space} are closed this round.",
        number_of(space),
        space=first_the_space(space),
    )


def too_dear(card: str, missing: Sequence[int]) -> str:
    """Return what a spell costs, and what of it is missing."""
    return t_count(
        "{spell} costs {cost}; you need {missing}.",
        "{spell} costs {cost}; you need {missing}.",
        sum(missing),
        spell=card_name(card),
        cost=resources(SPELLS[card].cost),
        missing=more_resources(missing),
    )


def hand_not_full(held: int) -> str:
    """Return that no spell is swapped while there is room for another."""
    return t_count(
        "You hold only {count} spell: draw without discarding.",
        "You hold only {count} spells: draw without discarding.",
        held,
    )
