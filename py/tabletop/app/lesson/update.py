"""What each message of lessons does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.lesson import learning
from tabletop.app.messages import Context
from tabletop.app.messages import lesson as messages
from tabletop.app.model.model import Model
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.LessonMessage, context: Context) -> Change:
    """Return the model and the effects after a message of lessons."""
    match message:
        case messages.Learn():
            return learning.learn(model, message.game, message.lesson, context)
        case messages.LessonOn():
            return learning.go_on(model, context.now)
        case messages.LessonEnd():
            return learning.end(model, context.now)
        case _:
            assert_never(message)
