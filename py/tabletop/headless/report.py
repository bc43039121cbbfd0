"""The output of the replay command, and perft."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.events import event_data
from tabletop.core.game import CHANCE, Game, M, S, listed_moves
from tabletop.core.match import Match

MOST_MOVES = 5_000
MOST_OUTCOMES = 100
TOO_MANY = ["?"]


def legal_texts(game: Game[S, M], state: S) -> list[str]:
    """Return the sorted legal moves or outcomes, or `["?"]` if there are too many to list."""
    limit = MOST_OUTCOMES if game.current_player(state) == CHANCE else MOST_MOVES
    texts = listed_moves(game, state, limit)
    return TOO_MANY if texts is None else texts


def trace(match: Match[S, M]) -> Iterator[dict[str, object]]:
    """Yield a JSON object for every position of `match`, including the initial one."""
    game = match.game
    for ply, position in enumerate(match.positions):
        yield {
            "ply": ply,
            "to_move": game.current_player(position.state),
            "legal": legal_texts(game, position.state),
            "scores": list(game.scores(position.state)),
        }


def events(match: Match[S, M]) -> Iterator[dict[str, object]]:
    """Yield a JSON object for every event of `match`, with the ply and the text of its move."""
    for ply, text in enumerate(match.record.moves):
        for event in match.events(ply):
            yield {"ply": ply, "move": text, **event_data(event)}


def summary(match: Match[S, M]) -> dict[str, object]:
    """Return the current state of `match` as a JSON object."""
    game, state = match.game, match.state
    outcome = game.outcome(state)
    return {
        "plies": match.ply,
        "over": outcome is not None,
        "to_move": match.to_move,
        "legal": legal_texts(game, state),
        "scores": list(game.scores(state)),
        "winners": list(outcome.winners) if outcome else [],
        "seeded": match.positions[-1].seeded,
    }


def perft(game: Game[S, M], state: S, depth: int) -> int:
    """Return the number of sequences of `depth` moves from `state`.

    Each chance outcome counts once, whatever its probability.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return game.count_moves(state)
    return sum(
        perft(game, game.apply_move(state, move), depth - 1) for move in game.legal_moves(state)
    )
