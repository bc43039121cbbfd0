"""The state of a game, and what can be read off it (W34)."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import HAND_LIMIT, NO_RESOURCES, NOWHERE
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Event, Spell

HIDDEN = "?"
"""Stands in a view for each spell in the hand of another seat."""

ONLOOKER = 0
"""The `viewer` of a view that belongs to no seat."""


class Step(Enum):
    """What is awaited; at an outcome of chance also what follows it."""

    FIRST = "first-player"
    MOVE = "move"
    CHOICE = "choice"
    INN = "roll-then-choice"
    INN_AGAIN = "roll-then-end-of-turn"
    DRAW = "spell-then-end-of-turn"
    EVENT = "event"
    DICE = "roll-for-event"
    CARD_DRAW = "spell-for-card"
    OVER = "over"


class Witch(NamedTuple):
    """What belongs to one seat. `hand` is oldest first (W15); `resources` are five counts.

    `out` is 0 while the witch lives, 1 for those eliminated first, 2 for the next ones, and so on.
    """

    power: int = 0
    detection: int = 0
    resources: tuple[int, ...] = NO_RESOURCES
    hand: tuple[str, ...] = ()
    position: str = NOWHERE
    out: int = 0


class CardInPlay(NamedTuple):
    """A card whose effects are being carried out.

    `rolls` holds a roll a seat (0: none). `concerned` holds for each effect the seats that its
    condition picked before the first effect (W24), () until all dice are rolled. `done` counts the
    effects carried out; `drawers` are the seats that have yet to draw, one entry a card (W29).
    """

    card: str
    target: int
    rolls: tuple[int, ...]
    concerned: tuple[tuple[int, ...], ...] = ()
    done: int = 0
    drawers: tuple[int, ...] = ()


class State(NamedTuple):
    """A position of the game, or the view that one seat has of it.

    `first` is 0 before the first player is drawn; `mover` is 0 while no seat's turn is on. Decks
    are in the order of their ids, discard piles oldest first. `viewer` is None in a full state; in
    a view it is the seat that looks or ONLOOKER, `deck` then holds every spell that it cannot
    place (W30).
    """

    round: int
    first: int
    mover: int
    step: Step
    witches: tuple[Witch, ...]
    deck: tuple[str, ...]
    event_deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    event_discard: tuple[str, ...] = ()
    closed: str = NOWHERE
    in_play: CardInPlay | None = None
    viewer: int | None = None


def first_state(seats: int, first: int) -> State:
    """Return the state before the first turn; `first` is 0 where chance names it (W1, W2)."""
    step = Step.MOVE if first else Step.FIRST
    return State(1, first, first, step, (Witch(),) * seats, tuple(SPELLS), tuple(EVENTS))


@cache
def seats_from(seat: int, seats: int) -> tuple[int, ...]:
    """Return all seats in turn order, `seat` first (W1)."""
    return tuple((seat - 1 + step) % seats + 1 for step in range(seats))


def living(state: State) -> tuple[int, ...]:
    """Return the seats that are not eliminated, in turn order."""
    witches = state.witches
    order = seats_from(state.first or 1, len(witches))
    return tuple(seat for seat in order if not witches[seat - 1].out)


def card_in_play(state: State) -> tuple[CardInPlay, Spell | Event]:
    """Return the card whose effects are being carried out, with its text."""
    play = state.in_play
    if play is None:
        raise ValueError("No card is in play.")
    return play, SPELLS[play.card] if play.card in SPELLS else EVENTS[play.card]


def spell_drawer(state: State) -> int:
    """Return the seat that the awaited spell goes to, 0 where none is awaited."""
    if state.step is Step.DRAW:
        return state.mover
    if state.step is Step.CARD_DRAW and state.in_play:
        return state.in_play.drawers[0]
    return 0


def roller(state: State) -> int:
    """Return the seat whose roll is awaited, 0 where there is none or one roll is for all."""
    if state.step in (Step.INN, Step.INN_AGAIN):
        return state.mover
    if state.step is not Step.DICE:
        return 0
    play, _ = card_in_play(state)
    if EVENTS[play.card].dice == "one":
        return 0
    return next(seat for seat in living(state) if not play.rolls[seat - 1])


def room(witch: Witch) -> int:
    """Return how many spells more `witch` can hold (W15)."""
    return HAND_LIMIT - len(witch.hand)


def deck_size(state: State) -> int:
    """Return the number of cards in the spell deck, in a full state and in a view alike."""
    return len(state.deck) - sum(witch.hand.count(HIDDEN) for witch in state.witches)


def with_witch(state: State, seat: int, witch: Witch) -> tuple[Witch, ...]:
    """Return the witches of `state` with that of `seat` replaced."""
    return (*state.witches[: seat - 1], witch, *state.witches[seat:])


def stays_at(state: State, space: str) -> bool:
    """Return whether the witch to move is at a space already, so that she stays there (W5)."""
    return state.witches[state.mover - 1].position == space
