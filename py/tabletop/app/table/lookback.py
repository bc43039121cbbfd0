"""Look back at any ply of the game, step by step or as a replay, without changing the record."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import Hurry, Paint
from tabletop.app.messages import Context
from tabletop.app.messages.openable import LogDialog
from tabletop.app.messages.table import ContinueHere, Replay
from tabletop.app.model import LookBack, Model, Sitting
from tabletop.app.review.trying import Retry
from tabletop.app.start.fresh import id_from
from tabletop.app.table import secrets
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import seen
from tabletop.app.table.log import untold
from tabletop.app.table.playing import Change, mark_as_copied, repaint, settle_new, with_sitting
from tabletop.core.language import t
from tabletop.core.match import Match
from tabletop.kit.page import form_of

SPEEDS = (1, 2, 4)


def go_to(model: Model, ply: int) -> Change:
    """Look back at the position of one ply."""
    sitting = model.sitting
    if sitting is None:
        return model, ()
    look = sitting.look or LookBack(sitting.match.ply)
    return _look(model, replace(look, ply=ply, playing=False, better="", point=None))


def see(model: Model, ply: int) -> Change:
    """Close all dialogs and look back at one ply."""
    return go_to(replace(model, dialogs=()), ply)


def replay(model: Model, message: Replay) -> Change:
    """Start or stop a replay of the moves, and close all dialogs."""
    sitting = model.sitting
    if sitting is None:
        return model, ()
    look = sitting.look or LookBack(sitting.match.ply)
    speed = look.speed if message.speed is None else message.speed
    playing = message.playing
    ply = 0 if playing and look.ply == sitting.match.ply else look.ply
    look = LookBack(ply, playing, speed if speed in SPEEDS else 1)
    return _look(replace(model, dialogs=()), look)


def tick(model: Model) -> Change:
    """Advance a running replay by one move; stop it at the end."""
    sitting = model.sitting
    if sitting is None or sitting.look is None or not sitting.look.playing:
        return model, ()
    if sitting.look.ply >= sitting.match.ply:
        return with_sitting(model, look=replace(sitting.look, playing=False)), ()
    return _look(model, replace(sitting.look, ply=sitting.look.ply + 1))


def live(model: Model) -> Change:
    """Return from a look back to the present position.

    On a phone this also closes the log, which would cover half of the board.
    """
    if model.sitting is None or model.sitting.look is None:
        return model, ()
    has_log = bool(model.dialogs) and isinstance(model.dialogs[-1], LogDialog)
    if has_log and model.size is not None and form_of(model.size[0], model.size[1]).is_small:
        model = replace(model, dialogs=())
    model = with_sitting(model, look=None, refusal=None, typed_error=None)
    return model, (Hurry(), *repaint(model, 300))


def continue_here(model: Model, message: ContinueHere, context: Context) -> Change:
    """Start a new game from the ply of the look back.

    It keeps the seed, and so the same random outcomes: both games are marked (see `secrets`).
    """
    sitting = model.sitting
    if sitting is None or sitting.look is None:
        return model, ()
    ply, now = sitting.look.ply, context.now
    question = secrets.question(sitting, ply, message, t(words.GO_ON_FROM_HERE))
    if question is not None:
        return replace(model, dialogs=(*model.dialogs, question)), ()
    first = secrets.copied(secrets.gone_back(sitting, ply, message))
    branch = _branch(first, context.fresh)
    model, marked = mark_as_copied(model, sitting, now)
    model, effects = settle_new(replace(model, sitting=branch, dialogs=()), now)
    return model, (*marked, *effects)


def _branch(sitting: Sitting, fresh: str) -> Sitting:
    """Return a new game with the moves up to the ply of the look back."""
    assert sitting.look is not None
    record = sitting.match.record
    record = record.with_moves(record.moves[: sitting.look.ply])
    return Sitting(
        id_from(fresh),
        Match.load(sitting.match.game, record),
        sitting.name,
        own_dice=sitting.own_dice,
        portraits=sitting.portraits,
        undo_agreed=sitting.undo_agreed,
        taken_back=sitting.taken_back,
        copied=sitting.copied,
        helped=sitting.helped,
        retry=Retry(sitting.look.ply) if sitting.look.better else None,
    )


def _look(model: Model, look: LookBack) -> Change:
    sitting = model.sitting
    assert sitting is not None
    match = sitting.match
    shown = match.ply if sitting.look is None else sitting.look.ply
    look = replace(look, ply=min(max(look.ply, 0), match.ply))
    model = with_sitting(model, look=look, draft=(), slid_from=None, refusal=None, hint=None)
    if model.size is None or look.ply != shown + 1 or model.sitting is None:
        return model, (Hurry(), *repaint(model, 200))
    after = seen(model.sitting, model.size)
    return model, (Paint(untold(beats_between(shown, look.ply, after))),)
