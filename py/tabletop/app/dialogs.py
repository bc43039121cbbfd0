"""Open and close dialogs and notices; change settings."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.consent import questions
from tabletop.app.effects import DropShared, Effect, KeepSettings, Persist
from tabletop.app.ending import row
from tabletop.app.memory import counting
from tabletop.app.messages import BadMessage, Message, text_of
from tabletop.app.model import FORECAST, SETTINGS, Dialog, Model, Notice, StorageFacts, forecast_of
from tabletop.app.post import receiving
from tabletop.app.review import reviewing
from tabletop.app.shelf import arriving
from tabletop.app.table.playing import Change, repaint
from tabletop.games.registry import has_table

_NEEDS = {
    "start": "game",
    "saves": "",
    "save": "id",
    "rename": "id",
    "rules": "",
    "lessons": "game",
    "keys": "",
    "settings": "",
    "about": "",
    "install": "",
    "daily": "day",
    counting.KIND: "",
    "menu": "",
    "log": "",
    "over": "",
    "join": "",
    "paste": "",
    "send": "",
    "puzzles": "",
    reviewing.KIND: "",
}
"""The dialogs that a message may open, and the key that each requires ("" for none)."""

_NAMED = ("id", "game", "section")
"""The keys that a message may pass on to the dialog it opens."""


def open_game(model: Model, message: Message) -> Change:
    """Open the start dialog of a game."""
    return open_dialog(model, {**message, "kind": "start"})


def open_dialog(model: Model, message: Message) -> Change:
    """Open a dialog above the others.

    Raises BadMessage if the dialog is unknown, lacks a key, or its game has no table.
    """
    kind = text_of(message, "kind")
    if kind not in _NEEDS:
        raise BadMessage(f"dialog: there is no dialog {kind!r}")
    needed = _NEEDS[kind]
    dialog = {"kind": kind, **{key: message[key] for key in _NAMED if key in message}}
    if needed:
        dialog[needed] = text_of(message, needed)
    if kind == "start" and not has_table(text_of(message, "game")):
        raise BadMessage(f"dialog: there is no table for {dialog['game']!r}")
    if kind in ("menu", "log", "over", "send") and model.sitting is None:
        return model, ()
    model = replace(model, dialogs=(*model.dialogs, dialog))
    if kind == counting.KIND:
        return counting.opened(model)
    if kind == reviewing.KIND:
        return reviewing.opened(model)
    if kind == "over":
        return model, row.asked(model)
    effects: tuple[Effect, ...] = (Persist(ask=False),) if kind == "settings" else ()
    return model, effects


def close_dialog(model: Model, message: Message) -> Change:
    """Close the topmost dialog. This also stops an import in progress."""
    if arriving.is_announced(model.arrival):
        return arriving.stop(model, message)
    if model.dialogs and model.dialogs[-1].get("about") == questions.SHARED:
        model = replace(model, offered=(), dialogs=model.dialogs[:-1])
        return model, (DropShared(),)
    answer = _CLOSED.get(model.dialogs[-1]["kind"]) if model.dialogs else None
    if answer is not None:
        return answer(model, message)
    return replace(model, dialogs=model.dialogs[:-1]), ()


_CLOSED = {receiving.WHO: receiving.put_by, "fork": receiving.keep_mine}
"""What closing a question does instead: nothing that was received is lost."""


def close_notice(model: Model, _: Message) -> Change:
    """Close the notice. A game deleted before it can no longer be restored."""
    return replace(model, notice=None, forgotten=None), ()


def set_setting(model: Model, message: Message) -> Change:
    """Change one setting.

    Raises BadMessage if the setting or the value is unknown.
    """
    key, value = text_of(message, "key"), text_of(message, "value")
    if value not in SETTINGS.get(key, ()):
        raise BadMessage(f"set: {key} cannot be {value!r}")
    settings = {**model.settings, key: value}
    dialogs = _answered(model.dialogs, key)
    notice = None if model.notice and _offers(model.notice, key) else model.notice
    model = replace(model, settings=settings, dialogs=dialogs, notice=notice)
    if key != FORECAST or model.size is None:
        return model, (KeepSettings(settings),)
    model = replace(model, size=model.size._replace(forecast=forecast_of(settings)))
    return model, (KeepSettings(settings), *repaint(model))


def _offers(notice: Notice, key: str) -> bool:
    """Return whether a button of `notice` offers the setting `key`."""
    return any(each.message.get("key") == key for each in notice.buttons)


def _answered(dialogs: tuple[Dialog, ...], setting: str) -> tuple[Dialog, ...]:
    """Return the open dialogs without the question that choosing `setting` answers."""
    if setting == FORECAST:
        return tuple(each for each in dialogs if each["kind"] != FORECAST)
    if setting != "sound":
        return dialogs
    return tuple({key: value for key, value in each.items() if key != "asks"} for each in dialogs)


def persist(model: Model, _: Message) -> Change:
    """Ask the browser to keep the saved games permanently."""
    return model, (Persist(ask=True),)


def storage_facts(model: Model, message: Message) -> Change:
    """Store what the browser reports about its storage."""
    promised = message.get("promised")
    used = message.get("used")
    facts = StorageFacts(
        used if isinstance(used, int) else 0, promised if isinstance(promised, bool) else None
    )
    return replace(model, storage=facts), ()
