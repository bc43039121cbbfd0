"""Text of moves, scores and results in Wizards' Garden."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import t
from tabletop.core.seating import is_you
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Move
from tabletop.games.wizards_garden.rules.problems import Problem
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.words import about
from tabletop.games.wizards_garden.words.about import ABOUT
from tabletop.games.wizards_garden.words.ending import result_reason
from tabletop.games.wizards_garden.words.moves import tell
from tabletop.games.wizards_garden.words.refusals import explain
from tabletop.games.wizards_garden.words.things import flowers
from tabletop.words.game_words import Ending, GameWords


class WizardsGardenWords(GameWords[State, Move]):
    """The words of Wizards' Garden."""

    game = GAME
    about = ABOUT

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return the sentences of the log for `move`: flips, harvest and Staff."""
        called = ["" if is_you(names, seat, viewer) else names[seat - 1] for seat in (1, 2)]
        return tell(self.game.events(state, move), called)

    def explain(self, problem: Problem) -> str:
        """Return a sentence that says what is wrong with a move or a position."""
        return explain(problem)

    def tally(self, points: int) -> str:
        """Return a score in words, such as "3 flowers"."""
        return flowers(points)

    def throw_questions(self, state: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return the question about who plants first (R4)."""
        return (t(about.TOSS),)

    def ending(self, state: State) -> Ending:
        """Return why the game is over and what decided it (R14, R15)."""
        return Ending(result_reason(state.position))


WORDS = WizardsGardenWords()
