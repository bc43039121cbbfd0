"""What follows every change of the game on the table: paint, save, announce, and think.

Functions that return a `Change` return the new model and the effects.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.ai.bot import luck_text
from tabletop.ai.job import Job
from tabletop.app import words
from tabletop.app.effects import (
    Ask,
    Drop,
    Effect,
    Hold,
    Keep,
    KeepEntry,
    Paint,
    Say,
)
from tabletop.app.messages.opponents import NoThought, Thought
from tabletop.app.messages.table import Resize, Retry
from tabletop.app.model.model import (
    Model,
    session_of,
    with_file,
    with_help,
    with_people,
    with_selection,
    with_session,
)
from tabletop.app.model.notice import Button, Notice
from tabletop.app.model.retry import ReplayedTurn
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage, forecast_of
from tabletop.app.modes import replayed
from tabletop.app.modes.judging import job_of
from tabletop.app.presence import places
from tabletop.app.presence.places import is_persons_turn, is_shared, is_turn_near
from tabletop.app.presence.viewer import may_act
from tabletop.app.saving.listing import entry_of, with_entry
from tabletop.app.saving.record import kept_text
from tabletop.app.table import going_back, offers
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.log import move_announcement, throw_announcements
from tabletop.app.table.viewer import settled
from tabletop.core.game import CHANCE
from tabletop.core.language import spoken, t
from tabletop.core.plain import to_plain
from tabletop.games.registry import EXPERT, AnyMatch, table_of
from tabletop.scene.scene import Scene, Step
from tabletop.scene.table import Draft

Change = tuple[Model, tuple[Effect, ...]]

LINGER_MS = 1_500
"""Pause after a move before the curtain or the result covers the board, in milliseconds."""

MOST_TEXT = 2.0
"""The largest text scale supported."""

DRAFT_MS = 150
"""Duration of lifting a picked piece or fading in a ghost, in milliseconds."""


def scene_now(model: Model) -> Scene | None:
    """Return the current scene, or None on the menu or before the table's size is known."""
    if model.session is None or model.size is None:
        return None
    return current_scene(model.session, model.size).scene


def repaint(model: Model, ms: int = 0, sound: str = "") -> tuple[Effect, ...]:
    """Return the effect that paints the current scene, with a transition of `ms` milliseconds."""
    scene = scene_now(model)
    return () if scene is None else (Paint((Step(scene, ms, 0, sound),)),)


def play(model: Model, text: str, now: str) -> Change:
    """Play the legal move `text` and all outcomes of chance that follow.

    Paints the moves, saves the game and asks the next opponent. Moves that are not animated are
    announced here. Raises IllegalMove if the move is refused.
    """
    session = session_of(model)
    played = replace(session, match=session.match.play(text))
    return gone_on(model, settled(played), now)


def gone_on(model: Model, match: AnyMatch, now: str) -> Change:
    """Replace the match by `match`, which has new moves; paint, save and ask as `play` does."""
    before = session_of(model)
    ply = before.match.ply
    model = _given_back(with_session(forget_draft(model), match=match))
    model = _passed_on(_without_news(model))
    model = with_selection(model, draft=_still_picked(before, session_of(model)))
    effects = _animated_moves(model, ply)
    model, kept = keep(model, now)
    model, asked = think(model)
    said = () if effects else (Say(_announcements(session_of(model), ply)),)
    return model, (*effects, *kept, *said, *asked)


def _given_back(model: Model) -> Model:
    """Return the model with a lent seat back at its place, once its turn is over."""
    session = session_of(model)
    lent, match = session.post.lent, session.match
    if lent is None or match.to_move in (lent.seat, CHANCE):
        return model
    return replace(model, session=places.given_back(session))


def _without_news(model: Model) -> Model:
    """Return the model without a notice that expires with this move."""
    notice = model.notice
    is_news = notice is not None and not notice.warn and notice.passes
    return replace(model, notice=None) if is_news else model


def _still_picked(before: Session, now: Session) -> Draft:
    """Return the part of the draft that stays picked if the same person moves again."""
    was, match = before.match, now.match
    if not before.selection.draft or match.to_move != was.to_move or not may_act(now):
        return ()
    move, state = match.move_at(was.ply), match.game.view(match.state, was.to_move)
    return () if move is None else table_of(match).stays(state, move, before.selection.draft)


def _passed_on(model: Model) -> Model:
    """Return the model with the curtain closing, if another person is to play now.

    If the table is painted, the person who has just played sees the end of the move before that.
    """
    session = session_of(model)
    if not is_shared(session) or may_act(session) or not is_turn_near(session):
        return model
    watching = session.people.facing is not None and model.size is not None and session.look is None
    if watching:
        return replace(with_people(model, passing=True), dialogs=())
    return with_curtain_closed(model)


def with_curtain_closed(model: Model) -> Model:
    """Return the model with the curtain closed over the present position, and no dialog open."""
    model = with_people(model, facing=None, passing=False)
    return replace(with_session(model, look=None), dialogs=())


def settle_new(model: Model, now: str) -> Change:
    """Start a game that has just come to the table: play the outcomes of chance, then save it.

    Throws, which decide who goes first, are announced; a deal is not.
    """
    session = session_of(model)
    ply = session.match.ply
    model = with_session(model, match=settled(session))
    thrown = throw_announcements(session_of(model), ply)
    model, kept = keep(model, now)
    model, asked = think(model)
    return model, (*repaint(model), *kept, *map(Say, thrown), *asked)


def keep(model: Model, now: str) -> Change:
    """Save the game on the table and its entry on the shelf.

    A game opened by a link is only held for a reload; a phone's hand and a puzzle are not saved.
    """
    session = session_of(model)
    # The table saves the game of a phone, and a puzzle starts over.
    if session.hand is not None or session.trial is not None:
        return model, ()
    if session.file.tentative:
        return model, (Hold(session.id, kept_text(session, now)),)
    before = session.file.kept
    session = session.with_file(saved=session.file.saved + 1)
    text, entry = kept_text(session, now), entry_of(session, now)
    shelf = with_entry(model.shelf, entry)
    model = replace(model, session=session.with_file(kept=text), shelf=shelf)
    return model, (Keep(session.id, text, before), KeepEntry(session.id, entry))


def mark_as_copied(model: Model, session: Session, now: str) -> Change:
    """Save `session` with the mark that a copy of it exists, if it needs that mark."""
    marked = going_back.copied(session)
    if marked == session:
        return model, ()
    marked = marked.with_file(saved=session.file.saved + 1)
    text = kept_text(marked, session.file.played or now)
    if model.session is not None and model.session.id == session.id:
        model = with_file(model, copied=True, kept=text, saved=marked.file.saved)
    return model, (Keep(session.id, text, session.file.kept),)


def think(model: Model) -> Change:
    """Ask the opponent to move to choose a move, or cancel a job that is no longer needed.

    A turn being replayed is judged first, and the game waits for the player's answer. In lessons
    and puzzles, and on a phone, no opponent is asked.
    """
    session = session_of(model)
    match, tried = session.match, replayed.followed(session.retry, session.match)
    if tried != session.retry:
        model = with_session(model, mode=tried)
    is_judged = tried is not None and replayed.is_over(tried, match)
    if tried is not None and is_judged and not replayed.is_known(tried):
        return _judged(model, tried)
    is_played_here = session.lesson is None and session.hand is None and session.trial is None
    if match.to_move and not is_persons_turn(match) and is_played_here and not is_judged:
        return ask(model, match.record.seats[match.to_move - 1].level or "")
    if session.job is None:
        return model, ()
    return with_session(model, job=None), (Drop(),)


def _judged(model: Model, tried: ReplayedTurn) -> Change:
    """Ask for the evaluation of the replayed turn."""
    number, match = model.jobs + 1, session_of(model).match
    job = job_of(match, tried.start + tried.judged, tried.before, EXPERT, number)
    tried = replace(tried, job=number)
    return replace(with_session(model, job=number, mode=tried), jobs=number), (Ask(job),)


def ask(model: Model, level: str) -> Change:
    """Ask an opponent of `level` for a move. It gets only the view of the seat to move."""
    match = session_of(model).match
    seat, record = match.to_move or 0, match.record
    number = model.jobs + 1
    job: Job = {
        "number": number,
        "game": match.game.info.key,
        "level": level,
        "language": spoken(),
        "seat": seat,
        "seats": len(record.seats),
        "options": dict(record.options),
        "ply": match.ply,
        "luck": luck_text(record.seed, match.ply, level),
        "view": to_plain(match.game.view(match.state, seat)),
    }
    return replace(with_session(model, job=number), jobs=number), (Ask(job),)


def _announcements(session: Session, first: int) -> str:
    """Return the announcements of the moves from ply `first` on, as one text."""
    return " ".join(move_announcement(session, ply) for ply in range(first, session.match.ply))


def resize(model: Model, message: Resize) -> Change:
    """Adopt a new table size, text size or theme, and repaint."""
    model = replace(model, size=stage_of(model, message.width, message.height, message.text))
    return model, repaint(model)


def stage_of(model: Model, width: float, height: float, text: float) -> Stage:
    """Return the stage of this size and text scale, with the forecast setting of the model."""
    return Stage(width, height, min(max(text, 1.0), MOST_TEXT), forecast_of(model.settings))


def fallen(model: Model) -> Change:
    """Close the curtain: nobody's hand is visible until it is lifted."""
    model = with_curtain_closed(forget_draft(model))
    return model, repaint(model)


def thought(model: Model, message: Thought, now: str) -> Change:
    """Play the move that an opponent has chosen, or show it as the hint asked for."""
    session = model.session
    if session is None or session.job is None or message.number != session.job:
        return model, ()
    model = with_session(model, job=None)
    if not is_persons_turn(session.match):
        return play(model, message.move, now)
    if session.help.hint is None:  # the player has dropped the hint
        return model, ()
    advice = session.help.advice.followed_by(message.reason, session.match.ply)
    found = replace(session.help.hint, move=message.move, reason=advice.news)
    counted = session.help.helped.with_hint(session.match.record.moves)
    model, found, noted = offers.explained(model, found)
    model = with_help(model, hint=found, advice=advice, helped=counted)
    shown = (*repaint(model, DRAFT_MS), *noted)
    if counted == session.help.helped:
        return model, shown
    # Save now: a hint counts once it was shown, whether or not a move follows.
    model, kept = keep(model, now)
    return model, (*shown, *kept)


def no_thought(model: Model, message: NoThought) -> Change:
    """Report that the opponent failed and offer to retry its turn."""
    session = model.session
    if session is None or message.number != session.job:
        return model, ()
    told = words.no_move_found(message.why)
    again = Button(t(words.TRY_AGAIN), Retry())
    model = with_session(with_help(model, hint=None), job=None)
    return replace(model, notice=Notice(told, True, (again,))), ()


def no_worker(model: Model) -> Change:
    """Report that opponents run on the page's own thread because there is no worker."""
    return replace(model, notice=Notice(t(words.THINKS_HERE), warn=True)), ()


def no_memory(model: Model) -> Change:
    """Report that the opponents' worker ran out of memory."""
    return replace(model, notice=Notice(t(words.NO_MEMORY), warn=True)), ()


def retry(model: Model) -> Change:
    """Ask the opponent again after a failure."""
    if model.session is None:
        return model, ()
    model, asked = think(replace(model, notice=None))
    return model, asked


def forget_draft(model: Model) -> Model:
    """Return the model without draft, entered faces, refusal, typed error or hint."""
    selection = session_of(model).selection.cleared()
    return with_help(with_session(model, selection=selection), hint=None)


def _animated_moves(model: Model, first: int) -> tuple[Effect, ...]:
    """Return the effect that animates the moves from ply `first`, () during a look back."""
    session = session_of(model)
    if model.size is None or session.look is not None:
        return ()
    after = current_scene(session, model.size)
    steps = beats_between(first, session.match.ply, after)
    if session.people.passing or session.match.to_move is None:
        steps = (*steps[:-1], steps[-1]._replace(pause=LINGER_MS))
    return (Paint(steps, turn=_computers_turn(session.match, first)),)


def _computers_turn(match: AnyMatch, ply: int) -> str:
    """Return an id for the computer's turn that includes `ply`, "" if a person moves.

    It is the ply at which that turn began: outcomes of chance do not interrupt it.
    """
    seat = match.game.current_player(match.positions[ply].state)
    if seat in (CHANCE, None) or match.record.seats[seat - 1].is_human:
        return ""
    while ply and match.game.current_player(match.positions[ply - 1].state) in (CHANCE, seat):
        ply -= 1
    return str(ply)
