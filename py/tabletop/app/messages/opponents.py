"""Results of jobs for opponents."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thought:
    """An opponent found a move for the job `number`.

    `values` pairs moves with their values, best first, if the job asked for them.
    """

    number: int
    move: str
    reason: str
    values: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class NoThought:
    """The job `number` failed; `why` is the text of the error."""

    number: int
    why: str


OpponentMessage = Thought | NoThought
