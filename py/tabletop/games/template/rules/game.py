"""Falling Leaves: take one to three leaves from the heap. Each scores a point, the last one two.

L1 A chance outcome or an option names the first seat. L2 The seat to move takes 1, 2 or 3 leaves.
L3 Each leaf taken is one point; the last leaf of the heap is one point more. L4 When the heap is
empty, the most points win; equal points share the win.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.core.errors import Refusal
from tabletop.core.game import CHANCE, Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Choice, Option, Setup
from tabletop.core.throws import Throw, lots
from tabletop.games.template.rules.events import FirstDrawn, LeafEvent, LeavesTaken
from tabletop.games.template.rules.notation import (
    MOST_TAKEN,
    First,
    Move,
    Take,
    move_from_text,
    move_to_text,
)
from tabletop.games.template.rules.problems import Fault, NoSeat, TooFewLeaves

_OPTIONS = (
    Option("heap", (Choice("7"), Choice("15"))),
    Option("first", (Choice("toss"), Choice("1"))),
)


class State(NamedTuple):
    """The leaves left, the leaves taken by each seat, and the seat to move.

    `mover` is CHANCE before the draw for the first seat. `last` is the seat that took the last
    leaf, or 0 while leaves remain.
    """

    heap: int
    taken: tuple[int, ...]
    mover: int
    last: int = 0


class FallingLeaves(Game[State, Move]):
    """The rules of Falling Leaves."""

    info = GameInfo(
        key="template",
        min_seats=2,
        max_seats=4,
        options=_OPTIONS,
        minutes="1",
        has_chance=True,
        over_rule="L4",
    )

    def new_initial_state(self, setup: Setup) -> State:
        """Return the full heap, with chance or the chosen first seat to move (L1)."""
        first = setup.options["first"]
        mover = CHANCE if first == "toss" else int(first)
        return State(int(setup.options["heap"]), (0,) * setup.seats, mover)

    def current_player(self, state: State) -> int | None:
        """Return the seat to move, CHANCE before the draw, or None if the heap is empty (L4)."""
        return state.mover if state.heap else None

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the possible first seats (L1), or the numbers of leaves, smallest first (L2)."""
        if not state.heap:
            return ()
        if state.mover == CHANCE:
            return tuple(First(seat) for seat in range(1, len(state.taken) + 1))
        return tuple(Take(leaves) for leaves in range(1, min(MOST_TAKEN, state.heap) + 1))

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return E-PHASE, E-SEAT (L1) or E-HEAP (L2), checked in this order, or None."""
        if isinstance(move, First) != (state.mover == CHANCE):
            wanted = Fault.DRAW_AWAITED if state.mover == CHANCE else Fault.LEAVES_AWAITED
            return Refusal("E-PHASE", "turn", wanted)
        if isinstance(move, First) and move.seat > len(state.taken):
            return Refusal("E-SEAT", "L1", NoSeat(move.seat))
        if isinstance(move, Take) and move.leaves > state.heap:
            return Refusal("E-HEAP", "L2", TooFewLeaves(state.heap))
        return None

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after the draw or after taking leaves."""
        if isinstance(move, First):
            return state._replace(mover=move.seat)
        heap = state.heap - move.leaves
        seat = state.mover
        taken = tuple(
            count + move.leaves if number == seat else count
            for number, count in enumerate(state.taken, start=1)
        )
        return State(heap, taken, seat % len(taken) + 1, 0 if heap else seat)

    def events(self, state: State, move: Move) -> tuple[LeafEvent, ...]:
        """Return one event: the draw for the first seat (L1), or the leaves taken (L2)."""
        if isinstance(move, First):
            return (FirstDrawn(move.seat),)
        return (LeavesTaken(state.mover, move.leaves, state.heap - move.leaves),)

    def throw(self, state: State) -> Throw | None:
        """Return the draw for the first seat, or None after it (L1)."""
        return lots(len(state.taken)) if state.mover == CHANCE else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the seats with the most points, or None until the heap is empty (L4)."""
        if state.heap:
            return None
        scores = self.scores(state)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores, start=1) if score == best)
        return Outcome(winners)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of each seat (L3)."""
        return tuple(
            count + (seat == state.last) for seat, count in enumerate(state.taken, start=1)
        )

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return the score terms of each seat: its leaves, and the last leaf (L3)."""
        return tuple(
            (ScoreTerm("leaves", count), ScoreTerm("last", int(seat == state.last)))
            for seat, count in enumerate(state.taken, start=1)
        )

    def move_to_text(self, move: Move) -> str:
        """Return the text of `move`, such as "take=3"."""
        return move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Parse a move; raise IllegalMove (E-SYNTAX) if `text` isn't in the game's notation."""
        return move_from_text(text)


GAME = FallingLeaves()
