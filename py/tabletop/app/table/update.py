"""What each message of the table does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.messages import Context
from tabletop.app.messages import table as messages
from tabletop.app.model.model import Model
from tabletop.app.table import lookback, playing, taking_back, taps, throwing
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.TableMessage, context: Context) -> Change:  # noqa: C901 - one case a message
    """Return the model and the effects after a message of the table."""
    match message:
        case messages.SlideBack():
            return taps.slide_back(model)
        case messages.Cancel():
            return taps.cancel(model)
        case messages.Level():
            return taps.set_level(model, message, context.now)
        case messages.Undo():
            return taking_back.undo(model, message, context.now)
        case messages.Redo():
            return taking_back.redo(model, context.now)
        case messages.Goto():
            return lookback.go_to(model, message.ply)
        case messages.See():
            return lookback.see(model, message.ply)
        case messages.Replay():
            return lookback.replay(model, message)
        case messages.Tick():
            return lookback.tick(model)
        case messages.Live():
            return lookback.live(model)
        case messages.ContinueHere():
            return lookback.continue_here(model, message, context)
        case messages.Face():
            return throwing.face(model, message.text, context.now)
        case messages.Unface():
            return throwing.unface(model)
        case messages.SeedThrows():
            return throwing.seed_throws(model, context.now)
        case messages.Resize():
            return playing.resize(model, message)
        case messages.NoWorker():
            return playing.no_worker(model)
        case messages.NoMemory():
            return playing.no_memory(model)
        case messages.Retry():
            return playing.retry(model)
        case _:
            assert_never(message)
