"""The state of a game: garden, hands, stack, scores, and progress of the turn."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from tabletop.games.tuintopia.rules.cards import CARDS, DECK, HOUSE
from tabletop.games.tuintopia.rules.ground import Ground, ground_of
from tabletop.games.tuintopia.rules.options import Variant
from tabletop.games.tuintopia.rules.values import NOTHING, Gain

NONE = -1
"""The card number that stands for no card."""
HIDDEN = -2
"""The card number that stands for a card that the viewer may not know; only in views."""
EVERYTHING = -1
"""The viewer of a full state; an onlooker is viewer 0."""

HAND = 4
FREE = 0
"""The value of `State.who` for a cell without a card."""


class Phase(IntEnum):
    """The kind of move that comes next: a decision of a seat, or a draw (see CHANCE_PHASES)."""

    DEAL = 0
    ACT = 1
    EXCHANGE = 2
    TUCK = 3
    REFILL = 4
    OVER = 5


CHANCE_PHASES = (Phase.DEAL, Phase.EXCHANGE, Phase.REFILL)


class Tucked(NamedTuple):
    """A card under the stack, and the seat that put it there."""

    card: int
    seat: int


class State(NamedTuple):
    """A position. Cards and cells are numbers; `free`, `closed` and `reachable` are bit masks.

    Indexed by cell number: `open_cards` (with the house at the end) and `closed_cards` are the
    face-up and face-down cards, or NONE; `who` is the seat that turned or placed the card there;
    `gains` is what a face-up card scored for that seat.

    `left` counts the stack, including the cards tucked under it. `opened` is whether a card was
    turned or placed face up this turn, `idle` the number of consecutive turns before it without one
    (rule 23 d). `ending` is the reason why the game is over, or "".

    In a view, `viewer` is the seat whose view it is, cards that it may not know are HIDDEN, and
    `stack` holds both the stack and those hidden cards.
    """

    variant: Variant
    phase: Phase
    seat: int
    hands: tuple[tuple[int, ...], ...]
    stack: tuple[int, ...]
    tucked: tuple[Tucked, ...]
    left: int
    open_cards: tuple[int, ...]
    closed_cards: tuple[int, ...]
    who: tuple[int, ...]
    gains: tuple[Gain, ...]
    free: int
    closed: int
    reachable: int
    totals: tuple[int, ...]
    a_used: bool = False
    b_used: bool = False
    opened: bool = False
    idle: int = 0
    ending: str = ""
    viewer: int = EVERYTHING

    @property
    def ground(self) -> Ground:
        """Return the geometry of the garden."""
        return ground_of(self.variant.garden)

    @property
    def hand(self) -> tuple[int, ...]:
        """Return the hand of the seat to move."""
        return self.hands[self.seat - 1]


def first_state(variant: Variant, seats: int) -> State:
    """Return an empty garden, just before the first card is dealt to seat 1."""
    ground = ground_of(variant.garden)
    count = len(ground.cells)
    return State(
        variant=variant,
        phase=Phase.DEAL,
        seat=1,
        hands=((),) * seats,
        stack=DECK,
        tucked=(),
        left=len(DECK),
        open_cards=(NONE,) * count + (HOUSE,),
        closed_cards=(NONE,) * count,
        who=(FREE,) * count,
        gains=(NOTHING,) * count,
        free=ground.everywhere,
        closed=0,
        reachable=ground.by_house,
        totals=(0,) * seats,
    )


def put(items: tuple[int, ...], index: int, item: int) -> tuple[int, ...]:
    """Return a copy of `items` with `item` at `index`."""
    return (*items[:index], item, *items[index + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return `cards` without the first `card`; raise ValueError if it is not there."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def reach(ground: Ground, free: int) -> int:
    """Return a bit mask of the cells next to the house or to a card (rule 2), given `free`."""
    cells = ground.by_house
    for number, near in enumerate(ground.near):
        if not free >> number & 1:
            cells |= near
    return cells


def fitting(state: State, card: int) -> int:
    """Return a bit mask of the cells in the zone of `card`, free or not (rules 18 and 19)."""
    ground = state.ground
    return ground.zones[CARDS[card].zone] if state.variant.zones else ground.everywhere
