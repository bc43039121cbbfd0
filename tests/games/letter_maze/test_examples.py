"""The worked examples W1 to W24 of the rules of Letter Maze."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.notation import Hands
from tests.games.letter_maze.positions import (
    SMALL_GAME,
    dealt,
    facts,
    legal,
    played,
    refused,
    small_state,
)

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())
POSITION = ("at", "tiles", "hands", "cards", "spent", "options")
RECORDS = Path(__file__).parents[2] / "data" / "records" / "letter-maze"


@pytest.mark.parametrize("row", EXAMPLES, ids=[row["id"] for row in EXAMPLES])
def test_example(row: dict[str, Any]) -> None:
    """W1 to W20 and W24: what is legal and refused in a position, and what comes of a move."""
    before = small_state(**{key: row[key] for key in POSITION if key in row})
    for text, code in row.get("refused", {}).items():
        assert refused(SMALL_GAME, before, text) == code
    state = played(SMALL_GAME, before, row.get("moves", ""))
    found = facts(state)
    assert {key: found[key] for key in row.get("then", {})} == row.get("then", {})
    for text, code in row.get("refused_then", {}).items():
        assert refused(SMALL_GAME, state, text) == code
    if "legal" in row:
        assert legal(SMALL_GAME, state) == row["legal"].split()


@pytest.mark.parametrize(("hands", "first"), [("CTY AXZ AEE", 3), ("AET AET", 1)])
def test_w21_the_lowest_hand_begins(hands: str, first: int) -> None:
    """W21: letters are compared in alphabetical order, the lower seat begins where all agree."""
    trios = tuple(hands.split())
    before = dealt(len(trios)).positions[3].state
    assert GAME.apply_move(before, Hands(trios)).turn.seat == first


def test_w22_a_whole_game() -> None:
    """W22: a recorded game of two seats with tribute, down to the last hands."""
    record = Record.from_text((RECORDS / "two-seats.json").read_text())
    match = Match.load(GAME, record)
    first = match.positions[4]
    assert (first.draws, first.seeded, first.state.turn.seat) == (77, True, 1)
    names = maze_of(match.state.plan).names
    assert {names[player.piece] for player in first.state.players} == {"h13"}
    assert match.state.winner == 1
    assert [(names[each.piece], each.hand, each.cards) for each in match.state.players] == [
        ("g14", "V", "GY"),
        ("d8", "SU", "GY"),
    ]
    spent = [
        (seat, text)
        for before, after, text in zip(
            match.positions[4:], match.positions[5:], record.moves[4:], strict=False
        )
        for seat in (1, 2)
        if before.state.players[seat - 1].has_gardener
        and not after.state.players[seat - 1].has_gardener
    ]
    assert spent == [(2, "ACCOSTS:2333*361"), (1, record.moves[-1])]


def test_w23_set_ups_of_four_and_three_seats() -> None:
    """W23: what seed 21 deals to four and to three seats, and how many first moves there are."""
    four = dealt(4)
    assert four.record.moves[:2] == (
        "boards=03-13-07-05-08-11-12-04-06-01-09-10-02",
        "targets=4312",
    )
    assert four.record.moves[2].startswith("tiles=YEOBFREWOG")
    assert len(four.record.moves[2]) == len("tiles=") + 67
    assert four.record.moves[3] == "hands=NQW.MNR.IOT.AAA"
    assert (four.to_move, four.positions[-1].draws) == (4, 96)
    assert maze_of(four.state.plan).names[four.state.players[3].piece] == "m3"
    assert len(legal(GAME, four.state)) == 1_078
    three = dealt(3)
    assert three.record.moves[1] == "targets=2431"
    assert len(three.record.moves[2]) == len("tiles=") + 59
    assert three.record.moves[3] == "hands=AEU.DPT.OTT"
    assert (three.to_move, three.positions[-1].draws) == (1, 83)
    assert len(legal(GAME, three.state)) == 4_383
