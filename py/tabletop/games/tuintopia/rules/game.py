"""Tuintopia as a `Game`, delegating to the other modules of this package."""

from __future__ import annotations

import random
from collections.abc import Iterable

from tabletop.core.errors import Refusal
from tabletop.core.game import CHANCE, Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Setup
from tabletop.games.tuintopia.rules import legal, notation, refusals, secrecy, turn
from tabletop.games.tuintopia.rules.events import TuintopiaEvent, event_of
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.options import OPTIONS, variant_of
from tabletop.games.tuintopia.rules.scoring import GOAL
from tabletop.games.tuintopia.rules.state import CHANCE_PHASES, Phase, State, first_state
from tabletop.games.tuintopia.rules.values import Gain


class Tuintopia(Game[State, Move]):
    """The rules of Tuintopia, for one to four seats."""

    info = GameInfo(
        key="tuintopia",
        min_seats=1,
        max_seats=4,
        options=OPTIONS,
        minutes="30",
        has_chance=True,
        has_secrets=True,
        over_rule="23",
    )

    def new_initial_state(self, setup: Setup) -> State:
        """Return an empty garden, just before the first card is dealt to seat 1."""
        return first_state(variant_of(setup), setup.seats)

    def current_player(self, state: State) -> int | None:
        """Return the seat to move, CHANCE for a draw, or None if the game is over."""
        if state.phase in CHANCE_PHASES:
            return CHANCE
        return None if state.phase is Phase.OVER else state.seat

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether the seat to move has taken neither step of its turn."""
        return state.phase is Phase.ACT and not state.a_used and not state.b_used

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the legal moves, or the possible draws at a chance position.

        Return none in the view of a seat that is not to move.
        """
        return legal.legal_moves(state)

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return the first reason why `move` is illegal, or None if it is legal."""
        return refusals.why_illegal(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after a legal `move`."""
        return turn.apply_move(state, move)

    def events(self, state: State, move: Move) -> tuple[TuintopiaEvent]:
        """Return the one event of `move`; a card that a view hides is None (ruling 33)."""
        return (event_of(state, move),)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winning seats, or None if the game is not over (rule 24).

        In `coop` either all seats win or none does.
        """
        if state.phase is not Phase.OVER:
            return None
        seats = range(1, len(state.totals) + 1)
        if state.variant.coop:
            return Outcome(tuple(seats) if sum(state.totals) >= GOAL else (), joint=True)
        best = max(state.totals)
        return Outcome(tuple(seat for seat in seats if state.totals[seat - 1] == best))

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's score so far (rule 9)."""
        return state.totals

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return each seat's points for icons, sun and wind, with the cells that scored them.

        Level 1 has only icons.
        """
        return tuple(
            tuple(
                _term(state, part, seat)
                for part in (Gain._fields if state.variant.level == 2 else ("icons",))
            )
            for seat in range(1, len(state.totals) + 1)
        )

    def view(self, state: State, seat: int | None) -> State:
        """Return `state` with the cards hidden that `seat` may not know (ruling 33)."""
        return secrecy.view(state, seat)

    def resample(self, view: State, seat: int, rng: random.Random) -> State:
        """Return a full state consistent with `view`, with the unknown cards dealt at random."""
        return secrecy.resample(view, rng)

    def redact(self, state: State, move: Move, seat: int | None) -> str:
        """Return the notation of `move` with cards hidden from `seat`: `draw=?`, `?#e2`, `!?`."""
        return secrecy.redact(state, move, seat)

    def move_to_text(self, move: Move) -> str:
        """Return the notation of `move`."""
        return notation.move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Return the move written as `text`; raise IllegalMove (E-SYNTAX) if it is malformed."""
        return notation.move_from_text(text)


def _term(state: State, part: str, seat: int) -> ScoreTerm:
    """Return the sum of one part of the gains of `seat`, and the cells where it isn't 0."""
    gains = {
        cell: getattr(gain, part)
        for cell, gain, who in zip(state.ground.cells, state.gains, state.who, strict=True)
        if who == seat
    }
    return ScoreTerm(part, sum(gains.values()), tuple(cell for cell in gains if gains[cell]))


GAME = Tuintopia()
