"""The names of things in Hanging Gardens, and phrases that count them."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.hanging_gardens.rules.spaces import space_to_text

_COLOURS: Mapping[str, str] = {
    "R": later("red"),
    "K": later("black"),
    "G": later("green"),
    "B": later("blue"),
}
_DIRECTIONS: Mapping[str, str] = {
    "north": later("north"),
    "east": later("east"),
    "south": later("south"),
    "west": later("west"),
}
_LETTERS: Mapping[str, str] = {
    "north": later("N"),
    "east": later("E"),
    "south": later("S"),
    "west": later("W"),
}
_NUMBERS = (
    later("no"),
    later("one"),
    later("two"),
    later("three"),
    later("four"),
    later("five"),
    later("six"),
    later("seven"),
    later("eight"),
    later("nine"),
    later("ten"),
)


def colour(letter: str) -> str:
    """Return the word for a colour of beds."""
    return t(_COLOURS[letter])


def direction(name: str) -> str:
    """Return the word for a direction of view."""
    return t(_DIRECTIONS[name])


def direction_letter(name: str) -> str:
    """Return the compass letter of a direction."""
    return t(_LETTERS[name])


def number(amount: int) -> str:
    """Return a number as a word up to ten, in digits above."""
    return t(_NUMBERS[amount]) if amount < len(_NUMBERS) else str(amount)


def points(amount: int) -> str:
    """Return a number of points in words: "two points"."""
    return t_count("{count} point", "{count} points", amount, count=number(amount))


def tiles(amount: int) -> str:
    """Return a number of tiles in words."""
    return t_count("{count} tile", "{count} tiles", amount, count=number(amount))


def supports(amount: int) -> str:
    """Return a number of supports in words."""
    return t_count("{count} support", "{count} supports", amount, count=number(amount))


def named(value: object) -> str:
    """Return the text of a value in a sentence: a space as a label, a list with commas."""
    match value:
        case list():
            return listed([named(each) for each in value])
        case (int(x), int(y)):
            return space_to_text((x, y))
        case _:
            return str(value)


def say(text: str, **values: object) -> str:
    """Translate `text` and fill its gaps, each value formatted by `named`."""
    return t(text, **{gap: named(value) for gap, value in values.items()})
