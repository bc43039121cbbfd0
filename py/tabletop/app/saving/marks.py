"""Metadata of a game by post: what was sent, which seat is lent, and whether it is unclaimed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from tabletop.app.model.post import Lent, Posted
from tabletop.app.model.session import Session
from tabletop.app.presence.places import people_at
from tabletop.core.link import ELSEWHERE, PHONE
from tabletop.core.names import clean_name

POSTED, LENT, ARRIVED = "posted", "lent", "arrived"
"""The keys of `posted`, `lent` and `arrived` in the meta of a saved game."""


def to_meta(session: Session) -> dict[str, object]:
    """Return the fields of a game by post for the meta of its save, without those not set."""
    ply, when, names = session.post.posted
    return {
        **({POSTED: {"ply": ply, "when": when, "names": list(names)}} if ply or when else {}),
        **({LENT: list(session.post.lent)} if session.post.lent else {}),
        **({ARRIVED: True} if session.post.arrived else {}),
    }


def from_meta(session: Session, meta: Mapping[str, object]) -> Session:
    """Return `session` with the fields of a game by post from the meta of a saved game.

    Invalid fields are ignored.
    """
    return session.with_post(
        posted=_posted(meta.get(POSTED), session.match.ply + len(session.match.undone)),
        lent=_lent(meta.get(LENT), len(session.match.record.seats)),
        arrived=meta.get(ARRIVED) is True,
    )


def is_posted(session: Session, ply: int) -> bool:
    """Return whether somebody elsewhere already has moves from `ply` on."""
    return session.post.posted.ply > ply and bool(people_at(session, ELSEWHERE))


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
    """Return whether `text` is a time in ISO 8601, or ""."""
    try:
        return text == "" or bool(datetime.fromisoformat(text))
    except ValueError:
        return False
