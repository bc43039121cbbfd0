"""Answers of storage: a game was saved, may not be on disk, was refused, or can't be read now."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import ListAgain
from tabletop.app.messages import Message
from tabletop.app.messages import shelf as messages
from tabletop.app.model.model import Model, with_file
from tabletop.app.model.notice import Button, Notice
from tabletop.app.shelf import arriving
from tabletop.app.table.playing import Change
from tabletop.core.language import t

_UNAWAITED: tuple[messages.Purpose, ...] = ("summarise", "compare", "count", "row", "thumb")
"""Purposes of fetching for which no player waits."""


def kept(model: Model, message: messages.Kept) -> Change:
    """Record that storage has saved a game; for the one on the table, remove a storage warning.

    A `loose` save may not be on disk yet: warn once.
    """
    id_ = message.id
    model = arriving.settled(model, id_)
    if message.loose:
        return _loose(model), ()
    if model.storage.keeping and not model.storage.loose:
        return model, ()
    is_on_table = model.session is not None and model.session.id == id_
    if is_on_table and _is_told(model, words.STORAGE_FULL, words.LOOSE):
        model = replace(model, notice=None)
    return model.with_storage(keeping=True, loose=False), ()


def _loose(model: Model) -> Model:
    """Warn once that the game may not be on disk yet."""
    if _is_told(model, words.STORAGE_FULL):
        model = replace(model, notice=None)
    if not model.storage.loose:
        export = Button(t(words.EXPORT), messages.Export())
        model = replace(model, notice=Notice(t(words.LOOSE), True, (export,)))
    return model.with_storage(keeping=True, loose=True)


def not_kept(model: Model, message: messages.NotKept) -> Change:
    """Warn once that storage has refused a game; play continues.

    A new game that is not on the table is removed from the shelf (see `arriving.no_room`).
    """
    session, id_ = model.session, message.id
    button = Button(t(words.EXPORT), messages.Export())
    if session is not None and session.id == id_:
        model = with_file(model, kept=message.expected)
        button = Button(t(words.EXPORT), messages.Export(session.id))
    elif message.expected is None:
        return arriving.no_room(model, id_)
    if not model.storage.keeping:
        return model, ()
    return replace(
        model.with_storage(keeping=False), notice=Notice(t(words.STORAGE_FULL), True, (button,))
    ), ()


def is_awaited(purpose: messages.Purpose) -> bool:
    """Return whether a player waits for a game fetched for `purpose`."""
    return purpose not in _UNAWAITED


def _retry(message: messages.Fetched) -> Message | None:
    """Return the message that fetches the game again, None if there is none."""
    match message.purpose:
        case "open" | "take-up" | "open-anyway" | "result":
            return messages.OpenSave(message.id)
        case "copy":
            return messages.Copy(message.id)
        case "delete":
            return messages.Delete(message.id)
        case "export":
            return messages.Export(message.id)
        case _:
            return None


def unread(model: Model, message: messages.Fetched) -> Change:
    """Report that a game can't be read now, and offer to retry; it stays listed."""
    again = _retry(message)
    buttons = (Button(t(words.TRY_AGAIN), again),) if again else ()
    return replace(model, notice=Notice(t(words.UNREAD), True, buttons)), ()


def list_unread(model: Model) -> Model:
    """Return the model with the warning that the list of games may be incomplete."""
    again = Button(t(words.TRY_AGAIN), messages.ListAgain())
    return replace(model, notice=Notice(t(words.LIST_UNREAD), True, (again,)))


def list_read(model: Model) -> Model:
    """Return the model without the warning that the list of games may be incomplete."""
    return replace(model, notice=None) if _is_told(model, words.LIST_UNREAD) else model


def list_again(model: Model) -> Change:
    """List the saved games again."""
    return replace(model, notice=None), (ListAgain(),)


def export_short(model: Model) -> Change:
    """Report that an export of all games is incomplete."""
    return replace(model, notice=Notice(t(words.EXPORT_SHORT), warn=True)), ()


def _is_told(model: Model, *sentences: str) -> bool:
    return model.notice is not None and model.notice.text in map(t, sentences)
