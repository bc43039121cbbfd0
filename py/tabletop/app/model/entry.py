"""The entry of a saved game: what the menu shows of it."""

from __future__ import annotations

from typing import Literal, TypedDict

EntryState = Literal["running", "thinking", "over", "damaged"]
"""The state of a saved game: a person is to move, a computer is, it is over, or unreadable."""

SeatKind = Literal["human", "computer"]


class EntrySeat(TypedDict):
    """A seat of a saved game; `mark` is its number, from 1."""

    name: str
    mark: int
    kind: SeatKind


class Entry(TypedDict):
    """A saved game as the menu lists it.

    `title` is that of its game, `name` what the player called it, or "". `when` is the time of the
    latest change in ISO 8601. An unreadable game has no `game`, `seats` or `when`.
    """

    id: str
    game: str
    title: str
    name: str
    seats: list[EntrySeat]
    status: str
    when: str
    state: EntryState


Shelf = tuple[Entry, ...]
