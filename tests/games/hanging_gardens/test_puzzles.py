"""What makes a turn the best of all, whatever the rival answers: the measure of the puzzles."""

from __future__ import annotations

import random
import re
from functools import reduce

import pytest

from tabletop.app.puzzles.judging import answered
from tabletop.app.puzzles.words import solved
from tabletop.core.puzzle import DECISIVE, Puzzle
from tabletop.core.record import SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.advice.answers import ENDLESS, Answers
from tabletop.games.hanging_gardens.advice.turns import clue, why
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.registry import AnyMatch, load_puzzles
from tabletop.scene.measure import text_width
from tests.games.hanging_gardens.gardens import state_after
from tools.puzzles.hanging_answers import weighed
from tools.puzzles.hanging_gardens import HangingGardens

SOME = [each for each in load_puzzles("hanging-gardens") if each.id in (1, 14, 31, 46, 49, 54, 59)]
"""Of each grade, some that end or decide a game, and none whose answers take seconds to try."""

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


WHOLE = {
    1: "You gain 7 points. The blue bed scores 5 points.",
    5: "You gain 2 points; your rival loses 5. Row 3 of their view scores less.",
    16: "You gain 8 points; your rival gains 1. Row 2 goes from 1 to 6.",
    22: "You gain 8 points. From the new terrace you score 25 points.",
    49: "That ends the game, 20 points to 17.",
}
"""What is said of solved puzzles: the first action of 22 costs five points."""


@pytest.mark.parametrize("number", WHOLE)
def test_a_solved_puzzle_tells_what_the_whole_turn_gains(number: int) -> None:
    """Both actions are counted together, and the piece is named that the points come from."""
    puzzle = load_puzzles("hanging-gardens")[number - 1]
    state = puzzle.match(GAME, [SeatEntry("Ada"), SeatEntry("Basil")]).state
    turn = [*map(GAME.move_from_text, puzzle.solution)]
    assert why(state, turn) == WHOLE[number]


LINE = 304.0
"""The width of a line of a message on a phone."""


def test_what_is_said_of_a_solved_puzzle_covers_nothing_on_a_phone() -> None:
    """Two lines; a third only with the sentence that a turn decides the game."""
    for puzzle in load_puzzles("hanging-gardens"):
        state = puzzle.match(GAME, [SeatEntry("Ada"), SeatEntry("Basil")]).state
        turn = [*map(GAME.move_from_text, puzzle.solution)]
        told = solved(puzzle.kind, puzzle.margin, why(state, turn), wins=True)
        assert text_width(told, 16) < (2 + (puzzle.margin > DECISIVE)) * LINE - 20, told


def test_what_is_said_of_a_turn_is_so() -> None:
    """Recounted from the scores before and after it."""
    for puzzle in load_puzzles("hanging-gardens"):
        state = puzzle.match(GAME, [SeatEntry("Ada"), SeatEntry("Basil")]).state
        turn = [*map(GAME.move_from_text, puzzle.solution)]
        after = reduce(GAME.apply_move, turn, state)
        scores = [*zip(GAME.scores(state), GAME.scores(after), strict=True)]
        (was, own), (before, rival) = scores[state.seat - 1], scores[2 - state.seat]
        told = why(state, turn)
        if found := re.match(r"You gain (\d+) points?(?:; your rival (loses|gains) (\d+))?", told):
            assert own - was == int(found[1])
            change = int(found[3] or 0) * (-1 if found[2] == "loses" else 1)
            assert rival - before == change
        elif found := re.match(r"Your rival loses (\d+)", told):
            assert (own - was, before - rival) == (0, int(found[1]))
        elif found := re.match(r"That ends the game, (\d+) points? to (\d+)", told):
            assert (own, rival) == (int(found[1]), int(found[2]))
        else:
            assert found is not None, told
        if found := re.search(r"On the new terrace you have (\d+)", told):
            assert own == int(found[1])


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: str(puzzle.id))
def test_a_puzzle_is_as_hard_as_its_grade(puzzle: Puzzle) -> None:
    """By what a person sees of one action at a time."""
    match: AnyMatch = puzzle.match(GAME, [SeatEntry("Ada"), SeatEntry("Basil")])
    assert HangingGardens().grade(match, puzzle.solution) == puzzle.grade


def test_what_people_found_hard_has_three_stars_and_what_they_found_easy_has_not() -> None:
    """In 11 neither action gains by itself, and the gazebo goes elsewhere than upon the new
    terrace; in 39, 44 and 55 there is one place to hide a view, and nothing else to do."""
    grades = {puzzle.id: puzzle.grade for puzzle in load_puzzles("hanging-gardens")}
    assert grades[11] == 3
    assert max(grades[number] for number in (39, 42, 44, 45, 55, 58, 60)) <= 2


def test_every_action_of_a_puzzle_is_for_something() -> None:
    """A gazebo that climbs a terrace, looks elsewhere or sees a bed; tiles that hide or rise."""
    said = set()
    for puzzle in load_puzzles("hanging-gardens"):
        state = puzzle.match(GAME, [SeatEntry("Ada"), SeatEntry("Basil")]).state
        turn = [*map(GAME.move_from_text, puzzle.solution)]
        said |= {clue(state, turn, move).split(". ")[1] for move in turn}
    assert len(said) >= 9


def test_any_two_actions_can_be_told() -> None:
    """Also of a turn that gains nothing, and of one that only costs."""
    rng = random.Random(7)
    match = random_match(GAME, 2, "turns", {"first": "1"})
    for position in match.positions[1:-2:3]:
        one = GAME.random_move(position.state, rng)
        between = GAME.apply_move(position.state, one)
        if not between.is_over and between.seat == position.state.seat:
            turn = [one, GAME.random_move(between, rng)]
            for told in (why(position.state, turn), clue(position.state, turn, one)):
                assert re.fullmatch(r"([A-Z][^.{}]+\. ?)+", told)


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
