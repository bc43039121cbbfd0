"""The thumbnail of a game for its card."""

from __future__ import annotations

from tabletop.app.model.model import Model, Pictures
from tabletop.app.model.session import Session
from tabletop.app.presence.places import is_shared
from tabletop.app.presence.viewer import viewer_of
from tabletop.games.registry import table_of
from tabletop.scene.svg import to_svg


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
