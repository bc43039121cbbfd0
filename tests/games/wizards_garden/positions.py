"""Positions of Wizards' Garden for its tests."""

from __future__ import annotations

from tabletop.core.game import complete_setup
from tabletop.games.wizards_garden.options import agreed_by
from tabletop.games.wizards_garden.position import position_from_text
from tabletop.games.wizards_garden.rules import GAME
from tabletop.games.wizards_garden.state import State, at_turn


def state_at(text: str, **options: str) -> State:
    """Return the state at a position string; a bare board means seat 1 to move and no flowers."""
    whole = text if " " in text else f"{text} 1 w0b0 w0b0 -"
    return at_turn(position_from_text(whole), agreed_by(complete_setup(GAME, 2, options)))
