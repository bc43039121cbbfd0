"""What storage answers: a game is kept, kept loosely, not kept, or can't be read right now."""

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
"""What a person wants a game for, and the message that tries it again ("" if there is none)."""


def kept(model: Model, message: Message) -> Change:
    """Return the change when storage has a game: the next time that it refuses one is told again.

    A warning that the game on the table is not kept, or only loosely, disappears when it is.
    """
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
    """Return the model when only the shelf has a game: that is said once."""
    if _is_told(model, words.STORAGE_FULL):
        model = replace(model, notice=None)
    if not model.loose:
        export = Button(t(words.EXPORT), {"do": "export"})
        model = replace(model, notice=Notice(t(words.LOOSE), True, (export,)))
    return replace(model, keeping=True, loose=True)


def not_kept(model: Model, message: Message) -> Change:
    """Return the change when storage has refused a game: told once, and play goes on."""
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
    """Return whether a person waits for a game that is fetched for this purpose."""
    return purpose in _AGAIN


def unread(model: Model, message: Message) -> Change:
    """Return the change when a game can't be read right now: it stays listed."""
    again = {"do": _AGAIN[text_of(message, "purpose")], "id": text_of(message, "id")}
    buttons = (Button(t(words.TRY_AGAIN), again),) if again["do"] else ()
    return replace(model, notice=Notice(t(words.UNREAD), True, buttons)), ()


def list_unread(model: Model) -> Model:
    """Return the model with the warning that the list may not have all games."""
    again = Button(t(words.TRY_AGAIN), {"do": "list-again"})
    return replace(model, notice=Notice(t(words.LIST_UNREAD), True, (again,)))


def list_read(model: Model) -> Model:
    """Return the model without that warning."""
    return replace(model, notice=None) if _is_told(model, words.LIST_UNREAD) else model


def list_again(model: Model, _: Message) -> Change:
    """Return the change that reads again which games are kept."""
    return replace(model, notice=None), (ListAgain(),)


def export_short(model: Model, _: Message) -> Change:
    """Return the change when a file of all games could not get all of them."""
    return replace(model, notice=Notice(t(words.EXPORT_SHORT), warn=True)), ()


def _is_told(model: Model, *sentences: str) -> bool:
    return model.notice is not None and model.notice.text in map(t, sentences)
