"""The difficulty dial: near misses at random, but never blunders."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tabletop.ai.bot import Thought, decide, luck_of
from tabletop.ai.dial import Dialled, Lapsing, drawn
from tabletop.core.record import STEPS
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, load_bots, load_game, strengths

LATE = {"wizards-garden": 40, "garden-growth": 61}
"""Where in a random game every strength is asked that takes long early; elsewhere after `USUAL`."""
USUAL = 18

VALUES = (("best", 10.0), ("alike", 9.0), ("also", 9.0), ("worse", 8.0), ("nonsense", 5.0))


@dataclass(frozen=True)
class Sure:
    """A judge that knows the exact values."""

    def think(self, view: float, seat: int, rng: random.Random) -> Iterator[Thought[str]]:
        """Yield the best move with all values."""
        yield Thought("best", 1, "It is best.", VALUES)


def taken(heat: float, gone: float = 0.0) -> Counter[str]:
    """Return the moves taken with different luck."""
    bot: Dialled[float, str] = Dialled(Sure(), heat, lambda view: view)
    return Counter(decide(bot, gone, 1, random.Random(luck)).move for luck in range(400))


def test_a_cold_one_takes_the_best() -> None:
    """With no heat always, with little heat almost always."""
    assert set(taken(0.0)) == set(taken(0.1)) == {"best"}


def test_near_misses_are_taken_by_their_value_and_nonsense_never() -> None:
    """Moves of one value share its probability; those ten times less likely are left out."""
    found = taken(1.5)
    assert set(found) == {"best", "alike", "also", "worse"}
    assert found["best"] > found["alike"] + found["also"] > found["worse"]
    assert abs(found["alike"] - found["also"]) < 60


def test_it_sees_clearer_towards_the_end() -> None:
    """The same heat misses less when the game is nearly over."""
    assert taken(1.5, gone=1.0)["best"] > taken(1.5)["best"] + 40


def test_who_strays_gives_no_reason() -> None:
    """A reason applies to the best move only."""
    bot: Dialled[float, str] = Dialled(Sure(), 1.5, lambda view: view)
    for luck in range(20):
        found = decide(bot, 0.0, 1, random.Random(luck))
        assert (found.reason != "") == (found.move == "best")
        assert found.values[0][0] == found.move


def test_a_lapse_comes_by_lot() -> None:
    """It comes at random, for its share of the decisions."""
    wild: Dialled[float, str] = Dialled(Sure(), 1.5, lambda view: view)
    lapsing: Lapsing[float, str] = Lapsing(Sure(), wild, 0.3)
    found = [decide(lapsing, 0.0, 1, random.Random(luck)).move for luck in range(400)]
    assert 0.7 * 400 <= found.count("best") < 400


def test_of_equal_values_any_may_be_drawn() -> None:
    """Moves of equal value are equally likely."""
    rng = random.Random(4)
    assert {drawn((("a", 1.0), ("b", 1.0)), 0.5, rng) for _ in range(20)} == {"a", "b"}


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_all_strengths(key: str) -> None:
    """The same seven names; each moves legally, and alike with the same luck."""
    assert strengths(key) == STEPS
    game, bots = load_game(key), load_bots(key)
    match = random_match(game, 2, "dial", {}, LATE.get(key, USUAL))
    while not match.to_move:
        match = random_match(game, 2, "dial", {}, match.ply - 1)
    view = game.view(match.state, match.to_move)
    for step in STEPS[:-1]:
        thoughts = [decide(bots[step], view, match.to_move, luck_of("d", 1, step)) for _ in "ab"]
        assert thoughts[0] == thoughts[1]
        assert game.why_illegal(match.state, thoughts[0].move) is None
