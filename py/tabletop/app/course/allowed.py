"""Whose decisions a review may judge without revealing secrets to the viewer."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.presence.viewer import viewer_of


def reviewed_seats(session: Session) -> tuple[int, ...] | None:
    """Return the seats whose decisions may be judged, None for all.

    In a game with secrets, only the viewer's decisions may be: a better move of another player
    would reveal what that player holds.
    """
    if not session.match.game.info.has_secrets:
        return None
    viewer = viewer_of(session)
    return () if viewer is None else (viewer,)


def may_be_reviewed(session: Session, seat: int) -> bool:
    """Return whether a judgement of a decision of `seat` may be shown."""
    seats = reviewed_seats(session)
    return seats is None or seat in seats
