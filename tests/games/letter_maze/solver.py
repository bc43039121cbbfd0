"""What is right in a small position: found by trying every legal move, word by word."""

from __future__ import annotations

from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.notation import Move
from tabletop.games.letter_maze.rules.state import Phase, State, Turn


def winning_moves(state: State) -> dict[Move, int]:
    """Return the moves that lead to a win in this turn, with how many moves that takes."""
    seat = state.turn.seat
    wins = {}
    for move in GAME.legal_moves(state):
        after = GAME.apply_move(state, move)
        if after.winner == seat:
            wins[move] = 1
        elif after.phase is Phase.BONUS:
            following = winning_moves(after)
            if following:
                wins[move] = 1 + min(following.values())
    return wins


def guarding_moves(state: State) -> list[Move]:
    """Return the moves that end the turn, of two seats, and leave the rival no word that wins."""
    rival = state.turn.seat % 2 + 1
    ends = {move: GAME.apply_move(state, move) for move in GAME.legal_moves(state)}
    return [
        move
        for move, end in ends.items()
        if end.turn.seat == rival and not _can_win_at_once(end, rival)
    ]


def _can_win_at_once(state: State, seat: int) -> bool:
    turn = Turn(seat, frozenset((state.players[seat - 1].piece,)))
    state = state._replace(phase=Phase.MOVE, turn=turn)
    return any(GAME.apply_move(state, move).winner == seat for move in GAME.legal_moves(state))
