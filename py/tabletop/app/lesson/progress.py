"""Where a lesson stands: its step, the place that is ringed, and what is said of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.app import words
from tabletop.app.model import Sitting
from tabletop.core.language import t
from tabletop.core.lesson import Choose, Do, Lesson, Look, Step, gaps_of
from tabletop.games.registry import AnyMatch, AnyTable, load_lessons, load_table
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight


def lesson_of(match: AnyMatch) -> Lesson:
    """Return the lesson that is given with a game."""
    return next(
        each for each in load_lessons(match.game.info.key) if each.seed == match.record.seed
    )


def step_of(sitting: Sitting) -> Step | None:
    """Return the step at which a lesson stands, None where none is given."""
    return None if sitting.lesson is None else lesson_of(sitting.match).steps[sitting.lesson]


def kept_step(match: AnyMatch, step: object) -> int | None:
    """Return the step that was kept with a game, None for what leads nowhere in its lesson."""
    if not isinstance(step, int) or isinstance(step, bool):
        return None
    lessons = load_lessons(match.game.info.key)
    return step if any(each.is_followed_by(match.record, step) for each in lessons) else None


def is_unfinished(sitting: Sitting) -> bool:
    """Return whether a lesson has steps to come."""
    return sitting.lesson is not None and not _is_last(sitting)


def is_looked_at(sitting: Sitting) -> bool:
    """Return whether a lesson stands at a step at which nothing is played."""
    return isinstance(step_of(sitting), Look)


def laid_open(sitting: Sitting) -> str:
    """Return what is looked at where a lesson comes to its step, "" for nothing."""
    step = step_of(sitting)
    return step.gaze if isinstance(step, Look) else ""


def leads_on(sitting: Sitting, region: str) -> bool:
    """Return whether a tap on a region says that it was looked at."""
    step = step_of(sitting)
    return isinstance(step, Look) and step.at == region and sitting.look is None


def ringed(sitting: Sitting, sight: Sight[object]) -> str:
    """Return the region that a lesson speaks of, or the next one to tap; "" for none.

    Nothing is ringed where the learner decides.
    """
    step = step_of(sitting)
    if isinstance(step, Do):
        return _next_tap(sitting, step, sight)[0]
    return step.at if isinstance(step, Look) else ""


def wanted_moves(sitting: Sitting) -> tuple[str, ...]:
    """Return the moves that a step of a lesson asks for, () where nothing is played."""
    match step_of(sitting):
        case Do(ply):
            return (lesson_of(sitting.match).moves[ply],)
        case Choose(good=good):
            return tuple(way.moves[0] for way in good)
        case _:
            return ()


def answering(sitting: Sitting, sight: Sight[object], region: str) -> Sight[object]:
    """Return the sight by which a tap is answered.

    Where nothing leads on from what is picked, a lesson rings the first tap of its move: that tap
    puts back what is picked, or a wrong beginning would be a dead end.
    """
    step = step_of(sitting)
    if not isinstance(step, Do):
        return sight
    wanted, draft = _next_tap(sitting, step, sight)
    return replace(sight, draft=draft) if region == wanted else sight


def told_step(sitting: Sitting, sight: Sight[object] | None) -> str:
    """Return what a lesson says, also when only the last tap of its move is missing in `sight`."""
    step, record = step_of(sitting), sitting.match.record
    if step is None or sitting.lesson is None:
        return ""
    said = lesson_of(sitting.match).sentence(record, sitting.lesson)
    if isinstance(step, Do) and step.ready and sitting.draft and sight:
        said = step.ready if _is_all_but_played(sitting, step, sight) else said
    return t(said, **gaps_of(record))


def offered_lessons(key: str) -> list[dict[str, Any]]:
    """Return the lessons of a game as dialogs offer them.

    `label` is for a button by itself, `title` and `line` are for the list of lessons.
    """
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


def _begins(key: str, number: int) -> dict[str, Any]:
    """Return the message that begins the lesson of that number, 1 the first."""
    return {"do": "learn", "game": key, "lesson": number}


def lesson_bar(sitting: Sitting) -> dict[str, Any] | None:
    """Return what the page shows below the board while a lesson is given."""
    if sitting.lesson is None or sitting.look is not None:
        return None
    key, lesson = sitting.match.game.info.key, lesson_of(sitting.match)
    number = load_lessons(key).index(lesson) + 1
    step, steps = sitting.lesson + 1, len(lesson.steps)
    return {
        "number": number,
        "step": step,
        "steps": steps,
        "counted": words.step_of_lesson(step, steps),
        "looks": is_looked_at(sitting),
        "ends": _is_last(sitting),
        "next": _next(key, number + 1) if _is_last(sitting) else None,
    }


def lesson_after(match: AnyMatch) -> dict[str, Any] | None:
    """Return the button that begins the lesson after the one from which a game was played on, None
    for any other game."""
    record, key = match.record, match.game.info.key
    for number, lesson in enumerate(load_lessons(key), start=1):
        taught = replace(record, moves=record.moves[: lesson.steps[-1].ply])
        if lesson.is_followed_by(taught, len(lesson.steps) - 1):
            return _next(key, number + 1)
    return None


def _next(key: str, number: int) -> dict[str, Any] | None:
    """Return the button that begins the lesson of that number, None if the game has no such."""
    lessons = load_lessons(key)
    if number > len(lessons):
        return None
    title = _title_of(lessons[number - 1])
    return {"label": words.next_lesson(title), "message": _begins(key, number)}


def _is_last(sitting: Sitting) -> bool:
    return sitting.lesson == len(lesson_of(sitting.match).steps) - 1


def _next_tap(sitting: Sitting, step: Do, sight: Sight[object]) -> tuple[str, Draft]:
    """Return the region whose tap leads on to the move of a step, and what is picked before it."""
    table, taps = _spelled(sitting, step, sight)
    if _plays(sitting, step, table.tap(sight, taps[-1])):
        return taps[-1], sight.draft
    drafts = _drafts_on_the_way(table, sight, taps)
    for number in reversed(range(len(taps))):
        if drafts[number] == sight.draft:
            return taps[number], sight.draft
    for region, wanted in reversed([*zip(taps, drafts[1:], strict=False)]):
        answer = table.tap(sight, region)
        if isinstance(answer, Picked) and answer.draft == wanted:
            return region, sight.draft
    return taps[0], ()


def _is_all_but_played(sitting: Sitting, step: Do, sight: Sight[object]) -> bool:
    """Return whether one more tap plays the move of a step."""
    table, taps = _spelled(sitting, step, sight)
    return _plays(sitting, step, table.tap(sight, taps[-1]))


def _plays(sitting: Sitting, step: Do, answer: Answer) -> bool:
    return answer == Play(lesson_of(sitting.match).moves[step.ply])


def _spelled(sitting: Sitting, step: Do, sight: Sight[object]) -> tuple[AnyTable, tuple[str, ...]]:
    """Return the table of a lesson, and the taps that play the move of a step."""
    game = sitting.match.game
    table = load_table(game.info.key)
    move = game.move_from_text(lesson_of(sitting.match).moves[step.ply])
    return table, table.spelling(replace(sight, draft=()), move)


def _drafts_on_the_way(table: AnyTable, sight: Sight[object], taps: tuple[str, ...]) -> list[Draft]:
    """Return what is picked before each of the taps that play a move."""
    drafts: list[Draft] = [()]
    for region in taps[:-1]:
        answer = table.tap(replace(sight, draft=drafts[-1]), region)
        drafts.append(answer.draft if isinstance(answer, Picked) else drafts[-1])
    return drafts
