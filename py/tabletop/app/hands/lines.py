"""What is remembered of the lines between a table and its phones, on both sides."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.registry import AnyMatch

FLOOD = "flood"
"""Why a line was closed whose other side sent more than any table or phone has to say."""

Lineup = tuple[tuple[str, str], ...]
"""The people of a table in the order of their seats: the name and the place of each."""


@dataclass(frozen=True, slots=True)
class Line:
    """The line from this table to the phone of one person.

    Until the phone has greeted, `seat` is the seat whose code was shown at the table with the id
    `table`, and the phone is sent nothing. From then on the line belongs to `person` (see
    `people`), and `seat` is where that person sits at the present table, 0 for nowhere:
    `host.telling` works it out after every message. `token` is what the phone says when it comes
    back. `name` and `lineup` are those of the last table at which the person had a seat.

    `told` is the match as it was last sent, on the table with the id `table`, as `told_seat` may
    know it. `is_paused` says that the phone was told to wait for a game. `strikes` counts the
    unusable messages since its last legal move.
    """

    seat: int
    has_greeted: bool = False
    person: str = ""
    token: str = ""
    name: str = ""
    lineup: Lineup = ()
    table: str = ""
    told: AnyMatch | None = None
    told_seat: int = 0
    is_paused: bool = False
    strikes: int = 0


@dataclass(frozen=True, slots=True)
class Hand:
    """What a phone remembers of its line to a table.

    `seat` is the seat whose hand it shows, 0 where it only watches; `token` is what it says when it
    comes back. `waits` is whether a move is on its way, `is_away` whether the line is gone, and
    `is_paused` whether the table has no game for phones now.
    """

    seat: int
    token: str
    waits: bool = False
    is_away: bool = False
    is_paused: bool = False
