"""The name of the turn that a ply belongs to: "your 5th turn", "Basil's 3rd turn"."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.presence.places import people_here
from tabletop.app.turns import words
from tabletop.core.turns import turns_of


def addressed(session: Session) -> int | None:
    """Return the seat of the person addressed as "you", None unless exactly one is here."""
    people = people_here(session)
    return people[0] if len(people) == 1 else None


def name_of(session: Session, seat: int) -> str:
    """Return the name of a seat, "" for the person addressed as "you"."""
    return "" if seat == addressed(session) else session.match.names[seat - 1]


def turn_of(session: Session, ply: int) -> str:
    """Return the name of the turn at `ply`, for use within a sentence."""
    turn = turns_of(session.match)[ply]
    if not turn.number:
        return words.start()
    if turn.seat == addressed(session):
        return words.yours(turn.number)
    return words.of(session.match.names[turn.seat - 1], turn.number)


def turn_title(session: Session, ply: int) -> str:
    """Return the name of the turn at `ply`, as a title."""
    turn = turns_of(session.match)[ply]
    if not turn.number:
        return words.start_first()
    if turn.seat == addressed(session):
        return words.yours_first(turn.number)
    return words.of(session.match.names[turn.seat - 1], turn.number)


def after_turn(session: Session, ply: int) -> str:
    """Return the title of an outcome at `ply` that came after a turn."""
    turn = turns_of(session.match)[ply]
    if not turn.number:
        return words.start_first()
    if turn.seat == addressed(session):
        return words.after_yours(turn.number)
    return words.after(session.match.names[turn.seat - 1], turn.number)
