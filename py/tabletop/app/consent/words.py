"""Texts of questions about links and shared files."""

from __future__ import annotations

from tabletop.core.language import later, listed, t, t_count

NOT_NOW = later("Not now")

JOIN = later("Join")
JOIN_A_TABLE = later("Join a table nearby?")
ABOUT_JOINING = later(
    "This link connects your device straight to the one it came from. Join only if you’re at that "
    "table."
)
LEAVES_A_TABLE = later("You’ll leave the table you’re at now.")

LEAVE = later("Leave this table")
LEAVE_THE_TABLE = later("Leave this table?")
ABOUT_LEAVING = later(
    "The link opens something else. The phones at this table stay connected and wait for a game."
)
STAY = later("Stay here")

ADD = later("Add to mine")
ADD_SHARED = later("Add this to your games?")


def holds(games: int, puzzles: int) -> str:
    """Return the sentence about how many games and solved puzzles shared files would add."""
    parts = [
        *([t_count("one game", "{count} games", games)] if games else []),
        *([t_count("one solved puzzle", "{count} solved puzzles", puzzles)] if puzzles else []),
    ]
    return t(
        "Another app or website wants to add {parts} to Six Gardens. Nothing is saved until you "
        "agree.",
        parts=listed(parts),
    )
