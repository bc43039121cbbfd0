"""Positions of Wizards' Garden for its tests."""

from __future__ import annotations

from tabletop.core.game import complete_setup
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.options import agreed_by
from tabletop.games.wizards_garden.rules.position import position_from_text
from tabletop.games.wizards_garden.rules.state import State, at_turn


def state_at(text: str, **options: str) -> State:
    """Return the state at a position string; a bare board means seat 1 to move and no flowers."""
    whole = text if " " in text else f"{text} 1 w0b0 w0b0 -"
    return at_turn(position_from_text(whole), agreed_by(complete_setup(GAME, 2, options)))


_W23 = (
    "c4b b3w a3w a1b first=1 a2b c3w b4w d4w b2b c2w d2b d1w a4b b1w d3b c1b/c b2w b1w d4w d2b "
    "b4w/c c1w c2w c4b c3b d1w d3w/c b3b d2w d4w d1w d3b"
)
W23 = _W23.split()
"""The whole game of the worked examples, from seed 42; both seats have two flowers at its end."""

W23_OF_PEOPLE = [text for text in W23 if not text.startswith("first=")]
"""Its moves without the toss, which comes by itself after the fourth."""
