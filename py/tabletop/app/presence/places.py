"""Where the people at a table are, whose turn it is here, and who is awaited.

Every person's seat has a place: HERE is this screen; a person ELSEWHERE gets the game as a link
(see `post`); a person at a PHONE has their own view of this table. Only people HERE play by
tapping. Places are stored in `meta`, not in the seats of a record, because the rules treat all
people alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.app.model.session import Session
from tabletop.core.link import ELSEWHERE, HERE, PHONE, PLACES, TABLE, known_places
from tabletop.games.registry import AnyMatch

COVERS, PEOPLE = "covers", "people"
"""The keys of `covers` and `people` in the meta of a saved game."""

MOST_PERSON = 64


def people_of(match: AnyMatch) -> list[int]:
    """Return the seats of people, wherever they are."""
    return [seat for seat, entry in enumerate(match.record.seats, start=1) if entry.is_human]


def people_at(session: Session, place: str) -> list[int]:
    """Return the seats of people at `place`."""
    return [seat for seat in people_of(session.match) if place_of(session, seat) == place]


def people_here(session: Session) -> list[int]:
    """Return the seats of people at this screen."""
    return people_at(session, HERE)


def place_of(session: Session, seat: int) -> str:
    """Return the place of a seat; computers are HERE."""
    is_told = session.match.record.seats[seat - 1].is_human and seat <= len(session.people.places)
    return session.people.places[seat - 1] if is_told else HERE


def places_now(session: Session) -> tuple[str, ...]:
    """Return the place of every seat."""
    return tuple(place_of(session, seat) for seat in range(1, len(session.match.names) + 1))


def is_persons_turn(match: AnyMatch) -> bool:
    """Return whether a person is to move, wherever they are."""
    seat = match.to_move
    return bool(seat) and match.record.seats[(seat or 0) - 1].is_human


def is_turn_here(session: Session) -> bool:
    """Return whether a person at this screen is to move."""
    return is_persons_turn(session.match) and awaited(session) is None


def is_turn_near(session: Session) -> bool:
    """Return whether a person is to move at this screen or on a phone around it."""
    seat = session.match.to_move
    return is_persons_turn(session.match) and place_of(session, seat or 0) != ELSEWHERE


def awaited(session: Session) -> int | None:
    """Return the seat to move if its person plays on a phone or another device, otherwise None."""
    seat = session.match.to_move
    return seat if seat and place_of(session, seat) != HERE else None


def is_shared(session: Session) -> bool:
    """Return whether a person at this screen has secrets from others who can see it."""
    here = len(people_here(session))
    is_seen = session.people.covers and here == 1 and bool(people_at(session, PHONE))
    return session.match.game.info.has_secrets and (here > 1 or is_seen)


def moved(session: Session, seat: int, place: str) -> Session:
    """Return `session` with a person at another place."""
    places = places_now(session)
    return session.with_people(places=stored_places([*places[: seat - 1], place, *places[seat:]]))


def given_back(session: Session) -> Session:
    """Return `session` with a lent seat back at its place."""
    if session.post.lent is None:
        return session
    return moved(session, session.post.lent.seat, session.post.lent.place).with_post(lent=None)


def stored_places(places: Sequence[str]) -> tuple[str, ...]:
    """Return `places` as `Session` stores them: () if everybody is here."""
    return tuple(places) if {ELSEWHERE, PHONE} & set(places) else ()


def chosen(places: Sequence[str]) -> tuple[str, ...]:
    """Return the places chosen in a start dialog as `Session` stores them."""
    return stored_places(known_places(list(places), len(places)))


def to_meta(session: Session) -> dict[str, object]:
    """Return the places and the ids of people and of the table, for the meta of a saved game.

    Return {} if everybody is at this screen.
    """
    if not session.people.places:
        return {}
    covers = {COVERS: True} if session.people.covers else {}
    people = {PEOPLE: list(session.people.ids)} if any(session.people.ids) else {}
    return {PLACES: list(session.people.places), TABLE: session.id, **covers, **people}


def from_meta(session: Session, meta: Mapping[str, object]) -> Session:
    """Return `session` with the places and the ids of people from the meta of a saved game."""
    count = len(session.match.record.seats)
    places = stored_places(known_places(meta.get(PLACES), count))
    people = _known_people(meta.get(PEOPLE), count)
    return session.with_people(places=places, ids=people, covers=meta.get(COVERS) is True)


def _known_people(value: object, count: int) -> tuple[str, ...]:
    """Return the ids of people in a saved game, () if they are invalid or not unique."""
    if not isinstance(value, list) or len(value) != count or not all(map(_is_person, value)):
        return ()
    real = [each for each in value if each]
    return tuple(value) if len(set(real)) == len(real) else ()


def _is_person(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MOST_PERSON
