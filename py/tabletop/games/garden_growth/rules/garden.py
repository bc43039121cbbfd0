"""One garden: twelve spaces in four sections, and the plants on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.games.garden_growth.rules.kinds import BROCCOLI, KIND_OF, LEMON

SECTIONS = "ABCD"
SECTION_SIZE = 3
SPACES = range(len(SECTIONS) * SECTION_SIZE)
"""The spaces as numbers: 0 is A1, 11 is D3 (G1)."""
SPACE_NAMES = tuple(
    f"{SECTIONS[space // SECTION_SIZE]}{space % SECTION_SIZE + 1}" for space in SPACES
)

BROCCOLIS_AN_ACTION = 2


class Plant(NamedTuple):
    """A plant: the letter of its kind, its chips, whether it lives, and the charge of a lemon tree.

    `is_used` is false for all other kinds (G2).
    """

    kind: str
    water: int
    weeds: int
    is_living: bool = True
    is_used: bool = False

    @property
    def can_revive(self) -> bool:
        """Return whether this is a living lemon tree with an unused charge (G16)."""
        return self.kind == LEMON and self.is_living and not self.is_used


Garden = tuple[Plant | None, ...]
"""The plants of twelve spaces in the order of SPACES, None on an empty one."""

EMPTY: Garden = (None,) * len(SPACES)


def section_of(space: int) -> range:
    """Return the three spaces of the section that `space` is in."""
    first = space - space % SECTION_SIZE
    return range(first, first + SECTION_SIZE)


def arranged(garden: Garden) -> Garden:
    """Return the garden with its sections, and the spaces within each, in a fixed order."""
    cut = (garden[first : first + SECTION_SIZE] for first in SPACES[::SECTION_SIZE])
    sections = sorted((sorted(section, key=_rank) for section in cut), key=_ranks)
    return tuple(plant for section in sections for plant in section)


def _rank(plant: Plant | None) -> tuple[str | int, ...]:
    return plant or ()


def _ranks(section: Iterable[Plant | None]) -> list[tuple[str | int, ...]]:
    return list(map(_rank, section))


def plant_on(garden: Garden, space: int) -> Plant:
    """Return the plant on a space that is known to hold one; raise ValueError if it is empty."""
    plant = garden[space]
    if plant is None:
        raise ValueError(f"{SPACE_NAMES[space]} is empty")
    return plant


def with_plant(garden: Garden, space: int, plant: Plant) -> Garden:
    """Return the garden with `plant` on `space`."""
    return (*garden[:space], plant, *garden[space + 1 :])


def new_plant(kind: str) -> Plant:
    """Return a plant of `kind` as it is bought (G13)."""
    return Plant(kind, KIND_OF[kind].water, 0)


def allowance(garden: Garden) -> int:
    """Return the actions of a turn, counted right after the upkeep (G12)."""
    living = [plant.kind for plant in garden if plant and plant.is_living]
    return 1 + len(living) + living.count(BROCCOLI) // BROCCOLIS_AN_ACTION


def revivers(garden: Garden) -> tuple[int, ...]:
    """Return the spaces of the lemon trees that can bring a plant back (G16)."""
    return tuple(space for space in SPACES if (plant := garden[space]) and plant.can_revive)
