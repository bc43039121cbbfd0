"""The whole application as one function: a model and a message give a model and effects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tabletop.app import (
    curtain,
    dialogs,
    keeping,
    lookback,
    opening,
    playing,
    starting,
    table,
    tabs,
    throwing,
)
from tabletop.app.messages import BadMessage, Message, text_of
from tabletop.app.model import Button, Model, Notice
from tabletop.app.playing import Change

Handler = Callable[[Model, Message], Change]


def update(model: Model, message: Message) -> Change:
    """Return the model and the effects after `message`; raise BadMessage if there is no such."""
    handler = HANDLERS.get(text_of(message, "do"))
    if handler is None:
        raise BadMessage(f"there is no message {message['do']!r}")
    return handler(model, message)


def update_ready(model: Model, _: Message) -> Change:
    """Return the change when a new version of the page is at hand: offered, never forced."""
    words = "A new version of Six Gardens is ready. Your games stay as they are."
    return replace(model, notice=Notice(words, buttons=(Button("Use it", {"do": "update"}),))), ()


def nothing(model: Model, _: Message) -> Change:
    """Return no change: every move is kept when it is made, not when the page is left."""
    return model, ()


HANDLERS: dict[str, Handler] = {
    "again": opening.again,
    "cancel": table.cancel,
    "clash": tabs.clash,
    "close-dialog": dialogs.close_dialog,
    "close-notice": dialogs.close_notice,
    "continue-here": lookback.continue_here,
    "copy": keeping.copy,
    "delete": keeping.delete,
    "dialog": dialogs.open_dialog,
    "drag": table.drag,
    "export": keeping.export,
    "face": throwing.face,
    "fetched": keeping.fetched,
    "goto": lookback.go_to,
    "hint": table.hint,
    "import": keeping.import_file,
    "kept-games": starting.kept_games,
    "leave": keeping.leave,
    "level": table.set_level,
    "lift": curtain.lift,
    "link": opening.link,
    "live": lookback.live,
    "new": opening.new,
    "no-thought": playing.no_thought,
    "no-worker": playing.no_worker,
    "not-kept": keeping.not_kept,
    "open-game": dialogs.open_game,
    "open-save": keeping.open_save,
    "painted": playing.painted,
    "persist": dialogs.persist,
    "pictures": starting.pictures,
    "redo": table.redo,
    "rename": keeping.rename,
    "replay": lookback.replay,
    "resize": playing.resize,
    "restore": keeping.restore,
    "retry": playing.retry,
    "seed-throws": throwing.seed_throws,
    "set": dialogs.set_setting,
    "storage": tabs.storage,
    "storage-facts": dialogs.storage_facts,
    "tap": table.tap,
    "thought": playing.thought,
    "tick": lookback.tick,
    "type": table.type_move,
    "undo": table.undo,
    "unface": throwing.unface,
    "update-ready": update_ready,
    "visible": nothing,
}
"""Every message that the page or the world may send, and who answers it."""
