"""What each message of reviews and replayed turns does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.messages import Context
from tabletop.app.messages import review as messages
from tabletop.app.model.model import Model
from tabletop.app.review import retrying, reviewing
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.ReviewMessage, context: Context) -> Change:
    """Return the model and the effects after a message of reviews and replayed turns."""
    match message:
        case messages.ReviewShow():
            return reviewing.show(model, message.ply)
        case messages.ReviewPlay():
            return reviewing.play_on(model, message.ply)
        case messages.ReviewTry():
            return reviewing.try_again(model, message.ply, context)
        case messages.RetryBack():
            return retrying.take_back(model, message, context)
        case _:
            assert_never(message)
