"""The values that bots give to moves, in every game and at every level."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import Thought, decide, luck_of
from tabletop.ai.units import Unit
from tabletop.core.match import Match
from tabletop.core.record import STEPS, Record
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, load_bot, load_bots, load_game, load_judge, load_unit
from tests.tables import ALL_GAMES

LEVELS = [
    (key, level)
    for key in ALL_GAMES
    for level in load_bots(key)
    if level != "random" and (level not in STEPS or level == STEPS[-1])
]
PLIES = {"wizards-garden": 27, "garden-growth": 61, "letter-maze": 7}
"""Where in a random game each is asked; elsewhere after so many plies:"""
USUAL_PLY = 12
KNOW_NO_OTHERS = {("witchcraft", "easy"), ("letter-maze", "easy")}
"""Beginners that judge nothing but what they play."""


@cache
def asked(key: str) -> tuple[Any, int]:
    """Return a state of a two-player game, and the seat to move in it."""
    game = load_game(key)
    ply = PLIES.get(key, USUAL_PLY) if key in GAMES else 3
    match = random_match(game, 2, "values", {}, ply)
    while not match.to_move:
        match = random_match(game, 2, "values", {}, match.ply - 1)
    return match.state, match.to_move


def thought(key: str, level: str, *, hides: bool = False) -> Thought[Any]:
    """Return a judge's thought; if `hides`, on a resampled state with the same view."""
    game = load_game(key)
    state, seat = asked(key)
    view = game.view(state, seat)
    if hides:
        view = game.view(game.resample(view, seat, luck_of("other", 1, level)), seat)
    return decide(load_judge(key, level), view, seat, luck_of("values", 5, level))


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_values_lead_with_the_move_and_fall(key: str, level: str) -> None:
    """The first value is that of `move`; all moves are legal, and none repeats."""
    game = load_game(key)
    state, seat = asked(key)
    judged = thought(key, level)
    plain = decide(load_bot(key, level), game.view(state, seat), seat, luck_of("values", 5, level))
    assert judged.move == plain.move
    assert all(game.why_illegal(state, move) is None for move, _ in judged.values)
    assert len(dict(judged.values)) == len(judged.values)
    assert all(better[1] >= worse[1] for better, worse in pairwise(judged.values))
    if (key, level) not in KNOW_NO_OTHERS:
        assert judged.values[0][0] == judged.move
        assert len(judged.values) > 1


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_values_follow_from_view_and_luck_alone(key: str, level: str) -> None:
    """States with the same view have the same values, so values reveal nothing hidden."""
    assert thought(key, level, hides=True) == thought(key, level)


@pytest.mark.parametrize("key", GAMES)
def test_values_are_in_the_unit_of_the_game(key: str) -> None:
    """They are points, or a chance to win from 0 to 1."""
    assert load_unit(key) in (Unit.POINTS, Unit.CHANCE)
    values = [value for level in ("greedy", "medium") for _, value in thought(key, level).values]
    is_chance = all(0 <= value <= 1 for value in values)
    assert is_chance == (load_unit(key) == Unit.CHANCE)


HARD_MOVES = json.loads((Path(__file__).parent / "data" / "hard-moves.json").read_text("utf-8"))
"""Records, and what the hard opponent played at their ends before anybody asked it for values."""


@pytest.mark.parametrize("number", range(len(HARD_MOVES)))
def test_hard_plays_what_it_played(number: int) -> None:
    """Its moves for a seed change only when someone makes it stronger."""
    known = HARD_MOVES[number]
    record = Record.from_data(known["record"])
    match = Match.load(load_game(record.game), record)
    seat = match.to_move
    assert seat
    luck = luck_of(record.seed, match.ply, "hard")
    found = decide(load_bot(record.game, "hard"), match.game.view(match.state, seat), seat, luck)
    assert match.game.move_to_text(found.move) == known["move"]
