"""State of the connections between a table and its phones, on both sides."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.registry import AnyMatch

FLOOD = "flood"
"""The reason for closing a connection whose other side sent too much."""

Lineup = tuple[tuple[str, str], ...]
"""The people at a table in seat order, each as (name, place)."""


@dataclass(frozen=True, slots=True)
class Line:
    """The connection from this table to one phone.

    Until the phone has greeted, `seat` is the seat whose code was shown at the table with the id
    `table`, and nothing is sent. After that the line belongs to `person` (see `people`), and `seat`
    is that person's seat at the present table (0: none), updated by `host.send_updates` after every
    message. The phone reconnects with `token`. `name` and `lineup` come from the last table at
    which the person had a seat.

    `sent` is the match as last sent, of the table with the id `table`, for the seat `sent_seat`.
    `is_paused` is whether the phone was told to wait for a game. `strikes` counts unusable messages
    since its last legal move.
    """

    seat: int
    has_greeted: bool = False
    person: str = ""
    token: str = ""
    name: str = ""
    lineup: Lineup = ()
    table: str = ""
    sent: AnyMatch | None = None
    sent_seat: int = 0
    is_paused: bool = False
    strikes: int = 0


@dataclass(frozen=True, slots=True)
class Hand:
    """State of a phone's connection to its table.

    `seat` is the seat it shows, 0 for an onlooker; the phone reconnects with `token`. `waits` is
    whether a move awaits the table's answer, `is_away` whether the connection is lost, and
    `is_paused` whether the table has no game for phones now.
    """

    seat: int
    token: str
    waits: bool = False
    is_away: bool = False
    is_paused: bool = False
