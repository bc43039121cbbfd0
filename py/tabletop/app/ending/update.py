"""What each message of the end of a game does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.ending import row
from tabletop.app.messages import Context
from tabletop.app.messages import ending as messages
from tabletop.app.model.model import Model
from tabletop.app.root import result
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.EndingMessage, context: Context) -> Change:
    """Return the model and the effects after a message of the end of a game."""
    match message:
        case messages.Painted():
            return result.painted(model)
        case messages.Row():
            return row.look(model)
        case _:
            assert_never(message)
