"""The data of one finished game for the statistics, and of all games read so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabletop.app.model.helped import UNAIDED, Helped
from tabletop.app.model.results import Result


@dataclass(frozen=True, slots=True)
class Tale:
    """A finished game of people, as far as the statistics need it.

    `twin` is equal for copies of one game. `result` is that of the only person, None if there are
    more people. `rivals` are the computers as (name, level). `score` is the best score of a person,
    and `tally` the same in words. `turn` is the greatest gain of a person by one move, with its
    sentence in the log. `bests` are the game's own records, each as (value, text).
    """

    twin: str
    begun: float
    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    rivals: tuple[tuple[str, str], ...] = ()
    result: Result | None = None
    score: int = 0
    tally: str = ""
    turn: tuple[int, str] = (0, "")
    helped: Helped = UNAIDED
    feats: frozenset[str] = frozenset()
    bests: Mapping[str, tuple[int, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Memory:
    """The saved games read so far: by id, the time of the entry read, and its tale or None.

    `waiting` are the ids of games still to be read. Games begun before `since`, a time, do not
    count; "" counts all.
    """

    since: str = ""
    found: Mapping[str, tuple[str, Tale | None]] = field(default_factory=dict)
    waiting: tuple[str, ...] = ()
