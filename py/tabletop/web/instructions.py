"""Effects as JSON instructions for the page, each named after its effect."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache

from tabletop.app.effects import Effect, Paint
from tabletop.scene.stock import Stock


def instruction(effect: Effect, stock: Stock) -> str:
    """Return `effect` as JSON text, such as `{"do": "keep", "id": ...}`.

    static/js/python/effects.js carries it out. `stock` holds the scene values already sent to the
    page; a `Paint` adds its new ones.
    """
    if isinstance(effect, Paint):
        transition = stock.transition_json(effect.steps)
        return f'{{"do":"paint","turn":"{effect.turn}","transition":{transition}}}'
    told = {field.name: getattr(effect, field.name) for field in fields(effect)}
    return json.dumps({"do": _name(type(effect).__name__), **told}, ensure_ascii=False)


@cache
def _name(effect: str) -> str:
    """Return the instruction's name for the name of an effect, such as `keep-entry` for
    KeepEntry."""
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in effect)[1:]
