"""Startup: from the content of storage to the menu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tabletop.app.effects import Effect, FetchTexts, ForgetList, GoOn, KeepEntry, Later
from tabletop.app.messages.shelf import Fetched, KeptGames, Summarise, Texts
from tabletop.app.model.memory import Memory
from tabletop.app.model.model import Model
from tabletop.app.model.settings import SETTINGS
from tabletop.app.saving.entries import LONGEST, is_text, is_time
from tabletop.app.saving.listing import find, read_shelf
from tabletop.app.shelf import storage
from tabletop.app.table.playing import Change

AT_ONCE = 50
"""How many games without an entry are read per request: few requests, little memory."""

_NEXT = Summarise()


def first_model(settings: Mapping[str, object], version: str) -> Model:
    """Return the initial model. Invalid settings get their default."""
    chosen = {key: _chosen(settings.get(key), values) for key, values in SETTINGS.items()}
    return Model(settings=chosen, version=version)


def _chosen(told: object, values: tuple[str, ...]) -> str:
    return told if isinstance(told, str) and told in values else values[0]


def kept_games(model: Model, message: KeptGames) -> Change:
    """Fill the shelf from the content of storage.

    Entries without a game are deleted. Games without a valid entry get one later, a slice at a
    time, and damaged ones are read again. Nothing is deleted if some games can't be read now.
    """
    texts, old_list, is_whole = message.entries, message.list_, message.whole
    found = (*message.ids, *([] if is_whole else texts))
    ids = [id_ for id_ in found if is_text(id_, LONGEST["id"])]
    shelf = read_shelf(texts, old_list, ids)
    good = {entry["id"] for entry in shelf if entry["state"] != "damaged"}
    unlisted = tuple(sorted(set(ids) - good))
    effects: list[Effect] = []
    if old_list is not None:
        effects += [ForgetList(), *(KeepEntry(entry["id"], entry) for entry in shelf)]
    effects += [KeepEntry(id_, None) for id_ in texts if id_ not in ids]
    since = message.since or ""
    memory = Memory(since=since if is_time(since) else "")
    model = storage.list_read(model) if is_whole else storage.list_unread(model)
    model = replace(model.with_storage(unlisted=unlisted), shelf=shelf, memory=memory)
    return model, (*effects, *summarise_on(model))


def summarise(model: Model) -> Change:
    """Make the entry of the next game that has none, unless a game is being played.

    A newer entry of a game that was listed meanwhile stays.
    """
    if not model.storage.unlisted or model.session is not None:
        return model.with_storage(unread=()), ()
    if not model.storage.unread:
        return model, (FetchTexts(model.storage.unlisted[:AT_ONCE]),)
    (id_, text), *others = model.storage.unread
    unlisted = tuple(each for each in model.storage.unlisted if each != id_)
    entry = find(model.shelf, id_)
    is_listed = entry is not None and entry["state"] != "damaged"
    effects = () if is_listed else (GoOn(Fetched(id_, text, "summarise")),)
    return model.with_storage(unlisted=unlisted, unread=tuple(others)), (*effects, GoOn(_NEXT))


def texts(model: Model, message: Texts) -> Change:
    """Store the texts of some games without an entry, and make their entries."""
    unread = tuple((id_, text) for id_, text in message.texts if id_ in model.storage.unlisted)
    return model.with_storage(unread=unread), (GoOn(_NEXT),)


def summarise_on(model: Model) -> tuple[Effect, ...]:
    """Return the effect that starts making missing entries, if there are any."""
    return (Later(_NEXT),) if model.storage.unlisted else ()
