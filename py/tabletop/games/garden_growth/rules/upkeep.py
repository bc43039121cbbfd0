"""Effects of an upkeep on each plant, and their causes."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.garden_growth.rules.garden import SPACES, Garden, Plant, section_of
from tabletop.games.garden_growth.rules.kinds import BLUEBERRY, CARROT, MOST_CHIPS, PLUM, STRAWBERRY

THIRST, WEEDS = "thirst", "weeds"
"""The two causes of death (G6, G7)."""


class Fate(NamedTuple):
    """The effect of one upkeep on one living plant.

    `keeps_water` and `keeps_clean` list the spaces of the plants that exempt it from losing water
    (G9) and from gaining a weed (G10), including its own space if its kind does. Both are empty if
    it is not exempt; one exemption is enough (G11).
    """

    plant: Plant
    keeps_water: tuple[int, ...]
    keeps_clean: tuple[int, ...]

    @property
    def loses_water(self) -> bool:
        """Return whether the plant loses a water chip (G6)."""
        return not self.keeps_water and self.plant.water > 0

    @property
    def gains_weed(self) -> bool:
        """Return whether the plant gains a weed chip (G7)."""
        return not self.keeps_clean and self.plant.weeds < MOST_CHIPS

    @property
    def dies_of_thirst(self) -> bool:
        """Return whether the plant would lose water but has none (G6)."""
        return not self.keeps_water and self.plant.water == 0

    @property
    def dies_of_weeds(self) -> bool:
        """Return whether the plant would gain a weed but has no room for it (G7)."""
        return not self.keeps_clean and self.plant.weeds == MOST_CHIPS

    @property
    def causes(self) -> tuple[str, ...]:
        """Return the causes of death: THIRST, WEEDS, both, or an empty tuple if it survives."""
        wanted = ((THIRST, self.dies_of_thirst), (WEEDS, self.dies_of_weeds))
        return tuple(cause for cause, is_met in wanted if is_met)

    @property
    def dies(self) -> bool:
        """Return whether the plant dies (G8)."""
        return self.dies_of_thirst or self.dies_of_weeds

    @property
    def after(self) -> Plant:
        """Return the plant after this upkeep."""
        kind, water, weeds, is_living, is_used = self.plant
        return Plant(
            kind,
            water - self.loses_water,
            weeds + self.gains_weed,
            is_living and not self.dies,
            is_used,
        )


def fates(garden: Garden, turn: int) -> tuple[Fate | None, ...]:
    """Return the effect of the upkeep of `turn` on each space (G5).

    The entry is None for an empty space or a dead plant.
    """
    return tuple(fate_of(garden, space, turn) for space in SPACES)


def after_upkeep(garden: Garden, turn: int) -> Garden:
    """Return the garden after the upkeep of `turn` (G5 to G8)."""
    return tuple(
        fate.after if fate else plant
        for fate, plant in zip(fates(garden, turn), garden, strict=True)
    )


def fate_of(garden: Garden, space: int, turn: int) -> Fate | None:
    """Return the effect of the upkeep of `turn` on one space; see `fates`."""
    plant = garden[space]
    if plant is None or not plant.is_living:
        return None
    plums, blueberries = _others(garden, space, PLUM), _others(garden, space, BLUEBERRY)
    own = (space,)
    if turn % 2:
        return Fate(plant, own if plant.kind == STRAWBERRY else (), ())
    return Fate(plant, plums, own + blueberries if plant.kind == CARROT else blueberries)


def _others(garden: Garden, space: int, kind: str) -> tuple[int, ...]:
    """Return the spaces of the other living plants of `kind` in the section of `space`."""
    return tuple(
        other
        for other in section_of(space)
        if other != space
        and (plant := garden[other]) is not None
        and plant.kind == kind
        and plant.is_living
    )
