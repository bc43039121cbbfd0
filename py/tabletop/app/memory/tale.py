"""What is remembered of one finished game, and of all that were looked through."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabletop.app.ending.results import Result
from tabletop.app.memory.helped import UNAIDED, Helped


@dataclass(frozen=True, slots=True)
class Tale:
    """A finished game of people, as far as the book tells it.

    `twin` is the same for two copies of one game. `result` is that of the person at a table of one
    person, None for any other table; `rivals` are the computers, by name and level. `score` is the
    best of a person, in `tally` in words. `turn` is the greatest gain of a person by one move, with
    the sentence of the log; `bests` are the game's own, each a value and its words.
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
    """What was found in the kept games so far, by their ids: the time of the entry that was looked
    at, and its tale, None where there is nothing to tell.

    `waiting` are the games still to be looked at. Those that were begun before `since`, a time, are
    not told; "" is from the beginning.
    """

    since: str = ""
    found: Mapping[str, tuple[str, Tale | None]] = field(default_factory=dict)
    waiting: tuple[str, ...] = ()
