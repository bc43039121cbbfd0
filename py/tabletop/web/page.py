"""The page's Python: it joins the application to the browser, and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import js
from pyodide.ffi import create_proxy
from pyscript import workers

import tabletop
from tabletop.app.starting import first_model
from tabletop.web.application import Application
from tabletop.web.effects import Effects
from tabletop.web.opponents import Opponents, Worker
from tabletop.web.storage import Storage

PICTURES = ("./static/build/icons.json", "./static/themes.json")


def start() -> None:
    """Begin: read what is kept, answer what was tapped before, fetch what thumbnails need."""
    storage = Storage(js)
    model = first_model(storage.shelf(), storage.settings(), tabletop.__version__)
    app = Application(model, js)
    app.connect(Effects(js, storage, Opponents(_worker, app.send), app).run)
    app.send({"do": "kept-games", "ids": storage.game_ids()})

    def receive(text: str) -> None:
        message: dict[str, Any] = json.loads(text)
        if message.get("do") == "storage":
            message |= storage.changed_by_another_tab(message.get("key"))
        app.send(message)

    js.sixGardens.attach(create_proxy(receive))
    _tasks.add(asyncio.ensure_future(_fetch_pictures(app)))


_tasks: set[asyncio.Future[None]] = set()
"""Work in the background: without a reference it would be thrown away half done."""


async def _worker(dead: int) -> Worker:
    """Return the worker, a new one where `dead` have died. The page itself starts the first."""
    name = f"ai-{dead}"
    if dead:
        js.startOpponents(name)
    worker: Worker = await workers[name]
    return worker


async def _fetch_pictures(app: Application) -> None:
    """Send the icons and colours of thumbnails once they are here."""
    icons, themes = [json.loads(await (await js.fetch(path)).text()) for path in PICTURES]
    colours = dict(themes["light"])
    for game in themes["games"].values():
        colours |= game["light"]
    app.send({"do": "pictures", "icons": icons, "colours": colours})
