"""Why an opponent decides as it does, in words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabletop.games.witchcraft.bots.reasons import reason_for
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import move_from_text
from tabletop.games.witchcraft.rules.state import Step
from tests.games.witchcraft.positions import lively_match, position

REASONS: list[dict[str, str]] = json.loads(
    (Path(__file__).parent / "reasons.json").read_text(encoding="utf-8")
)
"""What is said of a `move` of seat 1: of `go` at the Move, else at the Choice."""


@pytest.mark.parametrize("row", REASONS, ids=[row["reason"] for row in REASONS])
def test_the_reason_tells_what_counts_most(row: dict[str, str]) -> None:
    """A hint is told with the facts of the position; what is not cast is told first."""
    step = Step.MOVE if row["move"].startswith("go=") else Step.CHOICE
    state = position(row["seats"], step)
    assert reason_for(state, move_from_text(row["move"])) == row["reason"]


def test_every_move_has_a_reason() -> None:
    """Whole games: one sentence or two, without numbers that no meter has."""
    for match in (lively_match(2, "why"), lively_match(5, "why")):
        for each in match.positions[::7]:
            if seat := GAME.current_player(each.state):
                view = GAME.view(each.state, seat)
                for move in GAME.legal_moves(view):
                    reason = reason_for(view, move)
                    assert re.fullmatch(r"[A-Z][^.]+\.( [A-Z][^.]+\.)?", reason)
                    assert len(reason) <= 150
                    assert all(0 <= int(number) <= 15 for number in re.findall(r"\d+", reason))
