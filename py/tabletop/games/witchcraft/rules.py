"""Witchcraft: take ingredients, cast spells, and reach the top of the Power Meter first.

Where rules are named they have the numbers of the rules of this edition: W1 to W34 are rules, R1
to R44 decide what they leave open.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tabletop.core.errors import Refusal
from tabletop.core.game import CHANCE, Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Choice, Option, Setup
from tabletop.core.throws import Throw, dice, lots
from tabletop.games.witchcraft import (
    course,
    legality,
    narration,
    notation,
    refusals,
    secrecy,
    standing,
)
from tabletop.games.witchcraft.board import DIE
from tabletop.games.witchcraft.notation import MOST_SEATS, Move
from tabletop.games.witchcraft.state import State, Step, first_state, roller

_FIRST = Option(
    "first",
    "Who goes first",
    (
        Choice("draw", "Draw lots", "Chance names the witch who goes first."),
        *(
            Choice(str(seat), f"Seat {seat}", f"Seat {seat} goes first.", min_seats=seat)
            for seat in range(1, MOST_SEATS + 1)
        ),
    ),
)


class Witchcraft(Game[State, Move]):
    """The rules of Witchcraft."""

    info = GameInfo(
        key="witchcraft",
        title="Witchcraft",
        min_seats=2,
        max_seats=MOST_SEATS,
        options=(_FIRST,),
        minutes="25-45",
        line="Gather, cast, and reach the top before the village finds you out.",
        credit="After a published rules sheet about racing witches; most of the cards are new.",
        has_chance=True,
        has_secrets=True,
        throws="Every die, and the lot that decides who goes first. Cards come from the tablet.",
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

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the decisions or the outcomes, in a stable order; drawn cards by their id."""
        return legality.legal_moves(state)

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return E-PHASE, E-SEAT, E-DECK, E-SPACE, E-HAND, E-COST or E-TARGET, in this order."""
        return refusals.why_illegal(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after `move` and all that it leads to without chance or a decision."""
        return course.after(state, move)

    def throw(self, state: State, names: Sequence[str]) -> Throw | None:
        """Return the draw of the first player or a roll (W1, W9, W23); cards are drawn unseen."""
        if state.step is Step.FIRST:
            return lots("Who goes first? Draw lots.", names)
        if state.step not in (Step.INN, Step.INN_AGAIN, Step.DICE):
            return None
        seat = roller(state)
        whose = f"{names[seat - 1]}'s die" if seat else "the die"
        return dice((f"What does {whose} show?",), DIE)

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won and why, or None while the game runs (W18-W22)."""
        return standing.outcome(state)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the Power of each seat, 0 once eliminated."""
        return tuple(witch.power for witch in state.witches)

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return Power as the one term of each seat."""
        return tuple((ScoreTerm("Power", witch.power),) for witch in state.witches)

    def move_to_text(self, move: Move) -> str:
        """Return the spelling of `move`."""
        return notation.move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""
        return notation.move_from_text(text)

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return what `move` does to every witch; a drawn spell is named to its owner only."""
        return narration.describe(state, move, names, viewer)

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
