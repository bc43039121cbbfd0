"""What a maker of puzzles is and gives, and the games in which it looks for them."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from tabletop.ai.bot import decide, luck_of
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch, load_bot, load_game


class Found(NamedTuple):
    """A puzzle at a position: its kind, its solution, its grade, what it is worth in figures.

    `lead` is what the solution leaves after any answer, where that is asked for.
    """

    kind: str
    solution: tuple[str, ...]
    grade: int
    worth: float
    lead: int | None = None


Plenty = Collection[tuple[str, int]]
"""The kinds with their grades of which enough was found."""


Tables = Sequence[tuple[Sequence[str], Mapping[str, str]]]
"""The levels of the seats, and the options, of the games that are played one after the other."""


class Maker(Protocol):
    """How the puzzles of one game are made.

    `tables` are played at for it; `wanted` says how many puzzles of each kind and grade are.
    """

    key: str
    tables: Tables
    wanted: Mapping[tuple[str, int], int]

    def puzzles_at(self, match: AnyMatch, plenty: Plenty) -> Iterator[Found]:
        """Yield the puzzles at a position in which a seat is to decide, but those in plenty."""
        ...


@runtime_checkable
class Grading(Protocol):
    """Who says how hard a puzzle is without looking for it again."""

    def grade(self, match: AnyMatch, solution: Sequence[str]) -> int:
        """Return 1, 2 or 3, the hardest."""
        ...


def positions(
    key: str, levels: Sequence[str], options: Mapping[str, str], seed: str
) -> Iterator[AnyMatch]:
    """Yield a game of such opponents before each decision.

    Of levels with strokes between them one decides at each ply, by lot.
    """
    lots = random.Random(seed)
    seats = [SeatEntry(f"Seat {number}") for number, _ in enumerate(levels, start=1)]
    match: AnyMatch = Match.start(load_game(key), seats, seed, options).settle()
    while match.to_move:
        yield match
        seat = match.to_move
        level = lots.choice(levels[seat - 1].split("/"))
        luck = luck_of(seed, match.ply, level)
        thought = decide(load_bot(key, level), match.game.view(match.state, seat), seat, luck)
        match = match.play(match.game.move_to_text(thought.move)).settle()


def decisions(match: AnyMatch) -> list[str]:
    """Return the moves of a match without the outcomes of chance, which follow from its seed."""
    played = zip(match.positions, match.record.moves, strict=False)
    return [move for at, move in played if match.game.current_player(at.state) != CHANCE]


def position_of(key: str, noted: Mapping[str, Any]) -> AnyMatch:
    """Return the match at a puzzle that was noted."""
    seats = [SeatEntry(f"Seat {number}") for number in range(1, noted["seats"] + 1)]
    match: AnyMatch = Match.start(load_game(key), seats, noted["seed"], noted["options"]).settle()
    for move in noted["moves"]:
        match = match.play(move).settle()
    return match
