"""Hands on phones: each knows its seat and nothing more, and can play its own legal moves only."""

from __future__ import annotations

import json
import random

import pytest

from tabletop.core.match import Match
from tabletop.core.plain import from_plain, to_plain
from tabletop.games.registry import GAMES, load_game
from tests.app.hands.party import Device, Party, said

SECRET = ("witchcraft", "tuintopia")


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_played_on_phones(key: str) -> None:
    """Replaying the record of the table gives what every phone shows, as far as its seat sees."""
    rng = random.Random(f"phones/{key}")
    party = Party()
    party.lay(key, "phone,phone")
    for seat in (1, 2):
        party.join(seat, seat)
    for _ in range(60):
        if party.table.sitting.match.to_move is None:
            break
        party.play_one(rng)
    record = party.table.sitting.match.record
    match = Match.load(load_game(key), record)
    for seat, phone in party.phones.items():
        known = phone.sitting.match
        assert known.state == match.game.view(match.state, seat)
        assert known.to_move == match.to_move
        assert known.game.outcome(known.state) == match.game.outcome(match.state)
        assert phone.page["table"]["over"] is (match.to_move is None)
        assert not phone.games
    assert party.table.moves == record.moves
