"""The ways to go on: the big buttons of a table, and where they can be touched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.papers import IDLE
from tabletop.scene.regions import DISABLED, Region, target


class Way(NamedTuple):
    """A button: its region, what it says, a quiet line below, its tone, icon and place.

    `picked` is whether it is on. `said` is what is read aloud where label and line are not enough.
    """

    id: str
    label: str
    below: str
    tone: str
    icon: str
    box: Box
    picked: bool = False
    said: str = ""

    @property
    def spoken(self) -> str:
        """Return the whole accessible name."""
        plain = f"{self.label}, {self.below}" if self.below else self.label
        return self.said or plain


def way_regions(ways: Iterable[Way], group: str) -> tuple[Region, ...]:
    """Return a region for each button, from left to right; an idle one is disabled."""
    return tuple(
        target(
            each.id,
            group,
            each.spoken,
            each.box,
            col=index,
            states=(DISABLED,) if each.tone == IDLE else (),
        )
        for index, each in enumerate(ways, start=1)
    )
