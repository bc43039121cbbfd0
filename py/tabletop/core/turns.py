"""The turns of a match: whose each ply belongs to, and which of that seat's turns it is."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, NamedTuple

from tabletop.core.match import Match

AnyMatch = Match[Any, Any]


class Turn(NamedTuple):
    """The turn of `seat` that is the `number`-th of its turns.

    The number is 0 for what a seat decides before its first turn; both are 0 for what chance does
    before anybody has decided.
    """

    seat: int = 0
    number: int = 0


def turns_of(match: AnyMatch) -> tuple[Turn, ...]:
    """Return for each ply the turn to which it belongs.

    Outcomes of chance belong to the turn in which they come. Draws and dice never count as turns.
    """
    for known, turns in _latest:
        if known is match:
            return turns
    turns = _turns(match)
    _latest.append((match, turns))
    return turns


_latest: deque[tuple[AnyMatch, tuple[Turn, ...]]] = deque(maxlen=1)
"""The match whose turns were counted last: the page asks for them often."""


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
