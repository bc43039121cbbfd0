"""Text of moves, scores and results in Garden Growth."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.seating import called_you
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import Move
from tabletop.games.garden_growth.rules.problems import Problem
from tabletop.games.garden_growth.rules.scoring import outcome_of, total
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.words.about import ABOUT
from tabletop.games.garden_growth.words.moves import tell
from tabletop.games.garden_growth.words.refusals import explain
from tabletop.games.garden_growth.words.score import meaning, outcome
from tabletop.words.game_words import Ending, GameWords


class GardenGrowthWords(GameWords[State, Move]):
    """The words of Garden Growth."""

    game = GAME
    about = ABOUT

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return who does what, and which plants die in the upkeep that an `end` brings."""
        return tell(self.game.events(state, move), called_you(names, viewer))

    def explain(self, problem: Problem) -> str:
        """Return a sentence that says what is wrong with a move."""
        return explain(problem)

    def ending(self, state: State) -> Ending:
        """Return why the game is over and what the best garden is worth (G28)."""
        best = max(map(total, state.gardens))
        seats, winners = len(state.gardens), outcome_of(state.gardens).winners
        alone = meaning(best) if seats == 1 else ""
        return Ending(outcome(best, seats, len(winners)), meaning=alone)


WORDS = GardenGrowthWords()
