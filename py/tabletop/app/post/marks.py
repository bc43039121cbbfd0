"""What a kept game remembers of its post: what was sent, who is played for, and who must say so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from tabletop.app.model import Lent, Posted, Sitting
from tabletop.app.post import words
from tabletop.app.presence.places import people_at
from tabletop.core.link import ELSEWHERE, PHONE
from tabletop.core.names import clean_name

POSTED, LENT, ARRIVED = "posted", "lent", "arrived"
"""How a kept game says what `Sitting` has under these names."""


def to_meta(sitting: Sitting) -> dict[str, object]:
    """Return these marks as a kept game has them; absent ones are left out."""
    ply, when, names = sitting.posted
    return {
        **({POSTED: {"ply": ply, "when": when, "names": list(names)}} if ply or when else {}),
        **({LENT: list(sitting.lent)} if sitting.lent else {}),
        **({ARRIVED: True} if sitting.arrived else {}),
    }


def from_meta(sitting: Sitting, meta: Mapping[str, Any]) -> Sitting:
    """Return the sitting with the marks of a kept game; anything malformed counts as absent."""
    return replace(
        sitting,
        posted=_posted(meta.get(POSTED), sitting.match.ply + len(sitting.match.undone)),
        lent=_lent(meta.get(LENT), len(sitting.match.record.seats)),
        arrived=meta.get(ARRIVED) is True,
    )


def is_posted(sitting: Sitting, ply: int) -> bool:
    """Return whether moves from a ply on are already at somebody's elsewhere."""
    return sitting.posted.ply > ply and bool(people_at(sitting, ELSEWHERE))


def warning(sitting: Sitting) -> str:
    """Return who may already have the move that is to be taken back."""
    names = sitting.posted.names
    return words.already_sent(names) if names else words.already_known()


def _posted(value: object, most: int) -> Posted:
    match value:
        case {"ply": int(ply), "when": str(when), "names": [*names]} if 0 <= ply <= most:
            known = tuple(clean_name(str(each)) for each in names)
            return Posted(int(ply), when, known) if _is_time(when) else Posted()
    return Posted()


def _lent(value: object, seats: int) -> Lent | None:
    match value:
        case [int(seat), str(place)] if 1 <= seat <= seats and place in (ELSEWHERE, PHONE):
            return Lent(int(seat), place)
    return None


def _is_time(text: str) -> bool:
    """Return whether a text is a time, or "" for none."""
    try:
        return text == "" or bool(datetime.fromisoformat(text))
    except ValueError:
        return False
