"""What each message of setting up a game does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.messages import Context
from tabletop.app.messages import start as messages
from tabletop.app.model.model import Model
from tabletop.app.start import new_game
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.StartMessage, context: Context) -> Change:
    """Return the model and the effects after a message of setting up a game."""
    match message:
        case messages.New():
            return new_game.new(model, message, context)
        case messages.Again():
            return new_game.again(model, message, context)
        case _:
            assert_never(message)
