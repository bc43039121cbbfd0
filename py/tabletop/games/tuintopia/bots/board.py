"""A fast mutable board for the bots, with the points of every card on every cell.

The points are updated incrementally. If cards are HIDDEN, only those that the seat to move knows
can be played. Tests compare its results with the rules.
"""

from __future__ import annotations

import random
from operator import add

from tabletop.games.tuintopia.bots.table import WORTH, cells_of, table_of
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.rules.notation import (
    Cover,
    Done,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.rules.state import HAND, HIDDEN, NONE, Phase, State, reach

PLACE, LAY, TURN, DONE, EXCHANGE, SKIP, TUCK = range(7)
"""The kinds of steps. PLACE on a face-down card covers it. On a board, EXCHANGE both draws and
tucks; TUCK is only used if a view is in the middle of an exchange."""

Step = tuple[int, int, int]
"""A kind, a card and a cell; unused fields are 0."""

_COPIED = ("faces", "rows", "stack", "totals", "who")
_SHARED = (
    "a_used",
    "b_used",
    "closed",
    "free",
    "is_over",
    "is_tucking",
    "reachable",
    "seat",
    "table",
    "turns",
    "unknown",
)


class Board:
    """A position during search. `seat` counts from 0; `turns` is the number of turns ended so far.

    `rows[cell][card]` is what a card would score on a cell without a face-up card. The end of
    `stack` is drawn first. `unknown` are the cards that the view doesn't locate. The endings of
    rule 23 c and d are ignored, as no seat could score after them.
    """

    __slots__ = ("hands", *_COPIED, *_SHARED)

    def __init__(self, view: State) -> None:
        """Set up the board from a full state or a view; the stack becomes hidden in both cases."""
        self.table = table_of(view.variant)
        self.rows = list(self.table.empty)
        for number, card in enumerate(view.open_cards[:-1]):
            if card != NONE:
                self._update_neighbours(number, card, self.table.ground.everywhere)
        self.hands = [list(hand) for hand in view.hands]
        self.faces = list(view.closed_cards)
        self.who = [seat - 1 for seat in view.who]
        self.stack = [HIDDEN] * view.left
        self.unknown = view.stack
        self.free, self.closed, self.reachable = view.free, view.closed, view.reachable
        self.totals: list[float] = list(view.totals)
        self.seat = view.seat - 1
        self.a_used, self.b_used = view.a_used, view.b_used
        self.is_tucking = view.phase is Phase.TUCK
        self.turns = 0
        self.is_over = False

    def dealt(self, view: State, draws: int, traps: int, rng: random.Random) -> Board:
        """Return a copy with the hidden cards and the next `draws` cards dealt at random.

        `view` must be the view that this board was made from. Each hidden face-down card is the
        lowest-scoring of 1 + `traps` random cards for its cell, as rivals place traps.
        """
        board = self.copied()
        closed = view.closed_cards.count(HIDDEN)
        hidden = sum(hand.count(HIDDEN) for hand in view.hands) + closed
        hidden += sum(each.card == HIDDEN for each in view.tucked)
        wanted = hidden + draws + traps * closed
        unknown = rng.sample(view.stack, min(len(view.stack), wanted))
        for cell in cells_of(view.closed) if closed else ():
            if board.faces[cell] == HIDDEN:
                board.faces[cell] = self._worst(cell, unknown, 1 + traps)
        board.hands = [[_known(card, unknown) for card in hand] for hand in view.hands]
        tucked = [_known(each.card, unknown) for each in view.tucked]
        board.stack = [*reversed(tucked), *unknown]
        return board

    def _worst(self, cell: int, unknown: list[int], count: int) -> int:
        """Remove and return the card among the last `count` of `unknown` that scores least."""
        row = self.rows[cell]
        worst = min(unknown[-count:], key=lambda card: row[card])
        unknown.remove(worst)
        return worst

    def copied(self) -> Board:
        """Return an independent copy."""
        board = object.__new__(Board)
        for name in _SHARED:
            setattr(board, name, getattr(self, name))
        for name in _COPIED:
            setattr(board, name, getattr(self, name)[:])
        board.hands = [hand[:] for hand in self.hands]
        return board

    @property
    def hand(self) -> list[int]:
        """Return the hand of the seat to move."""
        return self.hands[self.seat]

    def play(self, step: Step) -> None:
        """Apply a step, and end the turn if no step is left (rule 15)."""
        kind, card, cell = step
        if kind == PLACE:
            self._place(card, cell)
        elif kind == LAY:
            self._lay(card, cell)
        elif kind == TURN:
            self._turn(cell)
        elif kind == EXCHANGE:
            self._exchange()
        elif kind == DONE:
            self.b_used = True
        else:
            self.a_used = True
        if self.a_used and not self._can_step_b():
            self._end_turn()

    def prospect(self, card: int) -> float:
        """Return the best score of `card` on a free cell of its zone, or -1, plus its WORTH."""
        cells = cells_of(self.free & self.table.fits[card])
        return max([self.rows[cell][card] for cell in cells], default=-1.0) + WORTH[card]

    def _can_step_b(self) -> bool:
        if self.b_used or self.table.variant.level == 1:
            return False
        return bool(self.closed or (self.free and self.hand))

    def _place(self, card: int, cell: int) -> None:
        self.hand.remove(card)
        if self.closed >> cell & 1:
            self.hand.append(self.faces[cell])
        self._open(card, cell)
        self.a_used = True

    def _open(self, card: int, cell: int) -> None:
        self.totals[self.seat] += self.rows[cell][card]
        self.faces[cell] = NONE
        self.who[cell] = self.seat
        self.free &= ~(1 << cell)
        self.closed &= ~(1 << cell)
        self.reachable |= self.table.ground.near[cell]
        self._update_neighbours(cell, card, self.free | self.closed)

    def _update_neighbours(self, cell: int, card: int, cells: int) -> None:
        """Add the points for `card` on `cell` to the rows of its neighbours in the mask `cells`."""
        rows = self.rows
        for number, bit, brought in self.table.around[cell]:
            if cells & bit:
                rows[number] = tuple(map(add, rows[number], brought[card]))

    def _lay(self, card: int, cell: int) -> None:
        self.hand.remove(card)
        self.faces[cell] = card
        self.who[cell] = self.seat
        self.free &= ~(1 << cell)
        self.closed |= 1 << cell
        self.reachable |= self.table.ground.near[cell]
        self.b_used = True

    def _turn(self, cell: int) -> None:
        card = self.faces[cell]
        self.b_used = True
        if self.table.fits[card] >> cell & 1:
            self._open(card, cell)
            return
        self.hand.append(card)
        self.faces[cell] = NONE
        self.who[cell] = -1
        self.free |= 1 << cell
        self.closed &= ~(1 << cell)
        self.reachable = reach(self.table.ground, self.free)

    def _exchange(self) -> None:
        """Draw a card and tuck the one with the lowest `prospect` (rule 21)."""
        self.hand.append(self.stack.pop())
        least = min(self.hand, key=self.prospect)
        self.hand.remove(least)
        self.stack.insert(0, least)
        self.a_used = True

    def _end_turn(self) -> None:
        hand = self.hand
        while self.stack and len(hand) < HAND:
            hand.append(self.stack.pop())
        self.is_over = not self.free or not (self.stack or any(self.hands))
        self.turns += 1
        self.seat = (self.seat + 1) % len(self.hands)
        self.a_used = self.b_used = False


def move_of(view: State, step: Step) -> Move:
    """Return the move in `view` that corresponds to `step`."""
    kind, card, number = step
    code, cell = CARDS[card].code, view.ground.cells[number]
    if kind == PLACE:
        return Cover(code, cell) if view.closed >> number & 1 else Place(code, cell)
    if kind == LAY:
        return Lay(code, cell)
    if kind == TURN:
        return Turn(cell)
    if kind == TUCK:
        return Tuck(code)
    return _PLAIN[kind]


_PLAIN: dict[int, Move] = {DONE: Done(), EXCHANGE: Exchange(), SKIP: Skip()}


def _known(card: int, unknown: list[int]) -> int:
    return unknown.pop() if card == HIDDEN else card
