"""Refusals of Wizards' Garden in their order, its position strings, results and words."""

from __future__ import annotations

import pytest

from tabletop.core.errors import BadRecord, IllegalMove
from tabletop.core.game import complete_setup, read_move
from tabletop.core.sampling import random_match
from tabletop.games.wizards_garden.rules.board import CELLS, LINES, NEIGHBOURS, cells_of
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.planting import preview
from tabletop.games.wizards_garden.rules.position import position_from_text, position_to_text
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.words.game_words import WORDS
from tests.games.wizards_garden.positions import state_at
from tests.refusals import told

W3 = "..../..../..b./wwb."
CROSSED = "w.../w.../b.../.bww"
FINISHED = "wwbb/bbww/wwbw/bbbw 2 w0b0 w0b0 -"


def new_game(moves: str = "", **options: str) -> State:
    """Return the state after `moves` of a new game."""
    state = GAME.new_initial_state(complete_setup(GAME, 2, options))
    for text in moves.split():
        state = GAME.apply_move(state, read_move(GAME, state, text))
    return state


REFUSALS = [
    (state_at(FINISHED), "A1W", "E-SYNTAX", "notation"),
    (state_at(FINISHED), "a1w", "E-OVER", "turn"),
    (state_at(FINISHED), "first=1", "E-OVER", "turn"),
    (state_at(W3), "A1w", "E-SYNTAX", "notation"),
    (state_at(W3), "", "E-SYNTAX", "notation"),
    (state_at(W3), " a1w", "E-SYNTAX", "notation"),
    (state_at(W3), "a1w/", "E-SYNTAX", "notation"),
    (state_at(W3), "a5w", "E-SYNTAX", "notation"),
    (state_at(W3), "first=3", "E-SYNTAX", "notation"),
    (state_at(W3), "a1w\n", "E-SYNTAX", "notation"),
    (state_at(W3), "a1w/r", "E-OCCUPIED", "R6"),
    (state_at(W3), "d3w/r", "E-ADJACENT", "R6"),
    (state_at(W3), "d1w/r", "E-HARVEST", "R9"),
    (state_at(CROSSED), "a1w", "E-HARVEST", "R9"),
    (state_at(CROSSED), "a1w/d", "E-HARVEST", "R9"),
    (state_at(W3), "undo", "E-PHASE", "turn"),
    (state_at(W3), "first=1", "E-PHASE", "turn"),
    (new_game(), "a1w/r", "E-PHASE", "turn"),
    (new_game(), "keep", "E-PHASE", "turn"),
    (new_game("a1w"), "a1w/r", "E-PHASE", "turn"),
    (new_game("a1w"), "a1b", "E-OCCUPIED", "R3"),
    (new_game("a1w", setup="apart"), "a1w", "E-OCCUPIED", "R3"),
    (new_game("a1w", setup="apart"), "a2w", "E-ADJACENT", "J3"),
    (new_game("a1w b2b c3w d4b"), "a2w", "E-PHASE", "turn"),
    (new_game("a1w b2b c3w d4b", first="1"), "first=1", "E-PHASE", "turn"),
    (new_game("a1w b2b c3w d4b a2w", first="1", undo="on"), "a3w", "E-PHASE", "turn"),
]


@pytest.mark.parametrize(("state", "text", "code", "rule"), REFUSALS)
def test_the_first_failed_check_is_told(state: State, text: str, code: str, rule: str) -> None:
    """Section 7: one error, in the order syntax, over, phase, occupied, adjacent, harvest."""
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, state, text)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert told("wizards-garden", caught.value)[0].isupper()
    assert told("wizards-garden", caught.value).endswith(".")


NO_POSITIONS = [
    "",
    "..../..../..b./wwb.",
    "..../..../..b./wwb. 0 w0b0 w0b0 -",
    "..../..../..b./wwb. 1 w0b0 w0b0 3",
    "..../..../..b./wwb. 1 w00b0 w0b0 -",
    "..../..../..b./wwx. 1 w0b0 w0b0 -",
    "..../..../..b. 1 w0b0 w0b0 -",
    "..../..../..b./wwb.  1 w0b0 w0b0 -",
    "..../..../..b./wwb. 1 w0b0 w0b0 -\n",
    "..../..../..b./wwb. 1 w9b0 w8b0 -",
    "..../..../..../wwb. 1 w0b0 w0b0 -",
    "..../..../..../.... 1 w0b0 w0b0 -",
    "..../..../..b./wwb. 1 w0b1 w0b0 2",
    "..../..../..b./wwb. 1 w1b0 w0b0 1",
    "..../..../..b./wwb. 1 w0b1 w0b0 -",
    "..../..../..b./wwww 1 w0b0 w0b0 -",
    "..../..../..../bbbb 1 w1b0 w0b0 -",
    "w..b/.wb./.bw./b..w 2 w0b0 w0b0 -",
]


@pytest.mark.parametrize("text", NO_POSITIONS)
def test_impossible_positions_are_refused(text: str) -> None:
    """Section 7: E-FORMAT for what is malformed, or can come up in no game (R2, R11, J7)."""
    with pytest.raises(BadRecord) as caught:
        position_from_text(text)
    assert caught.value.code == "E-FORMAT"
    assert told("wizards-garden", caught.value).endswith(".")


def test_four_setup_seeds_may_form_a_line() -> None:
    """J5, J7: the only complete line that may lie there is that of the setup."""
    text = "..../..../..../wwww 2 w0b0 w0b0 -"
    assert position_to_text(position_from_text(text)) == text


def test_the_geometry_of_the_board() -> None:
    """R1, J9: ten lines of four; lines of one direction never meet, others meet in one cell."""
    assert len(LINES) == 10
    assert sum(len(cells_of(NEIGHBOURS[cell])) for cell in CELLS) == 48
    for line in LINES:
        assert len(line.cells) == 4
        for other in LINES:
            if other is not line:
                shared = (line.mask & other.mask).bit_count()
                assert shared == (0 if line.direction == other.direction else 1)


@pytest.mark.parametrize("seed", range(6))
def test_nobody_stays_without_a_result(seed: int) -> None:
    """R15: more flowers win, then the Staff; the reason says so."""
    state = random_match(GAME, 2, str(seed), {}).state
    outcome = GAME.outcome(state)
    assert outcome
    first, second = GAME.scores(state)
    if first == second:
        staff = state.position.staff
        assert outcome.winners == ((staff,) if staff else ())
        assert "equal" in WORDS.ending(state).reason
    else:
        assert outcome.winners == (1 if first > second else 2,)


SENTENCES = [
    (new_game(), "a1w", "Ada places a white Dovetail on a1."),
    (new_game("a1w b2b c3w d4b"), "first=2", "The toss decides: Hazel plants first."),
    (state_at(W3), "a2b", "Ada plants a black Ravenclaw on a2. One seed turns over."),
    (
        state_at(W3),
        "d1w",
        (
            "Ada plants a white Dovetail on d1. One seed turns over and the white row 1 is "
            "harvested: one white flower."
        ),
    ),
    (
        state_at("..../bwbb/..../wbww 2 w0b1 w0b0 1"),
        "b2w",
        (
            "Hazel plants a white Dovetail on b2. Two seeds turn over and the white row 1 and the "
            "black row 3 are harvested: one white flower, one black flower and the Staff."
        ),
    ),
    (
        state_at(".w../wbww/..../wbww"),
        "b2w/r",
        (
            "Ada plants a white Dovetail on b2. Two seeds turn over and the white rows 1 and 3 are "
            "harvested: two white flowers."
        ),
    ),
    (new_game("a1w b2b c3w d4b a2w", first="1", undo="on"), "keep", "Ada keeps the planting."),
    (
        new_game("a1w b2b c3w d4b a2w", first="1", undo="on"),
        "undo",
        "Ada undoes the planting.",
    ),
    (
        new_game("a1w b2b c3w d4b a2w undo", first="1", undo="on"),
        "a2b",
        "Ada plants a black Ravenclaw on a2 instead. Two seeds turn over.",
    ),
]


@pytest.mark.parametrize(("state", "text", "sentence"), SENTENCES)
def test_moves_are_told_in_sentences(state: State, text: str, sentence: str) -> None:
    """A move is told with its flips, its harvest and the Staff."""
    move = read_move(GAME, state, text)
    assert WORDS.describe_move(state, move, ("Ada", "Hazel"), None) == sentence


def test_a_staff_that_is_kept_is_no_gain() -> None:
    """R11: a black harvest by the owner of the Staff takes nothing, and is told so."""
    state = state_at("wwbb/bbww/wwbb/bbw. 1 w0b1 w0b0 1")
    move = GAME.move_from_text("d1b")
    told = WORDS.describe_move(state, move, ("Ada", "Hazel"), None)
    assert told.endswith("and the black row 1 is harvested: one black flower.")


def test_a_choice_of_direction_is_shown_before_it_is_made() -> None:
    """R9, J11: the preview names the competing lines, all of one colour, and harvests none yet."""
    model = preview(state_at(CROSSED).position, Plant(0, 0))
    assert model.is_open
    assert [each.line.key for each in model.complete] == ["a1-d1", "a1-a4"]
    assert len({each.face for each in model.complete}) == 1
    assert len(model.directions) == 2
