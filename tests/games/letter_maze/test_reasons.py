"""Why an opponent moves as it does, in words."""

from __future__ import annotations

import json
import random
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.bot import decide
from tabletop.app.table.hinting import SIZE, shortened
from tabletop.core.sampling import random_match
from tabletop.games.letter_maze.advice.adviser import HINT
from tabletop.games.letter_maze.advice.reasons import reason_for
from tabletop.games.letter_maze.bots.farsighted import Sequel
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.words.reasons import does, then_is_at
from tabletop.scene.measure import text_width
from tests.games.letter_maze.positions import SMALL_GAME, played, small_state, square

REASONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "reasons.json").read_text(encoding="utf-8")
)
"""What is said of a `move` of seat 1."""

POSITION = ("at", "tiles", "hands", "cards", "spent", "options")


@pytest.mark.parametrize("row", REASONS, ids=[row["move"] for row in REASONS])
def test_the_reason_tells_what_counts_most(row: dict[str, Any]) -> None:
    """A hint is one sentence with the facts of the position."""
    state = small_state(**{key: row[key] for key in POSITION if key in row})
    move = GAME.move_from_text(row["move"])
    assert GAME.why_illegal(state, move) is None
    assert reason_for(state, move, tour_of(state)) == row["reason"]


def test_a_refused_bonus_move_has_a_reason() -> None:
    """R21: it says how far the next goal is, and where no square is closer, that, too."""
    state = played(SMALL_GAME, small_state(at=["a4"], cards=["OR"]), "SPEED:26666")
    reason = reason_for(state, GAME.move_from_text("end"), tour_of(state))
    assert reason == "Stop here: you’re 1 step from the green target on d4."
    used = state._replace(turn=state.turn._replace(used=state.turn.used | {square("d4")}))
    reason = reason_for(used, GAME.move_from_text("end"), tour_of(state))
    near = "Stop here, 1 step from the green target on d4: no open square beside you is closer."
    assert reason == near


def test_tribute_has_a_reason() -> None:
    """R25: the tiles are named, the Qu tile in full."""
    before = small_state(hands=["Z", "AIQQ", "B"], options={"tribute": "on"})
    due = played(SMALL_GAME, before, "LARDIEST:26694*362")
    reason = reason_for(due, GAME.move_from_text("$QQ"), tour_of(due))
    assert reason == "You’ll miss Qu and Qu least."


def test_the_plan_for_the_turn_is_told() -> None:
    """A bonus move is worth what can be done with it."""
    state = small_state(at=["b3"], cards=["OR"])
    move, way = GAME.move_from_text("QI:16"), tour_of(state)
    words = tuple(map(GAME.move_from_text, ("SPEED:16666", "GET:424")))
    told = reason_for(state, move, way, Sequel(words[:1]))
    assert told == "QI earns a bonus move for its Qu, and SPEED can follow."
    wins = reason_for(state, move, way, Sequel(words[:1], wins=True))
    assert wins == "QI earns a bonus move, and then SPEED wins the game."
    wins = reason_for(state, move, way, Sequel(words, wins=True))
    assert wins.endswith(", and then SPEED and GET win the game.")


@pytest.mark.parametrize(
    ("word", "gains"),
    [
        ("PEG:269", "then PEG wins the green card."),
        ("TEE:*626", "TEE with your Gardener can follow."),
    ],
)
def test_what_the_next_word_takes_and_costs_is_told(word: str, gains: str) -> None:
    """R15, R14, W6: a planned word that wins a card, or spends the Gardener, says so."""
    state = small_state(at=["b3"], cards=["OR"])
    sequel = Sequel((GAME.move_from_text(word),))
    reason = reason_for(state, GAME.move_from_text("QI:16"), tour_of(state), sequel)
    assert reason.endswith(f", and {gains}")


@pytest.mark.parametrize("word", ["SPEED:26666", "SPIKE:26886!P"])
@pytest.mark.parametrize("sequel", [Sequel(), Sequel(risks=True), Sequel(guards=True)])
def test_no_cut_hides_that_a_word_earns_a_bonus_move(word: str, sequel: Sequel) -> None:
    """R18, R19: it is the main point of such a word, so even a very narrow page says it."""
    state = small_state(at=["a4"], tiles={"c3": "E"}, cards=["OR"])
    reason = reason_for(state, GAME.move_from_text(word), tour_of(state), sequel)
    assert "earns a bonus move" in shortened(reason, 1)


def test_a_card_and_a_bonus_move_are_told_together() -> None:
    """R15, R19: the bonus first, however little room there is."""
    state = small_state(at=["e5", "e1"], hands=["T", ""], cards=["O", ""])
    reason = reason_for(state, GAME.move_from_text("VEG:818"), tour_of(state))
    assert shortened(reason, 1) == "VEG earns a bonus move and wins your second card."


def test_the_plan_is_named_beside_what_a_word_gains() -> None:
    """It is the bonus move that the plan is for."""
    state = small_state(at=["a4"], cards=["OR"])
    sequel = Sequel((GAME.move_from_text(">7"),))
    reason = reason_for(state, GAME.move_from_text("SPEED:26666"), tour_of(state), sequel)
    assert reason.endswith(", and then a step wins the green card.")
    sequel = Sequel((GAME.move_from_text(">8"),))
    reason = reason_for(state, GAME.move_from_text("SPEED:26666"), tour_of(state), sequel)
    assert reason == "SPEED earns a bonus move for its 5 letters, and a step can follow."


def test_a_word_after_a_tribute_is_told_like_any_other() -> None:
    """R25: the others pay before it is played, and it may lay what they give."""
    state = small_state(hands=["Z", "AEINS", "B"], options={"tribute": "on"})
    move, sequel = (
        GAME.move_from_text("LARDIEST:26694*362"),
        Sequel((GAME.move_from_text("GE(N):114"),)),
    )
    reason = reason_for(state, move, tour_of(state), sequel)
    assert reason.endswith(", and then GEN wins the green card.")


def test_a_hint_says_that_it_guards() -> None:
    """Where a rival would win, that is what counts first."""
    state = small_state(
        at=["e4", "e2"], tiles={"b5": "H"}, hands=["", ""], cards=["R", "OR"], spent=[1, 2]
    )
    thought = decide(HINT, state, 1, random.Random(1))
    assert thought.reason == (
        "TEED keeps a rival from an easy winning word, "
        "and then you’re 3 steps from the green target on d4."
    )


def test_the_gardener_is_named_however_much_is_cut() -> None:
    """R14: its price stands before the gain, and no comma parts them."""
    state = small_state(at=["c4"], tiles={"c3": "E"})
    move, sequel = GAME.move_from_text("GEE:67*9"), Sequel(risks=True)
    reason = reason_for(state, move, tour_of(state), sequel)
    assert reason.endswith(", but a rival is still one word from the finish.")
    assert shortened(reason, 1) == "GEE uses up your Gardener but wins your first card."


def test_every_move_has_a_reason() -> None:
    """Whole boards: one sentence without a number that no way has."""
    for seats in (2, 5):
        state = random_match(GAME, seats, "why", {}, 30).state
        way = tour_of(state)
        for move in islice(GAME.legal_moves(state), 0, 400, 7):
            reason = reason_for(state, move, way)
            assert re.fullmatch(r"[A-Z][^.]+\.", reason)
            assert all(int(number) < 100 for number in re.findall(r"\d+", reason))


def test_a_reason_that_is_cut_is_still_a_sentence() -> None:
    """A hint on a phone drops the clause, and then what stands in parentheses."""
    action = "wins your second card (green)"
    reason = does("RUSTIC", action, then_is_at("the finish", 3))
    assert shortened(reason, text_width(reason, SIZE) - 1) == f"RUSTIC {action}."
    assert shortened(reason, 1) == "RUSTIC wins your second card."


@pytest.mark.parametrize("seats", [2, 3])
def test_a_reason_tells_two_things_at_most(seats: int) -> None:
    """A friend across the table says what matters, and why it pays or what it costs."""
    state = random_match(GAME, seats, "two", {"tribute": "on"}, 30).state
    for move in islice(GAME.legal_moves(state), 0, 400, 7):
        for sequel in (Sequel(), Sequel(guards=True), Sequel(risks=True)):
            reason = reason_for(state, move, tour_of(state), sequel)
            assert len(re.findall(", (?:and|but|to|with) ", reason)) <= 1, reason
            assert len(reason) < 125, reason
