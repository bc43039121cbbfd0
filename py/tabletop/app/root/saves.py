"""Games from storage and from files: each goes to the feature that asked for it."""

from __future__ import annotations

from tabletop.app.ending import row
from tabletop.app.lesson import learning
from tabletop.app.memory.counting import counted
from tabletop.app.messages import Context
from tabletop.app.messages import shelf as messages
from tabletop.app.model.model import Model
from tabletop.app.post import receiving
from tabletop.app.shelf import arriving, keeping, storage
from tabletop.app.shelf.keeping import Use
from tabletop.app.shelf.thumbnails import drawn
from tabletop.app.table.playing import Change


def fetched(model: Model, message: messages.Fetched, context: Context) -> Change:
    """Process the text of a saved game read from storage, according to its purpose."""
    purpose = message.purpose
    if message.unread and storage.is_awaited(purpose):
        return storage.unread(model, message)
    match purpose:
        case "compare":
            return arriving.compared(model, message, context)
        case "post":
            return receiving.found(model, message, context)
        case "count":
            return counted(model, message)
        case "row":
            return row.found(model, message)
        case "learn":
            return learning.found(model, message, context)
        case "thumb":
            return drawn(model, message.id, message.text)
        case "summarise" if message.text is None:
            return model, ()  # no player asked for that game: don't report that it is missing
        case _:
            return _opened(model, message, purpose, context)


def _opened(model: Model, message: messages.Fetched, purpose: Use, context: Context) -> Change:
    """Use the text of a game. A received game first asks who plays here."""
    unclaimed = keeping.unclaimed(message)
    if unclaimed is None:
        return keeping.used(model, message, purpose, context)
    model, effects = receiving.ask_again(model, unclaimed, context)
    return keeping.with_restart_notice(model) if purpose == "take-up" else model, effects


def import_file(model: Model, message: messages.Import, context: Context) -> Change:
    """Import a file; one that holds a link is opened as that link."""
    if not arriving.holds_link(message):
        return arriving.begin(model, message, context)
    is_wanted = not message.shared
    model, effects = receiving.receive(model, message.text, context, is_wanted=is_wanted)
    return model, (*effects, *arriving.dropped(message))
