"""Games of random moves for the headless command, tests and benchmarks."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tabletop.core.game import CHANCE, Game, M, S, complete_setup
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry


def computer_seats(count: int, level: str) -> tuple[SeatEntry, ...]:
    """Return `count` seats of computer opponents of one level, named "Seat 1" and so on."""
    return tuple(SeatEntry(f"Seat {number}", level) for number in range(1, count + 1))


def random_match(
    game: Game[S, M], seats: int, seed: str, options: Mapping[str, str], plies: int | None = None
) -> Match[S, M]:
    """Play uniformly random legal moves to the end of the game, or for at most `plies` plies.

    `seed` determines both the chance outcomes and the moves, with a separate generator for the
    moves. Raise BadRecord for bad seats, seed or options.
    """
    complete_setup(game, seats, options)  # reject a huge number before making seats
    match = Match.start(game, computer_seats(seats, "random"), seed, options)
    rng = random.Random(f"{seed}/moves")
    while match.to_move is not None and (plies is None or match.ply < plies):
        match = random_ply(match, rng)
    return match


def random_ply(match: Match[S, M], rng: random.Random) -> Match[S, M]:
    """Return the match after the seed's outcome at a chance position, or else a random move."""
    if match.to_move == CHANCE:
        return match.play(match.seed_outcome())
    move = match.game.random_move(match.state, rng)
    return match.play(match.game.move_to_text(move))
