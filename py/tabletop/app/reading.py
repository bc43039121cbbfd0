"""From kept texts back to games: a record, replayed whole, with what only the application knows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.app.model import DICE, OURS, Sitting
from tabletop.core.errors import BadRecord, IllegalMove, bad_format
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, has_table, load_game


def sitting_from(id_: str, text: str) -> Sitting:
    """Return the sitting that a kept text holds; raise BadRecord if it holds none."""
    record = Record.from_text(text)
    game = load_game(record.game)
    if not has_table(record.game):
        raise bad_format("game", f"{game.info.title} is not on this page yet.")
    meta = record.meta
    match = _with_undone(Match.load(game, record), meta.get("undone"))
    return Sitting(
        id=id_,
        match=replace(match, record=replace(record, meta={})),
        name=_text(meta.get("name")),
        begun=_text(meta.get("begun")),
        played=_text(meta.get("played")),
        kept=text,
        own_dice=meta.get(DICE) == OURS,
    )


def why_unreadable(error: BadRecord) -> str:
    """Return for a person why a text is no game: its move, counted from 1, or the part of it."""
    if isinstance(error.where, int):
        return f"Move {error.where + 1} can't be played. {error.sentence}"
    return f"Something is wrong with {error.where!r}. {error.sentence}"


def _with_undone(match: AnyMatch, moves: Any) -> AnyMatch:
    """Return `match` with the moves that had been taken back, as far as they can be redone."""
    if not isinstance(moves, list):
        return match
    ahead = match
    for move in moves:
        try:
            ahead = ahead.play(move if isinstance(move, str) else "")
        except IllegalMove:
            break
    return replace(match, undone=ahead.record.moves[match.ply :])


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
