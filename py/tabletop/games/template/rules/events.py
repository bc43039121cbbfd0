"""Events of Falling Leaves."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.core.events import Event


@dataclass(frozen=True, slots=True)
class FirstDrawn(Event):
    """Lots decided that `seat` begins (L1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeavesTaken(Event):
    """The seat took leaves from the heap (L2); `left` remain."""

    seat: int
    leaves: int
    left: int


LeafEvent = FirstDrawn | LeavesTaken
