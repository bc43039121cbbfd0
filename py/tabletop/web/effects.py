"""Doing what the application asks for."""

from __future__ import annotations

import asyncio
from functools import singledispatchmethod
from typing import Any

from tabletop.app import effects as asked
from tabletop.app.files import bundle
from tabletop.scene.scene import transition_json
from tabletop.web.application import Application
from tabletop.web.opponents import Opponents
from tabletop.web.storage import Storage, StorageRefusedError


class Effects:
    """Carries out effects on the page, in storage and in the worker."""

    def __init__(
        self, window: Any, storage: Storage, opponents: Opponents, app: Application
    ) -> None:
        self._window = window
        self._page = window.sixGardens
        self._storage = storage
        self._opponents = opponents
        self._send = app.send
        self._tasks: set[asyncio.Task[None]] = set()

    @singledispatchmethod
    def run(self, effect: object) -> None:
        """Carry out one effect; what comes of it is sent as a message."""
        raise TypeError(f"nobody carries out {effect!r}")

    @run.register
    def _(self, effect: asked.Paint) -> None:
        self._page.paint(transition_json(effect.steps))

    @run.register
    def _(self, effect: asked.Say) -> None:
        self._page.say(effect.text, "assertive" if effect.urgent else "polite")

    @run.register
    def _(self, effect: asked.Keep) -> None:
        there = self._storage.game(effect.id)
        if there not in (effect.expected, effect.text):
            found = {"id": effect.id, "text": there, "ours": effect.text}
            self._send({"do": "clash", **found})
            return
        try:
            self._storage.keep_game(effect.id, effect.text)
        except StorageRefusedError:
            self._send({"do": "not-kept", "id": effect.id, "expected": effect.expected})

    @run.register
    def _(self, effect: asked.Forget) -> None:
        self._storage.forget_game(effect.id)

    @run.register
    def _(self, effect: asked.KeepShelf) -> None:
        try:
            self._storage.keep_shelf(effect.entries)
        except StorageRefusedError:
            # The list is made anew from the games at the next start; a refused game tells it.
            return

    @run.register
    def _(self, effect: asked.Fetch) -> None:
        text = self._storage.game(effect.id)
        found = {"id": effect.id, "text": text, "purpose": effect.purpose, "detail": effect.detail}
        self._send({"do": "fetched", **found})

    @run.register
    def _(self, effect: asked.KeepSettings) -> None:
        try:
            self._storage.keep_settings(effect.settings)
        except StorageRefusedError:
            # Settings hold for this visit then; games say that storage is refused.
            return

    @run.register
    def _(self, effect: asked.Persist) -> None:
        self._begin(self._ask_to_persist(effect.ask))

    @run.register
    def _(self, effect: asked.Download) -> None:
        self._page.download(effect.name, effect.text)

    @run.register
    def _(self, effect: asked.ExportAll) -> None:
        games = {id_: self._storage.game(id_) or "" for id_ in self._storage.game_ids()}
        games |= [effect.on_table] if effect.on_table else []
        self._page.download(effect.name, bundle(games.values()))

    @run.register
    def _(self, effect: asked.Ask) -> None:
        self._opponents.ask(effect.job)

    @run.register
    def _(self, effect: asked.Drop) -> None:
        self._opponents.drop()

    async def _ask_to_persist(self, ask: bool) -> None:
        """Send what the browser says of its storage, after asking for a promise if wanted."""
        storage = getattr(self._window.navigator, "storage", None)
        promised = None
        if storage is not None:
            promised = bool(await (storage.persist() if ask else storage.persisted()))
        self._send({"do": "storage-facts", "used": self._storage.used(), "promised": promised})

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
