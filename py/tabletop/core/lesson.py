"""A lesson: a recorded game that explains itself, step by step.

A game's `words/lesson.py` holds LESSONS; the first one is for people who have never played. At each
step the table shows one ply of the record. The learner looks at something (`Look`), plays the move
of the record (`Do`), or decides (`Choose`). Between steps the record goes on by itself, with the
moves of rivals and of chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.core.names import told_name
from tabletop.core.record import Record


class Look(NamedTuple):
    """A step that explains: `say` is about the region `at`, "" for none.

    The learner continues by a button or by a tap on that region. `gaze` opens something on the
    table meanwhile, such as the terms of a score, named as the game's table names it.
    """

    ply: int
    say: str
    at: str = ""
    gaze: str = ""


class Do(NamedTuple):
    """A step at which the learner plays the record's move at `ply`.

    `say` names the move and its reason. `ready` is said when only the last tap is missing, "" for
    nothing new. `wrong` answers any other legal move, which is taken back.
    """

    ply: int
    say: str
    ready: str
    wrong: str


class Way(NamedTuple):
    """A good answer to a choice.

    `moves` are the learner's move and all moves up to the next step. `said` is said at the next
    step in place of its own sentence, "" to keep that.
    """

    moves: tuple[str, ...]
    said: str = ""


class Slip(NamedTuple):
    """A poor answer to a choice: it is shown with its consequence, `reply`, explained by `said`,
    and taken back."""

    move: str
    said: str
    reply: tuple[str, ...] = ()


class Choose(NamedTuple):
    """A step at which the learner decides between several moves.

    The first of the `good` ways is the lesson's own line; each has as many moves as that one, so
    that later steps stand at the same ply. `wrong` answers legal moves that are neither good nor
    poor, which are taken back.
    """

    ply: int
    say: str
    good: tuple[Way, ...]
    wrong: str
    poor: tuple[Slip, ...] = ()


Step = Look | Do | Choose


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson for a person at seat 1 of `seats`, with computers at the others.

    Sentences are marked with `later`; a gap {seat2} in one is the name of seat 2. At the last step
    all moves have been played. `topic` names every lesson but the first of its game. Lessons of a
    game have different seeds, which tell them apart.
    """

    seats: int
    seed: str
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    topic: str = ""

    def lines(self) -> tuple[tuple[str, ...], ...]:
        """Return every line of moves that the learner's choices lead to, the lesson's own first."""
        lines: tuple[tuple[str, ...], ...] = (self.moves,)
        for step in self.steps:
            if isinstance(step, Choose):
                lines = tuple(
                    (*line[: step.ply], *way.moves, *line[step.ply + len(way.moves) :])
                    for line in lines
                    for way in step.good
                )
        return lines

    def sentence(self, record: Record, step: int) -> str:
        """Return the sentence of the step of that index, after the way that `record` took."""
        before = self.steps[step - 1] if step else None
        own = self.steps[step].say
        if not isinstance(before, Choose):
            return own
        played = record.moves[before.ply :]
        ways = (way for way in before.good if played[: len(way.moves)] == way.moves)
        return next((way.said for way in ways if way.said), own)

    def is_followed_by(self, record: Record, step: int) -> bool:
        """Return whether a record is where this lesson is at the step of that index."""
        return (
            0 <= step < len(self.steps)
            and any(record.moves == line[: self.steps[step].ply] for line in self.lines())
            and (len(record.seats), record.seed) == (self.seats, self.seed)
            and dict(record.options) == dict(self.options)
            and [seat.is_human for seat in record.seats] == [True] + [False] * (self.seats - 1)
        )


def gaps_of(record: Record) -> dict[str, str]:
    """Return what fills the gaps of a lesson's sentences: the name of each seat."""
    return {f"seat{number}": told_name(seat.name) for number, seat in enumerate(record.seats, 1)}
