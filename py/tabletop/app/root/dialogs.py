"""Open and close dialogs and notices; change settings."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import DropShared, KeepSettings, Persist
from tabletop.app.ending import row
from tabletop.app.memory import counting
from tabletop.app.messages import Context
from tabletop.app.messages.decoding import BadMessage
from tabletop.app.messages.openable import (
    LogDialog,
    MemoryDialog,
    MenuDialog,
    OpenableDialog,
    OverDialog,
    ReviewDialog,
    SendDialog,
    SettingsDialog,
    StartDialog,
)
from tabletop.app.messages.page import Set
from tabletop.app.model.dialogs import (
    Dialog,
    ForecastDialog,
    ForkDialog,
    SharedDialog,
    WhoDialog,
)
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.model.settings import FORECAST, SETTINGS, forecast_of
from tabletop.app.model.storage import StorageFacts
from tabletop.app.post import receiving
from tabletop.app.review import retrying, reviewing
from tabletop.app.shelf import arriving
from tabletop.app.table.playing import Change, repaint
from tabletop.games.registry import has_table


def open_dialog(model: Model, dialog: OpenableDialog) -> Change:
    """Open a dialog above the others.

    Raises BadMessage if it is the start dialog of a game without a table.
    """
    if isinstance(dialog, StartDialog) and not has_table(dialog.game):
        raise BadMessage(f"dialog: there is no table for {dialog.game!r}")
    if isinstance(dialog, _OfTable) and model.session is None:
        return model, ()
    model = replace(model, dialogs=(*model.dialogs, dialog))
    match dialog:
        case MemoryDialog():
            return counting.opened(model)
        case ReviewDialog():
            return reviewing.opened(model)
        case OverDialog():
            return model, row.asked(model)
        case SettingsDialog():
            return model, (Persist(ask=False),)
        case _:
            return model, ()


_OfTable = MenuDialog | LogDialog | OverDialog | SendDialog
"""The dialogs that need a game on the table."""


def close_dialog(model: Model, context: Context) -> Change:
    """Close the topmost dialog, or stop an import whose progress is shown above the dialogs.

    Closing a question about a received game loses nothing.
    """
    if arriving.is_announced(model.inbox.arrival):
        return arriving.stop(model)
    match model.dialogs[-1] if model.dialogs else None:
        case SharedDialog():
            model = replace(model.with_inbox(offered=()), dialogs=model.dialogs[:-1])
            return model, (DropShared(),)
        case WhoDialog():
            return receiving.put_by(model, context)
        case ForkDialog():
            return receiving.keep_mine(model, context)
        case _:
            return replace(model, dialogs=model.dialogs[:-1]), ()


def close_notice(model: Model, now: str) -> Change:
    """Close the notice. The game deleted last can then no longer be restored.

    After the judgement of a replayed turn, the game continues.
    """
    if retrying.is_verdict_shown(model):
        return retrying.gone_on(model, now)
    return replace(model.with_storage(forgotten=None), notice=None), ()


def set_setting(model: Model, key: str, value: str) -> Change:
    """Change one setting.

    Raises BadMessage if the setting or the value is unknown.
    """
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
    sent = [each.message for each in notice.buttons]
    return any(isinstance(each, Set) and each.key == key for each in sent)


def _answered(dialogs: tuple[Dialog, ...], setting: str) -> tuple[Dialog, ...]:
    """Return the open dialogs without the question that choosing `setting` answers."""
    if setting == FORECAST:
        return tuple(each for each in dialogs if not isinstance(each, ForecastDialog))
    if setting != "sound":
        return dialogs
    return tuple(OverDialog() if isinstance(each, OverDialog) else each for each in dialogs)


def persist(model: Model) -> Change:
    """Ask the browser to keep the saved games permanently."""
    return model, (Persist(ask=True),)


def storage_facts(model: Model, used: int, promised: bool | None) -> Change:
    """Store what the browser reports about its storage."""
    return model.with_storage(facts=StorageFacts(used, promised)), ()
