"""A puzzle: a position of a game with one turn to be found, as it is stored.

A game's `puzzles.json` lists them. A puzzle tells its record by the seed and the decisions: the
outcomes of chance follow from the seed. Its id never changes, for people hand it on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core.game import Game, M, S
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry

BEYOND = 1_000
"""Added to the lead in a game that is over and won, taken from it in one that is lost."""

DECISIVE = 50
"""A turn that is better by more than this decides the game."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle: the table, the decisions up to it, and the turn that `seat` is to find.

    `kind` says what is asked for. `safe`: leave nothing to take; `save`: do not lose; `win-N`: win
    with the next N turns at most; `best` and `ahead`: the best turn, better than any other by
    `margin`, in shares of games won or in points of the lead after an answer; `most`, `last` and
    `nearest`: come as far as can be in this turn (`Game.headway`). Of the last three and
    of `win-1` other turns may do as well. `grade` is 1, 2 or 3, the hardest. `lead` is that of
    `ahead` after the worst answer to the solution; `BEYOND` counts where the game is over then.
    """

    id: int
    kind: str
    grade: int
    seat: int
    seats: int
    seed: str
    moves: tuple[str, ...]
    solution: tuple[str, ...]
    options: Mapping[str, str]
    margin: float = 0.0
    lead: int = 0

    @property
    def ends(self) -> bool:
        """Return whether the solution ends the game: nothing can be answered."""
        return abs(self.lead) > BEYOND

    @property
    def wins(self) -> bool:
        """Return whether the solution ends the game with a win, whatever a rival could answer."""
        return self.lead > BEYOND

    def match(self, game: Game[S, M], seats: Sequence[SeatEntry]) -> Match[S, M]:
        """Return the match at the puzzle, with these at its seats."""
        match = Match.start(game, seats, self.seed, self.options).settle()
        for move in self.moves:
            match = match.play(move).settle()
        return match

    def solved(self, match: Match[S, M]) -> Match[S, M]:
        """Return the match after the solution was played from the puzzle on."""
        for move in self.solution:
            match = match.play(move).settle()
        return match


def puzzles_from(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that a stored list holds."""
    return tuple(_puzzle(each) for each in json.loads(text))


def _puzzle(data: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        id=data["id"],
        kind=data["kind"],
        grade=data["grade"],
        seat=data["seat"],
        seats=data["seats"],
        seed=data["seed"],
        moves=tuple(data["moves"].split()),
        solution=tuple(data["solution"].split()),
        options=data.get("options", {}),
        margin=data.get("margin", 0.0),
        lead=data.get("lead", 0),
    )
