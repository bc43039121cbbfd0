"""Which spaces can be seen from which, for gardens in which little stands high.

It comes to the same as `sight`, but looks for what hides and cuts only where anything stands above
level 0 in the rows of a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from tabletop.games.hanging_gardens.rules.sight import FRAMES, Sight, is_seen
from tabletop.games.hanging_gardens.rules.spaces import Space

Glimpse = tuple[int, int, int, int]
"""How a space is seen: the number of the direction, k, the left end of its run, and a (R20, R23).

A plain tuple, for thousands are made.
"""


@cache
def on_the_flat(east: int, north: int) -> tuple[Glimpse, ...]:
    """Return how a space so far off would be seen where all is level: on a diagonal, twice."""
    found = []
    for direction, frame in enumerate(FRAMES):
        k = east * frame.forward[0] + north * frame.forward[1]
        a = east * frame.right[0] + north * frame.right[1]
        if k > 0 and -k <= a <= k:
            found.append((direction, k, -k, a))
    return tuple(found)


class Lines:
    """What is seen from where, for given top levels."""

    def __init__(self, heights: Mapping[Space, int]) -> None:
        """Take the top levels of all spaces above level 0."""
        self._heights = heights
        self._uneven: dict[Space, frozenset[int]] = {}
        self._sights: dict[Space, tuple[Sight, ...]] = {}

    def glimpses(self, spot: Space, space: Space) -> Iterable[Glimpse]:
        """Return how a bed on `space` is seen from `spot`: not at all, once or twice."""
        flat = on_the_flat(space[0] - spot[0], space[1] - spot[1])
        if not self._heights:
            return flat
        uneven = self._uneven.get(spot)
        if uneven is None:
            uneven = self._uneven[spot] = self._directions_uneven(spot)
        if uneven.isdisjoint(glimpse[0] for glimpse in flat):
            return flat
        return self._looked_for(spot, flat, uneven)

    def _directions_uneven(self, spot: Space) -> frozenset[int]:
        """Return the directions in which anything stands above level 0 in the rows."""
        return frozenset(
            glimpse[0]
            for space in self._heights
            for glimpse in on_the_flat(space[0] - spot[0], space[1] - spot[1])
        )

    def _looked_for(
        self, spot: Space, flat: Iterable[Glimpse], uneven: frozenset[int]
    ) -> list[Glimpse]:
        """Return those of the glimpses that nothing hides, with the run that each is in."""
        sights = self._sights_from(spot)
        found = []
        for glimpse in flat:
            direction, k, _, a = glimpse
            if direction not in uneven:
                found.append(glimpse)
            elif is_seen(sights[direction], a, k):
                found.append((direction, k, _left_end(sights[direction], a, k), a))
        return found

    def _sights_from(self, spot: Space) -> tuple[Sight, ...]:
        sights = self._sights.get(spot)
        if sights is None:
            level = self._heights.get(spot, 0)
            sights = tuple(Sight(self._heights, (), spot, level, frame) for frame in FRAMES)
            self._sights[spot] = sights
        return sights


def _left_end(sight: Sight, a: int, k: int) -> int:
    """Return the left end of the run that P(a, k) is in (R23)."""
    level = sight.height_at(a, k)
    while a > -k and sight.height_at(a - 1, k) == level:
        a -= 1
    return a
