"""The worked examples H1 to H26."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.core.game import listed_moves
from tabletop.core.match import Match
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.lookout import best_view, four_views
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State
from tests.games.hanging_gardens.gardens import played, row_of_beds, row_of_terraces

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())

H23 = (
    "roll=1,5 "
    "T0,0 T1,-2 S1,-2 S1,-2 G1,0 T1,-2 T2,0 T0,2 PR1,3 PG2,0 PB1,1 PR3,1 PG2,1 PG3,0 T4,0 T-2,1 "
    "PK0,2 S1,-2 S1,-2 T1,-2 G0,0 PK-2,1 T3,-3 T4,-5 T3,-7 PR4,-5 PK-1,2 PR4,-4 T-4,2 S3,-7 S3,-7 "
    "T3,-7 T3,2 PB0,3 PR4,2 S4,0 S4,0 T4,0 T0,4 PG1,0 PK2,-1 PG-4,3 PR3,3 PK5,0 PB3,2 PK5,1 "
    "G-3,2 PB0,1 PG-3,3 G3,-6 PB4,3 G3,-7 PB-2,2"
)


@pytest.fixture(params=EXAMPLES, ids=[f"{each['id']}: {each['note']}" for each in EXAMPLES])
def example(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return one example: moves, and what is known of the position after them."""
    found: dict[str, Any] = request.param
    return found


@pytest.fixture
def match(example: dict[str, Any]) -> Match[State, Move]:
    """Return the match after the moves of the example."""
    return played(
        example["moves"],
        example.get("seats", 2),
        example.get("first", "1"),
        example.get("seed", "test"),
    )


def view_of(state: State, seat: int, direction: str) -> int:
    """Return the points that a seat sees in a direction, one of N, E, S, W."""
    space = state.garden.gazebos[seat - 1]
    assert space is not None
    return four_views(state.garden, space)["NESW".index(direction)].points


def error_of(match: Match[State, Move], text: str) -> str:
    """Return code and rule with which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        match.play(text)
    return f"{caught.value.code} {caught.value.rule}"


def test_views_and_scores(example: dict[str, Any], match: Match[State, Move]) -> None:
    """R19 to R26 as the examples show them."""
    for key, points in example.get("views", {}).items():
        assert view_of(match.state, int(key[0]), key[1]) == points, key
    for seat, points in example.get("scores", {}).items():
        assert GAME.scores(match.state)[int(seat) - 1] == points


def test_legal_and_refused_moves(example: dict[str, Any], match: Match[State, Move]) -> None:
    """R2 to R17 as the examples show them: legal moves, and code and rule of refused ones."""
    legal = listed_moves(GAME, match.state, 5_000) or []
    assert set(example.get("legal", "").split()) <= set(legal)
    assert len(legal) == example.get("count", len(legal))
    for text, reason in example.get("refused", {}).items():
        assert text not in legal
        assert error_of(match, text) == reason


def test_what_is_counted(example: dict[str, Any], match: Match[State, Move]) -> None:
    """Idle count, pile, free spaces, seat to move, winners and the seed's rolls."""
    state = match.state
    found = {
        "idle": state.idle,
        "pile": state.garden.pile,
        "free": len(state.garden.free_spaces),
        "to_move": match.to_move,
        "winners": list(outcome.winners) if (outcome := GAME.outcome(state)) else None,
    }
    for key, value in found.items():
        assert value == example.get(key, value), key
    assert match.positions[-1].seeded


def test_moving_a_support() -> None:
    """H18: shifts once the pile is empty (R9)."""
    match = played([*row_of_terraces(44), "S0,0"])
    assert match.state.garden.pile == 0
    assert match.to_move == 1
    legal = listed_moves(GAME, match.state, 5_000) or []
    shifts = [text for text in legal if text.startswith("M")]
    assert {"MS0,0>1,0", "MT0,0>46,0", "MT0,0>0,2"} <= set(shifts)
    assert sum(text.startswith("MT") for text in shifts) == 100
    assert sum(text.startswith("MS") for text in shifts) == 44
    for text in ("MS0,0>0,0", "MT1,0>0,2", "MT0,0>0,0"):
        assert error_of(match, text) == "E-MOVE R9"
    after = match.play("MT0,0>46,0")
    assert after.state.idle == 0
    assert not [text for text in listed_moves(GAME, after.state, 5_000) or [] if text[0] == "M"]


def test_the_end_with_three_seats() -> None:
    """H19: the last piece ends the game with one action of seat 2 unused (R15)."""
    terraces = [f"T{x},0" for x in range(6, 47, 2)]
    opening = ["T0,0", "G0,1", "T2,0", "G2,1", "T4,0", "G4,1"]
    match = played([*opening, *terraces, *row_of_beds()], 3)
    assert match.to_move is None
    assert match.ply == 51
    assert (match.state.seat, match.state.action) == (2, 2)
    assert GAME.scores(match.state) == (23, 21, 19)
    assert best_directions(match.state) == ["east", "east", "east"]


def test_the_end_with_two_seats() -> None:
    """H19: 50 actions with two seats, 21 to 23."""
    opening = [*row_of_terraces(42), "G0,1", "T44,0", "G2,1", "T46,0"]
    match = played([*opening, *row_of_beds()])
    assert match.to_move is None
    assert match.ply == 50
    assert GAME.scores(match.state) == (21, 23)


def best_directions(state: State) -> list[str]:
    """Return the direction of each seat's best view."""
    return [best_view(state.garden, space).direction for space in state.garden.gazebos if space]


def test_a_whole_game() -> None:
    """H23: a game of 53 actions, its views row by row."""
    match = played(H23, first="roll", seed="7")
    state = match.state
    assert match.to_move is None
    assert match.positions[-1].seeded
    assert state.garden.gazebos == ((3, -7), (3, -6))
    assert GAME.scores(state) == (12, 13)
    first = four_views(state.garden, (3, -7))
    second = four_views(state.garden, (3, -6))
    assert [view.points for view in first] == [11, 0, 0, 0]
    assert [view.points for view in second] == [12, 1, 0, 0]
    assert {row.k: row.points for row in first[0].rows if row.points} == {
        2: 1, 3: 1, 7: 3, 8: 3, 9: 1, 10: 2,
    }  # fmt: skip
    assert {row.k: row.points for row in second[0].rows if row.points} == {
        1: 1, 2: 1, 6: 3, 7: 3, 8: 2, 9: 2,
    }  # fmt: skip
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (2,)
