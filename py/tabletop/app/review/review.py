"""What is known so far of a game that is looked at again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.ai.bot import Thought
from tabletop.ai.review import TurningPoint


class Worth(NamedTuple):
    """What a seat had after its decision at `ply`, by the quick judge, in the unit of the game."""

    ply: int
    seat: int
    worth: float


@dataclass(frozen=True, slots=True)
class Review:
    """The work on one `game` (its id and its moves), of which `plies` are left at this `level`.

    `of` counts all plies that are to be looked at, as far as is known. `points` are what was found
    at this level, and, when nothing is left, what is told. `before` is what was thought of a move
    that counts by what came after it; `job` is the number of the job that is waited for. `worths`
    are what all decisions were worth that were compared when the game was scanned.
    """

    game: tuple[str, tuple[str, ...]] = ("", ())
    level: str = ""
    plies: tuple[int, ...] = ()
    of: int = 0
    points: tuple[TurningPoint[str], ...] = ()
    before: Thought[str] | None = None
    job: int | None = None
    worths: tuple[Worth, ...] = ()

    @property
    def is_done(self) -> bool:
        """Return whether there was something to look at, and all of it has been."""
        return self.of > 0 and not self.plies
