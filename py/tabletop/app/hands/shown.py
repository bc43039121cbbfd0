"""Content of the page about phones: at the table, who is connected; on a phone, its connection."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tabletop.app.hands import words
from tabletop.app.hands.people import strangers
from tabletop.app.hands.seating import waiting
from tabletop.app.model import Model, Sitting
from tabletop.app.presence.places import people_at
from tabletop.app.table.viewer import table_of
from tabletop.core.language import t
from tabletop.core.link import PHONE
from tabletop.core.names import told_name


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
    """The phones of the table with the id `table`: those with a seat, and those without."""

    table: str
    phones: list[PhoneSeat]
    strangers: list[Stranger]


def phones(model: Model, sitting: Sitting) -> list[PhoneSeat]:
    """Return the seats on phones around this table, and whether each phone is connected."""
    if sitting.hand is not None:
        return []
    missing = waiting(model, sitting)
    return [
        {
            "seat": seat,
            "name": sitting.match.names[seat - 1],
            "there": seat not in missing,
            "plays": sitting.match.to_move == seat,
        }
        for seat in people_at(sitting, PHONE)
    ]


def hand(sitting: Sitting) -> HandData | None:
    """Return the seat and the state of the connection of this phone, None on other devices."""
    if sitting.hand is None:
        return None
    shown = sitting.hand
    told: HandData = {"seat": shown.seat, "away": shown.is_away, "waits": shown.waits}
    return {**told, "paused": True} if shown.is_paused else told


def watching(sitting: Sitting) -> str:
    """Return the reason why this phone shows no hand, "" if it does or is no phone of a table."""
    if sitting.hand is None or sitting.hand.seat:
        return ""
    return t(words.NO_HAND)


def progress(sitting: Sitting) -> str:
    """Return the progress of the game ("Round 3") at a table with phones, otherwise "".

    While a phone is to play, the sentence above the board shows only whose turn it is.
    """
    if sitting.hand is not None or not people_at(sitting, PHONE):
        return ""
    return table_of(sitting.match).status(sitting.match.state)


def sheet(model: Model, sitting: Sitting) -> PhonesContent:
    """Return the content of the dialog of phones: those with a seat, and those without."""
    return {
        "table": sitting.id,
        "phones": phones(model, sitting),
        "strangers": [
            {"line": number, "name": told_name(line.name)}
            for number, line in strangers(model).items()
        ],
    }
