"""Names of colours, cards and tiles."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.language import either, later, listed, t, t_count
from tabletop.games.letter_maze.rules.letters import printed

_COLOURS = {"G": later("green"), "O": later("orange"), "R": later("red"), "Y": later("yellow")}


CARDS = {
    "G": later("Green card"),
    "O": later("Orange card"),
    "R": later("Red card"),
    "Y": later("Yellow card"),
}
"""The Target Cards as terms of a score."""


def colour(key: str) -> str:
    """Return the name of a colour."""
    return t(_COLOURS[key])


def colours(keys: Iterable[str]) -> str:
    """Return colours joined by "and": "green and red"."""
    return listed([colour(key) for key in keys])


def any_colour(keys: Iterable[str]) -> str:
    """Return colours joined by "or": "green or red"."""
    return either([colour(key) for key in keys])


def card(key: str) -> str:
    """Return the Target Card of a colour."""
    return t("{colour} card", colour=colour(key))


def cards(count: int) -> str:
    """Return a number of Target Cards: "2 Target Cards"."""
    return t_count("{count} Target Card", "{count} Target Cards", count)


def faces(tiles: Iterable[str]) -> str:
    """Return tiles by name, the Qu tile in full: "A, E and Qu"."""
    return listed([printed(face) for face in tiles])


def parts(texts: Iterable[str]) -> str:
    """Join texts that contain commas with semicolons."""
    return t("; ").join(texts)


def in_turn(sentences: Iterable[str]) -> str:
    """Join the sentences that aren't empty."""
    return t(" ").join(filter(None, sentences))
