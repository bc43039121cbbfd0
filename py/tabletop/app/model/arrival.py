"""Games that come from elsewhere: from files, from other apps, and by post."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.app.model.entry import Entry
from tabletop.app.model.session import Session
from tabletop.games.registry import AnyMatch


class Guest(NamedTuple):
    """A valid game from a file, its entry on the shelf, and its fingerprint."""

    session: Session
    entry: Entry
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Arrival:
    """The import of games from files (see `arriving`), and its progress.

    `texts` are all games, each with its number in the file (0 if it is the only one). `read` counts
    the games read; `spent` counts the characters read in the current time slice. `guest` is being
    compared with similar saved games; `known` maps their ids to their fingerprints. `taken` are the
    ids of the games imported, and `unsettled` those that storage is still writing. `twins` counts
    duplicates of saved games, `homeless` games that did not fit into storage; `refused` holds the
    reasons why others were rejected. `puzzles` counts newly solved puzzles. `is_shared` is whether
    another app shared any of the files.
    """

    number: str
    texts: tuple[tuple[int, str], ...] = ()
    read: int = 0
    spent: int = 0
    guest: Guest | None = None
    known: Mapping[str, str] = field(default_factory=dict)
    taken: tuple[str, ...] = ()
    unsettled: frozenset[str] = frozenset()
    twins: int = 0
    homeless: int = 0
    refused: tuple[str, ...] = ()
    puzzles: int = 0
    is_shared: bool = False


@dataclass(frozen=True, slots=True)
class Inbox:
    """What has come to this device and waits for a decision.

    `letter` is a game received by link that is not on the table yet (see `post`); `unclaimed` is
    that game if it was saved before anybody said who plays here. `offered` are shared files waiting
    for consent. `arrival` is the current import.
    """

    letter: AnyMatch | None = None
    unclaimed: Session | None = None
    offered: tuple[str, ...] = ()
    arrival: Arrival | None = None
