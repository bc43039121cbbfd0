"""Import solved puzzles from a file of games."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Effect, KeepSolved
from tabletop.app.model.model import Model
from tabletop.app.model.puzzles import Solved
from tabletop.app.puzzles import words
from tabletop.core.errors import bad_format
from tabletop.core.language import t
from tabletop.games.registry import GAMES

MOST = 1_000
"""The maximum number of ids per game: more puzzles than any game has."""


def solved_in(part: object) -> Solved:
    """Return the solved puzzles in part of a file; raise BadRecord if anything is invalid.

    Ids of puzzles that do not exist are accepted, because a newer version may have them.
    """
    if not isinstance(part, dict):
        raise bad_format("solved", t(words.NO_SOLVED))
    for game, ids in part.items():
        if game not in GAMES:
            raise bad_format(f"solved.{game}", t(words.NO_SUCH_GAME))
        if not isinstance(ids, list) or len(ids) > MOST or not all(map(_is_id, ids)):
            raise bad_format(f"solved.{game}", t(words.NO_NUMBERS))
    return {game: frozenset(ids) for game, ids in part.items()}


def _is_id(value: object) -> bool:
    return type(value) is int and value > 0


def merged(model: Model, came: Solved) -> tuple[Model, tuple[Effect, ...], int]:
    """Return the model with all solved puzzles, the effects to save, and how many are new."""
    new = {game: ids - model.solved.get(game, frozenset()) for game, ids in came.items()}
    both = {game: model.solved.get(game, frozenset()) | ids for game, ids in new.items()}
    kept = tuple(KeepSolved(game, tuple(sorted(ids))) for game, ids in new.items() if ids)
    return replace(model, solved={**model.solved, **both}), kept, sum(map(len, new.values()))
