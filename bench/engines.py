"""Native speed of the rules engines: random play with full lists of legal moves.

Each figure is paired with a baseline measured just before it: rounds of a fixed amount of plain
Python work. On a noisy machine the ratio is stable where the figure itself drifts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import islice
from statistics import median

from bench.figure import Figure
from tabletop.core.game import CHANCE, complete_setup
from tabletop.core.match import Match
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, AnyGame, load_about, load_game

SECONDS = 1.5
ROUNDS = 3
WORD_GAME = "letter-maze"
GOAL = "at least 25,000"
GOALS = {"hanging-gardens": "at least 5,000", WORD_GAME: "at least 200"}
MOST_LISTED = 5_000
"""Lists of words can reach millions: longer ones are given up, as the headless command does."""


def baseline() -> float:
    """Return the current speed of this machine, in rounds of fixed work a second."""
    begun = time.process_time()
    board = tuple(range(64))
    for turn in range(2_000):
        board = (*board[: turn % 64], turn, *board[turn % 64 + 1 :])
    return 2_000 / (time.process_time() - begun)


def figures() -> Iterator[Figure]:
    """Yield the median rate of each game over some rounds, and its ratio to the baseline."""
    for key in GAMES:
        game = load_game(key)
        is_word_game = key == WORD_GAME
        measure = _lists_per_second if is_word_game else _moves_per_second
        rounds = [(baseline(), measure(game, f"bench{number}")) for number in range(ROUNDS)]
        speed = median(found for _, found in rounds)
        ratio = median(1000 * found / base for base, found in rounds)
        unit = "lists/s" if is_word_game else "moves/s"
        yield Figure(f"{load_about(key).title}: random play", speed, unit, GOALS.get(key, GOAL))
        yield Figure(f"{load_about(key).title}: beside 1000 rounds of plain work", ratio, unit[:-2])


def _moves_per_second(game: AnyGame, seed: str) -> float:
    """Return the rate of random play: list all legal moves, pick one, apply it."""
    rng = random.Random(seed)
    setup = complete_setup(game, game.info.min_seats, {})
    plies, spent = 0, 0.0
    while spent < SECONDS:
        begun = time.process_time()
        state = game.new_initial_state(setup)
        while (player := game.current_player(state)) is not None:
            if player == CHANCE:
                move = game.draw_chance(state, rng.randrange)
            else:
                move = rng.choice(tuple(game.legal_moves(state)))
            state = game.apply_move(state, move)
            plies += 1
        spent += time.process_time() - begun
    return plies / spent


def _lists_per_second(game: AnyGame, seed: str) -> float:
    """Return the rate of listing all word moves in random positions on a full board."""
    match: Match[object, object] = random_match(game, 4, seed, {}, 30)
    states = [position.state for position in match.positions if game.current_player(position.state)]
    lists, spent = 0, 0.0
    while spent < SECONDS:
        begun = time.process_time()
        for state in states:
            for _ in islice(game.legal_moves(state), MOST_LISTED):
                pass
        lists += len(states)
        spent += time.process_time() - begun
    return lists / spent
