"""Texts for the moves, refusals and scores of Letter Maze."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.seating import is_you
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.problems import Problem
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.words import move_phrases as words
from tabletop.games.letter_maze.words import reasons as hints
from tabletop.games.letter_maze.words.about import ABOUT
from tabletop.games.letter_maze.words.moves import tell
from tabletop.games.letter_maze.words.names import cards
from tabletop.games.letter_maze.words.refusals import explain
from tabletop.words.game_words import Ending, GameWords


class LetterMazeWords(GameWords[State, Move]):
    """The words of Letter Maze."""

    game = GAME
    about = ABOUT

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return what `move` does, with tiles, cards and bonus."""
        called = ["" if is_you(names, seat, viewer) else name for seat, name in enumerate(names, 1)]
        return tell(self.game.events(state, move), called)

    def explain(self, problem: Problem) -> str:
        """Return in a sentence what is wrong with a move."""
        return explain(problem)

    def tally(self, points: int) -> str:
        """Return a number of Target Cards in words."""
        return cards(points)

    def hint_at(self, place: str) -> str:
        """Return that a word should end on a square, "" for another place such as a button."""
        return hints.ends_on(place) if place[-1].isdigit() else ""

    def ending(self, state: State) -> Ending:
        """Return how the winner got home, or that nobody can move (R24)."""
        if not state.winner:
            return Ending(words.nobody_moves(), words.nobody_won())
        held, word = len(state.players[state.winner - 1].cards), state.won_with
        return Ending(words.word_leads(word, held) if word else words.step_leads(held))


WORDS = LetterMazeWords()
