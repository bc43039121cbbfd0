"""What is wrong with a garden that somebody has drawn."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.language import later, phrases, t

UNEVEN = later("Every row of a shape must be the same length.")
NOT_ONE_HOUSE = later("A shape needs exactly one house: HH, once, in one row.")
IN_PIECES = later("The house and all cells must connect, if only at corners.")
"""What is wrong with a custom shape."""


def no_shape(garden: str, names: Iterable[str]) -> str:
    """Return that a text is neither the name of a garden nor a shape."""
    return t(
        "{garden} isn’t a garden. Choose one of {names}, or type rows with / between them: . for a "
        "cell, HH for the house, # for a gap.",
        garden=repr(garden),
        names=phrases(tuple(names)),
    )


def too_large(rows: int, columns: int) -> str:
    """Return the largest size of a shape."""
    return t(
        "A shape can have at most {rows} rows and {columns} columns.", rows=rows, columns=columns
    )


def wrong_size(least: int, most: int, count: int) -> str:
    """Return how many cells a shape needs, and how many this one has."""
    return t(
        "A shape needs {least} to {most} cells; yours has {count}.",
        least=least,
        most=most,
        count=count,
    )
