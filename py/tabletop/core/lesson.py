"""A lesson: a game that teaches itself, as a record whose plies have sentences.

A game's `words/lesson.py` holds LESSONS, the first one for whoever has never played. At each step
the table stands at one ply of the record; a step is either looked at or played. Between two steps
the moves of the record are played, those of rivals and of chance too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.core.record import Record
from tabletop.core.seating import display_names


class Look(NamedTuple):
    """A step at which nothing is played: `say` tells about the region `at`, "" for none.

    The person says when to go on, by a button or a tap on that region. `gaze` is what the table
    lays open meanwhile, such as the terms of a score, in the words of the game's table.
    """

    ply: int
    say: str
    at: str = ""
    gaze: str = ""


class Do(NamedTuple):
    """A step at which the person plays the move of the record at `ply`.

    `say` tells what to play and why, `ready` what is to be seen when only the last tap is missing,
    "" for nothing new. `wrong` is said of any other legal move, which is taken back.
    """

    ply: int
    say: str
    ready: str
    wrong: str


Step = Look | Do


@dataclass(frozen=True, slots=True)
class Lesson:
    """A person at seat 1 of `seats`, computers at the others, and what is played step by step.

    Sentences are marked with `later`; a gap {seat2} in one is the name of who sits there. The last
    step praises, and no move of the record is left then. `topic` names a lesson that is not the
    first of its game. Lessons of a game have different seeds: by them they are told apart.
    """

    seats: int
    seed: str
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    topic: str = ""

    def is_followed_by(self, record: Record, step: int) -> bool:
        """Return whether a record stands where this lesson is at the step of that index."""
        return (
            0 <= step < len(self.steps)
            and record.moves == self.moves[: self.steps[step].ply]
            and (len(record.seats), record.seed) == (self.seats, self.seed)
            and dict(record.options) == dict(self.options)
            and [seat.is_human for seat in record.seats] == [True] + [False] * (self.seats - 1)
        )


def gaps_of(record: Record) -> dict[str, str]:
    """Return what fills the gaps of a lesson's sentences: the name of each seat."""
    return {
        f"seat{number}": name for number, name in enumerate(display_names(record.seats), start=1)
    }
