"""What the things of the game are called: colours, cards, tiles."""

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
    """Return all of some colours: "green and red"."""
    return listed([colour(key) for key in keys])


def any_colour(keys: Iterable[str]) -> str:
    """Return some colours to choose from: "green or red"."""
    return either([colour(key) for key in keys])


def card(key: str) -> str:
    """Return the Target Card of a colour."""
    return t("{colour} card", colour=colour(key))


def cards(count: int) -> str:
    """Return so many Target Cards."""
    return t_count("{count} target card", "{count} target cards", count)


def faces(tiles: Iterable[str]) -> str:
    """Return tiles as they are read aloud, the Qu tile in full: "A, E and Qu"."""
    return listed([printed(face) for face in tiles])


def parts(sayings: Iterable[str]) -> str:
    """Return sayings that have commas of their own, one after the other."""
    return t("; ").join(sayings)


def in_turn(sentences: Iterable[str]) -> str:
    """Return sentences one after the other, those that are "" left out."""
    return t(" ").join(filter(None, sentences))
