"""Numbers in text, alone and with their nouns."""

from __future__ import annotations

from tabletop.core.language import figure, signed, t_count

MINUS = "\N{MINUS SIGN}"


def added(points: list[int]) -> str:
    """Return numbers as they are added up, such as "7 + 8 - 2"."""
    first, *others = points
    signs = "".join(f" {MINUS if term < 0 else '+'} {abs(term)}" for term in others)
    return f"{figure(first)}{signs}"


def gained(points: int) -> str:
    """Return a change in points: "+1 point", "+2 points"."""
    return t_count("{count} point", "{count} points", points, count=signed(points))


def actions(count: int) -> str:
    """Return a number of actions: "1 action", "5 actions"."""
    return t_count("{count} action", "{count} actions", count)


def actions_left(count: int) -> str:
    """Return how many actions may still be taken."""
    return t_count("{count} action left", "{count} actions left", count)
