"""The spaces of the table: coordinates, the footprint of a tile, and neighbouring anchors.

A space is (x, y), with x increasing eastwards and y northwards. A tile covers 2 x 2 spaces; its
anchor is the south-west one. The table is unbounded.
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
    """Return the four spaces covered by a tile at `anchor`, the anchor first."""
    x, y = anchor
    return anchor, (x + 1, y), (x, y + 1), (x + 1, y + 1)


@cache
def overlapping(anchor: Space) -> frozenset[Space]:
    """Return the nine anchors whose tiles overlap a tile at `anchor`, itself included."""
    x, y = anchor
    return frozenset((x + right, y + up) for right in _NEAR for up in _NEAR)


@cache
def adjoining(anchor: Space) -> frozenset[Space]:
    """Return the twelve anchors whose tiles touch a side of a tile at `anchor` (R10)."""
    x, y = anchor
    beside = {(x + right, y + up) for right in (-2, 2) for up in _NEAR}
    return frozenset(beside | {(x + right, y + up) for right in _NEAR for up in (-2, 2)})


def anchors_over(spaces: Iterable[Space]) -> set[Space]:
    """Return the anchors of all tiles that would cover any of `spaces`."""
    return {(x - left, y - down) for x, y in spaces for left in (0, 1) for down in (0, 1)}


def space_to_text(space: Space) -> str:
    """Return the space for display and speech, such as "(2,3)".

    Negative numbers have a minus sign, as screen readers don't speak a hyphen.
    """
    return f"({space[0]},{space[1]})".replace("-", "\N{MINUS SIGN}")
