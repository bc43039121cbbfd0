"""A lesson: its current step, the region to highlight, the moves it wants, and its text."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.model.session import Session
from tabletop.core.language import t
from tabletop.core.lesson import Choose, Do, Lesson, Look, Step, gaps_of
from tabletop.games.registry import AnyMatch, AnyTable, load_lessons, load_table
from tabletop.scene.table import Answer, Draft, Picked, Play, Sight


def lesson_of(match: AnyMatch) -> Lesson:
    """Return the lesson with the seed of this match."""
    return next(
        each for each in load_lessons(match.game.info.key) if each.seed == match.record.seed
    )


def step_of(session: Session) -> Step | None:
    """Return the current step of a lesson, None if this is no lesson."""
    return None if session.lesson is None else lesson_of(session.match).steps[session.lesson]


def kept_step(match: AnyMatch, step: object) -> int | None:
    """Return the saved step of a lesson, None if it is invalid or the moves do not match."""
    if not isinstance(step, int) or isinstance(step, bool):
        return None
    lessons = load_lessons(match.game.info.key)
    return step if any(each.is_followed_by(match.record, step) for each in lessons) else None


def is_unfinished(session: Session) -> bool:
    """Return whether this is a lesson with steps left."""
    return session.lesson is not None and not is_last(session)


def is_looked_at(session: Session) -> bool:
    """Return whether the current step of a lesson only explains."""
    return isinstance(step_of(session), Look)


def laid_open(session: Session) -> str:
    """Return the item to inspect at the current step of a lesson, "" for none."""
    step = step_of(session)
    return step.inspected if isinstance(step, Look) else ""


def leads_on(session: Session, region: str) -> bool:
    """Return whether a tap on `region` advances the lesson."""
    step = step_of(session)
    return isinstance(step, Look) and step.at == region and session.look is None


def ringed(session: Session, sight: Sight[object]) -> str:
    """Return the region to highlight: the one explained, or the next one to tap; "" for none.

    Nothing is highlighted if the learner is to decide.
    """
    step = step_of(session)
    if isinstance(step, Do):
        return _next_tap(session, step, sight)[0]
    return step.at if isinstance(step, Look) else ""


def wanted_moves(session: Session) -> tuple[str, ...]:
    """Return the moves that the current step accepts, () if it only explains."""
    match step_of(session):
        case Do(ply):
            return (lesson_of(session.match).moves[ply],)
        case Choose(good=good):
            return tuple(way.moves[0] for way in good)
        case _:
            return ()


def answering(session: Session, sight: Sight[object], region: str) -> Sight[object]:
    """Return the sight with which the table should handle a tap on `region`.

    If the picked draft leads nowhere, the lesson highlights the first tap of its move; that tap
    then replaces the draft.
    """
    step = step_of(session)
    if not isinstance(step, Do):
        return sight
    wanted, draft = _next_tap(session, step, sight)
    return replace(sight, draft=draft) if region == wanted else sight


def step_text(session: Session, sight: Sight[object] | None) -> str:
    """Return the text of the current step, "" outside lessons.

    It may change when only the last tap of the move is missing.
    """
    step, record = step_of(session), session.match.record
    if step is None or session.lesson is None:
        return ""
    said = lesson_of(session.match).sentence(record, session.lesson)
    if isinstance(step, Do) and step.ready and session.selection.draft and sight:
        said = step.ready if _is_all_but_played(session, step, sight) else said
    return t(said, **gaps_of(record))


def is_last(session: Session) -> bool:
    """Return whether the current step of a lesson is its last."""
    return session.lesson == len(lesson_of(session.match).steps) - 1


def _next_tap(session: Session, step: Do, sight: Sight[object]) -> tuple[str, Draft]:
    """Return the next region to tap for the move of a step, and the draft to have before it."""
    table, taps = _spelled(session, step, sight)
    if _plays(session, step, table.tap(sight, taps[-1])):
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


def _is_all_but_played(session: Session, step: Do, sight: Sight[object]) -> bool:
    """Return whether one more tap plays the move of a step."""
    table, taps = _spelled(session, step, sight)
    return _plays(session, step, table.tap(sight, taps[-1]))


def _plays(session: Session, step: Do, answer: Answer) -> bool:
    return answer == Play(lesson_of(session.match).moves[step.ply])


def _spelled(session: Session, step: Do, sight: Sight[object]) -> tuple[AnyTable, tuple[str, ...]]:
    """Return the table of a lesson, and the taps that play the move of a step."""
    game = session.match.game
    table = load_table(game.info.key)
    move = game.move_from_text(lesson_of(session.match).moves[step.ply])
    return table, table.spelling(replace(sight, draft=()), move)


def _drafts_on_the_way(table: AnyTable, sight: Sight[object], taps: tuple[str, ...]) -> list[Draft]:
    """Return the draft before each of `taps`."""
    drafts: list[Draft] = [()]
    for region in taps[:-1]:
        answer = table.tap(replace(sight, draft=drafts[-1]), region)
        drafts.append(answer.draft if isinstance(answer, Picked) else drafts[-1])
    return drafts
