"""The opponents: they play legally, find what must be found, and beat the level below."""

from __future__ import annotations

import json
import random
from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import AnyBot, RandomBot, Thought, decide
from tabletop.games.hanging_gardens.advice.adviser import HINT
from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.levels import BOTS, Searcher
from tabletop.games.hanging_gardens.bots.search import Search
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move, Roll
from tabletop.games.hanging_gardens.rules.state import State, first_state
from tests.games.hanging_gardens.gardens import state_after
from tests.games.hanging_gardens.solver import only_winning_move

LEVELS = ("greedy", "easy", "medium", "hard")

RIGHT_ANSWERS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "right_answers.json").read_text(encoding="utf-8")
)
"""Moves that lead to a last turn, the one move that wins it, and why it does."""

QUICK: dict[str, AnyBot] = {**BOTS, "hard": Searcher(((8, 6, 4, 3),), 1_500)}
"""The same opponents, with less work for the hard one: enough for whole games."""

MOST_WORK = {"greedy": 700, "easy": 700, "medium": 8_000, "hard": 26_000}
"""A level is defined by work: so many positions may be looked at for a decision."""

MOST_WORK_A_THOUGHT = 700
"""A search must be stoppable often: after the options of one position, or a few."""

MIDGAME = (
    "T0,0 T0,2 T-2,2 T2,2 S0,0 S0,0 T0,0 S0,2 S0,2 G0,1 T0,2 PR-2,3 PR-1,3 PB0,3 G2,3 PR3,3 T4,1"
)


BEHIND = (
    "T0,0 G0,0 G0,1 PB1,1 PB1,0 T1,2 G1,3 PR1,2 PG0,1 PG2,2 T2,4 T0,4 PK0,4 PB0,5 PB2,5 PK2,4 "
    "G1,5 PK2,3 G1,4 T-1,2 PG-1,3 T2,6 G2,6 PB3,4 PG0,2 PB1,4 PK-1,2 PK0,0 T0,6 T0,8 G1,7 PK1,6 "
    "G1,9 PR1,8 PR0,8 T2,8 PR2,8 PR2,7"
)


def thoughts(level: str, state: State, luck: int = 1) -> list[Thought[Move]]:
    """Return all thoughts of one decision of the seat to act."""
    view = GAME.view(state, state.seat)
    return list(BOTS[level].think(view, state.seat, random.Random(luck)))


@pytest.mark.parametrize("row", RIGHT_ANSWERS, ids=[row["right"] for row in RIGHT_ANSWERS])
def test_the_hard_opponent_finds_the_one_right_answer(row: dict[str, Any]) -> None:
    """R15, R18: it wins at once, where all else lets a rival end the game and not lose it."""
    state = state_after(row["moves"], row["seats"])
    assert only_winning_move(state) == row["right"], row["why"]
    assert GAME.move_to_text(thoughts("hard", state)[-1].move) == row["right"], row["why"]


def test_a_hint_finds_the_terrace_to_which_the_gazebo_should_move() -> None:
    """Five points behind, a terrace that is no room for beds lets the gazebo draw level."""
    state = state_after(BEHIND)
    assert GAME.scores(state) == (21, 16)
    thought = decide(HINT, state, state.seat, random.Random(1))
    assert GAME.move_to_text(thought.move).startswith("T")
    said = "Place a terrace there, then move your gazebo onto it: 5 more points."
    assert thought.reason == said


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moves", ["", MIDGAME])
def test_thoughts_are_legal_and_repeatable(level: str, moves: str) -> None:
    """Every thought could be played; the same luck gives the same thoughts, in bounded work."""
    state = state_after(moves)
    found = thoughts(level, state)
    assert found == thoughts(level, state)
    for thought in found:
        assert GAME.why_illegal(state, thought.move) is None
    counts = [0, *(thought.nodes for thought in found)]
    assert counts[-1] <= MOST_WORK[level]
    assert all(0 <= after - before <= MOST_WORK_A_THOUGHT for before, after in pairwise(counts))


@pytest.mark.parametrize("seat", [1, 2])
def test_there_is_no_secret(seat: int) -> None:
    """Everything lies open: each seat's view is the whole state, and so is every sample of it."""
    state = state_after(MIDGAME)
    assert GAME.view(state, seat) == state
    assert GAME.resample(state, seat, random.Random(1)) == state


def finished(levels: tuple[str, ...], seed: int, first: int | None = 1) -> State:
    """Return the end of a game of opponents in which every move is legal."""
    rng = random.Random(seed)
    bots = {"random": RandomBot(GAME), **QUICK}
    state = first_state(len(levels), first)
    while (seat := GAME.current_player(state)) is not None:
        if not seat:
            state = GAME.apply_move(state, GAME.draw_chance(state, rng.randrange))
            continue
        level = levels[seat - 1]
        thought = decide(bots[level], GAME.view(state, seat), seat, rng)
        assert GAME.why_illegal(state, thought.move) is None
        state = GAME.apply_move(state, thought.move)
    return state


def winners(end: State) -> tuple[int, ...]:
    """Return who has won."""
    outcome = GAME.outcome(end)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(
    ("levels", "first"),
    [
        (("hard", "easy"), 2),
        pytest.param(("easy", "hard", "medium"), None, marks=pytest.mark.thorough),
        pytest.param(("medium", "easy", "greedy", "hard"), 4, marks=pytest.mark.thorough),
    ],
)
def test_all_levels_play_whole_games(levels: tuple[str, ...], first: int | None) -> None:
    """R2, R15: with two to four seats, with and without a roll, to the end."""
    assert winners(finished(levels, 1, first))


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["easy", "medium", "greedy"])
def test_they_beat_random_opponents(level: str) -> None:
    """Two games against a random opponent are two wins."""
    for seed in range(2):
        assert winners(finished((level, "random"), seed)) == (1,)


@pytest.mark.thorough
def test_medium_beats_easy() -> None:
    """By a point a game at least: in five games as many as opponents of one strength seldom are
    apart. It wins four of five in the long run."""
    ends = [GAME.scores(finished(("medium", "easy"), seed, seed % 2 + 1)) for seed in range(5)]
    assert sum(medium - easy for medium, easy in ends) > 5


def test_a_forced_pass_is_found() -> None:
    """R16, H21: where nothing can be done, all levels pass, and say so."""
    tower = "T0,0 T2,0 T4,0 " + "S0,0 S0,0 T0,0 " * 7
    beds = "G0,0 PR2,0 PR3,0 G1,1 PR4,0 PR5,0 PR2,1 PR3,1 PK4,1 PK5,1 PK1,0 PK0,1"
    state = state_after(f"{tower}{beds}")
    for level in LEVELS:
        assert GAME.move_to_text(thoughts(level, state)[-1].move) == "pass"


@pytest.mark.parametrize("budget", [200, 500, 1_000, 1_500])
def test_a_search_that_stops_midway_leaves_the_board_as_it_was(budget: int) -> None:
    """Other actions are compared from there."""
    board = Board(state_after(MIDGAME))
    deque(Search(board, budget, random.Random(1)).run([(8, 6, 4, 3)]), maxlen=0)
    fresh = Board(state_after(MIDGAME))
    assert (board.turn, board.coins, board.gazebos) == (fresh.turn, fresh.coins, fresh.gazebos)


def test_a_judge_compares_what_it_is_asked_about() -> None:
    """However little that promises."""
    state = state_after(MIDGAME)
    seat = state.seat
    quick = Searcher(((8, 6, 4, 3),), 300, compared=(3, 4, 1000)).judge()
    usual = decide(quick, state, seat, random.Random(1))
    legal = (move for move in GAME.legal_moves(state) if not isinstance(move, Roll))
    least = next(move for move in legal if move not in dict(usual.values))
    asked = decide(quick.asked(least), state, seat, random.Random(1))
    assert asked.move == usual.move
    assert least in dict(asked.values)
