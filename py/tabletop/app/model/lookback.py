"""A look back at an earlier position."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LookBack:
    """A view of the position at an earlier ply, still or playing.

    `better` is a move to draw there as a ghost, or "". `point` is the ply of the turning point
    whose variation is being replayed, otherwise None.
    """

    ply: int
    playing: bool = False
    speed: int = 1
    better: str = ""
    point: int | None = None
