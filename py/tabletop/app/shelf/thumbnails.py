"""Thumbnails of saved games, drawn when they come into view."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Fetch, Picture
from tabletop.app.messages import shelf as messages
from tabletop.app.model.model import Model, Pictures
from tabletop.app.model.session import Session
from tabletop.app.presence.places import is_shared
from tabletop.app.shelf.listing import find
from tabletop.app.shelf.reading import session_from
from tabletop.app.table.playing import Change
from tabletop.app.table.viewer import table_of, viewer_of
from tabletop.core.errors import BadRecord
from tabletop.scene.svg import IconPath, to_svg


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


def drawn_of(model: Model, session: Session | None) -> str:
    """Return the thumbnail of a game as SVG, "" if it can't be drawn."""
    try:
        return _drawing(session, model.pictures) if session and model.pictures else ""
    except Exception:  # a card without its picture still opens its game
        return ""


def _drawing(session: Session, with_: Pictures) -> str:
    """Return the thumbnail as SVG, seen by an onlooker if people with secrets share the screen."""
    match, viewer = session.match, None if is_shared(session) else viewer_of(session)
    scene = table_of(match).thumbnail(match.game.view(match.state, viewer))
    return to_svg(scene, with_.colours.__getitem__, with_.icons)
