"""Entries of the shelf as read from storage. The data is untrusted and validated completely.

An entry is a cache of its game: an invalid one is dropped and made again from the game.
static/js/page/cached.js applies the same rules before Python has started.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TypeGuard

from tabletop.app.model.entry import Entry, Shelf
from tabletop.core.errors import BadRecord
from tabletop.core.strict_json import read_json
from tabletop.games.registry import GAMES, TEMPLATE, has_table

STATES = ("running", "thinking", "over", "damaged")
MOST_SEATS = 6
LONGEST = {
    "id": 200,
    "game": 40,
    "title": 60,
    "name": 60,
    "status": 400,
    "when": 40,
    "state": 10,
}
"""The text fields of an entry, and their maximum lengths in characters."""

_ENTRY_TEXT = 10_000
_LIST_TEXT = 6_000_000
_KEYS = {*LONGEST, "seats"}
_SEAT_KEYS = {"name", "mark", "kind"}
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?([+-]\d\d:\d\d|Z)", re.ASCII)
_SURROGATE = re.compile("[\ud800-\udfff]")


def read_entry(id_: str, text: str) -> Entry | None:
    """Return the entry of the game `id_` from its JSON text, or None if it is invalid."""
    entry = _json(text, _ENTRY_TEXT)
    return entry if is_entry(entry) and entry["id"] == id_ else None


def read_list(text: str) -> Shelf:
    """Return the valid entries of a list of version 0.1.0, without the pictures it contains."""
    found = _json(text, _LIST_TEXT)
    entries = [_bare(each) for each in found] if isinstance(found, list) else []
    return tuple(entry for entry in entries if is_entry(entry))


def by_time(shelf: Iterable[Entry]) -> Shelf:
    """Return the shelf sorted by time, newest first and unreadable games last."""
    return tuple(sorted(shelf, key=lambda entry: (entry["when"], entry["id"]), reverse=True))


def is_time(text: str) -> bool:
    """Return whether `text` is a time in ISO 8601 with a time zone."""
    return _TIME.fullmatch(text) is not None


def is_text(value: object, most: int) -> bool:
    """Return whether `value` is a string of at most `most` characters without surrogates."""
    return isinstance(value, str) and len(value) <= most and _SURROGATE.search(value) is None


def is_entry(entry: object) -> TypeGuard[Entry]:
    """Return whether `entry` is a valid entry."""
    return (
        isinstance(entry, dict)
        and entry.keys() == _KEYS
        and all(is_text(entry[key], most) for key, most in LONGEST.items())
        and entry["state"] in STATES
        and (_is_damaged(entry) if entry["state"] == "damaged" else _is_game(entry))
    )


def _json(text: str, most: int) -> object:
    if len(text) > most:
        return None
    try:
        return read_json(text)
    except BadRecord:
        return None


def _bare(entry: object) -> object:
    """Return an entry of version 0.1.0 without its picture, or None if it is not an object."""
    if not isinstance(entry, dict):
        return None
    return {key: value for key, value in entry.items() if key != "thumb"}


def _is_damaged(entry: dict[str, object]) -> bool:
    return [entry["game"], entry["seats"], entry["when"]] == ["", [], ""]


def _is_game(entry: dict[str, object]) -> bool:
    seats = entry["seats"]
    return (
        entry["game"] in _known_games()
        and is_time(str(entry["when"]))
        and isinstance(seats, list)
        and 1 <= len(seats) <= MOST_SEATS
        and all(_is_seat(seat, mark) for mark, seat in enumerate(seats, start=1))
    )


@cache
def _known_games() -> frozenset[str]:
    return frozenset(filter(has_table, (*GAMES, TEMPLATE)))


def _is_seat(seat: object, mark: int) -> bool:
    return (
        isinstance(seat, dict)
        and seat.keys() == _SEAT_KEYS
        and is_text(seat["name"], LONGEST["name"])
        and type(seat["mark"]) is int
        and seat["mark"] == mark
        and seat["kind"] in ("human", "computer")
    )
