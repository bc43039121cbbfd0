"""The contract of a game's words: how it tells moves and scores to people."""

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
    """How a finished game ended, in words.

    `reason` says why it is over, and why the winners have won; it may name seats by gaps (see
    `core.seating.seat_gap`). `verdict` is the headline of games that need another one than the
    winners' names or "A draw". Players who play together read in `joint` what they have reached.
    Those who play alone or together read in `meaning` how good the result is. Each is "" where the
    game doesn't need it.
    """

    reason: str
    verdict: str = ""
    joint: str = ""
    meaning: str = ""


class GameWords(ABC, Generic[S, M]):
    """What one game says of its moves and scores, in the language that is spoken.

    The rules of the game are `game`; they know nothing of these words.
    """

    game: Game[S, M]
    about: About

    @abstractmethod
    def describe_move(self, state: S, move: M, names: Sequence[str], viewer: int | None) -> str:
        """Return a sentence that says what `move` does when played in `state`.

        `names` holds one name a seat. `viewer` is the seat that is told, None for an onlooker: what
        that seat may not know is left out.
        """

    @abstractmethod
    def ending(self, state: S) -> Ending:
        """Return how the game ended in a `state` that is over."""

    def explain(self, problem: Any) -> str:
        """Return in a sentence what is wrong, a problem that the rules of this game have found."""
        raise NotImplementedError

    def why(self, problem: object) -> str:
        """Return in a sentence what is wrong, also for what all games refuse alike."""
        if isinstance(problem, str):
            return problem
        if isinstance(problem, Fault | MoveTooLong):
            return problems.tell(problem)
        return self.explain(problem)

    def objection(self, refusal: Refusal) -> Objection:
        """Return what a player is told when a move is refused."""
        return Objection(refusal.code, refusal.rule, self.why(refusal.problem))

    def term(self, key: str) -> str:
        """Return the name of a term of the score."""
        return t(self.about.terms[key])

    def tally(self, points: int) -> str:
        """Return a score in the words of the game: "7 flowers"."""
        return words.in_points(points)

    def told_score(self, state: S, seat: int) -> str:
        """Return how the game ended for a seat: its score, or that it is out."""
        return self.tally(self.game.scores(state)[seat - 1])

    def hint_at(self, place: str) -> str:
        """Return what a hint without a reason says of the place at which it points.

        Here "": the page asks to look there.
        """
        return ""

    def throw_questions(self, state: S, names: Sequence[str]) -> tuple[str, ...]:
        """Return what to ask of people who throw themselves: a question for each die or lot.

        `state` is a chance position where `Game.throw` returns something; `names` holds one name a
        seat. Games without throws leave this out.
        """
        return ()

    def told(self, match: Match[S, M], ply: int, viewer: int | None) -> str:
        """Return the sentence that tells `viewer` the move played at `ply` of a match."""
        move = self.game.move_from_text(match.record.moves[ply])
        return self.describe_move(match.positions[ply].state, move, match.names, viewer)
