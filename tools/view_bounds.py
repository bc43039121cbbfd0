"""Writes how large the parts of a state become in each game, for phones to check views by.

    PYTHONPATH=py .venv/bin/python -m tools.view_bounds

Run it when a game has other states; `tests/app/hands/test_bounds.py` says when.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

from tabletop.app.hands.bounds import FILE, sizes
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import GAMES, AnyGame, AnyMatch, load_game

RECORDS = Path(__file__).parents[1] / "tests" / "data" / "records"

GAMES_EACH = 12
MOST_PLIES = 600


def chosen(game: AnyGame, rng: random.Random) -> dict[str, str]:
    """Return options of a game, drawn at random."""
    return {option.key: rng.choice(option.choices).value for option in game.info.options}


def games_of(key: str) -> list[AnyMatch]:
    """Return the recorded games, and others of random moves at every number of seats."""
    game, found = load_game(key), recorded(key)
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        for number in range(GAMES_EACH):
            rng = random.Random(f"bounds/{key}/{seats}/{number}")
            try:
                entries = [SeatEntry(f"P{seat}") for seat in range(seats)]
                match = Match.start(game, entries, f"bounds{number}", chosen(game, rng))
            except ValueError:
                continue  # these options are not for so many
            found.append(played(match.settle(), rng))
    return found


def recorded(key: str) -> list[AnyMatch]:
    """Return the games that tests have as records: among them are boards of people's own."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((RECORDS / key).glob("*.json"))]
    return [Match.load(load_game(key), Record.from_text(text)) for text in texts]


def played(match: AnyMatch, rng: random.Random) -> AnyMatch:
    """Return a match after random moves to its end, or as many as are enough."""
    while match.to_move and match.ply < MOST_PLIES:
        move = match.game.random_move(match.state, rng)
        match = match.play(match.game.move_to_text(move)).settle()
    return match


def bounds_of(key: str) -> dict[str, int]:
    """Return the largest size of each part of all states."""
    most: Counter[str] = Counter()
    for match in games_of(key):
        for position in match.positions:
            for path, size in sizes(position.state):
                most[path] = max(most[path], size)
    return dict(sorted(most.items()))


if __name__ == "__main__":
    text = json.dumps({key: bounds_of(key) for key in GAMES}, indent=1)
    FILE.write_text(f"{text}\n", encoding="utf-8")
