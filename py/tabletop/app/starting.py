"""How the application begins: from what storage holds to the menu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tabletop.app.effects import Effect, Fetch
from tabletop.app.messages import Message
from tabletop.app.model import SETTINGS, Model, Pictures
from tabletop.app.playing import Change
from tabletop.app.shelf import read_shelf, reconcile
from tabletop.scene.svg import IconPath


def first_model(shelf: str | None, settings: Mapping[str, Any], version: str) -> Model:
    """Return the model at the start, from the kept list of games and the kept settings.

    Settings that make no sense take their default.
    """
    chosen = {
        key: settings[key] if settings.get(key) in values else values[0]
        for key, values in SETTINGS.items()
    }
    return Model(shelf=read_shelf(shelf), settings=chosen, version=version)


def kept_games(model: Model, message: Message) -> Change:
    """Return the change when the ids of all kept games are known: what has no entry gets one."""
    shelf, unknown = reconcile(model.shelf, message["ids"])
    fetches: tuple[Effect, ...] = tuple(Fetch(id_, "summarise") for id_ in unknown)
    return replace(model, shelf=shelf), fetches


def pictures(model: Model, message: Message) -> Change:
    """Return the change when icons and colours have come: entries without a picture get one."""
    icons = {name: IconPath(icon["path"], icon["size"]) for name, icon in message["icons"].items()}
    model = replace(model, pictures=Pictures(icons, message["colours"]))
    bare = [
        entry["id"] for entry in model.shelf if not entry["thumb"] and entry["state"] != "damaged"
    ]
    return model, tuple(Fetch(id_, "summarise") for id_ in bare)
