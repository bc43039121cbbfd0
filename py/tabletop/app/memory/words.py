"""The words of what the kept games tell together."""

from __future__ import annotations

from tabletop.core.language import t_count


def hints(count: int) -> str:
    """Return how many hints a game had."""
    return t_count("with {count} hint", "with {count} hints", count, count=count)


def undos(count: int) -> str:
    """Return how often moves were taken back in a game."""
    return t_count("taken back once", "taken back {count} times", count, count=count)
