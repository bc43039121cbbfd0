"""How fast the hard opponents think, natively: positions a second, and milliseconds a decision."""

import time
from collections.abc import Iterator
from statistics import median

from bench.figure import Figure
from tabletop.ai.bot import decide, luck_of
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.registry import GAMES, AnyMatch, load_bots, load_game

LEVEL = "hard"
DECISIONS = 8
GOALS = {"wizards-garden": "at least 150,000"}


def figures() -> Iterator[Figure]:
    """Yield the rate and the median decision of every game that has such an opponent."""
    for key in GAMES:
        if LEVEL in load_bots(key):
            yield from _decisions(key)


def _decisions(key: str) -> Iterator[Figure]:
    game = load_game(key)
    seats = computer_seats(max(2, game.info.min_seats), LEVEL)
    match: AnyMatch = Match.start(game, seats, "bench", {}).settle()
    nodes = 0
    spent: list[float] = []
    while match.to_move and len(spent) < DECISIONS:
        begun = time.process_time()
        view = match.game.view(match.state, match.to_move)
        thought = decide(
            load_bots(key)[LEVEL], view, match.to_move, luck_of("bench", match.ply, LEVEL)
        )
        spent.append(time.process_time() - begun)
        nodes += thought.nodes
        match = match.play(game.move_to_text(thought.move)).settle()
    rate = nodes / sum(spent)
    yield Figure(f"{key}: positions of the hard search", rate, "a second", GOALS.get(key, ""))
    yield Figure(f"{key}: a hard decision, median", 1000 * median(spent), "ms")
