"""Letter Maze as a `Game`, delegating to the other modules of this package.

`R` and `J` numbers in docstrings cite the rules and rulings of the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from tabletop.core.chance import Draw
from tabletop.core.errors import Refusal
from tabletop.core.game import Game, GameInfo, Outcome, ScoreTerm
from tabletop.core.options import Setup
from tabletop.games.letter_maze.rules import chance, counting
from tabletop.games.letter_maze.rules.events import MazeEvent, events_of
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
    """The rules of Letter Maze, for two to six seats; the word list is loaded on first use."""

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
        """Return the state before the set-up, in which the ordinary boards are drawn next."""
        return State(Phase.BOARDS, agreed_by(setup), setup.seats)

    def current_player(self, state: State) -> int | None:
        """Return the seat to move, CHANCE during the set-up, or None if the game is over."""
        return player_to_decide(state)

    def begins_turn(self, before: State | None, state: State) -> bool:
        """Return whether the next move is the first of a turn, not a bonus move or tribute."""
        return state.phase is Phase.MOVE

    def legal_moves(self, state: State) -> Iterable[Move]:
        """Return an iterator of the legal moves in a stable order; long hands allow millions.

        Steps come first, then words, then `pass` or `end`.
        """
        if state.phase is Phase.OVER:
            return iter(())
        if state.phase in SETUP:
            return chance.outcomes(state)
        return decisions(state, self._words())

    def why_illegal(self, state: State, move: Move) -> Refusal | None:
        """Return the first reason why `move` is illegal, or None if it is legal.

        A path is checked letter by letter.
        """
        return why_refused(state, move, self._words())

    def apply_move(self, state: State, move: Move) -> State:
        """Return the state after a legal move or a possible outcome of the set-up."""
        return after(state, move)

    def events(self, state: State, move: Move) -> tuple[MazeEvent, ...]:
        """Return the events of `move`, letter by letter, and the bonus or tribute (R7 to R25)."""
        return events_of(state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner, or None if the game is not over.

        Nobody wins if no seat can move (R24).
        """
        if state.phase is not Phase.OVER:
            return None
        return Outcome((state.winner,) if state.winner else ())

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's number of Target Cards."""
        if not state.players:
            return (0,) * state.seats
        return tuple(len(player.cards) for player in state.players)

    def headway(self, state: State, seat: int) -> int:
        """Return the negative number of steps that `seat` has left to the finish; 0 if it won."""
        if state.winner == seat:
            return 0
        player = state.players[seat - 1]
        return -tour_of(state).steps_left(player.piece, player.cards)

    def score_sheet(self, state: State) -> tuple[tuple[ScoreTerm, ...], ...]:
        """Return each seat's terms: one point for each Target Card, keyed by colour."""
        if not state.players:
            return ((),) * state.seats
        return tuple(
            tuple(ScoreTerm(colour, 1) for colour in player.cards) for player in state.players
        )

    def move_to_text(self, move: Move) -> str:
        """Return the notation of `move`."""
        return move_to_text(move)

    def move_from_text(self, text: str) -> Move:
        """Return the move written as `text`; raise IllegalMove (E-SYNTAX) if it is malformed."""
        return move_from_text(text)

    def draw_chance(self, state: State, draw: Draw) -> Move:
        """Return an outcome of the set-up, calling `draw` once for each board or tile."""
        return chance.drawn(state, draw)

    def draws_taken(self, state: State, outcome: Move) -> int:
        """Return the number of draws for an outcome, or 0 for a decision."""
        return chance.draws_of(outcome) if isinstance(outcome, _OUTCOMES) else 0

    def count_moves(self, state: State) -> int:
        """Return the number of legal moves or, during the set-up, of outcomes."""
        if state.phase in SETUP:
            return counting.outcomes_of(state)
        return super().count_moves(state)

    def random_move(self, state: State, rng: random.Random) -> Move:
        """Return a uniformly random legal move, without storing the list of moves."""
        return choose(iter(self.legal_moves(state)), rng)


_OUTCOMES = (Boards, Targets, Tiles, Hands)

GAME = LetterMaze()
