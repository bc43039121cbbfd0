"""A phone at a table: it shows the view of its seat and sends the player's moves.

The table may be hostile: anything that this phone can't read or show ends the connection with a
message for the player.
"""

from __future__ import annotations

import re
from dataclasses import replace

from tabletop.app.effects import ASSERTIVE, Drop, Effect, HangUp, Remember, Say, Tell
from tabletop.app.messages import Message
from tabletop.app.messages.openable import JoinDialog, SendDialog
from tabletop.app.messages.page import OpenDialog
from tabletop.app.messages.post import Sent
from tabletop.app.messages.presence import GiveBack, Place, PlayFor
from tabletop.app.messages.shelf import Export, Rename
from tabletop.app.messages.start import Again
from tabletop.app.messages.table import ContinueHere, Level, Redo, Undo
from tabletop.app.model.model import Model, with_help, with_selection, with_session
from tabletop.app.model.notice import Notice
from tabletop.app.model.people import People
from tabletop.app.model.phones import FLOOD, Hand
from tabletop.app.model.session import Session
from tabletop.app.phones import words
from tabletop.app.phones.known import Known, known
from tabletop.app.phones.protocol import (
    Cleared,
    Hello,
    Laid,
    Moved,
    Paused,
    Refused,
    Wish,
    from_table,
    written,
)
from tabletop.app.phones.seating import why_not_on_hand
from tabletop.app.saving.portraits import known as known_faces
from tabletop.app.saving.reading import presentable
from tabletop.app.table.playing import Change, gone_on, repaint
from tabletop.core.errors import BadRecord, IllegalMove, Refusal
from tabletop.core.game import read_move
from tabletop.core.language import t
from tabletop.core.link import HERE, PHONE
from tabletop.games.registry import explain
from tabletop.words.objection import Objection

TO_TABLE = 0
"""The line number of the connection from a phone to its table."""

ID = "hand"
"""The id of the game on a phone. The game is saved at the table, not on the phone."""

LAID_MS = 300

MOST_PASTED = 4_000
_CODE = re.compile(r"\bjoin=([\w-]+)", re.ASCII)

_Barred = (
    Again | ContinueHere | Export | GiveBack | Level | Place | PlayFor | Redo | Rename | Sent | Undo
)
"""The messages that only the device running the game may process."""


def shows_hand(model: Model) -> bool:
    """Return whether this device is a phone at another device's table."""
    return model.session is not None and model.session.hand is not None


def is_barred(model: Model, message: Message) -> bool:
    """Return whether to ignore a message because this phone only shows a hand."""
    is_barred_here = isinstance(message, _Barred) or message == OpenDialog(SendDialog())
    return is_barred_here and shows_hand(model)


def farewell(before: Model, after: Model) -> tuple[Effect, ...]:
    """Return the effect that closes the connection when the hand is left."""
    return (HangUp(TO_TABLE),) if shows_hand(before) and not shows_hand(after) else ()


def code_in(text: str) -> str:
    """Return the table code in a pasted text, "" if there is none."""
    found = _CODE.search(text[:MOST_PASTED])
    return found.group(1) if found else ""


def invited(model: Model, code: str) -> Change:
    """Open the dialog to join the table with this code; "" lets the player enter one."""
    return replace(model, dialogs=(JoinDialog(code),), notice=None), ()


def joined(model: Model, token: str) -> Change:
    """Send a greeting with this phone's token when the connection is open."""
    return model, (Tell(TO_TABLE, written(Hello(token))),)


def left(model: Model, why: str) -> Change:
    """Handle the loss of the connection: the last view stays visible.

    The bar below the board reports the loss (static/js/together/hands/bar.js); a notice appears
    only if the table sent too much.
    """
    if why == FLOOD:
        model = replace(model, notice=Notice(t(words.TABLE_FLOODED), warn=True))
    if not shows_hand(model) or _hand(model).is_away:
        return model, ()
    model, effects = _away(model)
    return model, (*effects, Say(t(words.NO_LINE), ASSERTIVE))


def distrusted(model: Model, why: str) -> Change:
    """End the connection because the table sent something that this phone can't read or show."""
    notice = Notice(presentable(words.of_another(why)), warn=True)
    effects: tuple[Effect, ...] = (HangUp(TO_TABLE),)
    if shows_hand(model):
        model, shown = _away(model)
        effects = (*effects, *shown)
    return replace(model, notice=notice), effects


def dropped(model: Model) -> Change:
    """Leave the table because showing it has failed on this phone."""
    if not shows_hand(model):
        return distrusted(model, t(words.CANNOT_SHOW))
    notice = Notice(words.of_another(t(words.CANNOT_SHOW)), warn=True)
    model = replace(model, session=None, dialogs=(), notice=notice)
    return model, (HangUp(TO_TABLE), Drop())


def receive(model: Model, text: str, now: str) -> Change:
    """Process a text of the table."""
    try:
        told = from_table(text)
        if isinstance(told, Laid):
            return _laid(model, told)
        session = model.session
        if isinstance(told, Paused) and not shows_hand(model):
            return replace(model, dialogs=(), notice=Notice(t(words.CHOOSING))), ()
        if session is None or session.hand is None:
            return model, ()
        match told:
            case Moved():
                return _moved(model, session, session.hand, told, now)
            case Refused(why):
                return _refused(model, session.hand, presentable(why))
            case Paused():
                return _paused(model, session.hand)
            case Cleared(why):
                model, effects = _away(model)
                return replace(model, notice=Notice(presentable(why), warn=True)), effects
    except BadRecord as error:
        return distrusted(model, explain(error))


def asked(model: Model, session: Session, hand: Hand, text: str) -> Change:
    """Send a move to the table; raise IllegalMove if it is illegal or can't be sent now."""
    match = session.match
    assert isinstance(match, Known)
    if hand.is_away or hand.is_paused or not hand.seat:
        raise IllegalMove(Refusal("E-PHASE", "turn", why_not_on_hand(session)), text)
    read_move(match.game, match.state, text)
    model = with_session(
        with_help(with_selection(model, refusal=None), hint=None), mode=replace(hand, waits=True)
    )
    return model, (Tell(TO_TABLE, written(Wish(match.full_ply, text))), *repaint(model))


def _laid(model: Model, laid: Laid) -> Change:
    """Show the whole game that the table has sent."""
    seats = range(1, len(laid.record.seats) + 1)
    session = Session(
        id=ID,
        match=known(laid),
        people=People(
            portraits=known_faces(list(laid.faces)),
            places=tuple(HERE if seat == laid.seat else PHONE for seat in seats),
        ),
        mode=Hand(laid.seat, laid.token),
    )
    model = replace(model, session=session, dialogs=(), notice=None)
    return model, (Remember(laid.token), *repaint(model, LAID_MS))


def _moved(model: Model, session: Session, hand: Hand, moved: Moved, now: str) -> Change:
    """Play the new moves; if some are missing, ask for the whole game."""
    match = session.match
    assert isinstance(match, Known)
    if hand.is_away:
        return model, ()
    if moved.ply != match.full_ply:
        return model, (Tell(TO_TABLE, written(Hello(hand.token))),)
    model = with_session(model, mode=replace(hand, waits=False, is_away=False))
    return gone_on(model, match.gone_on(moved.played), now)


def _refused(model: Model, hand: Hand, why: str) -> Change:
    """Report that the table has refused a move; the draft stays."""
    refusal = Objection("E-TABLE", "turn", why)
    model = with_session(with_selection(model, refusal=refusal), mode=replace(hand, waits=False))
    return model, (Say(why, ASSERTIVE), *repaint(model))


def _paused(model: Model, hand: Hand) -> Change:
    """Wait, because the table has no game for phones now."""
    model = with_session(model, mode=replace(hand, waits=False, is_paused=True))
    return model, (Say(t(words.CHOOSING)), *repaint(model))


def _away(model: Model) -> Change:
    """Mark the connection as lost."""
    model = with_session(model, mode=replace(_hand(model), waits=False, is_away=True))
    return model, repaint(model)


def _hand(model: Model) -> Hand:
    assert model.session is not None
    assert model.session.hand is not None
    return model.session.hand
