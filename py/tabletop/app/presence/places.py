"""Where the people of a table are, and what follows from it: whose turn it is here, who is awaited.

Every seat of a person has a place. HERE is at this screen; a seat ELSEWHERE gets the game as a link
(see `post`), one at a PHONE has its own view of this table. Only who is here plays by tapping. The
places are kept in `meta`, never in the seats of a record: to the rules a person is a person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tabletop.app.model import Sitting
from tabletop.core.link import ELSEWHERE, HERE, PHONE, PLACES, TABLE, known_places
from tabletop.games.registry import AnyMatch

COVERS, PEOPLE = "covers", "people"
"""How a kept game says what `Sitting` has under these names."""

MOST_PERSON = 64


def people_of(match: AnyMatch) -> list[int]:
    """Return the seats of people, wherever they are."""
    return [seat for seat, entry in enumerate(match.record.seats, start=1) if entry.is_human]


def people_at(sitting: Sitting, place: str) -> list[int]:
    """Return the seats of people who are at a place."""
    return [seat for seat in people_of(sitting.match) if place_of(sitting, seat) == place]


def people_here(sitting: Sitting) -> list[int]:
    """Return the seats of people who are at this screen."""
    return people_at(sitting, HERE)


def place_of(sitting: Sitting, seat: int) -> str:
    """Return where a seat is; computers are here."""
    is_told = sitting.match.record.seats[seat - 1].is_human and seat <= len(sitting.places)
    return sitting.places[seat - 1] if is_told else HERE


def places_now(sitting: Sitting) -> tuple[str, ...]:
    """Return the place of every seat."""
    return tuple(place_of(sitting, seat) for seat in range(1, len(sitting.match.names) + 1))


def is_persons_turn(match: AnyMatch) -> bool:
    """Return whether a person is to move, wherever that person is."""
    seat = match.to_move
    return bool(seat) and match.record.seats[(seat or 0) - 1].is_human


def is_turn_here(sitting: Sitting) -> bool:
    """Return whether a person at this screen is to move."""
    return is_persons_turn(sitting.match) and awaited(sitting) is None


def is_turn_near(sitting: Sitting) -> bool:
    """Return whether a person is to move at this screen or on a phone around it."""
    seat = sitting.match.to_move
    return is_persons_turn(sitting.match) and place_of(sitting, seat or 0) != ELSEWHERE


def awaited(sitting: Sitting) -> int | None:
    """Return the seat of a person who is to move and is not at this screen, None where none is."""
    seat = sitting.match.to_move
    return seat if seat and place_of(sitting, seat) != HERE else None


def is_shared(sitting: Sitting) -> bool:
    """Return whether a person at this screen keeps secrets from others who see it."""
    here = len(people_here(sitting))
    is_seen = sitting.covers and here == 1 and bool(people_at(sitting, PHONE))
    return sitting.match.game.info.has_secrets and (here > 1 or is_seen)


def moved(sitting: Sitting, seat: int, place: str) -> Sitting:
    """Return the sitting with a person at another place: so a game passes from one to the other."""
    places = places_now(sitting)
    return replace(sitting, places=told([*places[: seat - 1], place, *places[seat:]]))


def given_back(sitting: Sitting) -> Sitting:
    """Return the sitting with a seat that is played here for one turn back where it was."""
    if sitting.lent is None:
        return sitting
    return replace(moved(sitting, sitting.lent.seat, sitting.lent.place), lent=None)


def told(places: Sequence[str]) -> tuple[str, ...]:
    """Return places as a sitting has them: () where everybody is here."""
    return tuple(places) if {ELSEWHERE, PHONE} & set(places) else ()


def chosen(seats: Sequence[object]) -> tuple[str, ...]:
    """Return the places of the seats that a start dialog sends."""
    return told(
        known_places(
            [seat.get("place") if isinstance(seat, dict) else HERE for seat in seats], len(seats)
        )
    )


def to_meta(sitting: Sitting) -> dict[str, object]:
    """Return what a kept game says of places, with the id by which others know the table."""
    if not sitting.places:
        return {}
    covers = {COVERS: True} if sitting.covers else {}
    people = {PEOPLE: list(sitting.people)} if any(sitting.people) else {}
    return {PLACES: list(sitting.places), TABLE: sitting.id, **covers, **people}


def from_meta(sitting: Sitting, meta: Mapping[str, Any]) -> Sitting:
    """Return the sitting with the places of a kept game."""
    count = len(sitting.match.record.seats)
    places = told(known_places(meta.get(PLACES), count))
    people = _known_people(meta.get(PEOPLE), count)
    return replace(sitting, places=places, people=people, covers=meta.get(COVERS) is True)


def _known_people(value: object, count: int) -> tuple[str, ...]:
    """Return the persons that a kept game names, () for what makes no sense."""
    if not isinstance(value, list) or len(value) != count or not all(map(_is_person, value)):
        return ()
    real = [each for each in value if each]
    return tuple(value) if len(set(real)) == len(real) else ()


def _is_person(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MOST_PERSON
