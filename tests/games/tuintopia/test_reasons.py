"""Why an opponent decides as it does, in words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop.games.tuintopia.advice.reasons import reason_for
from tabletop.games.tuintopia.rules.cards import CARDS, DECK
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import move_from_text
from tabletop.games.tuintopia.rules.state import HIDDEN, State
from tests.games.tuintopia.games import TABLES, state_after
from tests.games.tuintopia.positions import play, position

REASONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "reasons.json").read_text(encoding="utf-8")
)
"""What is told of a `move` of seat 1."""


@pytest.mark.parametrize("row", REASONS, ids=[row["move"] for row in REASONS])
def test_the_reason_tells_what_counts(row: dict[str, Any]) -> None:
    """A hint is one sentence with the cards, the partners and the points."""
    state = position(
        row["options"], hands=row["hands"], opened=row.get("opened"), closed=row.get("closed")
    )
    state = play(state, row.get("before", ""))
    assert reason_for(GAME.view(state, 1), move_from_text(row["move"])) == row["reason"]


def unknown_names(view: State) -> set[str]:
    """Return the names of the cards that the seat that looks can place nowhere."""
    placed = set(DECK) - set(view.stack)
    return {CARDS[card].name for card in view.stack} - {CARDS[card].name for card in placed}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_move_has_a_reason_that_keeps_secrets(table: int) -> None:
    """One sentence, which names no card that the seat does not know."""
    for plies in range(20, 80, 12):
        state = state_after(table, 5, plies)
        if GAME.current_player(state):
            view = GAME.view(state, state.seat)
            assert HIDDEN in (card for hand in view.hands for card in hand) or table in (0, 7)
            for move in list(GAME.legal_moves(view))[::5]:
                reason = reason_for(view, move)
                assert re.fullmatch(r"[A-Z].+\.", reason)
                assert not [
                    name for name in unknown_names(view) if re.search(rf"\bthe {name}\b", reason)
                ]
