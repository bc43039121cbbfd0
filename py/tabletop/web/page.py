"""The entry point of the application's worker: passes the page's messages to the application."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import js

import tabletop
from tabletop.app.model.puzzles import solved_from
from tabletop.app.shelf.launch import first_model
from tabletop.core.errors import BadRecord
from tabletop.core.language import catalogue_of, speak
from tabletop.core.strict_json import read_json
from tabletop.web.application import Application

_applications: list[Application] = []
"""The running application; empty until the page has sent `begin`."""


_STORED = ("ids", "entries", "list", "since", "whole")
"""The keys of `begin` that describe the saved games; the message `kept-games` has the same keys."""


def receive(event: Any) -> None:
    """Handle a message event from the page.

    The first one, `begin`, holds the language and the stored data, and starts the application.
    """
    text = str(event.data)
    if _applications:
        _applications[0].receive(text)
        return
    held = json.loads(text)
    speak(catalogue_of(held["language"]))
    model = first_model(_settings(held["settings"]), tabletop.__version__)
    model = replace(model, solved=solved_from(held.get("solved")))
    application = Application(model, js.postMessage, js.console.error)
    _applications.append(application)
    stored = {key: held[key] for key in _STORED}
    application.receive(json.dumps({"do": "kept-games", **stored}))


def _settings(text: str | None) -> Mapping[str, object]:
    """Return the stored settings, or {} if there are none or they can't be read."""
    try:
        settings = read_json(text or "{}")
    except BadRecord:
        return {}
    return settings if isinstance(settings, dict) else {}
