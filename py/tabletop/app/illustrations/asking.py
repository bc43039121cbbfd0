"""The message with which a page of rules requests an illustration."""

from __future__ import annotations

from tabletop.app.effects import Sketch
from tabletop.app.illustrations.drawing import drawn
from tabletop.app.messages.illustrations import Illustrate
from tabletop.app.model.model import Model
from tabletop.app.table.playing import Change
from tabletop.core.errors import BadRecord
from tabletop.games.registry import load_illustrations


def illustrate(model: Model, message: Illustrate) -> Change:
    """Show an illustration of the rules.

    Every request is answered, if only with no moments, so that the page requests the next one.
    """
    key, name = message.game, message.name
    try:
        moments = tuple(drawn(key, load_illustrations(key)[name]))
    except (KeyError, ValueError, BadRecord):  # the rules can be read without it
        moments = ()
    return model, (Sketch(key, name, moments),)
