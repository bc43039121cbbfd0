"""The message by which a page of rules asks for one of its pictures."""

from __future__ import annotations

from tabletop.app.effects import Sketch
from tabletop.app.illustrations.drawing import drawn
from tabletop.app.messages import Message, text_of
from tabletop.app.model import Model
from tabletop.app.table.playing import Change
from tabletop.core.errors import BadRecord
from tabletop.games.registry import load_illustrations


def illustrate(model: Model, message: Message) -> Change:
    """Return the change that shows a picture of the rules.

    What is asked is always answered, so that the page goes on to the next one.
    """
    key, name = text_of(message, "game"), text_of(message, "name")
    try:
        moments = tuple(drawn(key, load_illustrations(key)[name]))
    except (KeyError, ValueError, BadRecord):  # the rules are read without it as well
        moments = ()
    return model, (Sketch(key, name, moments),)
