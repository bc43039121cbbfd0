"""The opponents: they see their view alone, find what must be found, and beat the level below."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from tabletop.ai.bot import AnyBot, RandomBot, decide
from tabletop.ai.levels import Foreseeing
from tabletop.games.witchcraft.bots.dial import DIAL
from tabletop.games.witchcraft.bots.levels import BOTS, JUDGEMENT
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import State, Step, first_state
from tests.games.witchcraft.positions import lively_match, position

LEVELS = ("easy", "medium", "hard", "greedy")

RIGHT_MOVES: list[dict[str, str]] = json.loads(
    (Path(__file__).parent / "right_moves.json").read_text(encoding="utf-8")
)
"""Positions of round 5 with seat 1 to decide, the one right move, and why it is right."""

QUICK: Mapping[str, AnyBot] = {**BOTS, "hard": Foreseeing(JUDGEMENT, work=24)}
"""The same opponents, with less work for the hard one: enough to see how it goes about it."""


def chosen(level: str, state: State, luck: int = 1, bots: Mapping[str, AnyBot] = BOTS) -> str:
    """Return the move of an opponent on the seat to move."""
    seat = state.mover
    thought = decide(bots[level], GAME.view(state, seat), seat, random.Random(luck))
    return GAME.move_to_text(thought.move)


@pytest.mark.parametrize("row", RIGHT_MOVES, ids=[row["why"][:40] for row in RIGHT_MOVES])
def test_the_hard_opponent_finds_the_one_right_move(row: dict[str, str]) -> None:
    """Whatever its luck, it wins where it can, stops a leader, and stays clear of the end."""
    state = position(row["seats"], Step(row["step"]))
    for luck in range(2):
        assert chosen("hard", state, luck) == row["right"], row["why"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("row", [row for row in RIGHT_MOVES if "wins at once" in row["why"]])
def test_nobody_overlooks_a_win(level: str, row: dict[str, str]) -> None:
    """A spell that wins now is cast on every level."""
    assert chosen(level, position(row["seats"], Step(row["step"])), 5) == row["right"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("luck", range(5))
def test_nobody_walks_into_certain_elimination(level: str, luck: int) -> None:
    """W9, R15: with Detection 12 every roll at the Inn is fatal, and so is Raven Call."""
    state = position("3/12 55555 S08 Sw | 3/0 11111 . Ri", Step.CHOICE)
    assert chosen(level, state, luck, QUICK) not in ("again=In", "cast=S08")
    state = position("3/12 00000 . Sw | 3/0 11111 . Ri", Step.MOVE)
    assert chosen(level, state, luck, QUICK) != "go=In"


@pytest.mark.parametrize("level", LEVELS)
def test_they_decide_from_their_view_alone(level: str) -> None:
    """W30: two states that differ in secrets only get the same moves with the same luck."""
    match = lively_match(3, "alike")
    rng = random.Random(3)
    for ply in range(20, match.ply, 23):
        state = match.positions[ply].state
        if seat := GAME.current_player(state):
            other = GAME.resample(GAME.view(state, seat), seat, rng)
            for luck in range(2):
                assert chosen(level, other, luck, QUICK) == chosen(level, state, luck, QUICK)


def test_the_hard_opponent_deals_hidden_hands_anew() -> None:
    """It does not take one guess for the truth: the samples of a search differ."""
    state = position("5/2 11111 S01 Sw | 5/2 33333 S21-S20-S18 Ri", Step.CHOICE)
    view = GAME.view(state, 1)
    rng = random.Random(1)
    hands = {GAME.resample(view, 1, rng).witches[1].hand for _ in range(20)}
    assert len(hands) == 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_gives_the_same_thoughts(level: str) -> None:
    """The work is counted, never timed: the same luck gives the same thoughts."""
    view = GAME.view(position("5/2 11211 S10-S04 Sw | 6/3 22222 S01 Ri", Step.MOVE), 1)
    runs = [list(QUICK[level].think(view, 1, random.Random(4))) for _ in range(2)]
    assert runs[0] == runs[1]


@pytest.mark.parametrize("seats", [2, 6])
def test_the_hard_opponent_thinks_in_small_steps(seats: int) -> None:
    """A thought follows each playout, and a playout goes through two rounds at most."""
    state = first_state(seats, 1)._replace(round=3)
    nodes = [
        thought.nodes for thought in QUICK["hard"].think(GAME.view(state, 1), 1, random.Random())
    ]
    assert len(nodes) == 1 + 24 // seats
    steps = [later - before for before, later in pairwise(nodes[1:])]
    assert max(steps) < 2 * (6 * seats + 20)


def finished(levels: tuple[str, ...], seed: int) -> tuple[int, ...]:
    """Return the winners of a game of opponents; every decision is legal."""
    rng = random.Random(seed)
    bots = {"random": RandomBot(GAME), **QUICK}
    state = first_state(len(levels), seed % len(levels) + 1)
    while (seat := GAME.current_player(state)) is not None:
        move: Move
        if seat:
            level = levels[seat - 1]
            thought = decide(bots[level], GAME.view(state, seat), seat, rng)
            move = thought.move
            assert GAME.why_illegal(state, move) is None
        else:
            move = GAME.draw_chance(state, rng.randrange)
        state = GAME.apply_move(state, move)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("level", ["easy", "medium", "greedy"])
def test_they_beat_random_opponents(level: str) -> None:
    """Eight games against two random opponents are eight wins."""
    for seed in range(8):
        assert finished((level, "random", "random"), seed) == (1,)


def test_medium_beats_easy() -> None:
    """Of twenty games medium wins more than half; it wins four of five in the long run."""
    wins = sum(finished(("medium", "easy"), seed) == (1,) for seed in range(20))
    assert wins > 10


def test_all_levels_play_together() -> None:
    """A whole game at six seats; legal moves all along."""
    levels = ("hard", "medium", "easy", "greedy", "random", "random")
    assert not set(finished(levels, 1)) & {5, 6}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("luck", range(5))
def test_nobody_lifts_a_rival_to_the_top(level: str, luck: int) -> None:
    """R18: Thirteenth Guest would make the rival win."""
    state = position("4/0 55555 S40 Sw | 14/0 00000 . Ri", Step.CHOICE)
    assert chosen(level, state, luck, QUICK) != "cast=S40"


def test_nobody_is_named_who_is_out() -> None:
    """W12, W20: a spell is cast on the living."""
    state = position("5/2 02002 S26 Sw | out | 2/11 11111 . Ri", Step.CHOICE)
    for level in LEVELS:
        assert chosen(level, state, 1, QUICK) != "cast=S26@2"


def test_the_weakest_step_never_chooses_certain_elimination() -> None:
    """W9: at Detection 12 every roll at the Inn puts a witch out; another step may go there."""
    state = position("3/12 11111 S21 Sw | 3/0 00000 . Ri", Step.MOVE)
    seeds = [random.Random(f"weak-{number}") for number in range(200)]
    moves = {GAME.move_to_text(decide(DIAL["seed"], state, 1, rng).move) for rng in seeds}
    assert "go=In" not in moves
    assert len(moves) > 3
