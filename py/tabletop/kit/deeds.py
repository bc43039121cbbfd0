"""What rivals have done since the one who looks has moved: it stays readable on their strips."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop.core.game import S
from tabletop.core.language import phrases
from tabletop.scene.measure import text_width
from tabletop.scene.table import Played, Sight


def last_deeds(sight: Sight[S], tell: Callable[[Played[S]], str]) -> Mapping[int, tuple[str, ...]]:
    """Return the last deeds of each rival, a few words each, up to the next thing that is picked.

    `tell` says a move, "" for what needs no telling.
    """
    if sight.draft and not sight.is_ghost:
        return {}
    found: dict[int, list[str]] = {}
    for played in sight.last:
        if _is_rival(sight, played.seat) and (told := tell(played)):
            found.setdefault(played.seat, []).append(told)
    return {seat: tuple(told) for seat, told in found.items()}


def latest_deeds(deeds: Sequence[str], size: float, fit: float) -> str:
    """Return as many of `deeds`, up to the latest one, as can be read whole in that width.

    It is "" where there is no room for the latest one: half a deed would tell nothing.
    """
    for first in range(len(deeds)):
        told = phrases(deeds[first:])
        if text_width(told, size) <= fit:
            return told
    return ""


def _is_rival(sight: Sight[Any], seat: int) -> bool:
    return seat != sight.viewer and len(sight.sitters) > 1
