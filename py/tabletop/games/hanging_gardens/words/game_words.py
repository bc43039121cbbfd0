"""Texts for the moves, refusals and scores of Hanging Gardens."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.seating import is_you
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.problems import Problem
from tabletop.games.hanging_gardens.rules.scoring import outcome_of, scores_of
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.words.about import ABOUT
from tabletop.games.hanging_gardens.words.moves import tell, what_die_shows
from tabletop.games.hanging_gardens.words.refusals import explain
from tabletop.games.hanging_gardens.words.score import end_reason, level_term, row_term, view_term
from tabletop.words.game_words import Ending, GameWords


class HangingGardensWords(GameWords[State, Move]):
    """The words of Hanging Gardens."""

    game = GAME
    about = ABOUT

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return who rolls which number, or who places which piece where."""
        seats = enumerate(names, start=1)
        called = ["" if is_you(names, seat, viewer) else name for seat, name in seats]
        return tell(self.game.events(state, move), called)

    def throw_questions(self, state: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return the question for the die of each seat still in the roll (R2)."""
        return tuple(what_die_shows(names[seat - 1]) for seat in state.rolling)

    def explain(self, problem: Problem) -> str:
        """Return in a sentence what is wrong with a move."""
        return explain(problem)

    def term(self, key: str) -> str:
        """Return the name of a row of a view ("east 3"), of a view ("east") or of a level."""
        name, _, number = key.partition(" ")
        if name == "level":
            return level_term(int(number))
        return row_term(name, int(number)) if number else view_term(name)

    def ending(self, state: State) -> Ending:
        """Return why the game is over, and the winning score (R18)."""
        best, winners = max(scores_of(state.garden)), outcome_of(state).winners
        return Ending(end_reason(best, is_dead=state.is_dead, is_shared=len(winners) > 1))


WORDS = HangingGardensWords()
