"""Thumbnails of saved games, drawn when they come into view."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Fetch, Picture
from tabletop.app.messages import shelf as messages
from tabletop.app.model.model import Model, Pictures
from tabletop.app.model.session import Session
from tabletop.app.saving.listing import find
from tabletop.app.saving.reading import session_from
from tabletop.app.table.playing import Change
from tabletop.app.table.thumbnail import drawn_of
from tabletop.core.errors import BadRecord
from tabletop.scene.svg import IconPath


def pictures(model: Model, message: messages.Pictures) -> Change:
    """Store the icons and colours that thumbnails are drawn with."""
    icons = {name: IconPath(icon.path, icon.size) for name, icon in message.icons.items()}
    return replace(model, pictures=Pictures(icons, message.colours)), ()


def thumb(model: Model, id_: str) -> Change:
    """Fetch a saved game whose card has come into view without a thumbnail."""
    return model, (Fetch(id_, "thumb"),)


def drawn(model: Model, id_: str, text: str | None) -> Change:
    """Show the thumbnail of a fetched game.

    Every request is answered, if only with an empty picture, so that the page requests the next
    one.
    """
    try:
        session = None if text is None else session_from(id_, text)
    except BadRecord:
        session = None
    return model, (picture_of(model, id_, session),)


def picture_of(model: Model, id_: str, session: Session | None) -> Picture:
    """Return the effect that shows the thumbnail of a game, empty if it has none."""
    entry = find(model.shelf, id_)
    return Picture(id_, entry["when"] if entry else "", drawn_of(model, session))
