"""What each message of puzzles does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.messages import Context
from tabletop.app.messages import puzzles as messages
from tabletop.app.model.model import Model
from tabletop.app.puzzles import playing
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.PuzzleMessage, context: Context) -> Change:
    """Return the model and the effects after a message of puzzles."""
    match message:
        case messages.Puzzle():
            return playing.begin(model, message.game, message.id)
        case messages.PuzzleAnew():
            return playing.anew(model)
        case messages.PuzzleMissed():
            return playing.missed_again(model)
        case _:
            assert_never(message)
