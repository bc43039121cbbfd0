"""Messages of lessons."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Learn:
    """Open the lesson with this number, from 1."""

    game: str
    lesson: int


@dataclass(frozen=True, slots=True)
class LessonOn:
    """Advance from a step that only explains."""


@dataclass(frozen=True, slots=True)
class LessonEnd:
    """Continue the lesson as a normal game."""


LessonMessage = Learn | LessonOn | LessonEnd
