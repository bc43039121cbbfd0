"""Puzzles: positions in which to find the best turn.

A game's `puzzles.json` lists them. A puzzle stores the seed and the decisions of its game; the
chance outcomes follow from the seed. Its id never changes, because people share it.
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
"""Added to the lead if the game is over and won, subtracted if it is lost."""

DECISIVE = 50
"""A turn that beats all others by more than this margin decides the game."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle: a table, the decisions before the puzzle, and the turn that `seat` must find.

    `kind` is the goal:

        safe                 leave rivals nothing to take
        save                 avoid losing
        win-N                win within N turns
        best                 beat all other turns by `margin`, in the share of games won
        ahead                beat them by `margin`, in points of the lead after the reply
        most, last, nearest  make the most progress in this turn (`Game.headway`)

    The last three and `win-1` may have other solutions, too. `grade` is 1 to 3, 3 being the
    hardest. `lead` is the lead after the worst reply to the solution of an `ahead` puzzle, with
    `BEYOND` added or subtracted if the game is over.
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
        """Return whether the solution ends the game, so that there is no reply."""
        return abs(self.lead) > BEYOND

    @property
    def wins(self) -> bool:
        """Return whether the solution ends the game with a win for `seat`."""
        return self.lead > BEYOND

    def match(self, game: Game[S, M], seats: Sequence[SeatEntry]) -> Match[S, M]:
        """Return the match at the start of the puzzle, with the given seats."""
        match = Match.start(game, seats, self.seed, self.options).settle()
        for move in self.moves:
            match = match.play(move).settle()
        return match

    def solved(self, match: Match[S, M]) -> Match[S, M]:
        """Return `match` after the solution; `match` must be at the start of the puzzle."""
        for move in self.solution:
            match = match.play(move).settle()
        return match


def puzzles_from(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in the text of a `puzzles.json` file."""
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
