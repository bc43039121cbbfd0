"""Messages of reviews and of replayed turns."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReviewShow:
    """Look back at the turning point at a ply."""

    ply: int


@dataclass(frozen=True, slots=True)
class ReviewPlay:
    """Replay what followed the turning point at a ply."""

    ply: int


@dataclass(frozen=True, slots=True)
class ReviewTry:
    """Start a new game from the turning point at a ply."""

    ply: int


@dataclass(frozen=True, slots=True)
class RetryBack:
    """Take back a replayed turn; `agreed` after the players have confirmed."""

    agreed: bool = False


ReviewMessage = ReviewShow | ReviewPlay | ReviewTry | RetryBack
