"""Time to review a whole game in WebAssembly, and the number of turning points found.

The games are those of the level "greedy" against itself, which makes mistakes to find.
"""

import json
import subprocess
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.figure import Figure
from tabletop.ai.bot import decide, luck_of
from tabletop.ai.review import review
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.registry import (
    GAMES,
    AnyMatch,
    load_bot,
    load_game,
    load_looks,
    load_reviewers,
    load_unit,
    load_words,
)

ROOT = Path(__file__).resolve().parent.parent
LEVEL, SEED = "greedy", "bench"


class Reviewed(NamedTuple):
    """The time and the findings of the review of one game."""

    game: str
    plies: int
    points: int
    seconds: float


def figures() -> Iterator[Figure]:
    """Yield the milliseconds and the number of turning points of a review of each game."""
    there = subprocess.run(
        ["node", "bench/reviews.mjs"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    for each in (Reviewed(**data) for data in json.loads(there.stdout)):
        name = f"{each.game}, a review of {each.plies} plies, in WebAssembly"
        yield Figure(name, 1000 * each.seconds, "ms", "at most 10,000")
        yield Figure("    turning points", each.points, "")


def all_reviews() -> Iterator[Reviewed]:
    """Yield the review of one game each."""
    for key in GAMES:
        match = _played(key)
        judges, begun = load_reviewers(key), time.process_time()
        looked = review(match, *judges, load_unit(key), load_looks(key), load_words(key))
        (last,) = deque(looked, maxlen=1)
        yield Reviewed(key, match.ply, len(last.points), time.process_time() - begun)


def _played(key: str) -> AnyMatch:
    game, bot = load_game(key), load_bot(key, LEVEL)
    seats = computer_seats(max(2, game.info.min_seats), LEVEL)
    match: AnyMatch = Match.start(game, seats, SEED, {}).settle()
    while match.to_move:
        view = game.view(match.state, match.to_move)
        thought = decide(bot, view, match.to_move, luck_of(SEED, match.ply, LEVEL))
        match = match.play(game.move_to_text(thought.move)).settle()
    return match
