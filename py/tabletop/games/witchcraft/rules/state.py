"""Game state, views and derived facts (W34)."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import HAND_LIMIT, NO_RESOURCES, NOWHERE
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Event, Spell

HIDDEN = "?"
"""Placeholder in a view for a spell in another seat's hand."""

ONLOOKER = 0
"""The `viewer` of a spectator's view."""


class Step(Enum):
    """The decision or chance outcome that is due; for some outcomes, also what follows."""

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
    """The state of one seat. `hand` is ordered oldest first (W15); `resources` are five counts.

    `out` is 0 while the witch lives, 1 for the witches eliminated first, 2 for the next, and so on.
    """

    power: int = 0
    detection: int = 0
    resources: tuple[int, ...] = NO_RESOURCES
    hand: tuple[str, ...] = ()
    position: str = NOWHERE
    out: int = 0


class CardInPlay(NamedTuple):
    """A card whose effects are being applied.

    `rolls` has one entry per seat (0: not rolled). `concerned` lists, for each effect, the affected
    seats, determined before the first effect (W24); it is empty until all dice are rolled. `done`
    counts the effects applied. `drawers` are the seats still to draw, one entry per card (W29).
    """

    card: str
    target: int
    rolls: tuple[int, ...]
    concerned: tuple[tuple[int, ...], ...] = ()
    done: int = 0
    drawers: tuple[int, ...] = ()


class State(NamedTuple):
    """A full game state, or one seat's view of it.

    `first` is 0 until the first player is drawn; `mover` is 0 outside of turns. Decks are sorted by
    card id, discard piles oldest first. `viewer` is None in a full state, and a seat or ONLOOKER in
    a view, whose `deck` then also contains the spells in hidden hands (W30).
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
    """Return the initial state; `first` is the seat that begins, or 0 to draw for it (W1, W2)."""
    step = Step.MOVE if first else Step.FIRST
    return State(1, first, first, step, (Witch(),) * seats, tuple(SPELLS), tuple(EVENTS))


@cache
def seats_from(seat: int, seats: int) -> tuple[int, ...]:
    """Return all seats in turn order, starting with `seat` (W1)."""
    return tuple((seat - 1 + step) % seats + 1 for step in range(seats))


def living(state: State) -> tuple[int, ...]:
    """Return the seats that are not eliminated, in turn order."""
    witches = state.witches
    order = seats_from(state.first or 1, len(witches))
    return tuple(seat for seat in order if not witches[seat - 1].out)


def card_in_play(state: State) -> tuple[CardInPlay, Spell | Event]:
    """Return the progress of the card in play and the card itself; raise ValueError if none."""
    play = state.in_play
    if play is None:
        raise ValueError("No card is in play.")
    return play, SPELLS[play.card] if play.card in SPELLS else EVENTS[play.card]


def spell_drawer(state: State) -> int:
    """Return the seat that draws the next spell, or 0 if no draw is due."""
    if state.step is Step.DRAW:
        return state.mover
    if state.step is Step.CARD_DRAW and state.in_play:
        return state.in_play.drawers[0]
    return 0


def roller(state: State) -> int:
    """Return the seat that rolls next, or 0 if no roll is due or one roll counts for all."""
    if state.step in (Step.INN, Step.INN_AGAIN):
        return state.mover
    if state.step is not Step.DICE:
        return 0
    play, _ = card_in_play(state)
    if EVENTS[play.card].dice == "one":
        return 0
    return next(seat for seat in living(state) if not play.rolls[seat - 1])


def room(witch: Witch) -> int:
    """Return how many more spells `witch` can hold (W15)."""
    return HAND_LIMIT - len(witch.hand)


def deck_size(state: State) -> int:
    """Return the number of cards in the spell deck, in a full state or a view.

    In a view, `deck` also contains the hidden hands.
    """
    return len(state.deck) - sum(witch.hand.count(HIDDEN) for witch in state.witches)


def with_witch(state: State, seat: int, witch: Witch) -> tuple[Witch, ...]:
    """Return the witches of `state`, with that of `seat` replaced by `witch`."""
    return (*state.witches[: seat - 1], witch, *state.witches[seat:])


def stays_at(state: State, space: str) -> bool:
    """Return whether the mover is already at `space`, so that moving there means staying (W5)."""
    return state.witches[state.mover - 1].position == space
