"""How fast opponents think: positions a second, and milliseconds a decision, also in WebAssembly.

The same decisions are taken natively and in Pyodide under Node: the first ones of a game in which
a level plays itself, and some more from its middle on.
"""

import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.figure import Figure
from tabletop.ai.bot import decide, luck_of
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.registry import GAMES, AnyMatch, load_bots, load_game

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ("easy", "medium", "hard")
EARLY, LATER = 6, 6
"""So many decisions are timed at the start, and so many after `MIDDLE` plies of the game."""
MIDDLE = 24
SPEEDS = {"wizards-garden": "at least 150,000"}
GOALS = {
    "easy": ("at most 300", "at most 300"),
    "hard": ("at most 2,000", "at most 4,000"),
    "medium": ("", ""),
}
"""Milliseconds in WebAssembly, at the median and at the worst."""


class Decisions(NamedTuple):
    """What one level of one game took for its decisions: seconds each, positions in all."""

    game: str
    level: str
    seconds: list[float]
    nodes: int


def figures() -> Iterator[Figure]:
    """Yield the rate and the decisions of every level of every game that has it."""
    there = subprocess.run(
        ["node", "bench/decisions.mjs"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    in_wasm = [Decisions(**each) for each in json.loads(there.stdout)]
    for native, wasm in zip(all_decisions(), in_wasm, strict=True):
        yield from _figures(native, wasm)


def all_decisions() -> Iterator[Decisions]:
    """Yield the decisions of every level of every game that has it."""
    for key in GAMES:
        for level in LEVELS:
            if level in load_bots(key):
                yield _decisions(key, level)


def _figures(native: Decisions, wasm: Decisions) -> Iterator[Figure]:
    name, (typical, worst) = f"{native.game}: {native.level}", GOALS[native.level]
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
