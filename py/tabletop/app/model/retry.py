"""A turn that is replayed."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.ai.bot import Thought
from tabletop.ai.review import TurningPoint

Before = Thought[str] | None
"""The thought about a move whose value depends on what follows, None if there is none."""


@dataclass(frozen=True, slots=True)
class ReplayedTurn:
    """The turn from ply `start` on, whose `moves` are judged one after the other.

    `judged` counts the moves judged, and `points` are their losses, without moves that have no
    value. `before` is the thought about a move whose value depends on what follows; `job` is the
    number of the running job.
    """

    start: int
    moves: tuple[str, ...] = ()
    judged: int = 0
    points: tuple[TurningPoint[str], ...] = ()
    before: Before = None
    job: int | None = None
