"""Look back at any ply of the game, step by step or as a replay, without changing the record."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import Hurry, Paint
from tabletop.app.messages import Context
from tabletop.app.messages.openable import LogDialog
from tabletop.app.messages.table import ContinueHere, Replay
from tabletop.app.model.file import GameFile
from tabletop.app.model.help import Help
from tabletop.app.model.lookback import LookBack
from tabletop.app.model.model import Model, with_help, with_selection, with_session
from tabletop.app.model.people import People
from tabletop.app.model.retry import ReplayedTurn
from tabletop.app.model.session import Session
from tabletop.app.saving.fresh import id_from
from tabletop.app.table import going_back
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.log import uncaptioned
from tabletop.app.table.playing import Change, mark_as_copied, repaint, settle_new
from tabletop.core.language import t
from tabletop.core.match import Match
from tabletop.kit.page import form_of

SPEEDS = (1, 2, 4)


def go_to(model: Model, ply: int) -> Change:
    """Look back at the position of one ply."""
    session = model.session
    if session is None:
        return model, ()
    look = session.look or LookBack(session.match.ply)
    return _look(model, replace(look, ply=ply, playing=False, better="", point=None))


def see(model: Model, ply: int) -> Change:
    """Close all dialogs and look back at one ply."""
    return go_to(replace(model, dialogs=()), ply)


def replay(model: Model, message: Replay) -> Change:
    """Start or stop a replay of the moves, and close all dialogs."""
    session = model.session
    if session is None:
        return model, ()
    look = session.look or LookBack(session.match.ply)
    speed = look.speed if message.speed is None else message.speed
    playing = message.playing
    ply = 0 if playing and look.ply == session.match.ply else look.ply
    look = LookBack(ply, playing, speed if speed in SPEEDS else 1)
    return _look(replace(model, dialogs=()), look)


def tick(model: Model) -> Change:
    """Advance a running replay by one move; stop it at the end."""
    session = model.session
    if session is None or session.look is None or not session.look.playing:
        return model, ()
    if session.look.ply >= session.match.ply:
        return with_session(model, look=replace(session.look, playing=False)), ()
    return _look(model, replace(session.look, ply=session.look.ply + 1))


def live(model: Model) -> Change:
    """Return from a look back to the present position.

    On a phone this also closes the log, which would cover half of the board.
    """
    if model.session is None or model.session.look is None:
        return model, ()
    has_log = bool(model.dialogs) and isinstance(model.dialogs[-1], LogDialog)
    if has_log and model.size is not None and form_of(model.size[0], model.size[1]).is_small:
        model = replace(model, dialogs=())
    model = with_session(with_selection(model, refusal=None, typed_error=None), look=None)
    return model, (Hurry(), *repaint(model, 300))


def continue_here(model: Model, message: ContinueHere, context: Context) -> Change:
    """Start a new game from the ply of the look back.

    The player is asked first if `going_back` has a question. The new game keeps the seed, and so
    the same random outcomes: in a game with secrets, both games are marked (`going_back.copied`).
    """
    session = model.session
    if session is None or session.look is None:
        return model, ()
    ply, now = session.look.ply, context.now
    question = going_back.question(session, ply, message, t(words.GO_ON_FROM_HERE))
    if question is not None:
        return replace(model, dialogs=(*model.dialogs, question)), ()
    first = going_back.copied(going_back.gone_back(session, ply, message))
    branch = _branch(first, context.fresh)
    model, marked = mark_as_copied(model, session, now)
    model, effects = settle_new(replace(model, session=branch, dialogs=()), now)
    return model, (*marked, *effects)


def _branch(session: Session, fresh: str) -> Session:
    """Return a new game with the moves up to the ply of the look back."""
    assert session.look is not None
    record = session.match.record
    record = record.with_moves(record.moves[: session.look.ply])
    return Session(
        id_from(fresh),
        Match.load(session.match.game, record),
        file=GameFile(name=session.file.name, copied=session.file.copied),
        people=People(portraits=session.people.portraits),
        help=Help(
            undo_agreed=session.help.undo_agreed,
            taken_back=session.help.taken_back,
            helped=session.help.helped,
        ),
        own_dice=session.own_dice,
        mode=ReplayedTurn(session.look.ply) if session.look.better else None,
    )


def _look(model: Model, look: LookBack) -> Change:
    session = model.session
    assert session is not None
    match = session.match
    shown = match.ply if session.look is None else session.look.ply
    look = replace(look, ply=min(max(look.ply, 0), match.ply))
    model = with_session(
        with_help(with_selection(model, draft=(), slid_from=None, refusal=None), hint=None),
        look=look,
    )
    if model.size is None or look.ply != shown + 1 or model.session is None:
        return model, (Hurry(), *repaint(model, 200))
    after = current_scene(model.session, model.size)
    return model, (Paint(uncaptioned(beats_between(shown, look.ply, after))),)
