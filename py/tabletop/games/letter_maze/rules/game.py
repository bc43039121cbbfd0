"""The rules of Letter Maze: spell a path through a maze, and be first to the finish.

`R` and `J` numbers are those of the rules and rulings of the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from tabletop.core.chance import Draw
from tabletop.core.errors import Refusal
from tabletop.core.game import Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Setup
from tabletop.games.letter_maze.rules import chance, counting
from tabletop.games.letter_maze.rules.lexicon import Lexicon, all_words
from tabletop.games.letter_maze.rules.moves import choose, decisions
from tabletop.games.letter_maze.rules.notation import (
    Boards,
    Hands,
    Move,
    Targets,
    Tiles,
    move_from_text,
    move_to_text,
)
from tabletop.games.letter_maze.rules.options import OPTIONS, agreed_by
from tabletop.games.letter_maze.rules.refusals import why_refused
from tabletop.games.letter_maze.rules.state import SETUP, Phase, State, player_to_decide
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.rules.turns import after


class LetterMaze(Game[State, Move]):
    """The rules of Letter Maze, with a word list that is read when it is first needed."""

    info = GameInfo(
        key="letter-maze",
        min_seats=2,
        max_seats=6,
        options=OPTIONS,
        minutes="30",
        has_chance=True,
        by_score=False,
    )

    def __init__(self, words: Callable[[], Lexicon] = all_words) -> None:
        self._words = words

    def new_initial_state(self, setup: Setup) -> State:
        """Return the empty table, with the ordinary boards to be drawn."""
        return State(Phase.BOARDS, agreed_by(setup), setup.seats)

    def current_player(self, state: State) -> int | None:
        """Return the seat to decide, CHANCE during the set-up, or None when all is over (R24)."""
        return player_to_decide(state)

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether the first move of a turn is due: bonus moves and tribute are no turns."""
        return state.phase is Phase.MOVE

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return the legal moves, lazily and in a stable order: long hands allow millions.

        Steps come first, then words, then `pass` or `end`.
        """
        if state.phase is Phase.OVER:
            return iter(())
        if state.phase in SETUP:
            return chance.outcomes(state)
        return decisions(state, self._words())

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return the first reason against `move`, letter by letter along its path."""
        return why_refused(state, move, self._words())

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after an outcome of the set-up or a decision of a seat."""
        return after(state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return who reached the finish first, or nobody where all seats are shut in (R24)."""
        if state.phase is not Phase.OVER:
            return None
        return Outcome((state.winner,) if state.winner else ())

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the number of Target Cards of each seat."""
        if not state.players:
            return (0,) * state.seats
        return tuple(len(player.cards) for player in state.players)

    def headway(self, state: State, seat: int) -> int:
        """Return the steps that are left to the finish, below 0."""
        if state.winner == seat:
            return 0
        player = state.players[seat - 1]
        return -tour_of(state).steps_left(player.piece, player.cards)

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return a point for each Target Card, named by its colour."""
        if not state.players:
            return ((),) * state.seats
        return tuple(
            tuple(ScoreTerm(colour, 1) for colour in player.cards) for player in state.players
        )

    def move_to_text(self, move: Move) -> str:
        """Return the notation of `move`."""
        return move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Return the move that `text` spells; raise IllegalMove (E-SYNTAX) if it spells none."""
        return move_from_text(text)

    def draw_chance(self, state: State, draw: Draw) -> Move:
        """Return the outcome that the numbers of `draw` decide, one for each board or tile."""
        return chance.drawn(state, draw)

    def draws_taken(self, state: State, outcome: Move) -> int:
        """Return how many boards or tiles an outcome draws."""
        return chance.draws_of(outcome) if isinstance(outcome, _OUTCOMES) else 0

    def count_moves(self, state: State) -> int:
        """Return how many legal moves there are; outcomes, too many to list, are calculated."""
        if state.phase in SETUP:
            return counting.outcomes_of(state)
        return super().count_moves(state)

    def random_move(self, state: State, rng: random.Random) -> Move:
        """Return one of the legal moves, all equally likely, without ever keeping them all."""
        return choose(iter(self.legal_moves(state)), rng)


_OUTCOMES = (Boards, Targets, Tiles, Hands)

GAME = LetterMaze()
