"""Who views the table, and whether that person may act."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.presence.places import is_shared, is_turn_here, people_here


def is_closed(session: Session) -> bool:
    """Return whether the curtain is closed: the person to play has not lifted it."""
    to_come = is_turn_here(session) and session.people.facing != session.match.to_move
    return is_shared(session) and to_come and not session.people.passing


def may_act(session: Session) -> bool:
    """Return whether the viewer may move now.

    That is: a person at this screen is to move, and no curtain hides their secrets. A phone must
    also be connected to its table, not paused, and not waiting for an answer.
    """
    faces = not is_shared(session) or session.people.facing == session.match.to_move
    hand = session.hand
    is_heard = hand is None or not (hand.waits or hand.is_away or hand.is_paused)
    return is_turn_here(session) and faces and is_heard


def viewer_of(session: Session, ply: int | None = None) -> int | None:
    """Return the seat that views the table at `ply` (default: now), None for an onlooker.

    If the board must be hidden from others, it is the seat that lifted the curtain, None while the
    curtain is closed. Otherwise it is the only person here, the person to move, the person here who
    moved last, or the first person here.
    """
    match = session.match
    if is_shared(session):
        return None if is_closed(session) else session.people.facing
    people = people_here(session)
    if len(people) <= 1:
        return people[0] if people else None
    last = match.ply if ply is None else ply
    for earlier in range(last, -1, -1):
        seat = match.game.current_player(match.positions[earlier].state)
        if seat in people:
            return seat
    return people[0]
