"""The application in its worker: takes messages, and posts instructions to the page."""

from __future__ import annotations

import json
import secrets
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from time import perf_counter

from tabletop.app.days import local_date
from tabletop.app.effects import Drop, Effect, GoOn, Later, Paint
from tabletop.app.hands import guest
from tabletop.app.messages import Context, Message, decode, encode
from tabletop.app.messages.decoding import BadMessage
from tabletop.app.model.entry import Shelf
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.model.session import Session
from tabletop.app.page.page import page, visible_shelf
from tabletop.app.root.update import update
from tabletop.app.words import WENT_WRONG
from tabletop.core.language import t
from tabletop.scene.intern_table import InternTable, intern_table_for
from tabletop.web.instructions import instruction
from tabletop.web.thinking_here import ThinkingHere

SLICE_SECONDS = 0.08
"""How long, in seconds, follow-up messages are handled before the worker accepts new messages."""


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
        self._pending: list[str] = []
        self._next: deque[Message] = deque()
        self._today: object = None
        self._interned = InternTable()
        self._thinking_here = ThinkingHere(self.answer)

    def receive(self, text: str) -> None:
        """Handle a message from the page, given as JSON text, and post the answer.

        Any message may have these keys: `today` is the page's local date. `afresh` means that the
        page's interned scene values are missing or wrong, so they are sent again. `retried` marks a
        message for which memory has run out once.
        """
        data = json.loads(text)
        self._today = data.pop("today", self._today)
        if data.pop("afresh", False):
            self._interned = InternTable()
        is_retried = data.pop("retried", False)
        if data["do"] == "think-here":
            self._thinking_here.begin(data["job"])
        else:
            self._decode(data, is_retried=is_retried)
        self._post_all('{"do":"answered"}')

    def _decode(self, data: dict[str, object], *, is_retried: bool) -> None:
        try:
            message = decode(data)
        except BadMessage:
            self._fail()
        else:
            self._take(message, is_retried=is_retried)

    def answer(self, message: Message) -> None:
        """Handle a message from this worker itself; the page isn't waiting for an answer."""
        self._take(message)
        self._post_all()

    def _post_all(self, *last: str) -> None:
        """Post the pending instructions, the page's new state and `last`, as one JSON list."""
        self._show()
        instructions, self._pending = [*self._pending, *last], []
        self._post(f"[{','.join(instructions)}]")

    def _take(self, message: Message, *, is_retried: bool = False) -> None:
        """Handle a message and its follow-ups until the slice is over; post the rest for later."""
        end = perf_counter() + SLICE_SECONDS
        self._update(message, is_retried=is_retried)
        while self._next and perf_counter() < end:
            self._update(self._next.popleft())
        while self._next:
            self._tell(Later(self._next.popleft()))

    def _update(self, message: Message, *, is_retried: bool = False) -> None:
        before = self._model.session
        try:
            self._model, effects = update(self._model, message, self._context())
            if _id_of(before) != _id_of(self._model.session):
                # The page must know which table is open before it is painted.
                self._show()
            for effect in effects:
                self._tell(effect)
        except MemoryError:
            self._run_short(message, is_retried=is_retried)
        except Exception:  # keep answering, with the model unchanged
            self._fail()
            self._distrust_table()

    def _context(self) -> Context:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return Context(now, local_date(self._today, now), secrets.token_hex(16))

    def _fail(self) -> None:
        """Log the current exception, and tell the player that something went wrong."""
        self._complain(traceback.format_exc())
        self._model = replace(self._model, notice=Notice(t(WENT_WRONG), warn=True))

    def _distrust_table(self) -> None:
        """Close a table from another device that can't be drawn: its data can't be trusted."""
        if guest.shows_hand(self._model):
            self._model, effects = guest.dropped(self._model)
            for effect in effects:
                self._tell(effect)

    def _run_short(self, message: Message, *, is_retried: bool) -> None:
        """Free memory by ending the opponents' worker, then retry the message once."""
        if is_retried:
            self._fail()
            return
        self._pending.append('{"do":"spare-memory"}')
        again = {"do": "later", "message": {**encode(message), "retried": True}}
        self._pending.append(json.dumps(again, ensure_ascii=False))

    def _tell(self, effect: Effect) -> None:
        if isinstance(effect, GoOn):
            self._next.append(effect.message)
            return
        if isinstance(effect, Drop):
            self._thinking_here.drop()
        if isinstance(effect, Paint):
            self._interned = intern_table_for(effect.steps) or self._interned
        self._pending.append(instruction(effect, self._interned))

    def _show(self) -> None:
        try:
            text = json.dumps(page(self._model), ensure_ascii=False)
        except Exception:
            if not guest.shows_hand(self._model):
                raise
            self._complain(traceback.format_exc())
            self._distrust_table()
            text = json.dumps(page(self._model), ensure_ascii=False)
        shelf = visible_shelf(self._model)
        is_new_shelf = shelf is not None and shelf is not self._shelf_shown
        if text == self._shown and not is_new_shelf:
            return
        self._shown = text
        listed = ""
        if is_new_shelf:
            self._shelf_shown = shelf
            listed = f',"shelf":{json.dumps(shelf, ensure_ascii=False)}'
        self._pending.append(f'{{"do":"show","page":{text}{listed}}}')


def _id_of(session: Session | None) -> str | None:
    return None if session is None else session.id
