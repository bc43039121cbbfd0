"""Why an opponent acts as it does, in words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabletop.core.language import English, Translation, speak
from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.advice.reasons import reason_for
from tabletop.games.hanging_gardens.rules.game import GAME
from tests.games.hanging_gardens.gardens import state_after

REASONS: list[dict[str, str]] = json.loads(
    (Path(__file__).parent / "reasons.json").read_text(encoding="utf-8")
)
"""What is said of a `move` after `moves`, seat 1 going first."""


@pytest.mark.parametrize("row", REASONS, ids=[row["reason"][:60] for row in REASONS])
def test_the_reason_tells_what_an_action_does_to_the_views(row: dict[str, str]) -> None:
    """R19 to R26: a hint names the view, the row, the beds, the level and the points."""
    state = state_after(row["moves"])
    assert reason_for(state, GAME.move_from_text(row["move"])) == row["reason"]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_has_a_reason(seats: int) -> None:
    """Whole random games: one sentence for every action, whatever it does."""
    match = random_match(GAME, seats, "why", {"first": "1"})
    for position in match.positions[:-1:9]:
        for move in list(GAME.legal_moves(position.state))[::12]:
            reason = reason_for(position.state, move)
            assert re.fullmatch(r"[A-Z][^.]+\.", reason)
            assert not re.search(r"\bseat|level 0|\d,", reason), "the board shows no coordinates"


def test_one_of_several_rivals_is_not_the_only_one() -> None:
    """Seat 3 of three breaks a row of seat 1, which stands on (0,0)."""
    state = state_after("T0,0 G0,0 T0,2 PR0,1", seats=3)
    reason = reason_for(state, GAME.move_from_text("PR1,1"))
    assert reason.endswith("of a rival’s north view: they lose 1 point.")


def test_a_reason_is_said_in_the_language_that_is_spoken() -> None:
    """What is remembered for a search is what is to be said, and not the sentence."""
    state, move = state_after("T0,0"), GAME.move_from_text("G1,0")
    english = "From there, your gazebo can score for beds planted in front of it: it doesn’t see "
    english += "any yet."
    assert reason_for(state, move) == english
    speak(Translation("nl", "one-other", {english: "Vandaar is nog niets te zien."}))
    try:
        assert reason_for(state, move) == "Vandaar is nog niets te zien."
    finally:
        speak(English())
