"""Perft tables: the number of move sequences from recorded positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.core.sampling import computer_seats
from tabletop.games.registry import load_game
from tabletop.headless.report import perft
from tests.tables import ALL_GAMES

DATA = Path(__file__).parent / "data" / "perft"


def rows() -> list[Any]:
    """Return every row of every table, with its game and position."""
    return [
        pytest.param(path.stem, row, id=f"{path.stem}-{row['name']}")
        for path in sorted(DATA.glob("*.json"))
        for row in json.loads(path.read_text())
    ]


def test_every_game_has_a_table() -> None:
    """Each game has a perft table."""
    assert {path.stem for path in DATA.glob("*.json")} == set(ALL_GAMES)


@pytest.mark.parametrize(("key", "row"), rows())
def test_perft(key: str, row: dict[str, Any]) -> None:
    """Each depth has the recorded number of sequences; a failure shows the count for each move."""
    game = load_game(key)
    record = Record(
        key, computer_seats(row["seats"], "random"), "perft", row["options"], tuple(row["moves"])
    )
    state = Match.load(game, record).state
    counts = [perft(game, state, depth) for depth in range(1, len(row["counts"]) + 1)]
    split = {
        game.move_to_text(move): perft(game, game.apply_move(state, move), len(counts) - 1)
        for move in game.legal_moves(state)
        if counts != row["counts"]
    }
    assert counts == row["counts"], split
