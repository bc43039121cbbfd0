"""Messages of the statistics."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Count:
    """Read the next games."""


@dataclass(frozen=True, slots=True)
class CountAfresh:
    """Count only games that begin from now on."""


@dataclass(frozen=True, slots=True)
class CountAll:
    """Count all saved games, as before `CountAfresh`."""


MemoryMessage = Count | CountAfresh | CountAll
