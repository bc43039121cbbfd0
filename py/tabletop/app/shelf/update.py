"""What each message of saved games, files and storage does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.messages import Context
from tabletop.app.messages import shelf as messages
from tabletop.app.model.model import Model
from tabletop.app.shelf import (
    arriving,
    keeping,
    lasting,
    launch,
    rehearsing,
    storage,
    tabs,
    thumbnails,
)
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.ShelfMessage, context: Context) -> Change:  # noqa: C901 - one case a message
    """Return the model and the effects after a message of saved games, files and storage."""
    match message:
        case messages.KeptGames():
            return launch.kept_games(model, message)
        case messages.Summarise():
            return launch.summarise(model)
        case messages.Texts():
            return launch.texts(model, message)
        case messages.OpenSave():
            return keeping.open_save(model, message)
        case messages.Rename():
            return keeping.rename(model, message, context)
        case messages.Copy():
            return keeping.copy(model, message.id)
        case messages.Delete():
            return keeping.delete(model, message.id)
        case messages.Restore():
            return keeping.restore(model, message.id, context)
        case messages.Export():
            return keeping.export(model, message.id, context)
        case messages.ExportShort():
            return storage.export_short(model)
        case messages.Kept():
            return storage.kept(model, message)
        case messages.NotKept():
            return storage.not_kept(model, message)
        case messages.Clash():
            return tabs.clash(model, message, context)
        case messages.Forgotten():
            return keeping.forgotten(model, message.id)
        case messages.NotForgotten():
            return keeping.not_forgotten(model, message.id, context)
        case messages.Storage():
            return tabs.stored(model, message)
        case messages.ListAgain():
            return storage.list_again(model)
        case messages.Leave():
            return keeping.leave(model)
        case messages.Restarted():
            return keeping.restarted(model, message.id)
        case messages.ImportOn():
            return arriving.go_on(model, message.number, context)
        case messages.ImportShared():
            return arriving.agreed(model, context)
        case messages.ImportStop():
            return arriving.stop(model)
        case messages.MayClear():
            return lasting.may_clear(model)
        case messages.Pictures():
            return thumbnails.pictures(model, message)
        case messages.Thumb():
            return thumbnails.thumb(model, message.id)
        case messages.Rehearse():
            return rehearsing.rehearse(model, message)
        case _:
            assert_never(message)
