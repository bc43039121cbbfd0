"""What would have been better at a ply, in words."""

from __future__ import annotations

from tabletop.ai.words import POINTS
from tabletop.app.review import words
from tabletop.games.registry import AnyMatch, load_unit

_OF_TEN = 10


def told_better(match: AnyMatch, ply: int, move: str) -> str:
    """Return the sentence that tells a move which was not played at a ply."""
    game, state = match.game, match.positions[ply].state
    told = game.describe_move(
        state, game.move_from_text(move), match.names, game.current_player(state)
    )
    return words.even_better(told)


def gain(match: AnyMatch, loss: float) -> str:
    """Return by how much the other move was better, in words."""
    if load_unit(match.record.game) == POINTS:
        return words.worth(match.game.tally(max(1, round(loss))))
    return words.won_more(max(1, round(loss * _OF_TEN)))


def cost(match: AnyMatch, loss: float) -> str:
    """Return what a turn that was tried again costs, in a sentence."""
    if load_unit(match.record.game) == POINTS:
        return words.brings_more(match.game.tally(max(1, round(loss))))
    return words.wins_more(max(1, round(loss * _OF_TEN)))
