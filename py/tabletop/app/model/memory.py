"""The data of one finished game for the statistics, and of all games read so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabletop.app.model.helped import UNAIDED, Helped
from tabletop.app.model.results import Result


@dataclass(frozen=True, slots=True)
class Tale:
    """What the statistics need of a finished game with at least one person here.

    `twin` is equal for copies of one game. `result` is the result of the only person, None if there
    are more people. `rivals` are the computers as (name, level). `score` is the best score of a
    person, and `tally` the same in words. `turn` is the greatest gain of a person by one move, and
    the sentence of that move in the log. `bests` are the game's own records, each as (value, text).
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
    """The finished games read so far, and those still to be read.

    `found` maps the id of each game read to the time of its entry, and its tale, None if it has
    none. `waiting` are the ids of the others. Games begun before the time `since` do not count; ""
    counts all.
    """

    since: str = ""
    found: Mapping[str, tuple[str, Tale | None]] = field(default_factory=dict)
    waiting: tuple[str, ...] = ()
