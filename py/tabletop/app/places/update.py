"""What each message of people's places does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.messages import Context
from tabletop.app.messages import presence as messages
from tabletop.app.model.model import Model
from tabletop.app.places import moving
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.PresenceMessage, context: Context) -> Change:
    """Return the model and the effects after a message of people's places."""
    match message:
        case messages.Place():
            return moving.place(model, message, context.now)
        case messages.PlayFor():
            return moving.play_for(model, message.seat)
        case messages.GiveBack():
            return moving.give_back(model, context.now)
        case _:
            assert_never(message)
