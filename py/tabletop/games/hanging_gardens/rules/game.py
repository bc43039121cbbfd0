"""The rules of Hanging Gardens: lay terraces, supports and beds; the best view wins.

`R` and `J` numbers are those of the rules and rulings of the game.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.chance import Draw
from tabletop.core.errors import Refusal
from tabletop.core.game import Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Setup
from tabletop.core.throws import Throw, dice
from tabletop.games.hanging_gardens.rules.actions import DIE_FACES, all_rolls, allowed_actions
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
    """The rules of Hanging Gardens."""

    info = GameInfo(
        key="hanging-gardens",
        min_seats=2,
        max_seats=4,
        options=OPTIONS,
        minutes="40",
        has_chance=True,
    )

    def new_initial_state(self, setup: Setup) -> State:
        """Return the empty table, with a roll due or the agreed seat to act (R2)."""
        first = setup.options["first"]
        return first_state(setup.seats, None if first == ROLL else int(first))

    def current_player(self, state: State) -> int | None:
        """Return the seat to act, CHANCE at a roll, or None when the game is over (R15, R16)."""
        return None if state.is_over else state.seat

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether the first of the two actions of a turn is due (R3)."""
        return state.action == 1

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the outcomes of a roll, lazily, or the allowed actions (R3, R16)."""
        if state.rolling:
            return all_rolls(len(state.rolling))
        return () if state.is_over else allowed_actions(state)

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return E-PHASE, E-PASS, E-PILE, E-STALL or the code of the kind, in this order."""
        return why_refused(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after a roll, an action or a forced pass."""
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

    def likeness(self, state: State) -> State:
        """Return the state but for the count of actions that built nothing (R17).

        A gazebo may be moved before a bed is planted or after: it is the same garden.
        """
        return state._replace(idle=0)

    def draw_chance(self, state: State, draw: Draw) -> Move:
        """Return a roll of one die a seat, one draw each in the order of seats (R2, J17)."""
        return Roll(tuple(draw(DIE_FACES) for _ in state.rolling))

    def draws_taken(self, state: State, outcome: Move) -> int:
        """Return one draw for each seat in the roll."""
        return len(state.rolling)

    def throw(self, state: State) -> Throw | None:
        """Return the dice of all seats still in the roll (R2)."""
        return dice(len(state.rolling), range(DIE_FACES)) if state.rolling else None

    def outcome(self, state: State) -> Outcome | None:
        """Return who has the highest total once the game is over (R18)."""
        return outcome_of(state) if state.is_over else None

    def scores(self, state: State) -> tuple[int, ...]:
        """Return what each seat would score in the garden as it stands (R19)."""
        return scores_of(state.garden)

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return the rows of each seat's best view with their seen beds, and its level (R19)."""
        return sheet_of(state.garden)

    def move_to_text(self, move: Move) -> str:
        """Return the notation of `move`."""
        return move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""
        return move_from_text(text)


def _shifted(garden: Garden, move: Shift) -> Garden:
    """Return the garden after a support was moved (R9)."""
    lifted = lift_support(garden, move.origin)
    lay = lay_terrace if move.as_terrace else lay_support
    return lay(lifted, move.anchor)


GAME = HangingGardens()
