"""What rivals have done since the one who looks has moved: it stays readable on their strips."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop.core.game import S
from tabletop.core.language import phrases
from tabletop.scene.table import Played, Sight


def last_deeds(sight: Sight[S], tell: Callable[[Played[S]], str]) -> Mapping[int, str]:
    """Return the last deeds of each rival in few words, up to the next thing that is picked.

    `tell` says a move, "" for what needs no telling.
    """
    if sight.draft and not sight.is_ghost:
        return {}
    found: dict[int, list[str]] = {}
    for played in sight.last:
        if _is_rival(sight, played.seat) and (told := tell(played)):
            found.setdefault(played.seat, []).append(told)
    return {seat: phrases(told) for seat, told in found.items()}


def _is_rival(sight: Sight[Any], seat: int) -> bool:
    return seat != sight.viewer and len(sight.sitters) > 1
