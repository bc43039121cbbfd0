"""Messages of a lesson: start or resume it, advance step by step, and continue as a game."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import ASSERTIVE, Effect, Fetch, Forget, KeepEntry, Paint, Say
from tabletop.app.messages import Context
from tabletop.app.messages.decoding import BadMessage
from tabletop.app.messages.shelf import Fetched
from tabletop.app.model.file import GameFile
from tabletop.app.model.model import Model, with_file, with_selection, with_session
from tabletop.app.model.session import LessonProgress, Session
from tabletop.app.modes.lesson import is_looked_at, is_unfinished, laid_open, lesson_of, step_of
from tabletop.app.saving.fresh import id_from
from tabletop.app.saving.listing import find, without
from tabletop.app.saving.reading import session_from
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import CurrentScene
from tabletop.app.table.log import uncaptioned
from tabletop.app.table.offers import forecasts_due
from tabletop.app.table.playing import (
    DRAFT_MS,
    Change,
    forget_draft,
    gone_on,
    keep,
    play,
    repaint,
    scene_now,
    settle_new,
)
from tabletop.core.errors import BadRecord
from tabletop.core.language import t
from tabletop.core.lesson import Choose, Lesson, Look, gaps_of
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.core.seating import named_seats
from tabletop.games.registry import AnyMatch, game_title, load_game, load_lessons
from tabletop.scene.scene import Step as Beat
from tabletop.words.objection import Objection

RIVAL = "easy"
"""The level of the computers if the learner plays the game of a lesson to its end."""

WRONG_MS = 1_200
SLIP_MS = 2_400
BACK_MS = 400
"""How long a wrong move, and a poor move with its consequence, is shown, and how long it takes to
undo either, in milliseconds."""


def learn(
    model: Model, key: str, number: int, context: Context, *, is_tentative: bool = False
) -> Change:
    """Open a lesson of a game, numbered from 1, or resume it if it was left unfinished.

    Raises BadMessage if the game has no such lesson.
    """
    lessons, session = load_lessons(key), model.session
    if number not in range(1, len(lessons) + 1):
        raise BadMessage(f"learn: {key!r} has no lesson {number!r}")
    if session and is_unfinished(session) and lesson_of(session.match) is lessons[number - 1]:
        return replace(model, dialogs=()), ()
    left = [entry["id"] for entry in model.shelf if entry["name"] == _name_of(key, number)]
    if left:
        return model, (Fetch(left[0], "learn", f"{key}/{number}"),)
    return _begun(model, key, number, context, is_tentative=is_tentative)


def found(model: Model, message: Fetched, context: Context) -> Change:
    """Resume the lesson read from storage; start it anew if it is finished or can't be read.

    A finished lesson is deleted.
    """
    text = message.text
    try:
        session = None if text is None else session_from(message.id, text)
    except BadRecord:
        session = None
    if session is None or not is_unfinished(session):
        key, _, number = message.detail.partition("/")
        is_finished = session is not None and session.lesson is not None
        model, dropped = _deleted(model, session.id) if session and is_finished else (model, ())
        model, begun = _begun(model, key, int(number), context)
        return model, (*dropped, *begun)
    model = replace(model, session=session, dialogs=(), notice=None)
    return model, repaint(model)


def _begun(
    model: Model, key: str, number: int, context: Context, *, is_tentative: bool = False
) -> Change:
    session = Session(
        id=id_from(context.fresh),
        match=first_match(key, load_lessons(key)[number - 1]),
        file=GameFile(name=_name_of(key, number), begun=context.now, tentative=is_tentative),
        mode=LessonProgress(0),
    )
    session = session.with_selection(inspected=laid_open(session))
    return settle_new(replace(model, session=session, dialogs=(), notice=None), context.now)


def _name_of(key: str, number: int) -> str:
    return words.lesson_in(game_title(key), number)


def first_match(key: str, lesson: Lesson) -> AnyMatch:
    """Return the match at the first step of a lesson."""
    seats = [SeatEntry(""), *[SeatEntry("", RIVAL)] * (lesson.seats - 1)]
    match: AnyMatch = Match.start(load_game(key), named_seats(seats), lesson.seed, lesson.options)
    return _played(match, lesson, lesson.steps[0].ply)


def _played(match: AnyMatch, lesson: Lesson, ply: int) -> AnyMatch:
    """Return the match after the scripted moves up to `ply`."""
    for text in lesson.moves[match.ply : ply]:
        match = match.play(text)
    return match


def go_on(model: Model, now: str) -> Change:
    """Advance from a step that only explains."""
    session = model.session
    if session is None or not is_looked_at(session) or not is_unfinished(session):
        return model, ()
    return _next_step(model, session, now)


def tried(model: Model, session: Session, text: str, now: str) -> Change:
    """Play the legal move `text`; raise IllegalMove if the rules refuse it.

    If the step asks for certain moves, any other is shown, explained and taken back.
    """
    step = step_of(session)
    if step is None or isinstance(step, Look):
        return play(model, text, now)
    if isinstance(step, Choose):
        return _chosen(model, session, step, text, now)
    match = session.match.play(text)
    if text == lesson_of(match).moves[step.ply]:
        return _next_step(model, session, now)
    return _taken_back(model, session, match, step.wrong, WRONG_MS)


def _chosen(model: Model, session: Session, step: Choose, text: str, now: str) -> Change:
    """Respond to the learner's decision: a good move stays, others are shown and taken back."""
    match = session.match.play(text)
    for way in step.good:
        if way.moves[0] == text:
            for following in way.moves[1:]:
                match = match.play(following)
            return _next_step(model, replace(session, match=match), now)
    for slip in step.poor:
        if slip.move == text:
            for following in slip.reply:
                match = match.play(following)
            return _taken_back(model, session, match, slip.said, SLIP_MS)
    return _taken_back(model, session, match, step.wrong, WRONG_MS)


def _next_step(model: Model, session: Session, now: str) -> Change:
    """Advance to the next step; `session` has the match after the learner's choice."""
    assert session.lesson is not None
    assert model.session is not None
    shown = model.session.match.ply
    lesson, number = lesson_of(session.match), session.lesson + 1
    match = _played(session.match, lesson, lesson.steps[number].ply)
    inspected = laid_open(replace(session, mode=LessonProgress(number)))
    model = with_session(with_selection(model, inspected=inspected), mode=LessonProgress(number))
    return gone_on(model, match, now) if match.ply > shown else _looked(model, now)


def _looked(model: Model, now: str) -> Change:
    """Advance to a step at the same position."""
    model, kept = keep(forget_draft(model), now)
    return model, (*repaint(model, DRAFT_MS), *kept)


def _taken_back(
    model: Model, session: Session, match: AnyMatch, sentence: str, pause: int
) -> Change:
    """Show the wrong moves for `pause` milliseconds, explain why, and undo them."""
    why = t(sentence, **gaps_of(match.record))
    back = with_selection(forget_draft(model), refusal=Objection("E-LESSON", "turn", why))
    shown: tuple[Effect, ...] = ()
    scene = scene_now(back)
    if model.size is not None and scene is not None:
        then = session.with_selection(draft=())
        there = CurrentScene(replace(then, match=match, mode=None), model.size)
        *steps, last = uncaptioned(beats_between(session.match.ply, match.ply, there))
        shown = (Paint((*steps, last._replace(pause=pause), Beat(scene, BACK_MS))),)
    return back, (*shown, Say(why, ASSERTIVE))


def put_away(before: Model, after: Model) -> Change:
    """Delete a lesson when the player leaves it after its last step.

    If the learner continues it as a game (see `end`), that game stays.
    """
    was, now = before.session, after.session
    is_left = was is not None and (now is None or now.id != was.id)
    if was is None or not is_left or was.lesson is None or is_unfinished(was):
        return after, ()
    after, due = forecasts_due(after)
    after, deleted = _deleted(after, was.id)
    return after, (*due, *deleted)


def _deleted(model: Model, id_: str) -> Change:
    """Delete a lesson from storage and from the shelf."""
    if find(model.shelf, id_) is None:
        return model, ()
    return replace(model, shelf=without(model.shelf, id_)), (Forget(id_), KeepEntry(id_, None))


def end(model: Model, now: str) -> Change:
    """Turn a lesson into a normal game, to be played to its end."""
    if model.session is None or model.session.lesson is None:
        return model, ()
    model, due = forecasts_due(model)
    model, settled = settle_new(with_session(with_file(model, name=""), mode=None), now)
    return model, (*due, *settled)
