"""The contract of a game's words: sentences for its moves and scores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple

from tabletop.core import words
from tabletop.core.errors import Refusal
from tabletop.core.game import Game, M, S
from tabletop.core.language import t
from tabletop.core.match import Match
from tabletop.core.problems import Fault, MoveTooLong
from tabletop.words import problems
from tabletop.words.about import About
from tabletop.words.objection import Objection


class Ending(NamedTuple):
    """The texts for the end of a game; each is "" if the game doesn't need it.

    `reason` says why the game is over and why the winners have won; it may have placeholders for
    names (see `core.seating.seat_gap`). `verdict` is the headline, if it isn't the winners' names
    or "A draw". `joint` is the result of players who play together. `meaning` rates the result of
    those who play alone or together.
    """

    reason: str
    verdict: str = ""
    joint: str = ""
    meaning: str = ""


class GameWords(ABC, Generic[S, M]):
    """The sentences for one game's moves and scores, in the current language.

    `game` holds the rules, which don't depend on these words.
    """

    game: Game[S, M]
    about: About

    @abstractmethod
    def describe_move(self, state: S, move: M, names: Sequence[str], viewer: int | None) -> str:
        """Return a sentence that says what `move`, played in `state`, does.

        `names` has one name per seat. `viewer` is the seat of the reader, or None for an onlooker;
        the sentence must not reveal what is hidden from the viewer.
        """

    @abstractmethod
    def ending(self, state: S) -> Ending:
        """Return the texts for the end of the game; it must be over in `state`."""

    @abstractmethod
    def explain(self, problem: Any) -> str:
        """Return a sentence that explains a problem found by the rules of this game."""

    def why(self, problem: object) -> str:
        """Return a sentence that explains any problem, including those common to all games.

        A string is returned unchanged.
        """
        if isinstance(problem, str):
            return problem
        if isinstance(problem, Fault | MoveTooLong):
            return problems.tell(problem)
        return self.explain(problem)

    def objection(self, refusal: Refusal) -> Objection:
        """Return the message for a refused move."""
        return Objection(refusal.code, refusal.rule, self.why(refusal.problem))

    def term(self, key: str) -> str:
        """Return the name of the score term `key`."""
        return t(self.about.terms[key])

    def tally(self, points: int) -> str:
        """Return a score with the game's unit, such as "7 flowers"."""
        return words.in_points(points)

    def score_text(self, state: S, seat: int) -> str:
        """Return a seat's final score in words; games may say that the seat is out."""
        return self.tally(self.game.scores(state)[seat - 1])

    def hint_at(self, place: str) -> str:
        """Return the text of a hint that points at `place` without a reason.

        The default is "": the page then asks the player to look there.
        """
        return ""

    def throw_questions(self, state: S, names: Sequence[str]) -> tuple[str, ...]:
        """Return one question per die or lot that people throw themselves.

        `state` is a chance position in which `Game.throw` isn't None. `names` has one name per
        seat. Games without throws don't override this.
        """
        return ()

    def move_sentence(self, match: Match[S, M], ply: int, viewer: int | None) -> str:
        """Return the sentence for the move played at `ply`, as shown to `viewer`."""
        move = self.game.move_from_text(match.record.moves[ply])
        return self.describe_move(match.positions[ply].state, move, match.names, viewer)
