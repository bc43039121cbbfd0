"""Effects as instructions for the page: plain data, each named after its effect."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache

from tabletop.app.effects import Effect, Paint
from tabletop.scene.stock import Stock


def instruction(effect: Effect, stock: Stock) -> str:
    """Return an effect as one JSON text: `{"do": "keep", "id": ..., ...}`.

    static/js/python/effects.js carries out what stands there. `stock` is what the page holds of
    scenes, and grows by what is painted.
    """
    if isinstance(effect, Paint):
        transition = stock.transition_json(effect.steps)
        return f'{{"do":"paint","turn":"{effect.turn}","transition":{transition}}}'
    told = {field.name: getattr(effect, field.name) for field in fields(effect)}
    return json.dumps({"do": _name(type(effect).__name__), **told}, ensure_ascii=False)


@cache
def _name(effect: str) -> str:
    """Return the name of an instruction: `keep-entry` of KeepEntry."""
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in effect)[1:]
