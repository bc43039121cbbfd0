"""Tables that a link has set: they are kept once a person has done something there.

Until then such a game is only held for a reload of its tab, and is not listed. So nobody fills the
list of games by links, and a bookmark still opens its table at once.
"""

from __future__ import annotations

from tabletop.app.messages import Message, text_of
from tabletop.app.model import Model
from tabletop.app.table.playing import Change, keep, with_sitting

ACTS = frozenset(
    {"cancel", "continue-here", "copy", "drag", "face", "hint", "lesson-on", "level", "lift"}
    | {"give-back", "place", "play-for", "redo", "rename", "seed-throws", "sent", "tap"}
    | {"type", "undo"}
)
"""The messages by which a person does something at a table."""


def is_set_by(message: Message) -> bool:
    """Return whether a message is a link, so that the table it sets is tentative."""
    return message.get("do") == "link"


def claimed(model: Model, message: Message) -> Model:
    """Return the model with its table no longer tentative, if a person does something there."""
    is_sent = message["do"] == "dialog" and message.get("kind") == "send"
    if model.sitting is None or not model.sitting.tentative:
        return model
    return with_sitting(model, tentative=False) if message["do"] in ACTS or is_sent else model


def kept_if_claimed(before: Model, after: Model, message: Message) -> Change:
    """Return the change that keeps a table that has just been claimed, unless that was done."""
    was, now = before.sitting, after.sitting
    is_same = was is not None and now is not None and was.id == now.id
    if not (is_same and was and was.tentative and now and not now.tentative and now.kept is None):
        return after, ()
    return keep(after, text_of(message, "now"))
