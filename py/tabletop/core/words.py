"""Texts that all games share: default names of people, and points."""

from __future__ import annotations

from tabletop.core.language import figure, t, t_count


def you() -> str:
    """Return "You" for use on its own, not in a sentence."""
    return t("You")


def player(number: int) -> str:
    """Return the default name of the person at seat `number`."""
    return t("Player {number}", number=number)


def in_points(points: int) -> str:
    """Return a number of points as text, such as "3 points"."""
    return t_count("{points} point", "{points} points", points, points=figure(points))
