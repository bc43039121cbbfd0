"""The message with which a page of rules requests an illustration."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Illustrate:
    """Draw an illustration of the rules of a game."""

    game: str
    name: str


IllustrationMessage = Illustrate
