"""The worked examples T1 to T39."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.core.game import listed_moves, read_move
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.scoring import items, total
from tabletop.games.garden_growth.rules.state import State, first_state
from tests.games.garden_growth.games import BEST, CARELESS
from tests.games.garden_growth.texts import (
    garden_from_text,
    garden_to_text,
    state_from_text,
    state_to_text,
)

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())


def those_with(key: str) -> list[Any]:
    """Return the examples that have `key`, named."""
    found = [each for each in EXAMPLES if key in each]
    return [pytest.param(each, id=f"{each['id']}: {each['note']}") for each in found]


def given(example: dict[str, Any]) -> State:
    """Return the state with which an example begins."""
    if "given" in example:
        return state_from_text(example["given"])
    return first_state(example["players"])


def after(state: State, moves: list[str]) -> State:
    """Return the state after legal moves."""
    for text in moves:
        state = GAME.apply_move(state, read_move(GAME, state, text))
    return state


def test_all_examples_are_here() -> None:
    """T1 to T28 and T31 to T39; T29 and T30 are whole games."""
    ids = {int(each["id"][1:]) for each in EXAMPLES}
    assert ids == set(range(1, 40)) - {29, 30}


@pytest.mark.parametrize("example", those_with("do"))
def test_moves_lead_to_the_expected_state(example: dict[str, Any]) -> None:
    """G4 to G19: what actions and upkeeps do."""
    expected = example["expect"]
    assert state_to_text(after(given(example), example["do"])) == expected
    assert state_to_text(state_from_text(expected)) == expected


@pytest.mark.parametrize("example", those_with("illegal"))
def test_illegal_moves_are_refused(example: dict[str, Any]) -> None:
    """G13 to G16: code and rule; the move is not listed and the state unchanged."""
    state = given(example)
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, state, example["illegal"])
    assert (caught.value.code, caught.value.rule) == (example["code"], example["rule"])
    assert example["illegal"] not in (listed_moves(GAME, state, 100) or [])
    assert state_to_text(state) == state_to_text(given(example))


@pytest.mark.parametrize("example", those_with("score"))
def test_gardens_are_scored_item_by_item(example: dict[str, Any]) -> None:
    """G21 to G28: the seven items, which are the score sheet, and their sum."""
    garden = garden_from_text(example["score"])
    assert list(items(garden)) == example["items"]
    assert total(garden) == example["total"]
    sheet = GAME.score_sheet(State(12, 1, 0, (garden,)))[0]
    assert [term.points for term in sheet] == example["items"]


@pytest.mark.parametrize(
    ("game", "final", "points"),
    [
        pytest.param(
            BEST,
            "S00 P01 U00 | U01 U12 P01 | U00 U00 U10 | U20 U20 U20",
            [12, 20, 5, 2, -2, 0, 2],
            id="T29",
        ),
        pytest.param(
            CARELESS,
            "c01 s03 l03* | b02 C20 b02 | b02 p03 U21 | c02 c02 c00",
            [2, 2, 5, 1, -10, -20, 1],
            id="T30",
        ),
    ],
)
def test_whole_games(game: str, final: str, points: list[int]) -> None:
    """T29 and T30: the final garden and its items."""
    match = Match.start(GAME, computer_seats(1, "random"), "whole")
    for text in game.split():
        match = match.play(text)
    garden = match.state.gardens[0]
    assert match.to_move is None
    assert garden_to_text(garden) == final
    assert list(items(garden)) == points
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.parametrize(
    ("last", "winners", "points"),
    [(["end"], (1, 2, 3, 4, 5, 6), [0] * 6), (["A1=C", "end"], (6,), [0, 0, 0, 0, 0, 1])],
)
def test_six_seats_share_a_win_or_one_takes_it(
    last: list[str], winners: tuple[int, ...], points: list[int]
) -> None:
    """G28: equal totals share the win; one carrot on the last turn is enough to lead."""
    state = after(first_state(6), ["end"] * 71 + last)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == winners
    assert list(GAME.scores(state)) == points
