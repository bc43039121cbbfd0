"""Fast lines of sight, for gardens with few high terraces.

The results are the same as those of `sight`, but hidden beds and split runs are looked for only in
directions with a space above level 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from tabletop.games.hanging_gardens.rules.sight import FRAMES, Sight, is_seen
from tabletop.games.hanging_gardens.rules.spaces import Space

Glimpse = tuple[int, int, int, int]
"""(direction index, k, left end of the run, a) of a space seen from a spot (R20, R23).

A plain tuple for speed, as there are thousands.
"""


@cache
def on_the_flat(east: int, north: int) -> tuple[Glimpse, ...]:
    """Return the glimpses of a space at this offset in a flat garden: one, or two on a diagonal."""
    found = []
    for direction, frame in enumerate(FRAMES):
        k = east * frame.forward[0] + north * frame.forward[1]
        a = east * frame.right[0] + north * frame.right[1]
        if k > 0 and -k <= a <= k:
            found.append((direction, k, -k, a))
    return tuple(found)


class Lines:
    """Lines of sight for given top levels."""

    def __init__(self, heights: Mapping[Space, int]) -> None:
        """Prepare lines of sight; `heights` holds the top level of each space above level 0."""
        self._heights = heights
        self._uneven: dict[Space, frozenset[int]] = {}
        self._sights: dict[Space, tuple[Sight, ...]] = {}

    def glimpses(self, spot: Space, space: Space) -> Iterable[Glimpse]:
        """Return the glimpses of a bed on `space` from `spot`: zero, one or two."""
        flat = on_the_flat(space[0] - spot[0], space[1] - spot[1])
        if not self._heights:
            return flat
        uneven = self._uneven.get(spot)
        if uneven is None:
            uneven = self._uneven[spot] = self._uneven_from(spot)
        if uneven.isdisjoint(glimpse[0] for glimpse in flat):
            return flat
        return self._unhidden(spot, flat, uneven)

    def _uneven_from(self, spot: Space) -> frozenset[int]:
        """Return the indices of the directions with a space above level 0 in their rows."""
        return frozenset(
            glimpse[0]
            for space in self._heights
            for glimpse in on_the_flat(space[0] - spot[0], space[1] - spot[1])
        )

    def _unhidden(
        self, spot: Space, flat: Iterable[Glimpse], uneven: frozenset[int]
    ) -> list[Glimpse]:
        """Return the glimpses of `flat` that are not hidden, with the left ends of their runs."""
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
    """Return the left end of the run that contains (a, k) (R23)."""
    level = sight.height_at(a, k)
    while a > -k and sight.height_at(a - 1, k) == level:
        a -= 1
    return a
