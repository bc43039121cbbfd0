"""What is known so far of a game that is looked at again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.ai.bot import Thought
from tabletop.ai.review import TurningPoint
from tabletop.games.registry import EXPERT

NO_GAME: tuple[str, tuple[str, ...]] = ("", ())


class Worth(NamedTuple):
    """What a seat had after its decision at `ply`, by the quick judge, in the unit of the game."""

    ply: int
    seat: int
    worth: float


@dataclass(frozen=True, slots=True)
class Review:
    """The work on one `game` (its id and its moves), of which `plies` are left at this `level`.

    `of` counts all that may have to be looked at, of which `looks` closely: that is known from the
    start and never grows.
    `scanned` are what the quick judge has found, and `points` what the strong one has; when nothing
    is left, they are what is told. `before` is what was thought of a move that counts by what came
    after it; `job` is the number of the job that is waited for. `worths` are what all decisions
    were worth that were compared when the game was scanned.
    """

    game: tuple[str, tuple[str, ...]] = NO_GAME
    level: str = ""
    plies: tuple[int, ...] = ()
    of: int = 0
    looks: int = 0
    scanned: tuple[TurningPoint[str], ...] = ()
    points: tuple[TurningPoint[str], ...] = ()
    before: Thought[str] | None = None
    job: int | None = None
    worths: tuple[Worth, ...] = ()

    @property
    def is_done(self) -> bool:
        """Return whether a game was looked at, and all of it has been."""
        return self.game != NO_GAME and not self.plies

    @property
    def done(self) -> int:
        """Return how much of `of` has been looked at; whatever need not be counts as if it were."""
        to_come = 0 if self.level == EXPERT else self.looks
        return self.of - len(self.plies) - to_come
