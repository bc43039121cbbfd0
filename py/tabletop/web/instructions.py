"""Effects as JSON instructions for the page, each named after its effect."""

from __future__ import annotations

import json
from dataclasses import fields

from tabletop.app.effects import Effect, GoOn, Later, Paint
from tabletop.app.messages import encode
from tabletop.app.messages.decoding import kebab
from tabletop.scene.stock import Stock


def instruction(effect: Effect, stock: Stock) -> str:
    """Return `effect` as JSON text, such as `{"do": "keep", "id": ...}`.

    static/js/python/effects.js carries it out. `stock` holds the scene values already sent to the
    page; a `Paint` adds its new ones.
    """
    if isinstance(effect, Paint):
        transition = stock.transition_json(effect.steps)
        return f'{{"do":"paint","turn":"{effect.turn}","transition":{transition}}}'
    told: dict[str, object] = {each.name: getattr(effect, each.name) for each in fields(effect)}
    if isinstance(effect, Later | GoOn):
        told["message"] = encode(effect.message)
    return json.dumps({"do": kebab(type(effect).__name__), **told}, ensure_ascii=False)
