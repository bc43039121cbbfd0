"""Content of the page about phones: at the table, who is connected; on a phone, its connection."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tabletop.app.hands.people import strangers
from tabletop.app.hands.seating import waiting
from tabletop.app.model.model import Model
from tabletop.app.model.session import Session
from tabletop.app.phones import words
from tabletop.app.presence.places import people_at
from tabletop.core.language import t
from tabletop.core.link import PHONE
from tabletop.core.names import name_in_sentence
from tabletop.games.registry import table_of


class PhoneSeat(TypedDict):
    """A seat on a phone: whether the phone is connected, and whether the seat is to move."""

    seat: int
    name: str
    there: bool
    plays: bool


class Stranger(TypedDict):
    """A connected phone without a seat, and the number of its connection."""

    line: int
    name: str


class HandData(TypedDict):
    """The hand that this phone shows: its seat (0 for an onlooker), and its connection.

    `away` is whether the connection is lost, `waits` whether a move awaits the table's answer, and
    `paused` whether the table has no game for phones now.
    """

    seat: int
    away: bool
    waits: bool
    paused: NotRequired[bool]


class PhonesContent(TypedDict):
    """The seats on phones at the table with the id `table`, and the phones without a seat."""

    table: str
    phones: list[PhoneSeat]
    strangers: list[Stranger]


def phones(model: Model, session: Session) -> list[PhoneSeat]:
    """Return the seats on phones around this table, and whether each phone is connected."""
    if session.hand is not None:
        return []
    missing = waiting(model, session)
    return [
        {
            "seat": seat,
            "name": session.match.names[seat - 1],
            "there": seat not in missing,
            "plays": session.match.to_move == seat,
        }
        for seat in people_at(session, PHONE)
    ]


def hand(session: Session) -> HandData | None:
    """Return the seat and the state of the connection of this phone, None on other devices."""
    if session.hand is None:
        return None
    shown = session.hand
    told: HandData = {"seat": shown.seat, "away": shown.is_away, "waits": shown.waits}
    return {**told, "paused": True} if shown.is_paused else told


def watching(session: Session) -> str:
    """Return the reason why this phone shows no hand, "" if it does or is no phone of a table."""
    if session.hand is None or session.hand.seat:
        return ""
    return t(words.NO_HAND)


def progress(session: Session) -> str:
    """Return the progress of the game ("Round 3") at a table with phones, otherwise "".

    While a phone is to play, the sentence above the board shows only whose turn it is.
    """
    if session.hand is not None or not people_at(session, PHONE):
        return ""
    return table_of(session.match).status(session.match.state)


def sheet(model: Model, session: Session) -> PhonesContent:
    """Return the content of the dialog of phones: the seats, and the phones without a seat."""
    return {
        "table": session.id,
        "phones": phones(model, session),
        "strangers": [
            {"line": number, "name": name_in_sentence(line.name)}
            for number, line in strangers(model).items()
        ],
    }
