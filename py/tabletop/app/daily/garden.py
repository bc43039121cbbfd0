"""Which table a day has: its seed, its seats, and whether a record is of that table.

Nothing but the seed says that a game is the garden of a day, so every copy of it says so, wherever
it is kept. Days are dates as text, "2026-11-22", and the page says which one it is where it stands.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256

from tabletop.app.days import is_day
from tabletop.core.record import Record, SeatEntry
from tabletop.core.seating import named_seats
from tabletop.games.registry import load_game

RIVAL = "easy"
"""The level of the rivals of every garden of a day: one that is not yet the hardest of any game."""

_SEED = re.compile(r"(\d{4}-\d\d-\d\d)-[0-9a-f]{8}", re.ASCII)


def seed_of(key: str, day: str) -> str:
    """Return the seed of a game on a day.

    The date stands in it for everybody to read; what follows keeps a game and its rules apart from
    all others, and is nothing that anyone types by chance.
    """
    told = sha256(f"garden/{key}/{load_game(key).info.rules_version}/{day}".encode()).hexdigest()
    return f"{day}-{told[:8]}"


def id_of(key: str, day: str) -> str:
    """Return the id under which the garden of a day is kept when it is first played.

    static/js/page/daily/today.js makes the same one, to find it before Python is up.
    """
    return f"day-{day}-{key}"


def seats_of(key: str, name: str = "") -> list[SeatEntry]:
    """Return who sits there: one person, alone where the game allows it, or against few rivals."""
    rivals = load_game(key).info.min_seats - 1
    return named_seats([SeatEntry(name), *[SeatEntry("", RIVAL)] * rivals])


@cache
def _levels(key: str) -> tuple[str | None, ...]:
    return tuple(seat.level for seat in seats_of(key))


def day_of(record: Record) -> str:
    """Return the day whose garden a game was played in, "" for any other game.

    A game with the same seed and other seats or options is another game.
    """
    found = _SEED.fullmatch(record.seed)
    if found is None or not is_day(found[1]) or record.options:
        return ""
    is_same = tuple(seat.level for seat in record.seats) == _levels(record.game)
    return found[1] if is_same and record.seed == seed_of(record.game, found[1]) else ""
