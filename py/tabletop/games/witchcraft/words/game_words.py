"""Text of moves, scores and results in Witchcraft."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import t
from tabletop.core.seating import called_you
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.events import events_and_state
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.problems import Problem
from tabletop.games.witchcraft.rules.standing import winners
from tabletop.games.witchcraft.rules.state import State, Step, roller
from tabletop.games.witchcraft.words import game as words
from tabletop.games.witchcraft.words import moves
from tabletop.games.witchcraft.words.about import ABOUT
from tabletop.games.witchcraft.words.refusals import explain
from tabletop.words.game_words import Ending, GameWords


class WitchcraftWords(GameWords[State, Move]):
    """The words of Witchcraft."""

    game = GAME
    about = ABOUT

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return the log sentences for `move`. A drawn spell is named only to its owner."""
        events, later = events_and_state(state, move)
        over, called = self.game.outcome(later), called_you(names, viewer)
        return moves.describe(events, called, viewer, over.winners if over else None)

    def explain(self, problem: Problem) -> str:
        """Return a sentence that says what is wrong with a move."""
        return explain(problem)

    def tally(self, points: int) -> str:
        """Return Power in words: "Power 7"."""
        return words.in_power(points)

    def score_text(self, state: State, seat: int) -> str:
        """Return the Power of a witch in words, or "out" if she is eliminated."""
        return t(words.IS_OUT) if state.witches[seat - 1].out else super().score_text(state, seat)

    def throw_questions(self, state: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return the question about who goes first, or what a die shows (W1, W9, W23)."""
        if state.step is Step.FIRST:
            return (t(words.THROW_LOTS),)
        seat = roller(state)
        return (words.throw_die(called_you(names, seat)[seat - 1] if seat else None),)

    def ending(self, state: State) -> Ending:
        """Return why the game is over (W18-W22)."""
        seats = winners(state)
        if not seats:
            return Ending(t(words.NOBODY_LEFT), t(words.NOBODY_WON))
        if state.witches[seats[0] - 1].power == METER_TOP:
            return Ending(words.power_reached(METER_TOP, len(seats)))
        return Ending(t(words.ONE_LEFT))


WORDS = WitchcraftWords()
