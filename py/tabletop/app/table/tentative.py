"""Tables opened by a link, which are saved only after a person has acted there.

Until then such a game is held for a reload of its tab, and is not listed. So links don't fill the
list of games, and a bookmark still opens its table at once.
"""

from __future__ import annotations

from tabletop.app.messages import Message
from tabletop.app.messages.curtain import Lift
from tabletop.app.messages.lesson import LessonOn
from tabletop.app.messages.openable import SendDialog
from tabletop.app.messages.page import OpenDialog
from tabletop.app.messages.post import Sent
from tabletop.app.messages.presence import GiveBack, Place, PlayFor
from tabletop.app.messages.shelf import Copy, Rename
from tabletop.app.messages.table import (
    Cancel,
    ContinueHere,
    Drag,
    Face,
    Hint,
    Level,
    Redo,
    SeedThrows,
    Tap,
    Type,
    Undo,
)
from tabletop.app.model.model import Model, with_file
from tabletop.app.table.playing import Change, keep

_Act = (
    Cancel
    | ContinueHere
    | Copy
    | Drag
    | Face
    | GiveBack
    | Hint
    | LessonOn
    | Level
    | Lift
    | Place
    | PlayFor
    | Redo
    | Rename
    | SeedThrows
    | Sent
    | Tap
    | Type
    | Undo
)
"""The messages that count as acting at a table."""


def claimed(model: Model, message: Message) -> Model:
    """Return the model with its table no longer tentative, if the message is an act of a person."""
    if model.session is None or not model.session.file.tentative:
        return model
    is_act = isinstance(message, _Act) or message == OpenDialog(SendDialog())
    return with_file(model, tentative=False) if is_act else model


def kept_if_claimed(before: Model, after: Model, now: str) -> Change:
    """Save a table that has just been claimed, unless the handler has saved it."""
    was, session = before.session, after.session
    if was is None or session is None or was.id != session.id:
        return after, ()
    if not was.file.tentative or session.file.tentative or session.file.kept is not None:
        return after, ()
    return keep(after, now)
