"""Solving the last turn of a game by trying everything."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State


def winning_moves(state: State) -> list[Move]:
    """Return the moves with which the seat to act can win before its turn is over."""
    return [move for move in GAME.legal_moves(state) if _wins(state, move)]


def only_winning_move(state: State) -> str | None:
    """Return the one move that wins, or None if there is none, or if others may win as well.

    Whatever else the seat does, the next rival can end the game at once and not lose it.
    """
    winning = winning_moves(state)
    if len(winning) != 1:
        return None
    others = (move for move in GAME.legal_moves(state) if move != winning[0])
    if all(_is_refuted(GAME.apply_move(state, move), state.seat) for move in others):
        return GAME.move_to_text(winning[0])
    return None


def _wins(state: State, move: Move) -> bool:
    after = GAME.apply_move(state, move)
    if after.is_over:
        return _has_won(after, state.seat)
    if after.seat != state.seat or after.garden.pieces_left > 1:
        return False
    return any(_has_won(end, state.seat) for end in _ends(after))


def _is_refuted(state: State, seat: int) -> bool:
    """Return whether `seat` has not won, or the next rival can end the game without losing."""
    if state.is_over:
        return not _has_won(state, seat)
    if state.seat == seat:
        return all(
            _is_refuted(GAME.apply_move(state, move), seat) for move in GAME.legal_moves(state)
        )
    if any(not _has_won(end, seat) for end in _ends(state)):
        return True
    return state.action == 1 and any(
        not _has_won(end, seat)
        for move in GAME.legal_moves(state)
        for end in _ends(GAME.apply_move(state, move))
    )


def _ends(state: State) -> Iterator[State]:
    """Yield the finished games that one action leads to, if the game can end so soon."""
    if not state.is_over and state.garden.pieces_left == 1:
        for move in GAME.legal_moves(state):
            after = GAME.apply_move(state, move)
            if after.is_over:
                yield after


def _has_won(state: State, seat: int) -> bool:
    """Return whether `seat` alone has won."""
    scores = GAME.scores(state)
    return all(scores[seat - 1] > score for i, score in enumerate(scores, 1) if i != seat)
