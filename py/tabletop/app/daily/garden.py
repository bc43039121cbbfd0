"""The table of a day: its seed, its seats, and whether a record belongs to it.

The garden of a day is recognised by its record alone, not by its id or name, so every copy of it is
recognised too. Days are dates such as "2026-11-22", in the player's local time.
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
"""The level of the opponents in every garden of the day; all games have stronger ones."""

_SEED = re.compile(r"(\d{4}-\d\d-\d\d)-[0-9a-f]{8}", re.ASCII)


def seed_of(key: str, day: str) -> str:
    """Return the seed of a game on a day.

    It contains the date in clear text. The digits after it separate games and rule versions, and
    can't be typed by chance.
    """
    told = sha256(f"garden/{key}/{load_game(key).info.rules_version}/{day}".encode()).hexdigest()
    return f"{day}-{told[:8]}"


def id_of(key: str, day: str) -> str:
    """Return the id under which the garden of a day is saved when it is first played.

    static/js/page/daily/garden-of-the-day.js makes the same id, to find the game before Python has
    started.
    """
    return f"day-{day}-{key}"


def seats_of(key: str, name: str = "") -> list[SeatEntry]:
    """Return the seats: one person, and as many opponents as the game needs."""
    rivals = load_game(key).info.min_seats - 1
    return named_seats([SeatEntry(name), *[SeatEntry("", RIVAL)] * rivals])


@cache
def _levels(key: str) -> tuple[str | None, ...]:
    return tuple(seat.level for seat in seats_of(key))


def day_of(record: Record) -> str:
    """Return the day whose garden this record belongs to, "" for any other game.

    A game with the same seed but other seats or options is not the garden of a day.
    """
    found = _SEED.fullmatch(record.seed)
    if found is None or not is_day(found[1]) or record.options:
        return ""
    is_same = tuple(seat.level for seat in record.seats) == _levels(record.game)
    return found[1] if is_same and record.seed == seed_of(record.game, found[1]) else ""
