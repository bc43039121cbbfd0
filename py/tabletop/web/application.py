"""The application in the browser: messages in, effects out, the page shown after each."""

from __future__ import annotations

import json
import secrets
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from tabletop.app.effects import Effect
from tabletop.app.model import Model, Notice, Sitting
from tabletop.app.page import page
from tabletop.app.update import update

WENT_WRONG = "Something went wrong just now. The game is as it was before."

Run = Callable[[Effect], None]


class Application:
    """Holds the model; everything else is told by messages and done by effects."""

    def __init__(self, model: Model, window: Any) -> None:
        """Take the model to begin with and the page's global object."""
        self._model = model
        self._window = window
        self._waiting: deque[dict[str, Any]] = deque()
        self._is_busy = False
        self._shown = ""
        self._run: Run | None = None

    def connect(self, run: Run) -> None:
        """Take the function that carries out effects; before it there are no messages."""
        self._run = run

    def send(self, message: dict[str, Any]) -> None:
        """Answer a message: at once, or after the one that is being answered."""
        self._waiting.append(message)
        if self._is_busy:
            return
        self._is_busy = True
        try:
            while self._waiting:
                self._answer(self._waiting.popleft())
            self._show()
        finally:
            self._is_busy = False

    def _answer(self, message: dict[str, Any]) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        fresh = secrets.token_hex(6)
        before = self._model.sitting
        try:
            self._model, effects = update(self._model, {**message, "now": now, "fresh": fresh})
            if _id_of(before) != _id_of(self._model.sitting):
                # The page must know which table it is before the table is painted.
                self._show()
            for effect in effects:
                self._carry_out(effect)
        except Exception:  # the page must go on answering, and the model is as it was
            self._window.console.error(traceback.format_exc())
            self._model = replace(self._model, notice=Notice(WENT_WRONG, warn=True))

    def _carry_out(self, effect: Effect) -> None:
        if self._run is None:
            raise RuntimeError("connect() comes before the first message")
        self._run(effect)

    def _show(self) -> None:
        text = json.dumps(page(self._model), ensure_ascii=False)
        if text != self._shown:
            self._shown = text
            self._window.sixGardens.show(text)


def _id_of(sitting: Sitting | None) -> str | None:
    return None if sitting is None else sitting.id
