"""How long the games last in this browser: what it may clear, and what can be done about it.

A browser clears a page's storage when space runs short, unless it has promised not to; Safari does
so after seven days without a visit, unless the page is installed.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.app import words
from tabletop.app.effects import KeepSettings
from tabletop.app.messages import Message
from tabletop.app.model import Button, Model, Notice
from tabletop.app.table.playing import Change
from tabletop.core.language import t


def may_clear(model: Model, _: Message) -> Change:
    """Return the change when the page is in a browser that clears after seven days."""
    return warn(replace(model, may_clear=True))


def warn(model: Model) -> Change:
    """Return the change that tells of the clearing: once, to somebody at the menu who has games."""
    told = model.settings["clearing"] == "told"
    if not model.may_clear or told or not model.shelf or model.sitting is not None:
        return model, ()
    settings = {**model.settings, "clearing": "told"}
    notice = Notice(t(words.SAFARI_CLEARS), buttons=(Button(t(words.SHOW_HOW), {"do": "install"}),))
    return replace(model, settings=settings, notice=notice), (KeepSettings(settings),)
