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

MOVE_FIRST = later("Go to a place first; then cast, draw or move again.")
HIDDEN = later("That spell is hidden.")
INN_CLOSED = later("The Inn is closed in the first round.")
HAND_FULL = later("Three spells are in hand: give one of them away to draw.")
UNREADABLE_MOVE = later(
    "A move is written like go=Sw, draw, swap=S07, cast=S01, cast=S02@3 or again=To."
)
NO_SPELL = later("Choose first a spell that wants a witch.")

_ROLL_AT_INN = later("Now is the time for the roll at the Inn (roll=4).")
_SPELL = later("Now is the time for a spell to be drawn (spell=S17).")
AWAITED = {
    Step.FIRST: later("Now is the time for the first player to be drawn (first=1)."),
    Step.MOVE: later("Now is the time for the Move: go to a space (go=Sw)."),
    Step.CHOICE: later(
        "Now is the time for the Choice: cast a spell, draw one, or move again (again=Sw)."
    ),
    Step.INN: _ROLL_AT_INN,
    Step.INN_AGAIN: _ROLL_AT_INN,
    Step.DRAW: _SPELL,
    Step.EVENT: later("Now is the time for the event of the round (event=E09)."),
    Step.DICE: later("Now is the time for a roll for the event (roll=4)."),
    Step.CARD_DRAW: _SPELL,
}

FOREIGN = later("It is the turn of seat {seat}.")
NO_SEAT = later("There is no seat {seat}: {seats} witches play.")
OUT_ALREADY = later("Seat {seat} is out of the game and cannot be a target.")
NOT_IN_DECK = later("{card} ({id}) is not in the deck.")
NOT_IN_HAND = later("{card} ({id}) is not in your hand.")
NAMES_NOBODY = later("{card} names nobody: cast={id}.")
WANTS_TARGET = later("{card} wants a living opponent as its target: cast={id}@ and a seat.")
NOT_FOR_CASTER = later("{card} is for an opponent, never for its caster.")


def of_card(text: str, card: str) -> str:
    """Return what one of these sentences says of a card."""
    return t(text, card=card_name(card), id=card)


def closed_now(space: str) -> str:
    """Return that the event of the round has closed a space."""
    return t_count(
        "{space} is closed in this round.",
        "{space} are closed in this round.",
        number_of(space),
        space=first_the_space(space),
    )


def too_dear(card: str, missing: Sequence[int]) -> str:
    """Return what a spell costs, and what of it is missing."""
    return t_count(
        "{spell} costs {cost}; {missing} is wanted.",
        "{spell} costs {cost}; {missing} are wanted.",
        sum(missing),
        spell=card_name(card),
        cost=resources(SPELLS[card].cost),
        missing=more_resources(missing),
    )


def hand_not_full(held: int) -> str:
    """Return that no spell is swapped while there is room for another."""
    return t_count(
        "Only {count} spell is in hand: draw one, and give none away.",
        "Only {count} spells are in hand: draw one, and give none away.",
        held,
    )
