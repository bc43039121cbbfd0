"""Sentences for the moves and scores of Falling Leaves."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import t
from tabletop.games.template import words
from tabletop.games.template.rules.game import GAME, State
from tabletop.games.template.rules.notation import Move
from tabletop.games.template.rules.problems import Problem
from tabletop.games.template.words.about import ABOUT
from tabletop.words.game_words import Ending, GameWords


class FallingLeavesWords(GameWords[State, Move]):
    """The words of Falling Leaves."""

    game = GAME
    about = ABOUT

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return a sentence that says who begins, or who takes how many leaves."""
        told = (words.tell(event, names) for event in self.game.events(state, move))
        return " ".join(told)

    def explain(self, problem: Problem) -> str:
        """Return a sentence that explains a problem with a move."""
        return words.explain(problem)

    def throw_questions(self, state: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return the question for the draw: who begins (L1)."""
        return (t(words.WHO_BEGINS),)

    def ending(self, state: State) -> Ending:
        """Return the reason for the end: the heap is empty (L4)."""
        return Ending(t(words.HEAP_EMPTY))


WORDS = FallingLeavesWords()
