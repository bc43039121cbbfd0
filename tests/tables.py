"""The tables that tests over all games are played at: every game, seat count and single option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from tabletop.core.errors import BadRecord
from tabletop.core.game import complete_setup
from tabletop.games.registry import GAMES, TEMPLATE, load_game

ALL_GAMES = (*GAMES, TEMPLATE)


class Table(NamedTuple):
    """One way to sit down to a game."""

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


TABLES = tuple(tables())
TABLE_NAMES = tuple(str(table) for table in TABLES)

Speller = Callable[[Any, Any], Iterable[str]]
"""What says by which taps a move is spelled in a state."""


def speller_of(key: str) -> Speller | None:
    """Return what spells the moves of a game that has too many of them to try all taps.

    Such a game has a module `spelling` among its tests.
    """
    name = f"tests.games.{key.replace('-', '_')}.spelling"
    if not _is_module(name):
        return None
    speller: Speller = import_module(name).taps_for
    return speller


def _is_module(name: str) -> bool:
    """Return whether there is a module of that name; its package may be missing, too."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
