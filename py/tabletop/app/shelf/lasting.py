"""Warn that this browser may delete saved games.

A browser may clear the storage of a page when space runs short, unless it has promised not to.
Safari does so after seven days without a visit, unless the page is installed.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import KeepSettings
from tabletop.app.messages import Install
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Button, Notice
from tabletop.app.table.playing import Change
from tabletop.core.language import t


def may_clear(model: Model) -> Change:
    """Record that this browser deletes data after seven days without a visit."""
    return warn(model.with_storage(may_clear=True))


def warn(model: Model) -> Change:
    """Warn once that the browser deletes data, on the menu and only if there are saved games."""
    told = model.settings["clearing"] == "told"
    if not model.storage.may_clear or told or not model.shelf or model.session is not None:
        return model, ()
    settings = {**model.settings, "clearing": "told"}
    notice = Notice(t(words.SAFARI_CLEARS), buttons=(Button(t(words.SHOW_HOW), Install()),))
    return replace(model, settings=settings, notice=notice), (KeepSettings(settings),)
