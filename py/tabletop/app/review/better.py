"""What would have been better at a ply, in words."""

from __future__ import annotations

from tabletop.app.model import LookBack, Sitting
from tabletop.app.review import words


def told_better(sitting: Sitting, ply: int, move: str) -> str:
    """Return the sentence that tells a move which was not played at a ply."""
    match, game = sitting.match, sitting.match.game
    state = match.positions[ply].state
    seat = game.current_player(state)
    return game.describe_move(state, game.move_from_text(move), match.names, seat)


def instead(sitting: Sitting, look: LookBack) -> str:
    """Return what was played at a ply, and what would have been better."""
    seat = sitting.match.game.current_player(sitting.match.positions[look.ply].state)
    played = sitting.match.told(look.ply, seat)
    return words.instead(played, told_better(sitting, look.ply, look.better))
