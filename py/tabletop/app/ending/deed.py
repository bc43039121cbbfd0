"""The deed that decided a game: which it was, and what is told of it."""

from __future__ import annotations

from collections import deque
from typing import Any

from tabletop.app.ending import words
from tabletop.app.model import Sitting
from tabletop.app.telling import told_move
from tabletop.games.registry import AnyMatch


def deed_of(sitting: Sitting) -> dict[str, Any] | None:
    """Return the deed in a sentence, with who did it and the ply after it; None where none is."""
    match = sitting.match
    ply = _decisive(match)
    if ply is None:
        return None
    seat = match.game.current_player(match.positions[ply].state) or None
    gained = _gain(match, ply, seat) if seat and match.game.info.by_score else ""
    return {"text": told_move(sitting, ply), "mark": seat, "gain": gained, "ply": ply + 1}


def _gain(match: AnyMatch, ply: int, seat: int) -> str:
    """Return by how much the deed raised the score of its seat."""
    before, after = (match.game.scores(match.positions[at].state) for at in (ply, ply + 1))
    return words.gain(match.game.tally(after[seat - 1] - before[seat - 1]))


_latest: deque[tuple[AnyMatch, int | None]] = deque(maxlen=1)
"""The match that was looked through last: all positions are scored, and the page asks often."""


def _decisive(match: AnyMatch) -> int | None:
    for known, ply in _latest:
        if known is match:
            return ply
    outcome = match.game.outcome(match.state)
    states = tuple(position.state for position in match.positions)
    found = match.game.decisive(states, outcome.winners if outcome else ())
    _latest.append((match, found))
    return found
