"""Lessons: recorded games that teach a game step by step.

A game's `words/lesson.py` defines LESSONS; the first is for beginners. Each step shows one ply of
the record. The learner looks at something (`Look`), plays the move of the record (`Do`), or decides
(`Choose`). Between steps the other seats and chance play the moves of the record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.core.names import name_in_sentence
from tabletop.core.record import Record


class Look(NamedTuple):
    """A step that explains something: the sentence `say`, about the region `at` ("" for none).

    The learner continues with a button or by tapping that region. `inspected` is an item to open
    on the table during the step, such as the terms of a score, by the name that the game's table
    gives it.
    """

    ply: int
    say: str
    at: str = ""
    inspected: str = ""


class Do(NamedTuple):
    """A step in which the learner plays the record's move at `ply`.

    `say` names the move and its reason. `ready` replaces it when only the last tap is missing; ""
    leaves it unchanged. `wrong` answers any other legal move, which is taken back.
    """

    ply: int
    say: str
    ready: str
    wrong: str


class Way(NamedTuple):
    """A good answer to a choice.

    `moves` are the learner's move and all moves up to the next step. `said` replaces the sentence
    of the next step; "" keeps that sentence.
    """

    moves: tuple[str, ...]
    said: str = ""


class Slip(NamedTuple):
    """A poor answer to a choice.

    It is played, followed by the moves in `reply`, explained by `said`, and then taken back.
    """

    move: str
    said: str
    reply: tuple[str, ...] = ()


class Choose(NamedTuple):
    """A step in which the learner decides between several moves.

    The first of the `good` ways is the one in `Lesson.moves`. All have the same number of moves, so
    that later steps keep their plies. `wrong` answers legal moves that are neither good nor poor;
    they are taken back.
    """

    ply: int
    say: str
    good: tuple[Way, ...]
    wrong: str
    poor: tuple[Slip, ...] = ()


Step = Look | Do | Choose


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson for a person in seat 1 of `seats`, with computers in the others.

    Sentences are marked with `later`; the gap {seat2} is the name of seat 2. The last step shows
    the position after all moves. `topic` is the title, "" for the first lesson of a game. Each
    lesson of a game has its own seed, which identifies it.
    """

    seats: int
    seed: str
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    topic: str = ""

    def lines(self) -> tuple[tuple[str, ...], ...]:
        """Return every sequence of moves that the good choices allow, `moves` first."""
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
        """Return the sentence of the step with index `step`, given the choices in `record`."""
        before = self.steps[step - 1] if step else None
        own = self.steps[step].say
        if not isinstance(before, Choose):
            return own
        played = record.moves[before.ply :]
        ways = (way for way in before.good if played[: len(way.moves)] == way.moves)
        return next((way.said for way in ways if way.said), own)

    def is_followed_by(self, record: Record, step: int) -> bool:
        """Return whether `record` follows this lesson exactly up to the step with index `step`."""
        return (
            0 <= step < len(self.steps)
            and any(record.moves == line[: self.steps[step].ply] for line in self.lines())
            and (len(record.seats), record.seed) == (self.seats, self.seed)
            and dict(record.options) == dict(self.options)
            and [seat.is_human for seat in record.seats] == [True] + [False] * (self.seats - 1)
        )


def gaps_of(record: Record) -> dict[str, str]:
    """Return the values for the gaps in a lesson's sentences: "seat1" and so on, each a name."""
    return {
        f"seat{number}": name_in_sentence(seat.name) for number, seat in enumerate(record.seats, 1)
    }
