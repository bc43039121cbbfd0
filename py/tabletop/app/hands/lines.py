"""What is remembered of the lines between a table and its phones, on both sides."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.registry import AnyMatch


@dataclass(frozen=True, slots=True)
class Line:
    """The line from this table to a phone that shows the hand of `seat`.

    Until it has greeted, that is the seat for which its code was shown, and it is told nothing.
    `told` is the match as it was told last, on the table with the id `table`. `strikes` counts what
    it has said since its last legal move that could not be taken.
    """

    seat: int
    has_greeted: bool = False
    table: str = ""
    told: AnyMatch | None = None
    strikes: int = 0


@dataclass(frozen=True, slots=True)
class Hand:
    """What a phone remembers of its line to a table: its seat, and the token to come back with.

    `waits` is whether a move is on its way, `is_away` whether the line is gone.
    """

    seat: int
    token: str
    waits: bool = False
    is_away: bool = False
