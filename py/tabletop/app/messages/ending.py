"""Messages of the end of a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Painted:
    """The table has finished its animation."""


@dataclass(frozen=True, slots=True)
class Row:
    """Read the next game on which the row of equal results depends."""


EndingMessage = Row
