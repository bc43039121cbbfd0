"""A garden of twelve spaces in four sections, with its plants."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.games.garden_growth.rules.kinds import BROCCOLI, KIND_OF, LEMON

SECTIONS = "ABCD"
SECTION_SIZE = 3
SPACES = range(len(SECTIONS) * SECTION_SIZE)
"""Indices of the spaces, from 0 (A1) to 11 (D3) (G1)."""
SPACE_NAMES = tuple(
    f"{SECTIONS[space // SECTION_SIZE]}{space % SECTION_SIZE + 1}" for space in SPACES
)

BROCCOLIS_AN_ACTION = 2


class Plant(NamedTuple):
    """A plant, living or dead.

    `kind` is the letter of its kind; `water` and `weeds` count its chips, 0 to MOST_CHIPS.
    `is_used` is true for a lemon tree that has revived a plant, and false for other kinds (G2).
    """

    kind: str
    water: int
    weeds: int
    is_living: bool = True
    is_used: bool = False

    @property
    def can_revive(self) -> bool:
        """Return whether this is a living lemon tree that has not been used (G16)."""
        return self.kind == LEMON and self.is_living and not self.is_used


Garden = tuple[Plant | None, ...]
"""The plant on each of the twelve spaces, or None if it is empty."""

EMPTY: Garden = (None,) * len(SPACES)


def section_of(space: int) -> range:
    """Return the three spaces of the section containing `space`."""
    first = space - space % SECTION_SIZE
    return range(first, first + SECTION_SIZE)


def arranged(garden: Garden) -> Garden:
    """Return the canonical garden: spaces sorted within each section, then sections sorted."""
    cut = (garden[first : first + SECTION_SIZE] for first in SPACES[::SECTION_SIZE])
    sections = sorted((sorted(section, key=_rank) for section in cut), key=_ranks)
    return tuple(plant for section in sections for plant in section)


def _rank(plant: Plant | None) -> tuple[str | int, ...]:
    return plant or ()


def _ranks(section: Iterable[Plant | None]) -> list[tuple[str | int, ...]]:
    return list(map(_rank, section))


def plant_on(garden: Garden, space: int) -> Plant:
    """Return the plant on `space`; raise ValueError if it is empty."""
    plant = garden[space]
    if plant is None:
        raise ValueError(f"{SPACE_NAMES[space]} is empty")
    return plant


def with_plant(garden: Garden, space: int, plant: Plant) -> Garden:
    """Return `garden` with `plant` on `space`."""
    return (*garden[:space], plant, *garden[space + 1 :])


def new_plant(kind: str) -> Plant:
    """Return a newly bought plant of `kind` (G13)."""
    return Plant(kind, KIND_OF[kind].water, 0)


def allowance(garden: Garden) -> int:
    """Return the number of actions in a turn, given the garden right after the upkeep (G12)."""
    living = [plant.kind for plant in garden if plant and plant.is_living]
    return 1 + len(living) + living.count(BROCCOLI) // BROCCOLIS_AN_ACTION


def revivers(garden: Garden) -> tuple[int, ...]:
    """Return the spaces of the lemon trees that can revive a plant (G16)."""
    return tuple(space for space in SPACES if (plant := garden[space]) and plant.can_revive)
