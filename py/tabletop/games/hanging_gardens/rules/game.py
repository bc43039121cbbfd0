"""Hanging Gardens as a `Game`, delegating to the other modules of this package.

`R` and `J` numbers in docstrings cite the rules and rulings of the game.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.chance import Draw
from tabletop.core.errors import Refusal
from tabletop.core.game import Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Setup
from tabletop.core.throws import Throw, dice
from tabletop.games.hanging_gardens.rules.actions import DIE_FACES, all_rolls, allowed_actions
from tabletop.games.hanging_gardens.rules.events import GardenEvent, events_of
from tabletop.games.hanging_gardens.rules.garden import (
    Bed,
    Garden,
    lay_bed,
    lay_support,
    lay_terrace,
    lift_support,
    put_gazebo,
    take_tile,
)
from tabletop.games.hanging_gardens.rules.notation import (
    Gazebo,
    Move,
    Pass,
    Plant,
    Roll,
    Shift,
    Support,
    Terrace,
    move_from_text,
    move_to_text,
)
from tabletop.games.hanging_gardens.rules.options import OPTIONS, ROLL
from tabletop.games.hanging_gardens.rules.refusals import why_refused
from tabletop.games.hanging_gardens.rules.scoring import outcome_of, scores_of, sheet_of
from tabletop.games.hanging_gardens.rules.state import (
    State,
    after_action,
    after_pass,
    after_roll,
    first_state,
)


class HangingGardens(Game[State, Move]):
    """The rules of Hanging Gardens, for two to four seats."""

    info = GameInfo(
        key="hanging-gardens",
        min_seats=2,
        max_seats=4,
        options=OPTIONS,
        minutes="40",
        has_chance=True,
    )

    def new_initial_state(self, setup: Setup) -> State:
        """Return the empty table, with the first seat to act or the roll for it due (R2)."""
        first = setup.options["first"]
        return first_state(setup.seats, None if first == ROLL else int(first))

    def current_player(self, state: State) -> int | None:
        """Return the seat to act, CHANCE for a roll, or None if the game is over (R15, R16)."""
        return None if state.is_over else state.seat

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether the next action is the first of the two in a turn (R3)."""
        return state.action == 1

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the legal actions, or an iterator of the outcomes of a roll (R3, R16)."""
        if state.rolling:
            return all_rolls(len(state.rolling))
        return () if state.is_over else allowed_actions(state)

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return the first reason why `move` is illegal, or None if it is legal."""
        return why_refused(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after a legal roll, action or pass."""
        match move:
            case Roll(values):
                return after_roll(state, values)
            case Pass():
                return after_pass(state)
            case Terrace(anchor):
                return after_action(state, take_tile(lay_terrace(state.garden, anchor)), True)
            case Support(anchor):
                return after_action(state, take_tile(lay_support(state.garden, anchor)), True)
            case Plant(colour, space):
                return after_action(state, lay_bed(state.garden, Bed(space, colour)), True)
            case Gazebo(space):
                places = state.garden.gazebos[state.seat - 1] is None
                return after_action(state, put_gazebo(state.garden, state.seat, space), places)
            case Shift():
                return after_action(state, _shifted(state.garden, move), move.as_terrace)

    def events(self, state: State, move: Move) -> tuple[GardenEvent, ...]:
        """Return the events of `move`: the piece that it places, or the dice (R2 to R16)."""
        return events_of(state, move)

    def likeness(self, state: State) -> State:
        """Return `state` without its idle count (R17), to compare positions.

        Whether a gazebo moves before or after a bed is planted, the result is the same garden.
        """
        return state._replace(idle=0)

    def draw_chance(self, state: State, draw: Draw) -> Move:
        """Return a roll with one drawn value for each seat in it, in seat order (R2, J17)."""
        return Roll(tuple(draw(DIE_FACES) for _ in state.rolling))

    def draws_taken(self, state: State, outcome: Move) -> int:
        """Return the number of draws for a roll: one for each seat in it."""
        return len(state.rolling)

    def throw(self, state: State) -> Throw | None:
        """Return the dice of the seats still in the roll, or None if no roll is due (R2)."""
        return dice(len(state.rolling), range(DIE_FACES)) if state.rolling else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the seats with the highest score, or None if the game is not over (R18)."""
        return outcome_of(state) if state.is_over else None

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the score of each seat in the current garden (R19)."""
        return scores_of(state.garden)

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return each seat's terms: the scoring rows of its best view, and its level (R19)."""
        return sheet_of(state.garden)

    def move_to_text(self, move: Move) -> str:
        """Return the notation of `move`."""
        return move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Return the move written as `text`; raise IllegalMove (E-SYNTAX) if it is malformed."""
        return move_from_text(text)


def _shifted(garden: Garden, move: Shift) -> Garden:
    """Return the garden after moving a support (R9)."""
    lifted = lift_support(garden, move.origin)
    lay = lay_terrace if move.as_terrace else lay_support
    return lay(lifted, move.anchor)


GAME = HangingGardens()
