"""Input of the table: taps, drags, slides, typed moves, hints and levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import ASSERTIVE, Effect, Say
from tabletop.app.hands.seating import why_not_on_hand
from tabletop.app.lesson.learning import go_on, tried
from tabletop.app.lesson.progress import answering, is_looked_at, is_unfinished, leads_on
from tabletop.app.messages import Context
from tabletop.app.messages.start import Again
from tabletop.app.messages.table import Drag, Level, Slide
from tabletop.app.model import Hint, Model, Sitting
from tabletop.app.presence.places import awaited, is_persons_turn
from tabletop.app.presence.telling import told_turn
from tabletop.app.puzzles import playing as puzzles
from tabletop.app.puzzles import words as puzzle_words
from tabletop.app.start.new_game import again
from tabletop.app.table.current_scene import seen
from tabletop.app.table.playing import (
    DRAFT_MS,
    Change,
    ask,
    forget_draft,
    keep,
    repaint,
    scene_now,
    think,
    with_sitting,
)
from tabletop.app.table.typed_moves import typed_move
from tabletop.app.table.viewer import (
    WHAT,
    is_solved,
    may_act,
    table_of,
    throw_awaited,
)
from tabletop.core.errors import IllegalMove, Refusal
from tabletop.core.language import t
from tabletop.core.record import LEVELS, SeatEntry
from tabletop.games.registry import HINT, words_of
from tabletop.kit.again import AGAIN
from tabletop.scene.regions import SELECTED, Region
from tabletop.scene.sounds import PLUCK
from tabletop.scene.table import REFUSED, Answer, Draft, Picked, Play, Sight
from tabletop.words.objection import Objection


def tap(model: Model, region: str, context: Context) -> Change:
    """Handle a tap on a region: inspect an item, pick, or play."""
    sitting = model.sitting
    if _region(model, region) is None:
        return model, ()
    if region == AGAIN:
        return again(model, Again(), context)
    if sitting is not None and model.size is not None:
        gaze = table_of(sitting.match).look(seen(sitting, model.size).sight, region)
        if gaze is not None:
            model = with_sitting(model, gaze=gaze, refusal=None)
            return model, repaint(model, DRAFT_MS)
    if sitting is not None and leads_on(sitting, region):
        return go_on(model, context.now)

    def tapped(sitting: Sitting, sight: Sight[object]) -> Answer:
        return table_of(sitting.match).tap(answering(sitting, sight, region), region)

    return _answered(model, tapped, context.now)


def _region(model: Model, id_: str) -> Region | None:
    """Return the region `id_`, or None if it disappeared before the message arrived."""
    scene = scene_now(model)
    return next((each for each in scene.regions if each.id == id_), None) if scene else None


def drag(model: Model, message: Drag, now: str) -> Change:
    """Handle a drag from one region to another.

    A piece dropped on a region that only inspects or moves the view stays picked.
    """
    start, end = _region(model, message.from_), _region(model, message.to)
    if start is None or end is None:
        return model, ()

    def dragged(sitting: Sitting, sight: Sight[object]) -> Answer:
        table = table_of(sitting.match)
        if end.camera or table.look(sight, end.id) is not None:
            in_hand = SELECTED in start.states
            return Picked(sight.draft) if in_hand else table.tap(sight, start.id)
        return table.drag(sight, start.id, end.id)

    return _answered(model, dragged, now)


def slide(model: Model, message: Slide, now: str) -> Change:
    """Handle a sliding finger.

    Each region is judged after the picks of those before it, because the finger can be faster than
    the answers. A region that can't be picked is skipped; its reason is given only if the finger
    rests there. Some refusals stop the slide (`Table.stops_slide`): then nothing more is picked
    until the finger returns to a picked region.
    """
    sitting = model.sitting
    over = [each for each in message.over if _region(model, each) is not None]
    if sitting is None or not over:
        return model, ()
    starts = message.starts or sitting.slid_from is None
    before = sitting.draft if starts else sitting.slid_from
    stood = None if starts else sitting.refusal
    found: Picked | None = None
    refused = stood

    def slid(sitting: Sitting, sight: Sight[object]) -> Answer:
        nonlocal refused, found
        table = table_of(sitting.match)
        for region in over:
            stopped = refused if refused and table.stops_slide(refused) else None
            answer = table.slide(answering(sitting, sight, region), region)
            if isinstance(answer, Picked) and not (stopped and _adds(answer.draft, sight.draft)):
                refused, gaze = None, sight.gaze if answer.gaze is None else answer.gaze
                sight = replace(sight, draft=answer.draft, gaze=gaze)
                found = Picked(sight.draft, gaze)
            else:
                refused = stopped or (
                    _objection(sitting, answer) if isinstance(answer, REFUSED) else None
                )
        news = refused if refused != stood else None
        return found or news or Picked(sight.draft)

    model, effects = _answered(model, slid, now)
    model = with_sitting(model, slid_from=before)
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
    sitting = model.sitting
    if sitting is None or sitting.slid_from is None or _why_not_now(sitting) is not None:
        return model, ()
    model = with_sitting(model, draft=sitting.slid_from, slid_from=None, refusal=None)
    return model, repaint(model, DRAFT_MS)


def cancel(model: Model) -> Change:
    """Put back the latest pick and drop a hint."""
    sitting = model.sitting
    if sitting is None or not _can_cancel(sitting):
        return model, ()
    left = _left(model, sitting)
    model, dropped = think(forget_draft(model)) if sitting.hint else (forget_draft(model), ())
    model = with_sitting(model, draft=left) if left else model
    if not sitting.draft:
        model = with_sitting(model, gaze="")
    return model, (*repaint(model, DRAFT_MS), *dropped)


def _left(model: Model, sitting: Sitting) -> Draft:
    """Return the draft without its latest pick, or () during a hint."""
    if not sitting.draft or sitting.hint or model.size is None:
        return ()
    return table_of(sitting.match).put_back(seen(sitting, model.size).sight)


def _can_cancel(sitting: Sitting) -> bool:
    return bool(
        sitting.draft
        or sitting.faces
        or sitting.gaze
        or sitting.refusal
        or sitting.hint
        or sitting.typed_error
    )


def type_move(model: Model, text: str, now: str) -> Change:
    """Play a typed move, or store why it is refused."""
    sitting = model.sitting
    if sitting is None:
        return model, ()
    throws = sitting.look is None and throw_awaited(sitting) is not None
    blocked = None if throws else _why_not_now(sitting)
    if blocked is not None:
        return with_sitting(model, typed_error=blocked), ()
    move = typed_move(sitting.match, text)
    if isinstance(move, Objection):
        return with_sitting(model, typed_error=move), ()
    try:
        model, effects = tried(model, move, now)
    except IllegalMove as error:
        return with_sitting(model, typed_error=_objection(sitting, error.refusal)), ()
    return with_sitting(model, typed_played=sitting.typed_played + 1), effects


def hint(model: Model) -> Change:
    """Ask for a hint, or show its next step: where and why, the move, nothing.

    Showing the move clears the draft, so that only the move of the hint is on the board.
    """
    sitting = model.sitting
    if sitting is None or not may_hint(sitting):
        return model, ()
    if sitting.trial is not None:
        return puzzles.hint(model, sitting, sitting.trial)
    if sitting.hint is None:
        return ask(with_sitting(model, hint=Hint(), refusal=None), HINT)
    if not sitting.hint.move:
        return model, ()
    deeper = replace(sitting.hint, depth=sitting.hint.depth + 1)
    model = with_sitting(model, draft=(), hint=deeper if deeper.depth <= WHAT else None)
    return model, repaint(model, DRAFT_MS)


def may_hint(sitting: Sitting) -> bool:
    """Return whether a hint can be asked for. A lesson gives its own instructions."""
    return (
        not is_solved(sitting)
        and sitting.look is None
        and sitting.lesson is None
        and may_act(sitting)
    )


def set_level(model: Model, message: Level, now: str) -> Change:
    """Change the level of a computer during a game."""
    sitting = model.sitting
    level, seat = message.level, message.seat
    if sitting is None or level not in LEVELS or not 1 <= seat <= len(sitting.match.record.seats):
        return model, ()
    record = sitting.match.record
    seats = list(record.seats)
    seats[seat - 1] = SeatEntry(seats[seat - 1].name, level)
    match = replace(sitting.match, record=replace(record, seats=tuple(seats)))
    model, kept = keep(with_sitting(model, match=match), now)
    model, asked = think(model)
    return model, (*kept, *asked)


def _answered(
    model: Model, ask_table: Callable[[Sitting, Sight[object]], Answer], now: str
) -> Change:
    sitting = model.sitting
    if sitting is None or model.size is None:
        return model, ()
    blocked = _why_not_now(sitting)
    answer = blocked or ask_table(sitting, seen(sitting, model.size).sight)
    if isinstance(answer, Play):
        return _tried(model, answer.move, now)
    if isinstance(answer, Picked):
        gaze = sitting.gaze if answer.gaze is None else answer.gaze
        model = with_sitting(
            model,
            draft=answer.draft,
            slid_from=None,
            gaze=gaze,
            refusal=None,
            typed_error=None,
        )
        model = with_sitting(model, hint=_where_alone(sitting.hint))
        told = (Say(answer.told),) if answer.told else ()
        return model, (*repaint(model, DRAFT_MS, PLUCK), *told)
    return _refused(model, _objection(sitting, answer))


def _where_alone(hint: Hint | None) -> Hint | None:
    """Return `hint` without its reason and move, because the player picks something."""
    return replace(hint, depth=1, is_told=False) if hint else None


def _tried(model: Model, move: str, now: str) -> Change:
    try:
        return tried(model, move, now)
    except IllegalMove as error:
        assert model.sitting is not None
        return _refused(model, _objection(model.sitting, error.refusal))


def _objection(sitting: Sitting, refused: Refusal | Objection) -> Objection:
    """Return the sentence for a refusal by the rules; an objection of the table is unchanged."""
    return words_of(sitting.match).objection(refused) if isinstance(refused, Refusal) else refused


def _refused(model: Model, refusal: Objection) -> Change:
    effects: tuple[Effect, ...] = (Say(refusal.sentence, ASSERTIVE),)
    return with_sitting(model, refusal=refusal), effects


def _why_not_now(sitting: Sitting) -> Objection | None:
    if sitting.look is not None:
        return _not_now(words.LOOKING_BACK)
    if is_solved(sitting):
        return _not_now(puzzle_words.IS_SOLVED)
    if throw_awaited(sitting) is not None:
        return _not_now(words.THROW_FIRST)
    if is_looked_at(sitting):
        return _not_now(words.LOOK_FIRST if is_unfinished(sitting) else words.LESSON_IS_OVER)
    if sitting.hand is not None and sitting.match.to_move is not None and not may_act(sitting):
        return _not_now(why_not_on_hand(sitting))
    if awaited(sitting) is not None:
        return Objection("E-PHASE", "turn", told_turn(sitting))
    if sitting.match.to_move is not None and not is_persons_turn(sitting.match):
        return _not_now(words.NOT_YOUR_TURN)
    if sitting.match.to_move is not None and not may_act(sitting):
        return _not_now(words.LIFT_FIRST)
    return None


def _not_now(why: str) -> Objection:
    return Objection("E-PHASE", "turn", t(why))
