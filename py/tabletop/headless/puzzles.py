"""The puzzles of a game as records."""

from __future__ import annotations

from tabletop.core.record import SeatEntry
from tabletop.games.registry import load_game, load_puzzles

RIVAL = "hard"
"""The level of the other seats."""


def puzzle_list(key: str) -> list[dict[str, object]]:
    """Return the puzzles of the game `key` as JSON objects.

    Each has a record that ends when its `seat`, a person's, is to move, and the moves of the
    solution. Play these in order; chance outcomes between them follow the record's seed.
    """
    game, told = load_game(key), []
    for puzzle in load_puzzles(key):
        seats = [
            SeatEntry(f"Seat {number}", None if number == puzzle.seat else RIVAL)
            for number in range(1, puzzle.seats + 1)
        ]
        told.append(
            {
                "record": puzzle.match(game, seats).record.to_data(),
                "seat": puzzle.seat,
                "kind": puzzle.kind,
                "solution": list(puzzle.solution),
                "grade": puzzle.grade,
            }
        )
    return told
