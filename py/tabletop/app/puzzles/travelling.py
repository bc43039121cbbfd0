"""Solved puzzles that come in with a file of games: read strictly, and added to one's own."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import Effect, KeepSolved
from tabletop.app.model import Model
from tabletop.app.puzzles import words
from tabletop.app.puzzles.sitting import Solved
from tabletop.core.errors import bad_format
from tabletop.core.language import t
from tabletop.games.registry import GAMES

MOST = 1_000
"""A game has not so many puzzles, nor will it have."""


def solved_in(part: object) -> Solved:
    """Return the solved puzzles in the part of a file; raise BadRecord where anything is wrong.

    Numbers that no puzzle has yet are taken, too: a newer version may have more of them.
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
    """Return the model with what either side has solved, how it is kept, and how many are new."""
    new = {game: ids - model.solved.get(game, frozenset()) for game, ids in came.items()}
    both = {game: model.solved.get(game, frozenset()) | ids for game, ids in new.items()}
    kept = tuple(KeepSolved(game, tuple(sorted(ids))) for game, ids in new.items() if ids)
    return replace(model, solved={**model.solved, **both}), kept, sum(map(len, new.values()))
