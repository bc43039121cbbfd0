"""Solves the end of a game of Tuintopia by trying everything, where nothing is left to chance."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.game import CHANCE
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.state import State


def best_moves(state: State) -> list[str]:
    """Return the best moves of the seat to move, if nobody errs from there on.

    Two rivals each seek to be as far ahead as they can; partners the highest sum. No card may be
    left to be drawn; closed cards are known to all.
    """
    sign = _sign(state)
    values = {
        GAME.move_to_text(move): sign * _value(GAME.apply_move(state, move))
        for move in GAME.legal_moves(state)
    }
    best = max(values.values())
    return [text for text, value in values.items() if value == best]


@lru_cache(1 << 18)
def _value(state: State) -> int:
    """Return how far seat 1 will be ahead, or what partners will have in sum."""
    seat = GAME.current_player(state)
    if seat is None:
        return _standing(state)
    assert seat != CHANCE, "a card is left to be drawn"
    sign = _sign(state)
    moves: list[Move] = list(GAME.legal_moves(state))
    return sign * max(sign * _value(GAME.apply_move(state, move)) for move in moves)


def _standing(state: State) -> int:
    if state.variant.coop or len(state.totals) == 1:
        return sum(state.totals)
    return state.totals[0] - state.totals[1]


def _sign(state: State) -> int:
    """Return -1 where the seat to move wants a low value."""
    return -1 if state.seat == 2 and not state.variant.coop else 1
