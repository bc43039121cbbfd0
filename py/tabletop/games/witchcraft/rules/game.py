"""Witchcraft: collect resources, cast spells, and reach the top of the Power Meter first.

W1 to W34 refer to this edition's rules, R1 to R44 to rulings on points that the rules leave open.
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
from tabletop.games.witchcraft.rules.events import Events, events_of
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
        """Return the initial state: draw for first player, or the chosen seat's turn (W1, W2)."""
        first = setup.options["first"]
        return first_state(setup.seats, 0 if first == "draw" else int(first))

    def current_player(self, state: State) -> int | None:
        """Return the seat to decide, CHANCE for an outcome, or None when the game is over (W4)."""
        if state.step in (Step.MOVE, Step.CHOICE):
            return state.mover
        return None if state.step is Step.OVER else CHANCE

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether `state` is at a Move, which begins every turn (W4)."""
        return state.step is Step.MOVE

    def is_out(self, state: State, seat: int) -> bool:
        """Return whether the witch of `seat` has been eliminated (W18)."""
        return state.witches[seat - 1].out > 0

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the legal decisions or chance outcomes in a stable order.

        Spells in hand are in the order in which they were drawn, cards of a deck sorted by id.
        """
        return legality.legal_moves(state)

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return why `move` is illegal, or None if it is legal.

        Codes are checked in the order E-PHASE, E-SEAT, E-DECK, E-SPACE, E-HAND, E-COST, E-TARGET.
        """
        return refusals.why_illegal(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after a legal `move`, at the next decision, chance outcome or end."""
        return course.after(state, move)

    def events(self, state: State, move: Move) -> Events:
        """Return the events of `move`: its action, the effects of cards, and their consequences.

        If `state` is a view, `move` may name HIDDEN as the spell that another seat draws.
        """
        return events_of(state, move)

    def throw(self, state: State) -> Throw | None:
        """Return the draw for first player or the die roll that is due (W1, W9, W23), else None.

        Drawing a card is not a throw.
        """
        if state.step is Step.FIRST:
            return lots(len(state.witches))
        return dice(1, DIE) if state.step in (Step.INN, Step.INN_AGAIN, Step.DICE) else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners, or None while the game is in progress (W18-W22)."""
        return standing.outcome(state)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the Power of each seat; 0 if eliminated."""
        return tuple(witch.power for witch in state.witches)

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return each seat's score, whose only term is Power."""
        return tuple((ScoreTerm("power", witch.power),) for witch in state.witches)

    def move_to_text(self, move: Move) -> str:
        """Return `move` in notation."""
        return notation.move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Parse `text`; raise IllegalMove (E-SYNTAX) if it is not valid notation."""
        return notation.move_from_text(text)

    def view(self, state: State, seat: int | None) -> State:
        """Return `state` as seen by `seat` (None: a spectator), with other hands hidden (W30).

        The hidden cards are merged into `deck`.
        """
        return secrecy.view(state, seat)

    def resample(self, view: State, seat: int, rng: random.Random) -> State:
        """Return a full state consistent with `view`, its hidden hands dealt at random."""
        return secrecy.resample(view, rng)

    def redact(self, state: State, move: Move, seat: int | None) -> str:
        """Return the notation of `move`, or `spell=?` if another seat draws a spell (W30)."""
        return secrecy.redact(state, move, seat)


GAME = Witchcraft()
