"""Events: typed values that describe what a move did.

Each game declares its events in `rules/events.py` and lists those of a move in `Game.events`. The
log, captions, announcements, animations, feats and last actions are all made from that list.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from enum import Enum
from typing import Any


class Event:
    """The base of all events. Each event is a frozen dataclass, named for what happened."""

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; the fields are those of `Outcome`."""

    winners: tuple[int, ...]
    joint: bool = False


def spelled(spell: Callable[[Any], object]) -> Any:
    """Return a dataclass field that `event_data` writes as `spell(value)`, such as "b3" for a cell.

    None stays None.
    """
    return dataclasses.field(metadata={"spell": spell})


def spelled_each(spell: Callable[[Any], object]) -> Any:
    """Return a field for a tuple that `event_data` writes as a list of `spell(item)`."""
    return spelled(lambda values: [spell(value) for value in values])


def event_data(event: Event) -> dict[str, object]:
    """Return `event` as JSON-compatible data: its name under "event", then its fields.

    The name is the class name in kebab case, such as "seed-planted". Raise TypeError if a value
    isn't JSON-compatible and its field wasn't declared with `spelled` or `spelled_each`.
    """
    data: dict[str, object] = {"event": _kebab(type(event).__name__)}
    for field in dataclasses.fields(event):  # type: ignore[arg-type]  # each event is a dataclass
        value = getattr(event, field.name)
        data[field.name] = _data(value, field.metadata.get("spell"))
    return data


def _data(value: object, spell: Callable[[Any], object] | None) -> object:
    if value is None:
        return None
    if spell is not None:
        return spell(value)
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [_data(item, None) for item in value]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str | int):
        return value
    raise TypeError(f"{type(value).__name__} needs a spelling in an event")


def _kebab(name: str) -> str:
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in name)[1:]
