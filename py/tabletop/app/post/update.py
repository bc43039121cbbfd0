"""What each message of games by post does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.messages import Context
from tabletop.app.messages import post as messages
from tabletop.app.model.model import Model
from tabletop.app.post import receiving, sending
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.PostMessage, context: Context) -> Change:
    """Return the model and the effects after a message of games by post."""
    match message:
        case messages.Receive():
            return receiving.receive(model, message.text, context, is_wanted=True)
        case messages.Sit():
            return receiving.sit(model, message, context)
        case messages.Decline():
            return receiving.decline(model)
        case messages.LearnFirst():
            return receiving.learn_first(model, context)
        case messages.KeepMine():
            return receiving.keep_mine(model, context)
        case messages.TakeTheirs():
            return receiving.take_theirs(model, context)
        case messages.Sent():
            return sending.sent(model, context.now)
        case _:
            assert_never(message)
