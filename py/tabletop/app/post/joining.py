"""Compare two copies of a game: whether a link extends ours, is older, or is a fork."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from tabletop.app.model.people import People
from tabletop.app.model.session import Session
from tabletop.app.presence.places import place_of, stored_places
from tabletop.core.link import ELSEWHERE, HERE, PLACES, TABLE, known_places, known_table
from tabletop.core.record import Record
from tabletop.core.seating import is_usual_name, named_seats
from tabletop.games.registry import AnyMatch

SAME, OLDER, ON, FORK = "same", "older", "on", "fork"
"""Relations of a link to our copy: equal, shorter, longer, or diverging."""

_ID_DIGITS = 12


def table_id(match: AnyMatch) -> str:
    """Return the table id that a link names, or an id derived from the game and its seed."""
    record = match.record
    return known_table(record.meta.get(TABLE)) or id_of(f"{record.game}/{record.seed}")


def id_of(text: str) -> str:
    """Return an id that depends only on `text` and does not reveal it."""
    return sha256(f"post/{text}".encode()).hexdigest()[:_ID_DIGITS]


def is_same_table(one: Record, other: Record) -> bool:
    """Return whether two records agree in game, rules, options, seed and number of seats."""
    return (one.game, one.rules, one.options, one.seed, len(one.seats)) == (
        other.game, other.rules, other.options, other.seed, len(other.seats),
    )  # fmt: skip


def compared(ours: Session, letter: AnyMatch) -> str:
    """Return the relation of a link to our copy: SAME, OLDER, ON or FORK."""
    mine, theirs = ours.match.record.moves, letter.record.moves
    if mine == theirs:
        return SAME
    if mine[: len(theirs)] == theirs:
        return OLDER
    return ON if theirs[: len(mine)] == mine else FORK


def shared_plies(ours: Session, letter: AnyMatch) -> int:
    """Return the number of moves after which the two copies differ, or one of them ends."""
    pairs = zip(ours.match.record.moves, letter.record.moves, strict=False)
    return next(
        (ply for ply, (one, other) in enumerate(pairs) if one != other),
        min(ours.match.ply, letter.ply),
    )


def seated(ours: Session, letter: AnyMatch) -> Session:
    """Return our copy with the seats of the link, where people may have changed.

    People here or on phones keep their seats and names, whatever the link says.
    """
    theirs = named_seats(letter.record.seats)
    pairs = list(zip(ours.match.record.seats, theirs, strict=True))
    is_ours = [
        mine.is_human and place_of(ours, seat) != ELSEWHERE
        for seat, (mine, _) in enumerate(pairs, 1)
    ]
    seats = tuple(
        mine if here else other for here, (mine, other) in zip(is_ours, pairs, strict=True)
    )
    if not ours.people.places:
        is_ours = _left_to_us(letter)
    places = stored_places(
        [
            place_of(ours, number) if here or not seat.is_human else ELSEWHERE
            for number, (here, seat) in enumerate(zip(is_ours, seats, strict=True), 1)
        ]
    )
    match = replace(ours.match, record=replace(ours.match.record, seats=seats))
    return replace(ours.with_people(places=places), match=match)


def _left_to_us(letter: AnyMatch) -> list[bool]:
    """Return for each seat whether it is ours, for a copy of ours that has no places.

    All seats are ours that are not the sender's, or all if the sender has every seat.
    """
    theirs = known_places(letter.record.meta.get(PLACES), len(letter.record.seats))
    is_split = ELSEWHERE in theirs
    return [not is_split or place == ELSEWHERE for place in theirs]


def taken_from(letter: AnyMatch, id_: str, *, ours: int = 0) -> Session:
    """Return a new game from a link; `ours` is the seat played here, 0 for all."""
    people = [seat.is_human for seat in letter.record.seats]
    places = [
        ELSEWHERE if is_person and ours not in (0, seat) else HERE
        for seat, is_person in enumerate(people, start=1)
    ]
    return Session(id=id_, match=bare(letter), people=People(places=stored_places(places)))


def named(letter: AnyMatch, seat: int, name: str) -> AnyMatch:
    """Return the match with `name` at a seat that still has a default name."""
    seats = list(letter.record.seats)
    if not (name and 1 <= seat <= len(seats) and is_usual_name(seats[seat - 1].name)):
        return letter
    seats[seat - 1] = replace(seats[seat - 1], name=name)
    return replace(letter, record=replace(letter.record, seats=tuple(seats)))


def bare(letter: AnyMatch) -> AnyMatch:
    """Return the match of a link with clean names, without its metadata and undone moves."""
    seats = tuple(named_seats(letter.record.seats))
    return replace(letter, record=replace(letter.record, seats=seats, meta={}), undone=())
