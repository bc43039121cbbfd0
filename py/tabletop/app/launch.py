"""How the application begins: from what storage holds to the menu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tabletop.app.effects import Effect, FetchTexts, ForgetList, GoOn, KeepEntry, Later
from tabletop.app.memory.tale import Memory
from tabletop.app.messages import Message
from tabletop.app.model import SETTINGS, Model
from tabletop.app.shelf import storage
from tabletop.app.shelf.entries import LONGEST, is_text, is_time
from tabletop.app.shelf.listing import find, read_shelf
from tabletop.app.table.playing import Change

AT_ONCE = 50
"""So many texts of games without an entry come together: few ways to the page, little to hold."""

_NEXT = {"do": "summarise"}
_SUMMARY = {"do": "fetched", "purpose": "summarise"}


def first_model(settings: Mapping[str, Any], version: str) -> Model:
    """Return the model at the start; settings that make no sense take their default."""
    chosen = {
        key: settings[key] if settings.get(key) in values else values[0]
        for key, values in SETTINGS.items()
    }
    return Model(settings=chosen, version=version)


def kept_games(model: Model, message: Message) -> Change:
    """Return the change when it is known what storage holds: the `ids` of all games, the texts of
    their `entries` by these, the `list` of version 0.1.0 or None, and `since` when games are told.

    Entries without a game go; games without a good entry get one, a slice at a time, and damaged
    ones are read again. Unless the ids are `whole`, some can't be read right now, and nothing goes.
    """
    texts, old_list = message["entries"], message["list"]
    is_whole = message.get("whole") is not False
    found = (*message["ids"], *([] if is_whole else texts))
    ids = [id_ for id_ in found if is_text(id_, LONGEST["id"])]
    shelf = read_shelf(texts, old_list, ids)
    good = {entry["id"] for entry in shelf if entry["state"] != "damaged"}
    unlisted = tuple(sorted(set(ids) - good))
    effects: list[Effect] = []
    if old_list is not None:
        effects += [ForgetList(), *(KeepEntry(entry["id"], entry) for entry in shelf)]
    effects += [KeepEntry(id_, None) for id_ in texts if id_ not in ids]
    since = str(message.get("since"))
    memory = Memory(since=since if is_time(since) else "")
    model = storage.list_read(model) if is_whole else storage.list_unread(model)
    model = replace(model, shelf=shelf, unlisted=unlisted, memory=memory)
    return model, (*effects, *summarise_on(model))


def summarise(model: Model, _: Message) -> Change:
    """Return the change that goes on with the next game without an entry; none while a game is
    being played. A game that was listed meanwhile keeps what is newer."""
    if not model.unlisted or model.sitting is not None:
        return replace(model, unread=()), ()
    if not model.unread:
        return model, (FetchTexts(model.unlisted[:AT_ONCE]),)
    (id_, text), *others = model.unread
    unlisted = tuple(each for each in model.unlisted if each != id_)
    entry = find(model.shelf, id_)
    is_listed = entry is not None and entry["state"] != "damaged"
    effects = () if is_listed else (GoOn(_SUMMARY | {"id": id_, "text": text}),)
    return replace(model, unlisted=unlisted, unread=tuple(others)), (*effects, GoOn(_NEXT))


def texts(model: Model, message: Message) -> Change:
    """Return the change when the texts of some games without an entry have come."""
    unread = tuple((id_, text) for id_, text in message["texts"] if id_ in model.unlisted)
    return replace(model, unread=unread), (GoOn(_NEXT),)


def summarise_on(model: Model) -> tuple[Effect, ...]:
    """Return the effect by which games without an entry get one, if there are any."""
    return (Later(_NEXT),) if model.unlisted else ()
