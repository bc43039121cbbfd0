"""The spaces of the table: coordinates, the footprint of a tile, and what lies around it.

A space is (x, y), x growing east and y growing north; a tile anchored at (x, y) covers the 2 x 2
spaces of which that one is the south-west. The table is unbounded.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Space = tuple[int, int]

ORIGIN: Space = (0, 0)
"""The anchor of the first tile (J3)."""

_NEAR = (-1, 0, 1)


@cache
def footprint(anchor: Space) -> tuple[Space, Space, Space, Space]:
    """Return the four spaces that a tile at `anchor` covers, the anchor first."""
    x, y = anchor
    return anchor, (x + 1, y), (x, y + 1), (x + 1, y + 1)


@cache
def overlapping(anchor: Space) -> frozenset[Space]:
    """Return the nine anchors of tiles that share a space with a tile at `anchor`."""
    x, y = anchor
    return frozenset((x + right, y + up) for right in _NEAR for up in _NEAR)


@cache
def adjoining(anchor: Space) -> frozenset[Space]:
    """Return the twelve anchors of tiles that share a side with a tile at `anchor` (R10)."""
    x, y = anchor
    beside = {(x + right, y + up) for right in (-2, 2) for up in _NEAR}
    return frozenset(beside | {(x + right, y + up) for right in _NEAR for up in (-2, 2)})


def anchors_over(spaces: Iterable[Space]) -> set[Space]:
    """Return the anchors of all tiles that would cover one of `spaces`."""
    return {(x - left, y - down) for x, y in spaces for left in (0, 1) for down in (0, 1)}


def space_to_text(space: Space) -> str:
    """Return the space as people read it and hear it, with a true minus: a hyphen is not spoken."""
    return f"({space[0]},{space[1]})".replace("-", "\N{MINUS SIGN}")
