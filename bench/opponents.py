"""Speed of the bots: positions a second and milliseconds a decision, also in WebAssembly.

The same decisions are made natively and in Pyodide under Node: the first ones of a game of a level
against itself, and some more from its middle on.
"""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.figure import Figure
from tabletop.ai.bot import decide, luck_of
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.registry import GAMES, AnyMatch, load_bots, load_game, strengths
from tabletop.headless.arena import play_arena

ROOT = Path(__file__).resolve().parent.parent
EARLY, LATER = 6, 6
"""So many decisions are timed at the start, and so many after `MIDDLE` plies of the game."""
MIDDLE = 24
SPEEDS = {"wizards-garden": "at least 150,000"}
GOALS = ("at most 2,000", "at most 4,000")
"""Milliseconds in WebAssembly, at the median and at the worst."""


class Decisions(NamedTuple):
    """The decisions of one level of one game: seconds for each, positions in total."""

    game: str
    level: str
    seconds: list[float]
    nodes: int


def figures() -> Iterator[Figure]:
    """Yield the rate and the decisions of each strength of each game, and how strong it is."""
    there = subprocess.run(
        ["node", "bench/decisions.mjs"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    in_wasm = [Decisions(**each) for each in json.loads(there.stdout)]
    for native, wasm in zip(all_decisions(), in_wasm, strict=True):
        yield from _figures(native, wasm)
    for key in GAMES:
        yield from _dial(key)


def _dial(key: str) -> Iterator[Figure]:
    """Yield each strength's share of wins against the one below, and the mean score.

    Use hundreds of games for meaningful figures: `make bench PARTS=opponents DIAL_GAMES=200` takes
    hours.
    """
    games = int(os.environ.get("DIAL_GAMES", "4"))
    for weaker, stronger in pairwise(strengths(key)):
        played = play_arena(key, [stronger, weaker], games, "dial", {})
        wins, scores = played["wins"], played["mean_scores"]
        assert isinstance(wins, list)
        assert isinstance(scores, list)
        decided = 100 * wins[0] / max(1.0, sum(wins))
        yield Figure(f"{key}: {stronger} beats {weaker}", decided, "%", "58 to 70")
        yield Figure(f"{key}: {stronger}, mean score", scores[0], "points")


def all_decisions() -> Iterator[Decisions]:
    """Yield the decisions of every level of every game that has it."""
    for key in GAMES:
        for level in strengths(key):
            yield _decisions(key, level)


def _figures(native: Decisions, wasm: Decisions) -> Iterator[Figure]:
    name, (typical, worst) = f"{native.game}: {native.level}", GOALS
    if native.level == "hard":
        rate = native.nodes / sum(native.seconds)
        goal = SPEEDS.get(native.game, "")
        yield Figure(f"{name}, positions, native", rate, "a second", goal)
    yield Figure(f"{name}, a decision, native, median", 1000 * median(native.seconds), "ms")
    yield Figure(f"{name}, in WebAssembly, median", 1000 * median(wasm.seconds), "ms", typical)
    yield Figure(f"{name}, in WebAssembly, worst", 1000 * max(wasm.seconds), "ms", worst)


def _decisions(key: str, level: str) -> Decisions:
    game, bot = load_game(key), load_bots(key)[level]
    quick = load_bots(key)["greedy"]
    seats = computer_seats(max(2, game.info.min_seats), level)
    match: AnyMatch = Match.start(game, seats, "bench", {}).settle()
    seconds: list[float] = []
    nodes = 0
    while match.to_move and len(seconds) < EARLY + LATER:
        is_timed = len(seconds) < EARLY or match.ply >= MIDDLE
        view = game.view(match.state, match.to_move)
        begun = time.process_time()
        luck = luck_of("bench", match.ply, level)
        thought = decide(bot if is_timed else quick, view, match.to_move, luck)
        if is_timed:
            seconds.append(time.process_time() - begun)
            nodes += thought.nodes
        match = match.play(game.move_to_text(thought.move)).settle()
    return Decisions(key, level, seconds, nodes)
