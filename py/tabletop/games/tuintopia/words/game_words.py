"""Texts for the moves, refusals and scores of Tuintopia."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import t
from tabletop.core.seating import is_you
from tabletop.games.tuintopia.rules.events import event_of, known_to
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.problems import Problem
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.words.about import ABOUT
from tabletop.games.tuintopia.words.moves import tell
from tabletop.games.tuintopia.words.points import (
    ENDINGS,
    meaning_alone,
    meaning_together,
    together,
    verdict,
)
from tabletop.games.tuintopia.words.refusals import explain
from tabletop.words.game_words import Ending, GameWords


class TuintopiaWords(GameWords[State, Move]):
    """The words of Tuintopia."""

    game = GAME
    about = ABOUT

    def describe_move(
        self, state: State, move: Move, names: Sequence[str], viewer: int | None
    ) -> str:
        """Return what `move` does, with its points; "a card" if `viewer` may not know it."""
        event = known_to(event_of(state, move), viewer)
        return tell(event, "" if is_you(names, event.seat, viewer) else names[event.seat - 1])

    def explain(self, problem: Problem) -> str:
        """Return in a sentence what is wrong with a move or a custom garden."""
        return explain(problem)

    def ending(self, state: State) -> Ending:
        """Return why the game is over; for one player or `coop`, also what the total means."""
        reason, cells = t(ENDINGS[state.ending]), len(state.ground.cells)
        if state.variant.coop:
            total = sum(state.totals)
            return Ending(reason, verdict(total), together(total), meaning_together(total, cells))
        is_alone = len(state.totals) == 1
        return Ending(reason, meaning=meaning_alone(max(state.totals), cells) if is_alone else "")


WORDS = TuintopiaWords()
