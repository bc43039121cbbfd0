"""Messages of puzzles."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Open a puzzle, or the next unsolved one if `id` is None."""

    game: str
    id: int | None = None


@dataclass(frozen=True, slots=True)
class PuzzleAnew:
    """Go back to the start of the puzzle."""


@dataclass(frozen=True, slots=True)
class PuzzleMissed:
    """Show the latest wrong turn again."""


PuzzleMessage = Puzzle | PuzzleAnew | PuzzleMissed
