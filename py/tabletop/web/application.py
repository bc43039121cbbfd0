"""The application in its worker: messages in, instructions for the page out."""

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
"""How long one message may lead to the next before the page is told, and another one is heard."""


class Application:
    """Holds the model; everything else is told by messages and done by the page.

    Every message of the page is answered by one text: a JSON list of instructions, the last of
    which is `answered`. So the page knows that Python is alive, and has done what it was asked.
    """

    def __init__(
        self, model: Model, post: Callable[[str], None], complain: Callable[[str], None]
    ) -> None:
        """Take the model to begin with, what sends a text to the page, and what logs an error."""
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
        """Answer a message of the page, which comes as JSON text.

        One with `afresh` is from a page that holds nothing of earlier scenes, or the wrong things.
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
        """Answer a message of this worker's own: the page waits for no answer to it."""
        self._take(message)
        self._post_all()

    def _post_all(self, *last: str) -> None:
        """Post what the page is to do, what it is to show, and `last`."""
        self._show()
        told, self._told = [*self._told, *last], []
        self._post(f"[{','.join(told)}]")

    def _take(self, message: Mapping[str, Any]) -> None:
        """Answer a message, and what goes on from there, until a slice of time is over."""
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
                # The page must know which table it is before the table is painted.
                self._show()
            for effect in effects:
                self._tell(effect)
        except MemoryError:
            self._run_short(message)
        except Exception:  # the page must go on answering, and the model is as it was
            self._complain(traceback.format_exc())
            self._model = replace(self._model, notice=Notice(t(WENT_WRONG), warn=True))
            self._distrust_table()

    def _distrust_table(self) -> None:
        """Put the table of a phone away that cannot be shown: it is of somebody else's making."""
        if guest.shows_hand(self._model):
            self._model, effects = guest.dropped(self._model)
            for effect in effects:
                self._tell(effect)

    def _run_short(self, message: Mapping[str, Any]) -> None:
        """Have the page end the opponents' worker, and answer the message once more then."""
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
