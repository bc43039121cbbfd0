"""The sentence about an absent person who is to move."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.presence import words
from tabletop.app.presence.places import awaited, place_of
from tabletop.core.link import PHONE


def turn_sentence(session: Session) -> str:
    """Return whose turn it is and where that person is, "" if no absent person is to move."""
    seat = awaited(session)
    if seat is None:
        return ""
    name = session.match.names[seat - 1]
    if session.hand is not None:
        return words.turn_of(name)
    is_near = place_of(session, seat) == PHONE
    return words.turn_at_phone(name) if is_near else words.turn_elsewhere(name)
