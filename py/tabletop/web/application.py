"""The application in its worker: takes messages, and posts instructions to the page."""

from __future__ import annotations

import json
import secrets
import traceback
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from time import perf_counter
from typing import Any

from tabletop.app.effects import Drop, Effect, GoOn, Later, Paint
from tabletop.app.hands import guest
from tabletop.app.model import Model, Notice, Sitting
from tabletop.app.page import page, shown_shelf
from tabletop.app.shelf.entries import Shelf
from tabletop.app.update import update
from tabletop.app.words import WENT_WRONG
from tabletop.core.language import t
from tabletop.scene.stock import Stock, stock_for
from tabletop.web.instructions import instruction
from tabletop.web.thinking_here import ThinkingHere

SLICE_SECONDS = 0.08
"""The time, in seconds, for follow-up messages before the worker posts and accepts new messages."""


class Application:
    """Holds the model, updates it for each message, and posts the effects to the page.

    Each message from the page is answered with one text: a JSON list of instructions that ends with
    `answered`. It tells the page that Python is alive and has handled the message.
    """

    def __init__(
        self, model: Model, post: Callable[[str], None], complain: Callable[[str], None]
    ) -> None:
        """Start with `model`; `post` sends a text to the page, and `complain` logs an error."""
        self._model = model
        self._post = post
        self._complain = complain
        self._shown = ""
        self._shelf_shown: Shelf | None = None
        self._told: list[str] = []
        self._next: deque[Mapping[str, Any]] = deque()
        self._stock = Stock()
        self._thinking_here = ThinkingHere(self.answer)

    def receive(self, text: str) -> None:
        """Handle a message from the page, given as JSON text, and post the answer.

        A message with `afresh` comes from a page whose interned scene values are missing or wrong;
        they are sent again.
        """
        message = json.loads(text)
        if message.get("afresh"):
            self._stock = Stock()
        if message["do"] == "think-here":
            self._thinking_here.begin(message["job"])
        else:
            self._take(message)
        self._post_all('{"do":"answered"}')

    def answer(self, message: dict[str, Any]) -> None:
        """Handle a message from this worker itself; the page isn't waiting for an answer."""
        self._take(message)
        self._post_all()

    def _post_all(self, *last: str) -> None:
        """Post the pending instructions, the page's new state and `last`, as one JSON list."""
        self._show()
        told, self._told = [*self._told, *last], []
        self._post(f"[{','.join(told)}]")

    def _take(self, message: Mapping[str, Any]) -> None:
        """Handle a message and its follow-ups until the slice is over; post the rest for later."""
        end = perf_counter() + SLICE_SECONDS
        self._update(message)
        while self._next and perf_counter() < end:
            self._update(self._next.popleft())
        while self._next:
            self._tell(Later(self._next.popleft()))

    def _update(self, message: Mapping[str, Any]) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        fresh = secrets.token_hex(16)
        before = self._model.sitting
        try:
            self._model, effects = update(self._model, {**message, "now": now, "fresh": fresh})
            if _id_of(before) != _id_of(self._model.sitting):
                # The page must know which table is open before it is painted.
                self._show()
            for effect in effects:
                self._tell(effect)
        except MemoryError:
            self._run_short(message)
        except Exception:  # keep answering, with the model unchanged
            self._complain(traceback.format_exc())
            self._model = replace(self._model, notice=Notice(t(WENT_WRONG), warn=True))
            self._distrust_table()

    def _distrust_table(self) -> None:
        """Close a table from another device that can't be drawn: its data can't be trusted."""
        if guest.shows_hand(self._model):
            self._model, effects = guest.dropped(self._model)
            for effect in effects:
                self._tell(effect)

    def _run_short(self, message: Mapping[str, Any]) -> None:
        """Free memory by ending the opponents' worker, then retry the message once."""
        if message.get("again"):
            self._complain(traceback.format_exc())
            self._model = replace(self._model, notice=Notice(t(WENT_WRONG), warn=True))
            return
        self._told.append('{"do":"spare-memory"}')
        self._tell(Later({**message, "again": True}))

    def _tell(self, effect: Effect) -> None:
        if isinstance(effect, GoOn):
            self._next.append(effect.message)
            return
        if isinstance(effect, Drop):
            self._thinking_here.drop()
        if isinstance(effect, Paint):
            self._stock = stock_for(effect.steps) or self._stock
        self._told.append(instruction(effect, self._stock))

    def _show(self) -> None:
        try:
            text = json.dumps(page(self._model), ensure_ascii=False)
        except Exception:
            if not guest.shows_hand(self._model):
                raise
            self._complain(traceback.format_exc())
            self._distrust_table()
            text = json.dumps(page(self._model), ensure_ascii=False)
        shelf = shown_shelf(self._model)
        is_new_shelf = shelf is not None and shelf is not self._shelf_shown
        if text == self._shown and not is_new_shelf:
            return
        self._shown = text
        listed = ""
        if is_new_shelf:
            self._shelf_shown = shelf
            listed = f',"shelf":{json.dumps(shelf, ensure_ascii=False)}'
        self._told.append(f'{{"do":"show","page":{text}{listed}}}')


def _id_of(sitting: Sitting | None) -> str | None:
    return None if sitting is None else sitting.id
