"""The deed of a finished game that is told: which it was, and what is said of it."""

from __future__ import annotations

from typing import Any

from tabletop.app.ending import words
from tabletop.app.ending.turning import Turning, turning_of
from tabletop.app.model import Sitting
from tabletop.app.telling import told_move
from tabletop.core.language import t
from tabletop.games.registry import AnyMatch


def deed_of(sitting: Sitting) -> dict[str, Any] | None:
    """Return the deed in a sentence, with who did it and the ply after it; None where none is."""
    match = sitting.match
    found = turning_of(match)
    if found is None:
        return None
    ply = found.ply
    seat = match.game.current_player(match.positions[ply].state) or None
    gained = _gain(match, ply, seat) if seat and match.game.info.by_score else ""
    return {
        "title": _title(match, found),
        "text": told_move(sitting, ply),
        "since": "" if found.decided else _since(match, found),
        "mark": seat,
        "gain": gained,
        "ply": ply + 1,
    }


def _title(match: AnyMatch, found: Turning) -> str:
    """Return what a deed is called: that of a race ends it, whoever led before."""
    if not match.game.info.by_score:
        return t(words.LAST_DEED)
    return t(words.DECIDED if found.decided else words.BEST_DEED)


def _gain(match: AnyMatch, ply: int, seat: int) -> str:
    """Return by how much the deed raised the score of its seat."""
    before, after = (match.game.scores(match.positions[at].state) for at in (ply, ply + 1))
    return words.gain(match.game.tally(after[seat - 1] - before[seat - 1]))


def _since(match: AnyMatch, found: Turning) -> str:
    """Return since when a winner was ahead who had won before the game was over."""
    outcome = match.game.outcome(match.state)
    if found.ahead is None or outcome is None or len(outcome.winners) != 1:
        return ""
    return words.ahead_since(match.names[outcome.winners[0] - 1], found.ahead)
