"""The names of turns in sentences and titles."""

from __future__ import annotations

from tabletop.core.language import figure, later, t

_ENDS = {1: later("{number}st"), 2: later("{number}nd"), 3: later("{number}rd")}
_ANY_END = later("{number}th")


def nth(number: int) -> str:
    """Return an ordinal number in figures, such as "3rd"."""
    is_teen = number % 100 in (11, 12, 13)
    end = _ANY_END if is_teen else _ENDS.get(number % 10, _ANY_END)
    return t(end, number=figure(number))


def yours(number: int) -> str:
    """Return the name of a turn of the reader, for use within a sentence."""
    return t("your {nth} turn", nth=nth(number))


def yours_first(number: int) -> str:
    """Return the name of a turn of the reader, as a title."""
    return t("Your {nth} turn", nth=nth(number))


def of(name: str, number: int) -> str:
    """Return the name of a player's turn."""
    return t("{name}’s {nth} turn", name=name, nth=nth(number))


def start() -> str:
    """Return the name of the time before the first turn, for use within a sentence."""
    return t("the start")


def start_first() -> str:
    """Return the name of the time before the first turn, as a title."""
    return t("The start")


def after(name: str, number: int) -> str:
    """Return the title of what came after a player's turn."""
    return t("After {name}’s {nth} turn", name=name, nth=nth(number))


def after_yours(number: int) -> str:
    """Return the title of what came after a turn of the reader."""
    return t("After your {nth} turn", nth=nth(number))
