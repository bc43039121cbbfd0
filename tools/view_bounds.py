"""Write the maximum size of each part of a state, by game, for phones to validate views.

    PYTHONPATH=py .venv/bin/python -m tools.view_bounds

Run it when the states of a game change; `tests/app/hands/test_bounds.py` checks the bounds.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

from tabletop.app.phones.view_bounds import FILE, sizes
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import GAMES, AnyGame, AnyMatch, load_game

RECORDS = Path(__file__).parents[1] / "tests" / "data" / "records"

GAMES_EACH = 12
MOST_PLIES = 600


def chosen(game: AnyGame, rng: random.Random) -> dict[str, str]:
    """Return random options of `game`, by key."""
    return {option.key: rng.choice(option.choices).value for option in game.info.options}


def games_of(key: str) -> list[AnyMatch]:
    """Return the recorded games, and random ones for every number of players."""
    game, found = load_game(key), recorded(key)
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        for number in range(GAMES_EACH):
            rng = random.Random(f"bounds/{key}/{seats}/{number}")
            try:
                entries = [SeatEntry(f"P{seat}") for seat in range(seats)]
                match = Match.start(game, entries, f"bounds{number}", chosen(game, rng))
            except ValueError:
                continue  # these options don't allow this number of players
            found.append(played(match.settle(), rng))
    return found


def recorded(key: str) -> list[AnyMatch]:
    """Return the games recorded for tests, which include custom boards."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((RECORDS / key).glob("*.json"))]
    return [Match.load(load_game(key), Record.from_text(text)) for text in texts]


def played(match: AnyMatch, rng: random.Random) -> AnyMatch:
    """Return `match` after random moves, to the end of the game or MOST_PLIES plies."""
    while match.to_move and match.ply < MOST_PLIES:
        move = match.game.random_move(match.state, rng)
        match = match.play(match.game.move_to_text(move)).settle()
    return match


def bounds_of(key: str) -> dict[str, int]:
    """Return the maximum size of each part of a state over all games, by path."""
    most: Counter[str] = Counter()
    for match in games_of(key):
        for position in match.positions:
            for path, size in sizes(position.state):
                most[path] = max(most[path], size)
    return dict(sorted(most.items()))


if __name__ == "__main__":
    text = json.dumps({key: bounds_of(key) for key in GAMES}, indent=1)
    FILE.write_text(f"{text}\n", encoding="utf-8")
