"""Texts of states and moves: what is read back, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.game import read_move
from tabletop.core.plain import from_plain, to_plain
from tabletop.core.sampling import random_match
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.state import State
from tests.games.garden_growth.texts import state_from_text, state_to_text
from tests.refusals import told

MALFORMED = [
    ("", "state"),
    ("1 1", "state"),
    ("1 1 1 | . | . | . | .", "state"),
    ("1 1|.|.|.|.", "state"),
    ("1 1 || . | . | . | .", "state"),
    ("1 1 1 || . | . | . | .", "state"),
    ("1 1 | . | . | . | . || . | . | . | .", "state"),
    ("0 1 | . | . | . | .", "turn"),
    ("13 1 | . | . | . | .", "turn"),
    ("01 1 | . | . | . | .", "turn"),
    ("1 20 | . | . | . | .", "left"),
    ("1 -1 | . | . | . | .", "left"),
    ("1 x | . | . | . | .", "left"),
    ("1 1 | . | . | .", "garden 1"),
    ("1 1 | . | . | . | . | .", "garden 1"),
    ("1 1 | S10 -- | . | . | .", "garden 1, section A"),
    ("1 1 | . | S10 --  -- | . | .", "garden 1, section B"),
    ("1 1 | X10 -- -- | . | . | .", "garden 1, section A"),
    ("1 1 | S1 -- -- | . | . | .", "garden 1, section A"),
    ("1 1 | S40 -- -- | . | . | .", "garden 1, section A"),
    ("1 1 | S04 -- -- | . | . | .", "garden 1, section A"),
    ("1 1 | S10* -- -- | . | . | .", "garden 1, section A"),
    ("1 1 | s10 -- -- | . | . | .", "garden 1, section A"),
    ("1 1 | l12* -- -- | . | . | .", "garden 1, section A"),
    ("1 1 || . | . | . | . || . | . | . | .", "state"),
    ("1 3 1 || . | . | . | . || . | . | . | .", "seat"),
    ("1 0 1 || . | . | . | . || . | . | . | .", "seat"),
    ("1 1 1 || . | . | . | . || . | . | . | C50 -- --", "garden 2, section D"),
    (" || ".join(["1 1 1", *[". | . | . | ."] * 7]), "state"),
]


@pytest.mark.parametrize(("text", "where"), MALFORMED)
def test_a_malformed_state_is_refused(text: str, where: str) -> None:
    """Section 7: E-FORMAT, and the place where the text is wrong."""
    with pytest.raises(BadRecord) as caught:
        state_from_text(text)
    assert (caught.value.code, caught.value.where) == ("E-FORMAT", where)


def test_an_empty_section_may_be_written_out() -> None:
    """Section 5: three empty cells are read like a point, and written as one."""
    assert state_to_text(state_from_text("1 1 | -- -- -- | . | . | .")) == "1 1 | . | . | . | ."


def test_a_dead_plant_keeps_water_only_beside_three_weeds() -> None:
    """R18: what can have died is read, chips and all."""
    text = "9 2 | s23 b03 l00* | p02 -- -- | . | ."
    assert state_to_text(state_from_text(text)) == text


def test_a_finished_game_has_no_text() -> None:
    """G29: only its gardens are left to write."""
    match = random_match(GAME, 1, "finished", {})
    with pytest.raises(ValueError, match="finished"):
        state_to_text(match.state)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_states_of_a_game_are_read_back(seats: int) -> None:
    """Text and plain data hold all that a state is (G31)."""
    for position in random_match(GAME, seats, "texts", {}).positions[:-1]:
        state = position.state
        assert state_from_text(state_to_text(state)) == state
        assert from_plain(State, to_plain(state)) == state


@given(st.one_of(st.text(max_size=30), st.text("0123 |.-SCBPULsl*", max_size=40)))
def test_any_text_is_a_state_or_refused(text: str) -> None:
    """Random texts are refused by E-FORMAT, or read and written back."""
    code = ""
    try:
        state = state_from_text(text)
    except BadRecord as error:
        code = error.code
    else:
        assert state_from_text(state_to_text(state)) == state
    assert code in ("", "E-FORMAT")


SYNTAX = [
    "E1=S",
    "A1=s",
    "A1 =S",
    "A4+",
    "a1+",
    "A1",
    "A1++",
    "A1^",
    "A1^E1",
    "End",
    "A1=X",
    "A1+\n",
]


@pytest.mark.parametrize("text", SYNTAX)
def test_unreadable_moves(text: str) -> None:
    """E-SYNTAX comes first, at a table where the game is over too."""
    for state in (state_from_text("1 1 | . | . | . | ."), random_match(GAME, 1, "x", {}).state):
        with pytest.raises(IllegalMove) as caught:
            read_move(GAME, state, text)
        assert (caught.value.code, caught.value.rule) == ("E-SYNTAX", "notation")


REFUSED = [
    ("1 4 | . | . | . | .", "A1=L", "E-PLANT", "A lemon tree costs 5 actions; you have 4."),
    ("1 1 | . | . | . | .", "A1=P", "E-PLANT", "A plum costs 2 actions; you have 1."),
    ("1 0 | . | . | . | .", "A1=C", "E-PLANT", "A carrot costs 1 action; you have none left."),
    ("1 0 | P20 -- -- | . | . | .", "A1=C", "E-PLANT", "A1 already holds a plum."),
    ("9 4 | p03 -- -- | . | . | .", "A1=C", "E-PLANT", "A1 already holds a dead plum."),
    ("1 0 | . | . | . | .", "A1+", "E-WATER", "A1 is empty, so there’s nothing to water."),
    ("9 0 | p03 -- -- | . | . | .", "A1+", "E-WATER", "The plum on A1 is dead"),
    ("9 0 | P33 -- -- | . | . | .", "A1+", "E-WATER", "already has 3 water"),
    ("9 0 | P23 -- -- | . | . | .", "A1+", "E-WATER", "you have none left"),
    ("1 0 | . | . | . | .", "B2-", "E-WEED", "B2 is empty, so there’s nothing to weed."),
    ("9 0 | p03 -- -- | . | . | .", "A1-", "E-WEED", "The plum on A1 is dead"),
    ("9 0 | P30 -- -- | . | . | .", "A1-", "E-WEED", "has no weed"),
    ("9 0 | P33 -- -- | . | . | .", "A1-", "E-WEED", "you have none left"),
    ("9 0 | . | . | . | .", "A1^A2", "E-REVIVE", "A1 is empty"),
    ("9 0 | P20 L10 -- | . | . | .", "A1^A2", "E-REVIVE", "The plum on A1 is alive"),
    ("9 0 | p02 -- -- | . | . | .", "A1^A2", "E-REVIVE", "A2 is empty; only a lemon tree"),
    ("9 0 | p02 U20 -- | . | . | .", "A1^A2", "E-REVIVE", "A2 holds a blueberry; only a lemon"),
    ("9 0 | p02 l02* -- | . | . | .", "A1^A2", "E-REVIVE", "The lemon tree on A2 is dead"),
    ("9 0 | p02 L10* -- | . | . | .", "A1^A2", "E-REVIVE", "has already revived a plant"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "move", "code", "words"), REFUSED)
def test_reasons_are_told_in_the_order_of_the_rules(
    text: str, move: str, code: str, words: str
) -> None:
    """Section 7: under one code the first reason that holds is told, with the facts."""
    state = state_from_text(text)
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, state, move)
    assert caught.value.code == code
    assert words in told("garden-growth", caught.value)
