"""The message of the garden of the day."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """The name and the portrait of the person who plays."""

    name: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class Daily:
    """Open the garden of a day, or play it once more."""

    game: str
    day: str
    person: Person = Person()
    again: bool = False


DailyMessage = Daily
