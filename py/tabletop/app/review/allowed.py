"""Whose decisions a review may judge, so that whoever looks learns no secret of others."""

from __future__ import annotations

from tabletop.app.model import Sitting
from tabletop.app.table.viewer import viewer_of


def seats_told(sitting: Sitting) -> tuple[int, ...] | None:
    """Return the seats whose decisions are judged, None for all of them.

    A better move of somebody with a secret hand would tell what is in it.
    """
    if not sitting.match.game.info.has_secrets:
        return None
    viewer = viewer_of(sitting)
    return () if viewer is None else (viewer,)


def may_be_told(sitting: Sitting, seat: int) -> bool:
    """Return whether a judgement of what `seat` did may be told."""
    seats = seats_told(sitting)
    return seats is None or seat in seats
