"""Witchcraft: take ingredients, cast spells, and reach the top of the Power Meter first.

Where rules are named they have the numbers of the rules of this edition: W1 to W34 are rules, R1
to R44 decide what they leave open.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from tabletop.core.errors import Refusal
from tabletop.core.game import CHANCE, Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Choice, Option, Setup
from tabletop.core.throws import Throw, dice, lots
from tabletop.games.witchcraft.rules import (
    course,
    legality,
    notation,
    refusals,
    secrecy,
    standing,
)
from tabletop.games.witchcraft.rules.board import DIE
from tabletop.games.witchcraft.rules.notation import MOST_SEATS, Move
from tabletop.games.witchcraft.rules.state import State, Step, first_state

_FIRST = Option(
    "first",
    (
        Choice("draw"),
        *(Choice(str(seat), min_seats=seat) for seat in range(1, MOST_SEATS + 1)),
    ),
)


class Witchcraft(Game[State, Move]):
    """The rules of Witchcraft."""

    info = GameInfo(
        key="witchcraft",
        min_seats=2,
        max_seats=MOST_SEATS,
        options=(_FIRST,),
        minutes="25-45",
        has_chance=True,
        has_secrets=True,
        by_score=False,
    )

    def new_initial_state(self, setup: Setup) -> State:
        """Return the empty village, before the draw of the first player or its turn (W1, W2)."""
        first = setup.options["first"]
        return first_state(setup.seats, 0 if first == "draw" else int(first))

    def current_player(self, state: State) -> int | None:
        """Return the seat at its Move or Choice, CHANCE, or None when the game is over (W4)."""
        if state.step in (Step.MOVE, Step.CHOICE):
            return state.mover
        return None if state.step is Step.OVER else CHANCE

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether a Move is due, with which every turn begins (W4)."""
        return state.step is Step.MOVE

    def is_out(self, state: State, seat: int) -> bool:
        """Return whether a witch has been eliminated (W18)."""
        return state.witches[seat - 1].out > 0

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the decisions or the outcomes, in a stable order; drawn cards by their id."""
        return legality.legal_moves(state)

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return E-PHASE, E-SEAT, E-DECK, E-SPACE, E-HAND, E-COST or E-TARGET, in this order."""
        return refusals.why_illegal(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after `move` and all that it leads to without chance or a decision."""
        return course.after(state, move)

    def throw(self, state: State) -> Throw | None:
        """Return the draw of the first player or a roll (W1, W9, W23); cards are drawn unseen."""
        if state.step is Step.FIRST:
            return lots(len(state.witches))
        return dice(1, DIE) if state.step in (Step.INN, Step.INN_AGAIN, Step.DICE) else None

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won and why, or None while the game runs (W18-W22)."""
        return standing.outcome(state)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the Power of each seat, 0 once eliminated."""
        return tuple(witch.power for witch in state.witches)

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return Power as the one term of each seat."""
        return tuple((ScoreTerm("power", witch.power),) for witch in state.witches)

    def move_to_text(self, move: Move) -> str:
        """Return the spelling of `move`."""
        return notation.move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""
        return notation.move_from_text(text)

    def view(self, state: State, seat: int | None) -> State:
        """Return the state with hidden hands, which form one pool with the deck (W30)."""
        return secrecy.view(state, seat)

    def resample(self, view: State, seat: int, rng: random.Random) -> State:
        """Return a full state with the pool dealt at random to the hidden hands and the deck."""
        return secrecy.resample(view, rng)

    def redact(self, state: State, move: Move, seat: int | None) -> str:
        """Return the text of `move`, `spell=?` for a spell that another seat draws (W30)."""
        return secrecy.redact(state, move, seat)


GAME = Witchcraft()
