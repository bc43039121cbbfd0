"""The state of a puzzle on the table, and the puzzles solved on this device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.errors import BadRecord
from tabletop.core.puzzle import Puzzle
from tabletop.core.strict_json import read_json
from tabletop.games.registry import GAMES, AnyMatch, load_puzzles

FOLDER = "puzzle/"
"""The start of the ids of puzzle sessions; the page uses it to make their address."""

Solved = Mapping[str, frozenset[int]]
"""The ids of the puzzles solved on this device, by the key of their game."""


class Missed(NamedTuple):
    """A turn that did not solve a puzzle: the match with the reply, and the explanation."""

    match: AnyMatch
    why: str


class Trial(NamedTuple):
    """A puzzle on the table: its game, its number, its first ply, and whether it is solved.

    `why` explains the solution after a puzzle that asks for the best turn, "" for other kinds.
    `missed` is the latest wrong turn.
    """

    game: str
    number: int
    start: int
    solved: bool = False
    why: str = ""
    missed: Missed | None = None

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle itself."""
        return load_puzzles(self.game)[self.number - 1]

    @property
    def id(self) -> str:
        """The id of the session: `puzzle/GAME/ID`."""
        return id_of(self.game, self.number)


def id_of(game: str, number: int) -> str:
    """Return the id of the session of a puzzle: `puzzle/GAME/ID`."""
    return f"{FOLDER}{game}/{number}"


def named(text: str) -> tuple[str, int] | None:
    """Return (game, number) for `GAME/ID`, or (game, 1) for `GAME`; None if invalid."""
    game, _, number = text.partition("/")
    wanted = {str(each.id): each.id for each in load_puzzles(game)} if game in GAMES else {}
    return (game, wanted[number or "1"]) if (number or "1") in wanted else None


def solved_from(text: str | None) -> Solved:
    """Return the solved puzzles in a text from storage; invalid parts are ignored."""
    try:
        held = read_json(text or "{}")
    except BadRecord:
        return {}
    if not isinstance(held, dict):
        return {}
    return {
        key: frozenset(each for each in held[key] if type(each) is int and each > 0)
        for key in GAMES
        if isinstance(held.get(key), list)
    }


def with_solved(solved: Solved, game: str, number: int) -> Solved:
    """Return the solved puzzles with one more."""
    return {**solved, game: solved.get(game, frozenset()) | {number}}


def in_order(game: str) -> list[Puzzle]:
    """Return the puzzles of a game, easiest first; their ids may be in another order."""
    return sorted(load_puzzles(game), key=lambda each: (each.grade, each.id))


def next_of(game: str, solved: Solved, after: int = 0) -> int:
    """Return the id of the next unsolved puzzle after `after`, or the next one if all are solved.

    The order is that of `in_order`, and the first puzzle follows the last. 0 stands before the
    first.
    """
    ids = [each.id for each in in_order(game)]
    first = ids.index(after) + 1 if after else 0
    in_turn = ids[first:] + ids[:first]
    done = solved.get(game, frozenset())
    return next((each for each in in_turn if each not in done), in_turn[0])
