"""Which person a phone belongs to, and that person's seat at the present table.

A connection belongs to a person, not to a seat number. The table gives each phone a random token
and identifies its person by a digest of the token. A new table keeps the people of its seats if it
follows from the last one. Otherwise a phone gets the seat with its person's name, but only if that
is unambiguous: if it is not, somebody at the table has to say whose phone it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from tabletop.app.model.model import Model
from tabletop.app.model.phones import Line, Lineup
from tabletop.app.model.session import Session
from tabletop.app.presence.places import people_at, people_of, place_of
from tabletop.core.link import PHONE
from tabletop.core.names import name_key
from tabletop.core.seating import is_usual_name, plain_names

_TOKEN = re.compile(r"[0-9a-f]{32}", re.ASCII)
_NUMBER = re.compile(r" [0-9]+$")


def token_from(fresh: str, line: int) -> str:
    """Return a new token for the phone on a line: 32 hexadecimal digits."""
    return sha256(f"phone/{fresh}/{line}".encode()).hexdigest()[:32]


def person_of(token: str) -> str:
    """Return the id of the person with this token, "" if the token is invalid.

    Saved games hold ids of people but no tokens, so that a file gives access to no seat.
    """
    if not _TOKEN.fullmatch(token):
        return ""
    return sha256(f"person/{token}".encode()).hexdigest()[:32]


def table_of_phones(model: Model) -> Session | None:
    """Return the game on this table if somebody plays it on a phone, otherwise None."""
    session = model.session
    if session is None or session.hand is not None or not people_at(session, PHONE):
        return None
    return session


def person_at(session: Session, seat: int) -> str:
    """Return the id of the person at a seat, "" if unknown."""
    return session.people.ids[seat - 1] if seat <= len(session.people.ids) else ""


def with_person(session: Session, seat: int, person: str) -> Session:
    """Return `session` with a person at this seat and at no other."""
    count = len(session.match.record.seats)
    known = [person_at(session, each) for each in range(1, count + 1)]
    others = ["" if each == person else each for each in known]
    return session.with_people(ids=(*others[: seat - 1], person, *others[seat:]))


def seat_of(session: Session, person: str) -> int:
    """Return the person's seat among those on phones, 0 if there is none."""
    seats = people_at(session, PHONE)
    return next((seat for seat in seats if person and person_at(session, seat) == person), 0)


def lineup(session: Session) -> Lineup:
    """Return the names and places of the people at a table, in seat order."""
    seats = session.match.record.seats
    return tuple(
        (seats[seat - 1].name, place_of(session, seat)) for seat in people_of(session.match)
    )


def with_lines_seated(model: Model) -> Model:
    """Return the model with each line at its person's seat at the present table."""
    session = table_of_phones(model)
    if session is None:
        lines = {number: _without_seat(line) for number, line in model.lines.items()}
        return model if lines == model.lines else replace(model, lines=lines)
    for number, seat in _recognised(model, session):
        session = with_person(session, seat, model.lines[number].person)
    seated = {number: _seated(line, session) for number, line in model.lines.items()}
    if session is model.session and seated == model.lines:
        return model
    return replace(model, session=session, lines=seated)


def strangers(model: Model) -> dict[int, Line]:
    """Return the lines, by number, of connected phones without a seat at the present table."""
    return {number: line for number, line in model.lines.items() if _is_stranger(line)}


def _is_stranger(line: Line) -> bool:
    return line.has_greeted and line.seat == 0


def _without_seat(line: Line) -> Line:
    return replace(line, seat=0) if line.has_greeted else line


def _seated(line: Line, session: Session) -> Line:
    if not line.has_greeted:
        return line
    seat = seat_of(session, line.person)
    if not seat:
        return replace(line, seat=0)
    name = plain_names(session.match.record.seats)[seat - 1]
    return replace(line, seat=seat, name=name, lineup=lineup(session))


def _recognised(model: Model, session: Session) -> Iterable[tuple[int, int]]:
    """Yield (line number, seat) for each line whose person certainly has that seat."""
    open_seats = [seat for seat in people_at(session, PHONE) if not person_at(session, seat)]
    if not open_seats:
        return
    for number, line in model.lines.items():
        if line.has_greeted and line.person and line.person not in session.people.ids:
            for seat in open_seats:
                if _is_certain(model, session, line, seat):
                    yield number, seat


def _is_certain(model: Model, session: Session, line: Line, seat: int) -> bool:
    """Return whether the person of a line certainly has this seat.

    A name identifies a person if it is unique here, at the last table and among phones. A default
    name ("Player 1") does so only among the same people in the same places.
    """
    name = session.match.record.seats[seat - 1].name
    now = lineup(session)
    if name != line.name or (is_usual_name(name) and now != line.lineup):
        return False
    phones = (each.name for each in model.lines.values() if each.has_greeted)
    among = ([each for each, _ in now], [each for each, _ in line.lineup], phones)
    return all(_count(name, names) == 1 for names in among)


def _count(name: str, names: Iterable[str]) -> int:
    """Return how many of `names` can be confused with `name`."""
    return sum(_name_key(each) == _name_key(name) for each in names)


def _name_key(name: str) -> str:
    """Return a key that is equal for names which can be confused.

    "Ann", "Ann 1" and "Ann 2" can: a game numbers people of one name (`core.seating`).
    """
    return name_key(name if is_usual_name(name) else _NUMBER.sub("", name))
