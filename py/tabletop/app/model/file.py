"""The saved file of a session."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameFile:
    """What storage holds of a game, and what is saved with it.

    `begun` and `played` are the times of its first and latest change. `kept` is the text that
    storage should hold, or None if the game was never saved. `saved` counts how often it was saved:
    of two versions of a game, the one saved more often is newer.

    `copied` is whether another game continues with the same random outcomes. `tentative` is whether
    a link opened this table and nobody has acted yet: such a game is not saved.
    """

    name: str = ""
    begun: str = ""
    played: str = ""
    kept: str | None = None
    saved: int = 0
    copied: bool = False
    tentative: bool = False
