"""Answers of storage: a game was saved, may not be on disk, was refused, or can't be read now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import ListAgain
from tabletop.app.messages import Message, text_of
from tabletop.app.model import Button, Model, Notice
from tabletop.app.shelf import arriving
from tabletop.app.table.playing import Change, with_sitting
from tabletop.core.language import t

_AGAIN: Mapping[str, str] = {
    "open": "open-save",
    "take-up": "open-save",
    "open-anyway": "open-save",
    "result": "open-save",
    "rename": "",
    "post": "",
    "learn": "",
    "copy": "copy",
    "delete": "delete",
    "export": "export",
}
"""Purposes of fetching for which a player waits, and the message that retries each ("" if none)."""


def kept(model: Model, message: Message) -> Change:
    """Record that storage has saved a game, and remove the warning that it did not."""
    id_ = text_of(message, "id")
    model = arriving.settled(model, id_)
    if message.get("loose") is True:
        return _loose(model), ()
    if model.keeping and not model.loose:
        return model, ()
    is_on_table = model.sitting is not None and model.sitting.id == id_
    if is_on_table and _is_told(model, words.STORAGE_FULL, words.LOOSE):
        model = replace(model, notice=None)
    return replace(model, keeping=True, loose=False), ()


def _loose(model: Model) -> Model:
    """Warn once that the game may not be on disk yet."""
    if _is_told(model, words.STORAGE_FULL):
        model = replace(model, notice=None)
    if not model.loose:
        export = Button(t(words.EXPORT), {"do": "export"})
        model = replace(model, notice=Notice(t(words.LOOSE), True, (export,)))
    return replace(model, keeping=True, loose=True)


def not_kept(model: Model, message: Message) -> Change:
    """Warn once that storage has refused a game; play continues."""
    sitting, id_ = model.sitting, text_of(message, "id")
    button = Button(t(words.EXPORT), {"do": "export"})
    if sitting is not None and sitting.id == id_:
        model = with_sitting(model, kept=message.get("expected"))
        button = Button(t(words.EXPORT), {"do": "export", "id": sitting.id})
    elif message.get("expected") is None:
        return arriving.no_room(model, id_)
    if not model.keeping:
        return model, ()
    return replace(model, keeping=False, notice=Notice(t(words.STORAGE_FULL), True, (button,))), ()


def is_awaited(purpose: str) -> bool:
    """Return whether a player waits for a game fetched for `purpose`."""
    return purpose in _AGAIN


def unread(model: Model, message: Message) -> Change:
    """Report that a game can't be read now, and offer to retry; it stays listed."""
    again = {"do": _AGAIN[text_of(message, "purpose")], "id": text_of(message, "id")}
    buttons = (Button(t(words.TRY_AGAIN), again),) if again["do"] else ()
    return replace(model, notice=Notice(t(words.UNREAD), True, buttons)), ()


def list_unread(model: Model) -> Model:
    """Return the model with the warning that the list of games may be incomplete."""
    again = Button(t(words.TRY_AGAIN), {"do": "list-again"})
    return replace(model, notice=Notice(t(words.LIST_UNREAD), True, (again,)))


def list_read(model: Model) -> Model:
    """Return the model without the warning that the list of games may be incomplete."""
    return replace(model, notice=None) if _is_told(model, words.LIST_UNREAD) else model


def list_again(model: Model, _: Message) -> Change:
    """List the saved games again."""
    return replace(model, notice=None), (ListAgain(),)


def export_short(model: Model, _: Message) -> Change:
    """Report that an export of all games is incomplete."""
    return replace(model, notice=Notice(t(words.EXPORT_SHORT), warn=True)), ()


def _is_told(model: Model, *sentences: str) -> bool:
    return model.notice is not None and model.notice.text in map(t, sentences)
