"""The storage of saved games, as far as the application knows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StorageFacts:
    """Bytes used by saved games, and the browser's promise to keep them (None if unknown)."""

    used: int
    promised: bool | None


@dataclass(frozen=True, slots=True)
class Storage:
    """The state of the storage.

    `unlisted` are the ids of saved games without an entry, and `unread` pairs the next few ids with
    the texts of their games. `keeping` is false after storage refused a game, until it accepts one
    again; `loose` is whether the game saved last may not be on disk yet. `forgotten` is (id, text,
    title) of the game deleted last, so that it can be restored. `may_clear` is whether this browser
    deletes data after seven days without a visit.
    """

    facts: StorageFacts | None = None
    unlisted: tuple[str, ...] = ()
    unread: tuple[tuple[str, str | None], ...] = ()
    keeping: bool = True
    loose: bool = False
    forgotten: tuple[str, str, str] | None = None
    may_clear: bool = False
