"""The state of a game: the garden, the hands, the stack, and how far the turn is."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from tabletop.games.tuintopia.rules.cards import CARDS, DECK, HOUSE
from tabletop.games.tuintopia.rules.ground import Ground, ground_of
from tabletop.games.tuintopia.rules.options import Variant
from tabletop.games.tuintopia.rules.values import NOTHING, Gain

NONE = -1
"""No card lies there."""
HIDDEN = -2
"""A card that may not be known: in views only."""
EVERYTHING = -1
"""The viewer of a full state; onlookers are viewer 0."""

HAND = 4
FREE = 0
"""Nobody's: the seat that stands for a free cell in `State.who`."""


class Phase(IntEnum):
    """What is awaited: a decision of the seat to move, or a card from the stack."""

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

    One entry a cell, in the order of the ground: `open_cards` (and the house at the end) and
    `closed_cards` hold a card or NONE; `who` the seat that opened the open card or laid the closed
    one; `gains` what the open card brought that seat. `left` counts the stack with the cards under
    it. `opened` says whether a card became open in this turn, `idle` counts the turns in a row
    before it in which none did (rule 23 d). `ending` names the reason once the game is over.

    In a view `viewer` is the seat that looks, cards it may not know are HIDDEN, and `stack` holds
    all cards that it cannot place: those of the stack and the hidden ones together.
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
        """Return the ground of the garden."""
        return ground_of(self.variant.garden)

    @property
    def hand(self) -> tuple[int, ...]:
        """Return the hand of the seat whose turn it is."""
        return self.hands[self.seat - 1]


def first_state(variant: Variant, seats: int) -> State:
    """Return the empty garden before the first card is dealt to seat 1."""
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
    """Return `items` with another item at `index`."""
    return (*items[:index], item, *items[index + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return `cards` without `card`, which is among them once."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def reach(ground: Ground, free: int) -> int:
    """Return the cells that neighbour the house or a cell with a card (rule 2)."""
    cells = ground.by_house
    for number, near in enumerate(ground.near):
        if not free >> number & 1:
            cells |= near
    return cells


def fitting(state: State, card: int) -> int:
    """Return the cells on which `card` may lie open, free or not (rules 18 and 19)."""
    ground = state.ground
    return ground.zones[CARDS[card].zone] if state.variant.zones else ground.everywhere
