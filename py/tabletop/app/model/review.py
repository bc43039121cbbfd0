"""The state of a review."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.ai.bot import Thought
from tabletop.ai.review import TurningPoint
from tabletop.games.registry import EXPERT

NO_GAME: tuple[str, tuple[str, ...]] = ("", ())


class Worth(NamedTuple):
    """The value of the game to a seat after its decision at `ply`, by the quick judge."""

    ply: int
    seat: int
    worth: float


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one `game` (its id and moves); `plies` are still to be judged at `level`.

    `of` counts all judgements that may be needed, of which `looks` by the strong judge; it is known
    from the start and never grows. `scanned` are the losses of the decisions that the quick judge
    has judged, `points` those of the strong judge; at the end, `points` are the turning points to
    show. `before` is the thought about a move whose value depends on what follows; `job` is the
    number of the running job. `worths` are the values of all decisions in `scanned`.
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
        """Whether a game was reviewed completely."""
        return self.game != NO_GAME and not self.plies

    @property
    def done(self) -> int:
        """The number of judgements done, out of `of`; those not needed count as done."""
        to_come = 0 if self.level == EXPERT else self.looks
        return self.of - len(self.plies) - to_come
