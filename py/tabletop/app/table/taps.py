"""Input of the table: taps, drags, slides, typed moves, hints and levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import ASSERTIVE, Effect, Say
from tabletop.app.messages.table import Drag, Level, Slide
from tabletop.app.model.help import Hint
from tabletop.app.model.model import Model, with_help, with_selection, with_session
from tabletop.app.model.session import Session
from tabletop.app.modes.lesson import answering, is_looked_at, is_unfinished
from tabletop.app.phones.seating import why_not_on_hand
from tabletop.app.presence.places import awaited, is_persons_turn
from tabletop.app.presence.turn_sentence import turn_sentence
from tabletop.app.presence.viewer import may_act
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.playing import (
    DRAFT_MS,
    Change,
    ask,
    forget_draft,
    keep,
    repaint,
    scene_now,
    think,
)
from tabletop.app.table.typed_moves import typed_move
from tabletop.app.table.viewer import WHAT, is_solved, throw_awaited
from tabletop.core.errors import IllegalMove, Refusal
from tabletop.core.language import t
from tabletop.core.record import LEVELS, SeatEntry
from tabletop.games.registry import HINT, table_of, words_of
from tabletop.scene.regions import SELECTED, Region
from tabletop.scene.sounds import PLUCK
from tabletop.scene.table import REFUSED, Answer, Draft, Picked, Play, Sight
from tabletop.words.objection import Objection

Attempt = Callable[[Model, str, str], Change]
"""How a complete move is played, from the model, the move and the time.

The feature whose session it is decides, see `root.moves`. Raises IllegalMove if the rules refuse
the move.
"""


def is_there(model: Model, region: str) -> bool:
    """Return whether the scene has a region. It may be gone before the message arrives."""
    return _region(model, region) is not None


def inspected(model: Model, region: str) -> Change | None:
    """Inspect the item of a region, or return None if a tap there does something else."""
    session = model.session
    if session is None or model.size is None:
        return None
    inspected = table_of(session.match).look(current_scene(session, model.size).sight, region)
    if inspected is None:
        return None
    model = with_selection(model, inspected=inspected, refusal=None)
    return model, repaint(model, DRAFT_MS)


def tap(model: Model, region: str, now: str, attempt: Attempt) -> Change:
    """Handle a tap on a region that picks or plays."""

    def tapped(session: Session, sight: Sight[object]) -> Answer:
        return table_of(session.match).tap(answering(session, sight, region), region)

    return _answered(model, tapped, now, attempt)


def _region(model: Model, id_: str) -> Region | None:
    """Return the region `id_`, or None if it disappeared before the message arrived."""
    scene = scene_now(model)
    return next((each for each in scene.regions if each.id == id_), None) if scene else None


def drag(model: Model, message: Drag, now: str, attempt: Attempt) -> Change:
    """Handle a drag from one region to another.

    A piece dropped on a region that only inspects or moves the view stays picked.
    """
    start, end = _region(model, message.from_), _region(model, message.to)
    if start is None or end is None:
        return model, ()

    def dragged(session: Session, sight: Sight[object]) -> Answer:
        table = table_of(session.match)
        if end.camera or table.look(sight, end.id) is not None:
            in_hand = SELECTED in start.states
            return Picked(sight.draft) if in_hand else table.tap(sight, start.id)
        return table.drag(sight, start.id, end.id)

    return _answered(model, dragged, now, attempt)


def slide(model: Model, message: Slide, now: str, attempt: Attempt) -> Change:
    """Handle a sliding finger.

    Each region is judged after the picks of those before it, because the finger can be faster than
    the answers. A region that can't be picked is skipped; its reason is given only if the finger
    rests there. Some refusals stop the slide (`Table.stops_slide`): then nothing more is picked
    until the finger returns to a picked region.
    """
    session = model.session
    over = [each for each in message.over if _region(model, each) is not None]
    if session is None or not over:
        return model, ()
    starts = message.starts or session.selection.slid_from is None
    before = session.selection.draft if starts else session.selection.slid_from
    stood = None if starts else session.selection.refusal
    found: Picked | None = None
    refused = stood

    def slid(session: Session, sight: Sight[object]) -> Answer:
        nonlocal refused, found
        table = table_of(session.match)
        for region in over:
            stopped = refused if refused and table.stops_slide(refused) else None
            answer = table.slide(answering(session, sight, region), region)
            if isinstance(answer, Picked) and not (stopped and _adds(answer.draft, sight.draft)):
                refused, inspected = (
                    None,
                    sight.inspected if answer.inspected is None else answer.inspected,
                )
                sight = replace(sight, draft=answer.draft, inspected=inspected)
                found = Picked(sight.draft, inspected)
            else:
                refused = stopped or (
                    _objection(session, answer) if isinstance(answer, REFUSED) else None
                )
        news = refused if refused != stood else None
        return found or news or Picked(sight.draft)

    model, effects = _answered(model, slid, now, attempt)
    model = with_selection(model, slid_from=before)
    if refused is None:
        return model, effects
    model, said = _refused(model, refused)
    is_told = found is None or refused == stood
    return model, effects if is_told else (*effects, *said)


def _adds(draft: Draft, before: Draft) -> bool:
    """Return whether `draft` is more than a prefix of `before`."""
    return draft != before[: len(draft)]


def slide_back(model: Model) -> Change:
    """Restore the draft before the slide, if two fingers or the system interrupted it."""
    session = model.session
    if session is None or session.selection.slid_from is None or _why_not_now(session) is not None:
        return model, ()
    model = with_selection(model, draft=session.selection.slid_from, slid_from=None, refusal=None)
    return model, repaint(model, DRAFT_MS)


def cancel(model: Model) -> Change:
    """Put back the latest pick and drop a hint."""
    session = model.session
    if session is None or not _can_cancel(session):
        return model, ()
    left = _left(model, session)
    model, dropped = think(forget_draft(model)) if session.help.hint else (forget_draft(model), ())
    model = with_selection(model, draft=left) if left else model
    if not session.selection.draft:
        model = with_selection(model, inspected="")
    return model, (*repaint(model, DRAFT_MS), *dropped)


def _left(model: Model, session: Session) -> Draft:
    """Return the draft without its latest pick, or () during a hint."""
    if not session.selection.draft or session.help.hint or model.size is None:
        return ()
    return table_of(session.match).put_back(current_scene(session, model.size).sight)


def _can_cancel(session: Session) -> bool:
    return bool(
        session.selection.draft
        or session.selection.faces
        or session.selection.inspected
        or session.selection.refusal
        or session.help.hint
        or session.selection.typed_error
    )


def type_move(model: Model, text: str, now: str, attempt: Attempt) -> Change:
    """Play a typed move, or store why it is refused."""
    session = model.session
    if session is None:
        return model, ()
    throws = session.look is None and throw_awaited(session) is not None
    blocked = None if throws else _why_not_now(session)
    if blocked is not None:
        return with_selection(model, typed_error=blocked), ()
    move = typed_move(session.match, text)
    if isinstance(move, Objection):
        return with_selection(model, typed_error=move), ()
    try:
        model, effects = attempt(model, move, now)
    except IllegalMove as error:
        return with_selection(model, typed_error=_objection(session, error.refusal)), ()
    return with_selection(model, typed_played=session.selection.typed_played + 1), effects


def hint(model: Model) -> Change:
    """Ask for a hint, or show its next step: first where and why, then the move; then hide it.

    Showing the move clears the draft, so that only the move of the hint is on the board.
    """
    session = model.session
    if session is None or not may_hint(session):
        return model, ()
    if session.help.hint is None:
        return ask(with_selection(with_help(model, hint=Hint()), refusal=None), HINT)
    if not session.help.hint.move:
        return model, ()
    deeper = replace(session.help.hint, depth=session.help.hint.depth + 1)
    model = with_help(
        with_selection(model, draft=()), hint=deeper if deeper.depth <= WHAT else None
    )
    return model, repaint(model, DRAFT_MS)


def may_hint(session: Session) -> bool:
    """Return whether a hint can be asked for. A lesson gives its own instructions."""
    return (
        not is_solved(session)
        and session.look is None
        and session.lesson is None
        and may_act(session)
    )


def set_level(model: Model, message: Level, now: str) -> Change:
    """Let a computer of a level play a seat from now on, whoever played it before."""
    session = model.session
    level, seat = message.level, message.seat
    if session is None or level not in LEVELS or not 1 <= seat <= len(session.match.record.seats):
        return model, ()
    record = session.match.record
    seats = list(record.seats)
    seats[seat - 1] = SeatEntry(seats[seat - 1].name, level)
    match = replace(session.match, record=replace(record, seats=tuple(seats)))
    model, kept = keep(with_session(model, match=match), now)
    model, asked = think(model)
    return model, (*kept, *asked)


def _answered(
    model: Model, ask_table: Callable[[Session, Sight[object]], Answer], now: str, attempt: Attempt
) -> Change:
    session = model.session
    if session is None or model.size is None:
        return model, ()
    blocked = _why_not_now(session)
    answer = blocked or ask_table(session, current_scene(session, model.size).sight)
    if isinstance(answer, Play):
        return _tried(model, answer.move, now, attempt)
    if isinstance(answer, Picked):
        inspected = session.selection.inspected if answer.inspected is None else answer.inspected
        model = with_selection(
            model,
            draft=answer.draft,
            slid_from=None,
            inspected=inspected,
            refusal=None,
            typed_error=None,
        )
        model = with_help(model, hint=_where_alone(session.help.hint))
        told = (Say(answer.announcement),) if answer.announcement else ()
        return model, (*repaint(model, DRAFT_MS, PLUCK), *told)
    return _refused(model, _objection(session, answer))


def _where_alone(hint: Hint | None) -> Hint | None:
    """Return `hint` without its reason and move, because the player picks something."""
    return replace(hint, depth=1, is_told=False) if hint else None


def _tried(model: Model, move: str, now: str, attempt: Attempt) -> Change:
    try:
        return attempt(model, move, now)
    except IllegalMove as error:
        assert model.session is not None
        return _refused(model, _objection(model.session, error.refusal))


def _objection(session: Session, refused: Refusal | Objection) -> Objection:
    """Return the sentence for a refusal by the rules; an objection of the table is unchanged."""
    return words_of(session.match).objection(refused) if isinstance(refused, Refusal) else refused


def _refused(model: Model, refusal: Objection) -> Change:
    effects: tuple[Effect, ...] = (Say(refusal.sentence, ASSERTIVE),)
    return with_selection(model, refusal=refusal), effects


def _why_not_now(session: Session) -> Objection | None:
    if session.look is not None:
        return _not_now(words.LOOKING_BACK)
    if is_solved(session):
        return _not_now(words.IS_SOLVED)
    if throw_awaited(session) is not None:
        return _not_now(words.THROW_FIRST)
    if is_looked_at(session):
        return _not_now(words.LOOK_FIRST if is_unfinished(session) else words.LESSON_IS_OVER)
    if session.hand is not None and session.match.to_move is not None and not may_act(session):
        return _not_now(why_not_on_hand(session))
    if awaited(session) is not None:
        return Objection("E-PHASE", "turn", turn_sentence(session))
    if session.match.to_move is not None and not is_persons_turn(session.match):
        return _not_now(words.NOT_YOUR_TURN)
    if session.match.to_move is not None and not may_act(session):
        return _not_now(words.LIFT_FIRST)
    return None


def _not_now(why: str) -> Objection:
    return Objection("E-PHASE", "turn", t(why))
