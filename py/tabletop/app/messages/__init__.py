"""Messages of the page: objects with a `do` key and a few plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Message = Mapping[str, Any]
"""A message. `now` is the time (ISO 8601, UTC), `today` the local date of the page (see `days`),
and `fresh` a text that is unique to this message."""

MessageData = Mapping[str, object]
"""A message as JSON data, for the page to send when a button is pressed."""


class BadMessage(ValueError):
    """A message is unknown or lacks a value: a bug in the page, not a mistake of the player."""


def text_of(message: Message, key: str) -> str:
    """Return the string under `key`; raise BadMessage if there is none."""
    value = message.get(key)
    if not isinstance(value, str):
        raise BadMessage(f"{message.get('do')}: {key} is no text")
    return value


def texts_of(message: Message, key: str) -> tuple[str, ...]:
    """Return the list of strings under `key` as a tuple; raise BadMessage if there is none."""
    values = message.get(key)
    if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
        raise BadMessage(f"{message.get('do')}: {key} is no list of texts")
    return tuple(values)


def whole_of(message: Message, key: str) -> int:
    """Return the integer under `key`; raise BadMessage if there is none."""
    value = message.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadMessage(f"{message.get('do')}: {key} is no whole number")
    return value


def number_of(message: Message, key: str) -> float:
    """Return the number under `key` as a float; raise BadMessage if there is none."""
    value = message.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadMessage(f"{message.get('do')}: {key} is no number")
    return float(value)


def flag_of(message: Message, key: str) -> bool:
    """Return the boolean under `key`; raise BadMessage if there is none."""
    value = message.get(key)
    if not isinstance(value, bool):
        raise BadMessage(f"{message.get('do')}: {key} is neither true nor false")
    return value
