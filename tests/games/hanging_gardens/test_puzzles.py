"""What makes a turn the best of all, whatever the rival answers: the measure of the puzzles."""

from __future__ import annotations

import random

import pytest

from tabletop.app.puzzles.judging import answered
from tabletop.core.puzzle import Puzzle
from tabletop.core.record import SeatEntry
from tabletop.games.hanging_gardens.bots.answers import ENDLESS, Answers
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.registry import AnyMatch, load_puzzles
from tests.games.hanging_gardens.gardens import state_after
from tools.puzzles.hanging_answers import weighed

SOME = load_puzzles("hanging-gardens")[::9]

COPIED = (
    "T0,0 G0,0 T0,2 S0,2 PK0,1 PB1,0 T-1,-2 G-1,-2 G0,-2 PR0,-1 PB-1,-1 PG1,1 T1,-2 PB1,-1 PG2,-1 "
    "G1,-2 T-2,1 PG-1,1 PK-2,2 PB-1,2 PK0,0 T-4,1 PG-3,2 PB-2,1 T2,1 PB2,1 PR3,1 G-4,2 PR-3,1 "
    "PR3,2 PK1,-2 PK2,2 T-5,3 PR-5,3 PR2,-2 T-3,-3 PG-4,3 PK-5,4 PG-3,-2 T4,2"
)
"""Seat 1 sees 25 points from (0,-2); behind it there is bare table."""


def test_a_rival_lays_a_terrace_and_goes_upon_it() -> None:
    """After T0,-4 G0,-4 the rival looks along the same sight line and is level."""
    state = state_after(f"{COPIED} S0,2 T0,2")
    assert GAME.scores(state) == (26, 15)
    assert Answers(1).worst(state, -ENDLESS)[0] == 0


def test_a_turn_is_not_the_best_if_another_stays_as_far_ahead() -> None:
    """Eleven points ahead and nine ahead come to the same when the answer makes both level."""
    turn = tuple(map(GAME.move_from_text, ("S0,2", "T0,2")))
    assert weighed(state_after(COPIED), turn)[1] <= 0


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: str(puzzle.id))
def test_the_answer_to_a_wrong_turn_leaves_less_than_the_solution_keeps(puzzle: Puzzle) -> None:
    """What the page says of both is true, and differs by the margin at least."""
    match: AnyMatch = puzzle.match(GAME, [SeatEntry("Ada"), SeatEntry("Basil")])
    solution = puzzle.solved(match).state
    assert Answers(puzzle.seat).worst(solution, -ENDLESS)[0] == puzzle.lead
    rng = random.Random(puzzle.id)
    for _ in range(4):
        wrong = match
        while wrong.to_move == puzzle.seat:
            wrong = wrong.play(GAME.move_to_text(GAME.random_move(wrong.state, rng)))
        if GAME.likeness(wrong.state) != GAME.likeness(solution):
            reply = answered(puzzle, wrong)
            assert Answers(puzzle.seat).lead(reply.state) <= puzzle.lead - puzzle.margin
            assert reply.to_move in (puzzle.seat, None)
