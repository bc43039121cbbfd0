"""The worked examples of the rules of Tuintopia."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.core.game import read_move
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.core.sampling import computer_seats
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import Move, Skip
from tabletop.games.tuintopia.rules.state import State
from tests.games.tuintopia.positions import codes, legal, play, position

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
RECORDS = Path(__file__).parents[2] / "data" / "records" / "tuintopia"


def example(row: dict[str, Any]) -> State:
    """Return the position before the moves of an example: level 2 and the large garden."""
    options = {"level": row.get("level", "2"), "garden": "large"}
    options |= {key: row[key] for key in ("heights", "zones") if key in row}
    first = row["moves"][0][0]
    hand = row.get("hand", first[:3] if first[:3].isalpha() else "")
    stack = row["stack"].split() if "stack" in row else None
    return position(
        options,
        hands=(hand, ""),
        opened=row.get("open"),
        closed=row.get("closed"),
        stack=stack,
    )


@pytest.mark.parametrize("row", EXAMPLES, ids=[row["id"] for row in EXAMPLES])
def test_example(row: dict[str, Any]) -> None:
    """Section 6: each decision gains what the example says, and the turn goes on as it says."""
    state = example(row)
    for text, gain in row["moves"]:
        after = play(state, text)
        assert sum(after.totals) - sum(state.totals) == gain
        state = after
    if "then" in row:
        assert set(row["then"]) <= set(legal(state))
    if "hand_after" in row:
        assert sorted(codes(state.hands[0])) == sorted(row["hand_after"].split())
    if "count" in row:
        moves = legal(state)
        assert len(moves) == row["count"]
        assert all(text == "." or "#" in text for text in moves)
    if "turn" in row:
        assert GAME.current_player(state) == row["turn"]
    if "free" in row:
        assert state.free >> state.ground.numbers[row["free"]] & 1
        assert not [text for text in legal(state) if "#" in text or "^" in text]
    if "refused" in row:
        with pytest.raises(IllegalMove) as caught:
            play(state, row["refused"][0])
        assert caught.value.code == row["refused"][1]


ALL_OUTER = "LIN BHG WTU VLI"


def test_exchange_at_level_1() -> None:
    """Example 18: nothing belongs beside the house, so the exchange is the whole turn."""
    options = {"garden": "large", "zones": "on"}
    state = position(options, hands=(ALL_OUTER, "TOM"), stack=("APP", "VIJ"))
    assert legal(state) == ["!"]
    state = play(state, "! draw=APP")
    assert legal(state) == ["!APP", "!BHG", "!LIN", "!VLI", "!WTU"]
    state = play(state, "!LIN")
    assert (codes(state.stack), [CARDS[each.card].code for each in state.tucked]) == (
        ["VIJ"],
        ["LIN"],
    )
    assert sorted(codes(state.hands[0])) == ["APP", "BHG", "VLI", "WTU"]
    assert GAME.current_player(state) == 2


def test_exchange_at_level_2() -> None:
    """Example 18: the exchange is step A; step B may come before or after it."""
    state = position({"level": "2", "zones": "on"}, hands=(ALL_OUTER, "TOM"), stack=("APP", "VIJ"))
    assert [text for text in legal(state) if "#" not in text] == ["!"]
    assert len(legal(state)) == 41
    state = play(state, "! draw=APP !LIN")
    assert GAME.current_player(state) == 1
    assert len(legal(state)) == 41
    assert "." in legal(state)


def test_the_cards_under_the_stack_come_last() -> None:
    """Set-up: after example 18 VIJ is drawn before LIN, whose draw then is the one outcome."""
    state = position({"level": "2", "zones": "on"}, hands=(ALL_OUTER, "TOM"), stack=("APP", "VIJ"))
    state = play(state, "! draw=APP !LIN BHG#c2")
    assert legal(state) == ["draw=VIJ"]
    state = play(state, "draw=VIJ TOM@d2 .")
    assert legal(state) == ["draw=LIN"]
    assert GAME.draw_chance(state, lambda k: k - 1) == GAME.move_from_text("draw=LIN")


@pytest.mark.parametrize(("level", "count"), [("1", 24), ("2", 80)])
def test_first_decision(level: str, count: int) -> None:
    """Set-up and example 20: the draws of seed 21, and the decisions of a new game."""
    match = Match.start(GAME, computer_seats(2, "random"), "21", {"level": level}).settle()
    drawn = [text.removeprefix("draw=") for text in match.record.moves]
    assert " ".join(drawn) == "HOM BLW HOU BHG WAS HEL SME REG"
    assert len(legal(match.state)) == count
    assert "." not in legal(match.state)


def whole_game(name: str) -> Match[State, Any]:
    """Return a recorded whole game."""
    return Match.load(GAME, Record.from_text((RECORDS / f"{name}.json").read_text("utf-8")))


def test_whole_game_at_level_1() -> None:
    """Example 21: 13 : 11 in the band, with the gain of every decision."""
    match = whole_game("example-21")
    sums = [sum(each.state.totals) for each in match.positions]
    played = [ply for ply, text in enumerate(match.record.moves) if "@" in text]
    gains = [sums[ply + 1] - sums[ply] for ply in played]
    assert gains == [1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 1, 0, 1, 1]
    assert match.to_move is None
    assert match.state.totals == (13, 11)
    assert not match.positions[-1].seeded


def test_whole_game_at_level_2() -> None:
    """Example 22: -2 : 7 : 3 with heights and zones and every kind of decision but the skip."""
    match = whole_game("example-22")
    state = match.state
    assert match.to_move is None
    assert state.totals == (-2, 7, 3)
    assert state.left == 25
    assert [CARDS[each.card].code for each in state.tucked] == ["ZPA"]
    assert state.closed.bit_count() == 8
    seats = [GAME.current_player(each.state) for each in match.positions]
    deciding = [seat for seat in seats if seat]
    assert 1 + sum(one != other for one, other in pairwise(deciding)) == 20
    moves = (GAME.move_from_text(text) for text in match.record.moves)
    assert {type(move) for move in moves} == {*get_args(Move)} - {Skip}


def test_the_examples_are_read_as_they_are_written() -> None:
    """The notation: every move of the examples is read back to the same text."""
    for row in EXAMPLES:
        for text, _ in row["moves"]:
            assert GAME.move_to_text(GAME.move_from_text(text)) == text


def test_every_listed_move_of_the_examples_can_be_played() -> None:
    """Legal moves: what is listed before an example is accepted."""
    for row in EXAMPLES:
        state = example(row)
        for text in legal(state):
            assert GAME.move_to_text(read_move(GAME, state, text)) == text
