"""What each message of the statistics does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.memory import counting
from tabletop.app.messages import Context
from tabletop.app.messages import memory as messages
from tabletop.app.model.model import Model
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.MemoryMessage, context: Context) -> Change:
    """Return the model and the effects after a message of the statistics."""
    match message:
        case messages.Count():
            return counting.count(model)
        case messages.CountAfresh():
            return counting.start_afresh(model, context.now)
        case messages.CountAll():
            return counting.count_all(model)
        case _:
            assert_never(message)
