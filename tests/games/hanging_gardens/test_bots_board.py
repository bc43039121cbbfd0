"""The board on which the opponents try actions out comes to the same as the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.judge import WON, Judge
from tabletop.games.hanging_gardens.rules.actions import (
    allowed_actions,
    support_anchors,
    terrace_anchors,
)
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import COLOURS, FULL_STACK, Bed, lay_bed
from tabletop.games.hanging_gardens.rules.notation import Action, Plant, Support, Terrace
from tabletop.games.hanging_gardens.rules.scoring import score_from, scores_of
from tabletop.games.hanging_gardens.rules.sight import heights_of
from tabletop.games.hanging_gardens.rules.state import State, first_state
from tests.games.hanging_gardens.gardens import state_after

PLATEAUS = "T0,0 T0,2 T-2,2 T2,2 S0,0 S0,0 T0,0 S0,2 S0,2 G0,1 T0,2 PR-2,3 PR-1,3 PB0,3 G2,3"
"""Two plateaus, beds before and behind them, and both gazebos."""


def building(state: State, rng: random.Random) -> Action:
    """Return a random action, kind first, and rather one that builds upward."""
    actions = allowed_actions(state)
    full = {stack.anchor for stack in state.garden.stacks if stack.supports == FULL_STACK}
    rising: list[Action] = [
        each for each in actions if isinstance(each, Terrace) and each.anchor in full
    ]
    supports: list[Action] = [each for each in actions if isinstance(each, Support)]
    for liked in (rising, supports):
        if liked and rng.random() < 0.4:
            return rng.choice(liked)
    kind = rng.choice(sorted({type(each).__name__ for each in actions}))
    return rng.choice([each for each in actions if type(each).__name__ == kind])


def lively_game(seats: int, seed: int) -> Iterator[tuple[State, Action]]:
    """Yield the positions of a game that builds plateaus, each with the action done in it."""
    rng = random.Random(seed)
    state = first_state(seats, 1)
    while not state.is_over:
        action = building(state, rng)
        yield state, action
        state = GAME.apply_move(state, action)


def assert_same(board: Board, state: State) -> None:
    """Compare all that the board keeps with the state."""
    garden = state.garden
    assert [board.views.score(each) if each else 0 for each in board.gazebos] == list(
        scores_of(garden)
    )
    assert board.views.opened == garden.free_spaces
    assert (board.pieces_left, board.is_over) == (garden.pieces_left, state.is_over)
    assert board.turn == (state.seat, state.action, state.idle, state.passes)
    assert board.anchors.union(board.stacks_of(FULL_STACK)) == set(terrace_anchors(garden))
    assert {*board.flat_anchors(), *board.stacks_of(1)} == set(support_anchors(garden))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_a_board_that_is_played_on_stays_with_the_rules(seats: int, seed: int) -> None:
    """R3 to R16, R19: after every action of whole games, scores and places are equal."""
    board = Board(first_state(seats, 1))
    for state, action in lively_game(seats, seed):
        assert_same(board, state)
        board.do(action)
        assert_same(board, GAME.apply_move(state, action))


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_tried_out_is_taken_back_whole(seats: int) -> None:
    """A line of actions, done and undone, leaves no trace."""
    rng = random.Random(seats)
    board = Board(first_state(seats, 1))
    for state, action in lively_game(seats, 7):
        ahead, done = state, 0
        while not ahead.is_over and done < rng.randrange(4):
            tried = building(ahead, rng)
            board.do(tried)
            ahead = GAME.apply_move(ahead, tried)
            done += 1
            assert_same(board, ahead)
        for _ in range(done):
            board.undo()
        assert_same(board, state)
        board.do(action)


def test_the_score_of_every_open_spot_is_known() -> None:
    """R19: what a gazebo would score on any free space, on plateaus and behind them too."""
    for seed in range(2):
        for state, _ in list(lively_game(2, seed))[::6]:
            board = Board(state)
            heights = heights_of(state.garden)
            scores = {
                spot: score_from(heights, state.garden, spot) for spot in state.garden.free_spaces
            }
            assert {spot: board.views.score(spot) for spot in scores} == scores
            assert board.views.best() == max(scores.values(), default=0)
            best = board.views.best_spots(3)
            assert [score for score, _ in best] == sorted(scores.values(), reverse=True)[:3]


def test_the_changes_by_a_bed_are_foretold() -> None:
    """R24, R25: what each bed that can be planted would make of the scores of both gazebos."""
    for moves in (PLATEAUS, PLATEAUS.replace("S0,2 S0,2 G0,1 T0,2", "G0,1 T0,4 T2,0 T4,2")):
        state = state_after(moves)
        garden, heights = state.garden, heights_of(state.garden)
        gazebos = [space for space in garden.gazebos if space]
        spaces = sorted(garden.free_spaces)
        changes = Board(state).views.changes(gazebos, spaces, COLOURS)
        for space in spaces:
            for colour in COLOURS:
                after = lay_bed(garden, Bed(space, colour))
                expected = [
                    (index, score_from(heights, after, spot))
                    for index, spot in enumerate(gazebos)
                    if score_from(heights, after, spot) != score_from(heights, garden, spot)
                ]
                assert changes.get((space, colour), []) == expected


def test_the_judge_foretells_what_its_options_come_to() -> None:
    """The value of an option that is not tried out is that of the position after it."""
    state = state_after(PLATEAUS)
    board = Board(state)
    judge = Judge(board, state.seat)
    for value, move in judge.options():
        if isinstance(move, Plant):
            board.do(move)
            assert value == judge.value()
            board.undo()


def test_a_finished_game_is_worth_its_result() -> None:
    """R18: a win outweighs every lead, and a shared win is worth nothing."""
    for seed in range(6):
        *_, (state, action) = lively_game(2, seed)
        board = Board(state)
        board.do(action)
        one, other = scores_of(GAME.apply_move(state, action).garden)
        value = Judge(board, 1).value()
        assert (value > WON // 2, value < -WON // 2) == (one > other, one < other)
