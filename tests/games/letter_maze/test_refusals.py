"""Error codes, in the order of section 7, with the rule that forbids the move."""

from __future__ import annotations

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.core.game import complete_setup, read_move
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.notation import move_from_text
from tabletop.games.letter_maze.rules.state import Phase, State
from tests.games.letter_maze.positions import SMALL_GAME, dealt, played, refused, small_state
from tests.refusals import told

UNREADABLE = (
    *(
        "HIDE",
        "HIDE:",
        ":66",
        "H:6",
        "HIDE:666",
        "HIDE:66666",
        "hide:6666",
        "HIDE:6665",
        "HI-DE:6666",
    ),
    *(
        "HIDE:*6*666",
        "HIDE:666*",
        "HIDE:6666!",
        "HIDE:6666!X",
        "HIDE:6666!LP",
        "(HI)DE:666",
        "()A:66",
    ),
    *("A" * 16 + ":" + "6" * 16, "HIDE :6666", "QUu:66", ">", ">5", ">66", ">*", ">**6", ">6*"),
    *("$n", "$N S", "END", "end ", "Pass", "boards=", "boards=1", "boards=14-01", "boards=01-"),
    *("targets=5", "tiles=a", "tiles=Qu", "hands=", "hands=AB", "hands=ABC.", "hands=ABCD"),
)


def refusal(state: State, text: str) -> tuple[str, str]:
    """Return code and rule with which `text` is refused on the small map."""
    with pytest.raises(IllegalMove) as caught:
        read_move(SMALL_GAME, state, text)
    return caught.value.code, caught.value.rule


@pytest.mark.parametrize("text", UNREADABLE)
def test_unreadable_moves(text: str) -> None:
    """E-SYNTAX: what is not in the grammar, in any position."""
    assert refusal(small_state(), text) == ("E-SYNTAX", "notation")


def test_the_longest_word_is_readable() -> None:
    """Up to 15 letters are a word, whatever they spell."""
    move_from_text("(Qu)" * 14 + "A:" + "12346789" * 1 + "*1234678")
    move_from_text("A" * 15 + ":" + "6" * 15)


def test_a_finished_game_takes_no_move() -> None:
    """E-OVER comes before the phase."""
    over = small_state()._replace(phase=Phase.OVER, winner=2)
    for text in (">6", "end", "boards=01", "$A"):
        assert refusal(over, text) == ("E-OVER", "turn")


@pytest.mark.parametrize("text", [">6", "pass", "end", "$A", "targets=12", "tiles=A", "hands=ABC"])
def test_set_up_takes_its_outcome_alone(text: str) -> None:
    """E-PHASE: a decision, or another outcome, while the ordinary boards are drawn."""
    state = GAME.new_initial_state(complete_setup(GAME, 2, {}))
    assert refused(GAME, state, text) == "E-PHASE"


@pytest.mark.parametrize(
    "text", ["end", "$A", "$", "boards=01", "targets=12", "tiles=", "hands=ABC"]
)
def test_the_first_move_is_a_word_step_or_pass(text: str) -> None:
    """E-PHASE: chance where a seat is to move, tribute that is not due, `end` at the first move."""
    assert refusal(small_state(), text) == ("E-PHASE", "turn")


@pytest.mark.parametrize("text", ["pass", "$A", "hands=ABC"])
def test_a_bonus_move_is_not_passed(text: str) -> None:
    """E-PHASE: a bonus move is refused with `end`."""
    state = played(SMALL_GAME, small_state(at=["a4"]), "SPEED:26666")
    assert refusal(state, text) == ("E-PHASE", "turn")


@pytest.mark.parametrize(
    ("ply", "text"),
    [
        (0, "boards=01-02"),
        (0, "boards=01-02-03-04-05-06-07-08-09-10-11-11"),
        (0, "boards=01-02-03-04-05-06-07-08-09-10-11-12-13"),
        (1, "targets="),
        (1, "targets=1"),
        (1, "targets=22"),
        (1, "targets=123"),
        (2, "tiles="),
        (2, "tiles=ABC"),
        (2, "tiles=" + "E" * 57),
        (3, "hands=EJV"),
        (3, "hands=JEV.LTU"),
        (3, "hands=QQQ.LTU"),
        (3, "hands=EJV.LTU.AAA"),
    ],
)
def test_impossible_outcomes(ply: int, text: str) -> None:
    """E-CHANCE: wrong numbers, what is there only once, empty ones, and trios out of order."""
    assert refused(GAME, dealt(2).positions[ply].state, text) == "E-CHANCE"


@pytest.mark.parametrize("text", ["$", "$N", "$AEI", "$SN", "$NN", "$XZ"])
def test_tribute_is_half_a_hand_in_order(text: str) -> None:
    """E-TRIBUTE (R25): wrong number, unsorted, not in the hand."""
    before = small_state(hands=["Z", "AEINS", "B"], options={"tribute": "on"})
    state = played(SMALL_GAME, before, "LARDIEST:26694*362")
    assert refusal(state, text) == ("E-TRIBUTE", "R25")
    for other in (">2", "end", "pass", "HIDE:6666"):
        assert refusal(state, other) == ("E-PHASE", "turn")


@pytest.mark.parametrize(
    ("at", "text", "code", "rule"),
    [
        ("e1", ">6", "E-EDGE", "R3"),
        ("e1", ">9", "E-EDGE", "R3"),
        ("e1", ">*6", "E-EDGE", "R3"),
        ("d2", ">8", "E-HEDGE", "R3"),
        ("d2", ">*9", "E-HEDGE", "R14"),
        ("b1", ">4", "E-BLOCKED", "R5"),
        ("b2", ">7", "E-BLOCKED", "R5"),
        ("b2", ">3", "E-BLOCKED", "R5"),
        ("e3", "GE(E):124", "E-HAND", "R9"),
        ("e3", "(G)EE:124", "E-LAY", "R9"),
        ("e3", "GED:124", "E-LETTER", "R8"),
        ("e3", "GE:12", "E-WORD", "R23"),
        ("e3", "GEG:128", "E-USED", "R6"),
        ("e3", "GEE:124!L", "E-BONUS", "R20"),
    ],
)
def test_each_code_has_its_rule(at: str, text: str, code: str, rule: str) -> None:
    """Each reason along a path is told with the number of its rule."""
    assert refusal(small_state(at=[at]), text) == (code, rule)


def test_ponds_are_called_what_labels_and_rules_call_them() -> None:
    """R5, R9: a square without print has one name wherever it is told of."""
    closed = SMALL_GAME.why_illegal(small_state(at=["d3"]), move_from_text(">4"))
    assert closed is not None
    assert told("letter-maze", closed) == "c3 is a pond without a tile: it’s closed to everyone."
    state = small_state(at=["d3"], tiles={"c3": "E"}, hands=["T"])
    laid = SMALL_GAME.why_illegal(state, move_from_text("(T)E:46"))
    assert laid is not None
    assert told("letter-maze", laid) == "You can’t place a tile on a pond (c3)."


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("(X)(X):66!L", "E-EDGE"),
        ("(X)E:*82", "E-HEDGE"),
        ("NG:26!L", "E-LETTER"),
    ],
)
def test_the_first_letter_that_fails_is_told(text: str, code: str) -> None:
    """Letters are checked one by one; list and bonus come after all of them."""
    assert refused(SMALL_GAME, small_state(at=["e2"]), text) == code


def test_the_order_along_one_letter() -> None:
    """E-GARDENER before E-USED and E-BLOCKED, these before E-LAY, E-HAND and E-LETTER."""
    spent = small_state(at=["d2", "d1"], spent=[1])
    assert refused(SMALL_GAME, spent, "(Z)E:*86") == "E-GARDENER"
    piece = small_state(at=["d2", "e2"])
    assert refused(SMALL_GAME, piece, "(Z)E:68") == "E-BLOCKED"
    tile = small_state(at=["e2"], tiles={"d3": "E"})
    assert refused(SMALL_GAME, tile, "(Z)E:12") == "E-LAY"
    assert refused(SMALL_GAME, small_state(at=["e2"]), "(Z)E:12") == "E-HAND"
    assert refused(SMALL_GAME, small_state(at=["e2"]), "ZE:12") == "E-LETTER"
    bonus = played(SMALL_GAME, small_state(at=["a4", "b4"]), "SPEED:26666")
    assert refused(SMALL_GAME, bonus, ">4") == "E-USED"
