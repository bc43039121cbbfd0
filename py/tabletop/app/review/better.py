"""What would have been better at a ply, in words."""

from __future__ import annotations

from tabletop.app.review import words
from tabletop.games.registry import AnyMatch


def told_better(match: AnyMatch, ply: int, move: str) -> str:
    """Return the sentence that tells a move which was not played at a ply."""
    game, state = match.game, match.positions[ply].state
    told = game.describe_move(
        state, game.move_from_text(move), match.names, game.current_player(state)
    )
    return words.even_better(told)
