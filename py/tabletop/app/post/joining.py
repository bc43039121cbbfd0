"""Two lines of one game: whether the other goes on from ours, is older, or went another way."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from tabletop.app.model import Sitting
from tabletop.app.presence.places import place_of, told
from tabletop.core.link import ELSEWHERE, HERE, PLACES, TABLE, known_places, known_table
from tabletop.core.record import Record
from tabletop.core.seating import is_usual_name, named_seats
from tabletop.games.registry import AnyMatch

SAME, OLDER, ON, FORK = "same", "older", "on", "fork"
"""What a link is to the game that is here: as long, shorter, longer, or another way."""

_ID_DIGITS = 12


def table_id(match: AnyMatch) -> str:
    """Return the id of the table that a link is of; one that names none has that of its luck."""
    record = match.record
    return known_table(record.meta.get(TABLE)) or id_of(f"{record.game}/{record.seed}")


def id_of(text: str) -> str:
    """Return an id that is always the same for a text, and tells nothing of it."""
    return sha256(f"post/{text}".encode()).hexdigest()[:_ID_DIGITS]


def is_same_table(one: Record, other: Record) -> bool:
    """Return whether two records are of one table: its game, options, seats and luck."""
    return (one.game, one.rules, one.options, one.seed, len(one.seats)) == (
        other.game, other.rules, other.options, other.seed, len(other.seats),
    )  # fmt: skip


def compared(ours: Sitting, letter: AnyMatch) -> str:
    """Return what a link is to our game of the same table."""
    mine, theirs = ours.match.record.moves, letter.record.moves
    if mine == theirs:
        return SAME
    if mine[: len(theirs)] == theirs:
        return OLDER
    return ON if theirs[: len(mine)] == mine else FORK


def shared_plies(ours: Sitting, letter: AnyMatch) -> int:
    """Return how many moves two lines have in common."""
    pairs = zip(ours.match.record.moves, letter.record.moves, strict=False)
    return next(
        (ply for ply, (one, other) in enumerate(pairs) if one != other),
        min(ours.match.ply, letter.ply),
    )


def seated(ours: Sitting, letter: AnyMatch) -> Sitting:
    """Return our game with the seats as the link has them: who plays there may have changed.

    Whoever is here or on a phone stays there, as a person and by name, whatever the link says.
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
    if not ours.places:
        is_ours = _left_to_us(letter)
    places = told(
        [
            place_of(ours, number) if here or not seat.is_human else ELSEWHERE
            for number, (here, seat) in enumerate(zip(is_ours, seats, strict=True), 1)
        ]
    )
    match = replace(ours.match, record=replace(ours.match.record, seats=seats))
    return replace(ours, match=match, places=places)


def _left_to_us(letter: AnyMatch) -> list[bool]:
    """Return which seats are ours where nobody was told elsewhere: all that are not the sender's,
    unless the sender has them all."""
    theirs = known_places(letter.record.meta.get(PLACES), len(letter.record.seats))
    is_split = ELSEWHERE in theirs
    return [not is_split or place == ELSEWHERE for place in theirs]


def taken_from(letter: AnyMatch, id_: str, *, ours: int = 0) -> Sitting:
    """Return a new sitting at the table of a link; `ours` is the seat here, 0 where all are."""
    people = [seat.is_human for seat in letter.record.seats]
    places = [
        ELSEWHERE if is_person and ours not in (0, seat) else HERE
        for seat, is_person in enumerate(people, start=1)
    ]
    return Sitting(id=id_, match=bare(letter), places=told(places))


def named(letter: AnyMatch, seat: int, name: str) -> AnyMatch:
    """Return the match of a link with a person's own name at a seat that has none yet."""
    seats = list(letter.record.seats)
    if not (name and 1 <= seat <= len(seats) and is_usual_name(seats[seat - 1].name)):
        return letter
    seats[seat - 1] = replace(seats[seat - 1], name=name)
    return replace(letter, record=replace(letter.record, seats=tuple(seats)))


def bare(letter: AnyMatch) -> AnyMatch:
    """Return the match of a link with clean names, without what it says of those who sent it."""
    seats = tuple(named_seats(letter.record.seats))
    return replace(letter, record=replace(letter.record, seats=seats, meta={}), undone=())
