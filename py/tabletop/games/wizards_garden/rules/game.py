"""The rules of Wizards' Garden: plant a seed, turn its neighbours, harvest lines of one colour.

`R` and `J` numbers refer to the game's documented rules and rulings.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.errors import Refusal
from tabletop.core.game import CHANCE, Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Setup
from tabletop.core.throws import Throw, lots
from tabletop.games.wizards_garden.rules.board import BLACK, CELLS, DIRECTIONS_IN, NEIGHBOURS, WHITE
from tabletop.games.wizards_garden.rules.events import GardenEvent, events_of
from tabletop.games.wizards_garden.rules.notation import (
    KEEP,
    PLANTINGS,
    TOSSES,
    UNDO,
    Move,
    Plant,
    Toss,
    move_from_text,
    move_to_text,
)
from tabletop.games.wizards_garden.rules.options import OPTIONS, agreed_by
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import plant
from tabletop.games.wizards_garden.rules.position import EMPTY, SETUP_SEEDS, Position
from tabletop.games.wizards_garden.rules.refusals import why_refused
from tabletop.games.wizards_garden.rules.result import outcome_of
from tabletop.games.wizards_garden.rules.state import State, after_turn


class WizardsGarden(Game[State, Move]):
    """The rules of Wizards' Garden."""

    info = GameInfo(
        key="wizards-garden",
        min_seats=2,
        max_seats=2,
        options=OPTIONS,
        minutes="15",
        has_chance=True,
    )

    def new_initial_state(self, setup: Setup) -> State:
        """Return the empty board, with seat 1 to place the first seed (R3, J1)."""
        return State(EMPTY, Phase.PLACE, agreed_by(setup))

    def current_player(self, state: State) -> int | None:
        """Return the seat to move, CHANCE at the toss, or None when the game is over (R14)."""
        return None if state.phase is Phase.OVER else state.position.mover

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether `state` begins a turn; setup and replanting after an undo don't count."""
        return state.phase is Phase.PLANT

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the legal moves, ordered by cell (a1 to d4), face (white first) and direction."""
        if state.phase in (Phase.PLANT, Phase.REPLANT):
            return _plantings(state.position)
        if state.phase is Phase.PLACE:
            return _placements(state)
        if state.phase is Phase.TOSS:
            return TOSSES
        return (KEEP, UNDO) if state.phase is Phase.CONFIRM else ()

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return why `move` is illegal in `state`, or None if it is legal.

        Checks run in the order E-PHASE, E-OCCUPIED, E-ADJACENT, E-HARVEST.
        """
        return why_refused(state, move)

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after `move`, which must be legal."""
        if isinstance(move, Plant):
            return _placed(state, move) if state.phase is Phase.PLACE else _planted(state, move)
        if isinstance(move, Toss):
            return State(state.position._replace(mover=move.seat), Phase.PLANT, state.agreed)
        if move.keep or state.before is None:
            return after_turn(state.position, state.agreed)
        return State(state.before, Phase.REPLANT, state.agreed)

    def events(self, state: State, move: Move) -> tuple[GardenEvent, ...]:
        """Return the events of `move`: the planting, flips, harvest and Staff (R6 to R13)."""
        return events_of(state, move)

    def throw(self, state: State) -> Throw | None:
        """Return the toss that decides who plants first (R4), or None in any other phase."""
        return lots(seats=2) if state.phase is Phase.TOSS else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the result (most flowers, then the Staff, R15), or None before the end."""
        return outcome_of(state.position) if state.phase is Phase.OVER else None

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the number of flowers of each seat."""
        first, second = state.position.flowers
        return first.total, second.total

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return each seat's score, split into white and black flowers (J18)."""
        return tuple(
            (ScoreTerm("white", each.white), ScoreTerm("black", each.black))
            for each in state.position.flowers
        )

    def move_to_text(self, move: Move) -> str:
        """Return the notation of `move`."""
        return move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Parse `text`; raise IllegalMove (E-SYNTAX) if it is not valid notation."""
        return move_from_text(text)


def _placements(state: State) -> list[Move]:
    """Return the setup moves: every free cell, either face; see `Agreed.apart` (R3, J3)."""
    position = state.position
    seeds = position.white | position.black
    closed = seeds
    if state.agreed.apart:
        for cell in CELLS:
            closed |= NEIGHBOURS[cell] if seeds >> cell & 1 else 0
    return [
        PLANTINGS[cell][face][0][0]
        for cell in CELLS
        if not closed >> cell & 1
        for face in (WHITE, BLACK)
    ]


def _plantings(position: Position) -> list[Move]:
    """Return the legal plantings (R6).

    Where lines are complete in several directions, each direction is a move of its own (R9).
    """
    white, black = position.white, position.black
    seeds = white | black
    moves: list[Move] = []
    for cell, neighbours in enumerate(NEIGHBOURS):
        flipped = neighbours & seeds
        bit = 1 << cell
        if not flipped or bit & seeds:
            continue
        turned_white, turned_black = white ^ flipped, black ^ flipped
        by_face = PLANTINGS[cell]
        directions = DIRECTIONS_IN[turned_white | bit] | DIRECTIONS_IN[turned_black]
        moves += by_face[WHITE][directions]
        directions = DIRECTIONS_IN[turned_white] | DIRECTIONS_IN[turned_black | bit]
        moves += by_face[BLACK][directions]
    return moves


def _placed(state: State, move: Plant) -> State:
    """Return the state after a setup placement, which flips and harvests nothing (R3, J4, J5)."""
    white, black, mover, flowers, staff = state.position
    bit = 1 << move.cell
    white, black = (white | bit, black) if move.face == WHITE else (white, black | bit)
    if (white | black).bit_count() < SETUP_SEEDS:
        return State(Position(white, black, 3 - mover, flowers, staff), Phase.PLACE, state.agreed)
    first = state.agreed.first
    position = Position(white, black, first or CHANCE, flowers, staff)
    return State(position, Phase.PLANT if first else Phase.TOSS, state.agreed)


def _planted(state: State, move: Plant) -> State:
    """Return the state after a planting: CONFIRM if undo is enabled (R13), else the next turn."""
    planted = plant(state.position, move)
    if state.agreed.undo and state.phase is Phase.PLANT:
        return State(planted, Phase.CONFIRM, state.agreed, state.position)
    return after_turn(planted, state.agreed)


GAME = WizardsGarden()
