"""Effects as JSON instructions for the page, each named after its effect."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import assert_never

from tabletop.app.effects import (
    Ask,
    Download,
    Drop,
    DropShared,
    Effect,
    ExportAll,
    Fetch,
    FetchTexts,
    Forget,
    ForgetList,
    GoOn,
    HangUp,
    Hold,
    Hurry,
    Keep,
    KeepEntry,
    KeepSettings,
    KeepSince,
    KeepSolved,
    Later,
    ListAgain,
    Paint,
    Persist,
    Picture,
    Remember,
    Say,
    Sketch,
    Tell,
)
from tabletop.app.messages import encode
from tabletop.app.messages.decoding import kebab
from tabletop.scene.stock import Stock

_Plain = (
    Ask
    | Download
    | Drop
    | DropShared
    | ExportAll
    | Fetch
    | FetchTexts
    | Forget
    | ForgetList
    | HangUp
    | Hold
    | Hurry
    | Keep
    | KeepEntry
    | KeepSettings
    | KeepSince
    | KeepSolved
    | ListAgain
    | Persist
    | Picture
    | Remember
    | Say
    | Sketch
    | Tell
)
"""The effects whose fields are JSON-compatible as they are."""


def instruction(effect: Effect, stock: Stock) -> str:
    """Return `effect` as JSON text, such as `{"do": "keep", "id": ...}`.

    static/js/python/effects.js carries it out. `stock` holds the scene values already sent to the
    page; a `Paint` adds its new ones.
    """
    if isinstance(effect, Paint):
        transition = stock.transition_json(effect.steps)
        return f'{{"do":"paint","turn":"{effect.turn}","transition":{transition}}}'
    if isinstance(effect, Later | GoOn):
        return _json(effect, {"message": encode(effect.message)})
    if isinstance(effect, _Plain):
        return _json(effect, {each.name: getattr(effect, each.name) for each in fields(effect)})
    assert_never(effect)


def _json(effect: Effect, told: dict[str, object]) -> str:
    return json.dumps({"do": kebab(type(effect).__name__), **told}, ensure_ascii=False)
