"""Whose decisions a review may judge without revealing secrets to the viewer."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.presence.viewer import viewer_of


def reviewed_seats(session: Session) -> tuple[int, ...] | None:
    """Return the seats whose decisions may be judged, None for all.

    A better move of a player with a hidden hand would reveal what is in it.
    """
    if not session.match.game.info.has_secrets:
        return None
    viewer = viewer_of(session)
    return () if viewer is None else (viewer,)


def may_be_reviewed(session: Session, seat: int) -> bool:
    """Return whether a judgement of a decision of `seat` may be shown."""
    seats = reviewed_seats(session)
    return seats is None or seat in seats
