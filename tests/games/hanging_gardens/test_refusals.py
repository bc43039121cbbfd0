"""Refused moves: the order of the checks, the rule, and a sentence with the facts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State
from tests.games.hanging_gardens.gardens import played, row_of_beds, row_of_terraces
from tests.refusals import told

PILE_EMPTY = " ".join([*row_of_terraces(44), "S0,0"])
OVER = " ".join([*row_of_terraces(42), "G0,1", "T44,0", "G2,1", "T46,0", *row_of_beds()])
IDLE = "T0,0 G0,0 T2,0 G2,0 G0,1 G0,0 G2,1 G2,0 G0,1 G0,0 G2,1 G2,0"
SIX_RED = "T0,0 T2,0 PR0,0 PR1,0 PR0,1 PR1,1 PR2,0 PR3,0"

REFUSED = [
    ("", "T0", "E-SYNTAX", "notation", "Type T0,0"),
    ("", "T-0,0", "E-SYNTAX", "notation", ""),
    ("", "t0,0", "E-SYNTAX", "notation", ""),
    ("", "PX0,0", "E-SYNTAX", "notation", ""),
    ("", "MT0,0", "E-SYNTAX", "notation", ""),
    ("", "T0,0\n", "E-SYNTAX", "notation", ""),
    ("", "T0,٣", "E-SYNTAX", "notation", ""),
    ("", "roll=6,1", "E-SYNTAX", "notation", ""),
    ("", "T0," + "1" * 78, "E-SYNTAX", "notation", "at most 80 characters"),
    (OVER, "T01,0", "E-SYNTAX", "notation", ""),
    (OVER, "roll=1,2", "E-OVER", "turn", "over"),
    ("", "roll=1,2", "E-PHASE", "turn", "take an action"),
    ("", "pass", "E-PASS", "R16", "still an action you can take"),
    ("", "T1,0", "E-TERRACE", "R10", "goes at (0,0)"),
    ("", "T100,0", "E-TERRACE", "R10", "goes at (0,0)"),
    ("", "S0,0", "E-SUPPORT", "R12", "(0,0) is bare table"),
    ("", "PR0,0", "E-BED", "R6", "(0,0) is bare table"),
    ("", "G0,0", "E-GAZEBO", "R7", "(0,0) is bare table"),
    ("", "MT0,0>0,0", "E-PILE", "R9", "24 tiles are left"),
    (" ".join(row_of_terraces(44)), "MT0,0>0,0", "E-PILE", "R9", "one tile is left"),
    (PILE_EMPTY, "T0,2", "E-PILE", "R4", "no tiles left"),
    (PILE_EMPTY, "S2,0", "E-PILE", "R5", "no tiles left"),
    (PILE_EMPTY, "MT1,0>0,2", "E-MOVE", "R9", "no bare support at (1,0)"),
    (PILE_EMPTY, "MS0,0>0,0", "E-MOVE", "R9", "a different place"),
    (PILE_EMPTY, "MT0,0>48,2", "E-TERRACE", "R10", "corner"),
    (PILE_EMPTY, "MT0,0>2,0", "E-TERRACE", "R10", "(2,1) and (3,1) are already built on"),
    (PILE_EMPTY, "MS0,0>0,2", "E-SUPPORT", "R12", "(0,2) is bare table"),
    (SIX_RED, "PR2,1", "E-PILE", "R6", "All six red beds"),
    (SIX_RED, "PK0,0", "E-BED", "R6", "(0,0) is taken by a bed"),
    (IDLE, "G0,0", "E-STALL", "R17", "last eight actions"),
    (IDLE, "MS0,0>1,0", "E-PILE", "R9", "22 tiles are left"),
    ("T0,0 S0,0", "T0,0", "E-TERRACE", "R11", "there’s only one"),
    ("T0,0 S0,0", "G1,1", "E-GAZEBO", "R7", "(1,1) is under a support"),
    ("T0,0 G0,0 T2,0", "PR0,0", "E-BED", "R6", "(0,0) is taken by a gazebo"),
    ("T0,0 S0,0 S0,0 T0,0 T2,0", "S1,0", "E-SUPPORT", "R12", "levels 0 and 1"),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "text", "code", "rule", "words"), REFUSED)
def test_a_refusal_names_code_rule_and_reason(
    moves: str, text: str, code: str, rule: str, words: str
) -> None:
    """Section 7: the first check that fails gives the code; the sentence gives the facts."""
    match = played(moves)
    with pytest.raises(IllegalMove) as caught:
        match.play(text)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert words in told("hanging-gardens", caught.value)
    assert match.state == played(moves).state


@pytest.mark.parametrize("text", ["T0,0", "pass", "roll=1,2", "roll=1", "roll=1,2,3,4"])
def test_a_roll_awaits_one_value_for_each_seat(text: str) -> None:
    """E-PHASE: an action before the roll is decided, or a wrong number of values (R2)."""
    match = played("", 3, first="roll")
    with pytest.raises(IllegalMove) as caught:
        match.play(text)
    assert (caught.value.code, caught.value.rule) == ("E-PHASE", "turn")


@pytest.mark.parametrize(
    ("text", "said"), [("roll=1", "you gave one"), ("roll=1,2", "you gave two")]
)
def test_a_roll_of_too_few_dice_says_how_many_are_due(text: str, said: str) -> None:
    """R2: one die for each seat in the roll."""
    with pytest.raises(IllegalMove) as caught:
        played("", 3, first="roll").play(text)
    assert (
        told("hanging-gardens", caught.value)
        == f"This roll needs three dice, one for each player who rolls; {said}."
    )


def test_only_tied_seats_roll_again() -> None:
    """R2: seats tied for the highest roll again among themselves, until one leads."""
    match = played("roll=5,2,5,5", 4, first="roll")
    assert match.state.rolling == (1, 3, 4)
    assert len(tuple(GAME.legal_moves(match.state))) == 216
    match = match.play("roll=0,4,4").play("roll=1,0")
    assert match.to_move == 3
    assert not match.positions[-1].seeded


@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (3, "4"), (2, "0"), (4, "5"), (2, "dice")])
def test_a_first_seat_must_sit_at_the_table(seats: int, first: str) -> None:
    """The option `first`: a seat above n is an unknown value."""
    with pytest.raises(BadRecord) as caught:
        Match.start(GAME, computer_seats(seats, "random"), "x", {"first": first})
    assert (caught.value.code, caught.value.where) == ("E-FORMAT", "options.first")


POSITIONS: list[Match[State, Move]] = [
    played(moves) for moves in ("", "T0,0 T2,0 S1,0", IDLE, PILE_EMPTY, OVER)
]
OUTCOMES = (
    "played", "E-SYNTAX", "E-OVER", "E-PHASE", "E-PASS", "E-PILE", "E-STALL", "E-TERRACE",
    "E-SUPPORT", "E-BED", "E-GAZEBO", "E-MOVE",
)  # fmt: skip
ALMOST_MOVES = st.text(alphabet="TSPGMRKB0123456789,->= passrol", max_size=12)


@given(st.sampled_from(POSITIONS), st.one_of(st.text(max_size=20), ALMOST_MOVES))
def test_any_text_is_played_or_refused_by_a_code(match: Match[State, Move], text: str) -> None:
    """Random texts are legal, or refused by one of the codes with the state unchanged."""
    before, found = match.state, "played"
    try:
        after = match.play(text)
    except IllegalMove as error:
        found = error.code
    else:
        assert GAME.move_to_text(GAME.move_from_text(text)) == text
        assert after.ply == match.ply + 1
    assert found in OUTCOMES
    assert match.state == before


INTEGERS = st.integers(-(10**6), 10**6)
SPACES = st.tuples(INTEGERS, INTEGERS)


@given(st.sampled_from(("T", "S", "G", "PR", "PK", "PG", "PB")), SPACES)
def test_the_text_of_a_piece_is_read_back(kind: str, space: tuple[int, int]) -> None:
    """Section 5: one spelling for each decision, whatever the coordinates."""
    text = f"{kind}{space[0]},{space[1]}"
    assert GAME.move_to_text(GAME.move_from_text(text)) == text


@given(st.sampled_from("TS"), SPACES, SPACES)
def test_the_text_of_a_shift_is_read_back(
    kind: str, origin: tuple[int, int], anchor: tuple[int, int]
) -> None:
    """Section 5: a shift names the anchor it leaves and the anchor it goes to."""
    text = f"M{kind}{origin[0]},{origin[1]}>{anchor[0]},{anchor[1]}"
    assert GAME.move_to_text(GAME.move_from_text(text)) == text
