"""The fast board of the opponents keeps the rules."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from tabletop.core.game import CHANCE, complete_setup
from tabletop.games.tuintopia.bots.board import (
    DONE,
    EXCHANGE,
    LAY,
    PLACE,
    SKIP,
    TURN,
    Board,
    Step,
    move_of,
)
from tabletop.games.tuintopia.bots.table import AVERAGE
from tabletop.games.tuintopia.rules.cards import CARDS, DECK, NUMBERS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import (
    Cover,
    Done,
    Draw,
    Exchange,
    Lay,
    Move,
    Place,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.rules.scoring import points_of
from tabletop.games.tuintopia.rules.state import HIDDEN, Phase, State
from tests.games.tuintopia.games import TABLES, state_after
from tests.games.tuintopia.positions import position


class Both(NamedTuple):
    """A state, and the board that should agree with it."""

    state: State
    board: Board


def begun(table: int, rng: random.Random) -> Both:
    """Return a new game at one of TABLES after the deal, and its board with a stack in order."""
    seats, options = TABLES[table]
    state = GAME.new_initial_state(complete_setup(GAME, seats, options))
    while state.phase is Phase.DEAL:
        state = GAME.apply_move(state, GAME.draw_chance(state, rng.randrange))
    return Both(state, Board(state).dealt(state, len(DECK), 0, rng))


def step_of(state: State, move: Move) -> Step:
    """Return the step that stands for a move."""
    numbers = state.ground.numbers
    match move:
        case Place(card, cell) | Cover(card, cell):
            return PLACE, NUMBERS[card], numbers[cell]
        case Lay(card, cell):
            return LAY, NUMBERS[card], numbers[cell]
        case Turn(cell):
            return TURN, 0, numbers[cell]
        case Done():
            return DONE, 0, 0
        case Exchange():
            return EXCHANGE, 0, 0
    return SKIP, 0, 0


def advanced(both: Both, move: Move) -> Both:
    """Return both after a decision, with the draws as they lie in the stack of the board."""
    board = both.board.copied()
    stack = board.stack[:]
    step = step_of(both.state, move)
    assert move_of(both.state, step) == move
    board.play(step)
    state = GAME.apply_move(both.state, move)
    while GAME.current_player(state) == CHANCE or state.phase is Phase.TUCK:
        if state.phase is Phase.TUCK:
            state = GAME.apply_move(state, Tuck(CARDS[board.stack[0]].code))
        else:
            state = GAME.apply_move(state, Draw(CARDS[stack.pop()].code))
    return Both(state, board)


def check(both: Both) -> None:
    """Compare all that a state and a board both hold."""
    state, board = both
    assert tuple(board.totals) == state.totals
    assert (board.free, board.closed, board.reachable) == (
        state.free,
        state.closed,
        state.reachable,
    )
    assert board.faces == list(state.closed_cards)
    assert [seat + 1 for seat in board.who] == list(state.who)
    assert [sorted(hand) for hand in board.hands] == [sorted(hand) for hand in state.hands]
    assert len(board.stack) == state.left
    for cell, card in enumerate(state.open_cards[:-1]):
        if card < 0:
            brought = [points_of(state, each, [cell])[0] for each in DECK]
            assert list(board.rows[cell][:AVERAGE]) == brought
            assert board.rows[cell][AVERAGE] == pytest.approx(sum(brought) / len(DECK))


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_board_keeps_the_rules(table: int) -> None:
    """Random games on the rules and on the board are the same from step to step."""
    rng = random.Random(f"board/{table}")
    both = begun(table, rng)
    while both.state.phase is not Phase.OVER:
        assert (both.board.seat + 1, both.board.a_used, both.board.b_used) == (
            both.state.seat,
            both.state.a_used,
            both.state.b_used,
        )
        both = advanced(both, GAME.random_move(both.state, rng))
        check(both)
    assert both.board.is_over == (both.state.ending in ("full", "empty"))


@pytest.mark.parametrize("traps", [0, 3])
def test_dealing_fits_what_is_known(traps: int) -> None:
    """What the seat knows stays, and every card is somewhere once."""
    state = state_after(4, 1, 60)
    view = GAME.view(state, 1)
    board = Board(view).dealt(view, len(DECK), traps, random.Random(1))
    assert board.hands[0] == list(view.hands[0])
    for known, face in zip(view.closed_cards, board.faces, strict=True):
        assert face == known or (known == HIDDEN and face >= 0)
    opened = [card for card in state.open_cards[:-1] if card >= 0]
    closed = [card for card in board.faces if card >= 0]
    held = [card for hand in board.hands for card in hand]
    assert sorted([*opened, *closed, *held, *board.stack]) == list(DECK)


def test_closed_cards_of_rivals_are_thought_to_be_bad() -> None:
    """Of several cards that a closed one may be, the worst for its cell is dealt there."""
    view = GAME.view(position({"level": "2"}, hands=("LAV", "SLA"), closed={"c2": "TOM2"}), 1)
    board, cell = Board(view), view.ground.numbers["c2"]
    rng = random.Random(2)

    def mean(traps: int) -> float:
        faces = [board.dealt(view, 3, traps, rng).faces[cell] for _ in range(100)]
        return sum(board.rows[cell][face] for face in faces) / len(faces)

    assert mean(3) < mean(0) - 0.5
