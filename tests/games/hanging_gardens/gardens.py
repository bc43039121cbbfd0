"""Positions for the tests of Hanging Gardens."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State


def played(
    moves: str | Iterable[str], seats: int = 2, first: str = "1", seed: str = "test"
) -> Match[State, Move]:
    """Return the match after `moves`, given as a list or as one text with blanks between them."""
    texts = moves.split() if isinstance(moves, str) else moves
    match = Match.start(GAME, computer_seats(seats, "random"), seed, {"first": first})
    for text in texts:
        match = match.play(text)
    return match


def state_after(moves: str | Iterable[str], seats: int = 2) -> State:
    """Return the state after `moves`, seat 1 going first."""
    return played(moves, seats).state


def row_of_terraces(last: int) -> list[str]:
    """Return T0,0 T2,0 ... up to the one anchored at (last,0)."""
    return [f"T{x},0" for x in range(0, last + 1, 2)]


def row_of_beds() -> list[str]:
    """Return beds on y = 0 from x = 0 to 23: six red, six black, six green, six blue."""
    return [f"P{colour}{x},0" for x, colour in enumerate("RRRRRRKKKKKKGGGGGGBBBBBB")]
