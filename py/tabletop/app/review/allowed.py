"""Whose decisions a review may judge without revealing secrets to the viewer."""

from __future__ import annotations

from tabletop.app.model import Sitting
from tabletop.app.table.viewer import viewer_of


def seats_told(sitting: Sitting) -> tuple[int, ...] | None:
    """Return the seats whose decisions may be judged, None for all.

    A better move of a player with a hidden hand would reveal what is in it.
    """
    if not sitting.match.game.info.has_secrets:
        return None
    viewer = viewer_of(sitting)
    return () if viewer is None else (viewer,)


def may_be_told(sitting: Sitting, seat: int) -> bool:
    """Return whether a judgement of a decision of `seat` may be shown."""
    seats = seats_told(sitting)
    return seats is None or seat in seats
