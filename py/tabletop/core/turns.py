"""Turns of a match: the seat and turn number of each ply."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, NamedTuple

from tabletop.core.match import Match

AnyMatch = Match[Any, Any]


class Turn(NamedTuple):
    """A turn: its seat, and its number among the turns of that seat, from 1.

    The number is 0 for decisions before the seat's first turn. Both are 0 for chance outcomes
    before any decision.
    """

    seat: int = 0
    number: int = 0


def turns_of(match: AnyMatch) -> tuple[Turn, ...]:
    """Return the turn of each ply.

    Chance outcomes belong to the turn in which they happen; they never start one.
    """
    for known, turns in _latest:
        if known is match:
            return turns
    turns = _turns(match)
    _latest.append((match, turns))
    return turns


_latest: deque[tuple[AnyMatch, tuple[Turn, ...]]] = deque(maxlen=1)
"""A cache of the last result, because the page asks for the same match repeatedly."""


def _turns(match: AnyMatch) -> tuple[Turn, ...]:
    game, begun = match.game, Counter[int]()
    before, turn = None, Turn()
    turns: list[Turn] = []
    for position in match.positions[: match.ply]:
        seat = game.current_player(position.state)
        if seat:
            begun[seat] += game.begins_turn(before, position.state)
            turn, before = Turn(seat, begun[seat]), position.state
        turns.append(turn)
    return tuple(turns)
