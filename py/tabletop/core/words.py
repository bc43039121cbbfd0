"""Names of people and numbers of points, which every game uses."""

from __future__ import annotations

from tabletop.core.language import figure, t, t_count


def you() -> str:
    """Return "You", for use outside of a sentence."""
    return t("You")


def player(number: int) -> str:
    """Return the name of a person who gave none."""
    return t("Player {number}", number=number)


def in_points(points: int) -> str:
    """Return a number of points in words."""
    return t_count("{points} point", "{points} points", points, points=figure(points))
