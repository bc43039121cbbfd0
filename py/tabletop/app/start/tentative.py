"""Tables opened by a link, which are saved only after a person has acted there.

Until then such a game is held for a reload of its tab, and is not listed. So links don't fill the
list of games, and a bookmark still opens its table at once.
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
"""The messages that count as acting at a table."""


def is_set_by(message: Message) -> bool:
    """Return whether the message is a link, so that the table it opens is tentative."""
    return message.get("do") == "link"


def claimed(model: Model, message: Message) -> Model:
    """Return the model with its table no longer tentative, if the message is an act of a person."""
    is_sent = message["do"] == "dialog" and message.get("kind") == "send"
    if model.sitting is None or not model.sitting.tentative:
        return model
    return with_sitting(model, tentative=False) if message["do"] in ACTS or is_sent else model


def kept_if_claimed(before: Model, after: Model, message: Message) -> Change:
    """Save a table that has just been claimed, unless the handler has saved it."""
    was, now = before.sitting, after.sitting
    is_same = was is not None and now is not None and was.id == now.id
    if not (is_same and was and was.tentative and now and not now.tentative and now.kept is None):
        return after, ()
    return keep(after, text_of(message, "now"))
