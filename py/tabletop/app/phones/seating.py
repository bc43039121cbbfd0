"""Why a phone can't play now."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.phones import words
from tabletop.core.language import t


def why_not_on_hand(session: Session) -> str:
    """Return the reason why this phone can't play now."""
    hand = session.hand
    assert hand is not None
    if hand.is_away:
        return t(words.NO_LINE)
    if hand.is_paused:
        return t(words.CHOOSING)
    if not hand.seat:
        return t(words.NO_HAND)
    return t(words.SENT if hand.waits else words.NOT_YOURS)
