"""The last actions of rivals, shown on their player strips."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop.core.game import S
from tabletop.core.language import phrases
from tabletop.scene.measure import text_width
from tabletop.scene.table import Played, Sight


def rival_actions(
    sight: Sight[S], tell: Callable[[Played[S]], str]
) -> Mapping[int, tuple[str, ...]]:
    """Return the moves that rivals made since the viewer's last one, in a few words, by seat.

    `tell` describes a move, or returns "" to leave it out. See `moves_of_rivals`.
    """
    found = {
        seat: tuple(told for played in moves if (told := tell(played)))
        for seat, moves in moves_of_rivals(sight).items()
    }
    return {seat: told for seat, told in found.items() if told}


def moves_of_rivals(sight: Sight[S]) -> Mapping[int, tuple[Played[S], ...]]:
    """Return the moves that rivals made since the viewer's last one, by seat.

    The result is empty as soon as the viewer has picked something, and for a player alone.
    """
    if sight.draft and not sight.is_ghost:
        return {}
    found: dict[int, tuple[Played[S], ...]] = {}
    for played in sight.last:
        if _is_rival(sight, played.seat):
            found[played.seat] = (*found.get(played.seat, ()), played)
    return found


def latest_actions(actions: Sequence[str], size: float, fit: float) -> str:
    """Return the latest of `actions`, joined, as many as fit into `fit` pixels at font size `size`.

    Return "" if not even the latest fits in full.
    """
    for first in range(len(actions)):
        told = phrases(actions[first:])
        if text_width(told, size) <= fit:
            return told
    return ""


def _is_rival(sight: Sight[Any], seat: int) -> bool:
    return seat != sight.viewer and len(sight.sitters) > 1
