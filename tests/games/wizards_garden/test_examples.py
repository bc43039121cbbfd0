"""The worked examples W1 to W23 of the rules of Wizards' Garden."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.core.game import listed_moves, read_move
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Move
from tabletop.games.wizards_garden.rules.position import position_to_text
from tabletop.games.wizards_garden.rules.state import State
from tests.games.wizards_garden.positions import W23, state_at

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())

W3 = "..../..../..b./wwb."
W7 = "..../bwbb/..../wbww 2 w0b1 w0b0 1"


def played(state: State, moves: str) -> State:
    """Return `state` after `moves`; raise IllegalMove where one is refused."""
    for text in moves.split():
        state = GAME.apply_move(state, read_move(GAME, state, text))
    return state


def refused(state: State, text: str) -> str:
    """Return the code with which `text` is refused in `state`."""
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, state, text)
    return caught.value.code


def match(moves: str, **options: str) -> Match[State, Move]:
    """Return a new match after `moves`, with seed 42."""
    table = Match.start(GAME, (SeatEntry("Ada"), SeatEntry("Hazel")), "42", options)
    for text in moves.split():
        table = table.play(text)
    return table


def text_of(state: State) -> str:
    """Return the position string of `state`."""
    return position_to_text(state.position)


def legal(state: State) -> set[str]:
    """Return the texts of the legal moves."""
    return set(listed_moves(GAME, state, 100) or ())


@pytest.mark.parametrize("row", EXAMPLES, ids=[row[0] for row in EXAMPLES])
def test_example(row: list[object]) -> None:
    """W1 to W17: one move at a position, and what comes of it."""
    _, before, move, after, winners, basket = (*row, None, None)[:6]
    state = state_at(str(before))
    if str(after).startswith("E-"):
        assert refused(state, str(move)) == after
        return
    state = played(state, str(move))
    assert text_of(state) == after
    outcome = GAME.outcome(state)
    assert (list(outcome.winners) if outcome else None) == winners
    assert basket is None or state.position.basket == basket


def test_w5_a_line_of_setup_seeds_is_not_harvested() -> None:
    """W5 (J5, J6): a line of setup seeds stays until the first planting breaks it."""
    table = match("a1w b1w c1w d1w first=1 a2b")
    assert text_of(table.state) == "..../..../b.../bwww 2 w0b0 w0b0 -"
    assert all(GAME.scores(position.state) == (0, 0) for position in table.positions)


def test_w18_keep_or_undo() -> None:
    """W18 (R13): the question, its answers, and the final second planting."""
    start = state_at(W3, undo="on")
    asked = played(start, "d1w")
    assert legal(asked) == {"keep", "undo"}
    assert GAME.current_player(asked) == 1
    assert (asked.position.basket, GAME.scores(asked)) == (18, (1, 0))
    assert GAME.current_player(played(asked, "keep")) == 2
    undone = played(asked, "undo")
    assert undone.position == start.position
    assert len(legal(undone)) == 10
    final = played(undone, "d1b")
    assert text_of(final) == "..../..../..b./wwwb 2 w0b0 w0b0 -"
    assert refused(undone, "undo") == "E-PHASE"
    assert refused(final, "keep") == "E-PHASE"


def test_w18_undo_gives_the_staff_back() -> None:
    """W18 (R13, J21): an undo restores the flowers and the Staff too."""
    state = played(state_at(W7, undo="on"), "b2w undo")
    assert text_of(state) == W7


def test_w19_the_toss_comes_after_the_setup() -> None:
    """W19 (R4, J2): two outcomes, then the plantings of the seat that was drawn."""
    table = match("a1w b2b c3w d4b")
    assert legal(table.state) == {"first=1", "first=2"}
    assert table.state.position.basket == 16
    table = table.play("first=2")
    assert text_of(table.state) == "...b/..w./.b../w... 2 w0b0 w0b0 -"
    cells = ("b1", "a2", "c2", "b3", "d3", "c4")
    assert legal(table.state) == {cell + face for cell in cells for face in "wb"}


def test_w20_the_shortest_game() -> None:
    """W20 (R14, R15, J16): four plantings empty the board; the Staff decides."""
    table = match("c2b b3b a3b c3w d3b c1b c3w c4b", first="1")
    assert text_of(table.state) == "..../..../..../.... 1 w0b1 w0b1 2"
    outcome = GAME.outcome(table.state)
    assert outcome
    assert outcome.winners == (2,)


def test_w21_legal_plantings() -> None:
    """W21 (R6): every legal planting at W3's start."""
    assert legal(state_at(W3)) == {
        cell + face for cell in ("d1", "a2", "b2", "d2", "c3") for face in "wb"
    }


def test_w22_setup_seeds_kept_apart() -> None:
    """W22 (J3): with `apart` a seed may not be placed beside another."""
    table = match("b2w", setup="apart")
    assert refused(table.state, "b3w") == "E-ADJACENT"
    assert "c3w" in legal(table.state)


def test_w23_a_whole_game() -> None:
    """W23: 33 moves, three choices of direction, a tie that the Staff decides."""
    table = match(" ".join(W23))
    assert text_of(table.state) == "wwbb/bbwb/bbww/wbbw 1 w2b0 w0b2 2"
    assert (table.ply, table.state.position.basket) == (33, 0)
    outcome = GAME.outcome(table.state)
    assert outcome
    assert outcome.winners == (2,)
    assert table.positions[-1].seeded


@pytest.mark.parametrize(("seed", "outcome"), [("42", "first=1"), ("7", "first=2")])
def test_the_toss_follows_the_seed(seed: str, outcome: str) -> None:
    """Section 5: one draw decides the toss."""
    table = Match.start(GAME, (SeatEntry("Ada"), SeatEntry("Hazel")), seed)
    for text in ("a1w", "b2b", "c3w", "d4b"):
        table = table.play(text)
    assert table.seed_outcome() == outcome
