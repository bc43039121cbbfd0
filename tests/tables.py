"""Every combination of game, seat count and single option that the general tests play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.core.errors import BadRecord
from tabletop.core.game import complete_setup
from tabletop.games.registry import GAMES, TEMPLATE, load_game

ALL_GAMES = (*GAMES, TEMPLATE)


class Table(NamedTuple):
    """A game with its seat count and options."""

    key: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.key}-{self.seats}" + (f"-{chosen}" if chosen else "")


def tables() -> Iterator[Table]:
    """Yield a table for every seat count of every game, and one for each value of each option."""
    for key in ALL_GAMES:
        info = load_game(key).info
        for seats in range(info.min_seats, info.max_seats + 1):
            yield Table(key, seats, {})
        for option in info.options:
            for choice in option.choices[1:]:
                table = Table(
                    key, max(info.min_seats, choice.min_seats), {option.key: choice.value}
                )
                if _is_possible(table):
                    yield table


def _is_possible(table: Table) -> bool:
    try:
        complete_setup(load_game(table.key), table.seats, table.options)
    except BadRecord:
        return False
    return True


def is_usual(table: Table) -> bool:
    """Return whether `make test` plays a table: fewest seats, most seats, and each option."""
    info = load_game(table.key).info
    return bool(table.options) or table.seats in (info.min_seats, info.max_seats)


TABLES = tuple(tables())
