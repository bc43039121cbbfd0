"""The bar below the board during a lesson, and the buttons that start one."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from tabletop.app import words
from tabletop.app.messages import Encoded, encode
from tabletop.app.messages.lesson import Learn
from tabletop.app.model.session import Session
from tabletop.app.modes.lesson import is_last, is_looked_at, lesson_of
from tabletop.core.language import t
from tabletop.core.lesson import Lesson
from tabletop.games.registry import AnyMatch, load_lessons


class LessonOffer(TypedDict):
    """A lesson to start: `label` is for a single button, `title` and `line` are for a list."""

    label: str
    title: str
    line: str
    message: Encoded[Learn]


class NextLesson(TypedDict):
    """The button that starts the next lesson."""

    label: str
    message: Encoded[Learn]


class LessonBar(TypedDict):
    """The bar below the board during the lesson `number` of a game.

    `step` is the current step, from 1, and `counted` the same in words. `looks` is whether that
    step only explains, `ends` whether it is the last.
    """

    number: int
    step: int
    steps: int
    counted: str
    looks: bool
    ends: bool
    next: NextLesson | None


def offered_lessons(key: str) -> list[LessonOffer]:
    """Return the lessons of a game for dialogs."""
    return [
        {
            "label": words.lesson_about(t(lesson.topic))
            if lesson.topic
            else t(words.LEARN_TO_PLAY),
            "title": _title_of(lesson),
            "line": words.length_of_lesson(len(lesson.steps)),
            "message": _begins(key, number),
        }
        for number, lesson in enumerate(load_lessons(key), start=1)
    ]


def _title_of(lesson: Lesson) -> str:
    return t(lesson.topic or words.FIRST_LESSON)


def _begins(key: str, number: int) -> Encoded[Learn]:
    """Return the message that starts the lesson `number`, from 1."""
    return encode(Learn(key, number))


def lesson_bar(session: Session) -> LessonBar | None:
    """Return the lesson bar below the board, None outside lessons and during a look back."""
    if session.lesson is None or session.look is not None:
        return None
    key, lesson = session.match.game.info.key, lesson_of(session.match)
    number = load_lessons(key).index(lesson) + 1
    step, steps = session.lesson + 1, len(lesson.steps)
    return {
        "number": number,
        "step": step,
        "steps": steps,
        "counted": words.step_of_lesson(step, steps),
        "looks": is_looked_at(session),
        "ends": is_last(session),
        "next": _next(key, number + 1) if is_last(session) else None,
    }


def lesson_after(match: AnyMatch) -> NextLesson | None:
    """Return the button for the next lesson, None if there is none or no lesson began this game."""
    record, key = match.record, match.game.info.key
    for number, lesson in enumerate(load_lessons(key), start=1):
        taught = replace(record, moves=record.moves[: lesson.steps[-1].ply])
        if lesson.is_followed_by(taught, len(lesson.steps) - 1):
            return _next(key, number + 1)
    return None


def _next(key: str, number: int) -> NextLesson | None:
    """Return the button that starts the lesson `number`, None if there is no such lesson."""
    lessons = load_lessons(key)
    if number > len(lessons):
        return None
    title = _title_of(lessons[number - 1])
    return {"label": words.next_lesson(title), "message": _begins(key, number)}
