"""Take back moves and replay them, as far as they belong to people here."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import Say
from tabletop.app.messages.table import Undo
from tabletop.app.model.dialogs import ConfirmDialog
from tabletop.app.model.model import Model, with_help, with_people, with_post, with_session
from tabletop.app.model.post import Posted
from tabletop.app.model.session import Session
from tabletop.app.presence.places import awaited, is_turn_near, people_at, people_here
from tabletop.app.presence.viewer import is_closed
from tabletop.app.saving.marks import is_posted
from tabletop.app.table import going_back
from tabletop.app.table.playing import Change, forget_draft, keep, repaint, think
from tabletop.app.table.viewer import waits_for_people
from tabletop.app.table.warning import warning
from tabletop.core.language import t
from tabletop.core.link import PHONE
from tabletop.games.registry import AnyMatch


def undo(model: Model, message: Undo, now: str) -> Change:
    """Go back to the previous decision of a person.

    Nothing happens during a look back, where the move to take back is not visible.
    """
    session = model.session
    ply = undo_ply(session) if session and session.look is None else None
    if session is None or ply is None:
        return model, ()
    return taken_back(model, session, ply, message, now)


def taken_back(
    model: Model, session: Session, ply: int, message: going_back.WayBack, now: str
) -> Change:
    """Go back to `ply`, or ask for confirmation first."""
    question = _question(session, ply, message)
    if question is not None:
        return replace(model, dialogs=(*model.dialogs, question)), ()
    if message.agreed:
        model = replace(model, dialogs=())
    model = replace(model, session=going_back.gone_back(session, ply, message))
    posted = Posted(ply) if session.post.posted.ply > ply else session.post.posted
    model = with_post(with_help(model, helped=session.help.helped.with_undo()), posted=posted)
    return _moved_to(model, session.match.back_to(ply), t(words.TAKEN_BACK), now)


def _question(session: Session, ply: int, message: going_back.WayBack) -> ConfirmDialog | None:
    """Return the confirmation to ask for: about secrets, and about a move already sent to others.
    Return None if none is needed."""
    question = going_back.question(session, ply, message, t(words.TAKE_BACK))
    if message.agreed or not is_posted(session, ply):
        return question
    about = warning(session)
    if question is not None:
        return replace(question, text=f"{about} {question.text}")
    return going_back.way_back(t(words.TAKE_BACK_SENT), about, message, t(words.TAKE_BACK))


def redo(model: Model, now: str) -> Change:
    """Replay the moves taken back, up to a person's next decision."""
    session = model.session
    if session is None or not session.match.undone:
        return model, ()
    match = session.match.redo()
    while match.undone and not _waits_nearby(replace(session, match=match)):
        match = match.redo()
    return _moved_to(model, match, t(words.PLAYED_AGAIN), now)


def undo_ply(session: Session) -> int | None:
    """Return the ply of the previous decision or throw of people here, or None.

    The table also takes back moves of people with phones around it. Phones and lessons take nothing
    back, a puzzle goes back only to its start, and nobody takes back the move of a person
    elsewhere.
    """
    match = session.match
    if session.lesson is not None or session.hand is not None or is_held(session):
        return None
    is_near = bool(people_here(session) or people_at(session, PHONE))
    if not is_near and not session.own_dice:
        return None  # skip the search: nobody here made any of the moves
    for ply in range(match.ply - 1, -1, -1):
        earlier = replace(session, match=match.back_to(ply))
        if _waits_nearby(earlier):
            return ply
        if awaited(earlier) is not None:
            return None
    return None


def _waits_nearby(session: Session) -> bool:
    """Return whether people here or on phones around the table are to move or throw."""
    return waits_for_people(session) or is_turn_near(session)


def is_held(session: Session) -> bool:
    """Return whether this is a puzzle in which nothing can be taken back now."""
    trial = session.trial
    return trial is not None and (trial.solved or session.match.ply <= trial.start)


def _moved_to(model: Model, match: AnyMatch, said: str, now: str) -> Change:
    """Return the change to another ply of the same game, announcing `said`."""
    model = forget_draft(
        with_session(with_people(model, passing=False), match=match, look=None, over_told=False)
    )
    closes = model.session is not None and is_closed(model.session)
    if closes:
        model = replace(with_people(model, facing=None), dialogs=())
    shown = repaint(model, 0 if closes else 300)
    model, kept = keep(model, now)
    model, asked = think(model)
    return model, (*shown, *kept, Say(said), *asked)
