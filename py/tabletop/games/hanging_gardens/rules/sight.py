"""Lines of sight, and the points of a gazebo's four views (R19 to R26).

In a direction's frame, the coordinates (a, k) of a space are its distance a to the right of the
gazebo (negative to the left) and k forward. Row k consists of a = -k..k (R20).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.garden import Bed, Garden
from tabletop.games.hanging_gardens.rules.spaces import Space

Heights = Mapping[Space, int]
"""The top levels of spaces above level 0; any other space, even without a terrace, is level 0."""

Place = tuple[int, int]
"""Coordinates (a, k) in a direction's frame: distance to the right, and forward."""


class Frame(NamedTuple):
    """A direction of view, with its unit steps forward and to the right (R20)."""

    name: str
    forward: Space
    right: Space

    def place_of(self, home: Space, space: Space) -> Place:
        """Return the coordinates (a, k) of `space` relative to a gazebo on `home` (R20)."""
        east, north = space[0] - home[0], space[1] - home[1]
        (fx, fy), (rx, ry) = self.forward, self.right
        return east * rx + north * ry, east * fx + north * fy


FRAMES = (
    Frame("north", (0, 1), (1, 0)),
    Frame("east", (1, 0), (0, -1)),
    Frame("south", (0, -1), (-1, 0)),
    Frame("west", (-1, 0), (0, 1)),
)
"""The four directions, in the order that decides between equal views (J18)."""


class Sight(NamedTuple):
    """The garden as seen from a gazebo on `space` in the direction of `frame`.

    `level` is the top level of `space`.
    """

    heights: Heights
    beds: tuple[Bed, ...]
    space: Space
    level: int
    frame: Frame

    def space_at(self, a: int, k: int) -> Space:
        """Return the space at coordinates (a, k), P(a, k) in R20."""
        (x, y), (fx, fy), (rx, ry) = self.space, self.frame.forward, self.frame.right
        return x + k * fx + a * rx, y + k * fy + a * ry

    def height_at(self, a: int, k: int) -> int:
        """Return the top level at (a, k)."""
        heights, _, (x, y), _, (_, (fx, fy), (rx, ry)) = self
        return heights.get((x + k * fx + a * rx, y + k * fy + a * ry), 0)

    def beds_ahead(self) -> Iterator[tuple[int, int, Bed]]:
        """Yield (a, k, bed) for each bed in the rows of this view, seen or not (R20)."""
        (x, y), (fx, fy), (rx, ry) = self.space, self.frame.forward, self.frame.right
        for bed in self.beds:
            east, north = bed.space[0] - x, bed.space[1] - y
            k = east * fx + north * fy
            a = east * rx + north * ry
            if k and -k <= a <= k:
                yield a, k, bed


def heights_of(garden: Garden) -> dict[Space, int]:
    """Return the top level of each space above level 0."""
    heights: dict[Space, int] = {}
    for level, spaces in enumerate(garden.levels[1:], start=1):
        heights.update(dict.fromkeys(spaces, level))
    return heights


def sights(heights: Heights, beds: tuple[Bed, ...], space: Space) -> tuple[Sight, ...]:
    """Return the four directions of view from a gazebo on `space`, in the order of FRAMES."""
    level = heights.get(space, 0)
    return tuple(Sight(heights, beds, space, level, frame) for frame in FRAMES)


def view_points(sight: Sight) -> int:
    """Return the points of a view (R26)."""
    rows: dict[int, dict[int, str]] = {}
    for a, k, bed in sight.beds_ahead():
        if is_seen(sight, a, k):
            rows.setdefault(k, {})[a] = bed.colour
    return sum(
        sum(run_points(run)) for k, seen in rows.items() for run in _seen_runs(sight, k, seen)
    )


def is_seen(sight: Sight, a: int, k: int) -> bool:
    """Return whether the gazebo sees a bed at (a, k) (R21)."""
    height = sight.height_at(a, k)
    if height > sight.level:
        return False
    return not sight.heights or next(hiding_places(sight, a, k), None) is None


def hiding_places(sight: Sight, a: int, k: int) -> Iterator[Place]:
    """Yield the places that hide a bed at (a, k), nearest first (R22).

    The bed must not be higher than the gazebo.
    """
    heights, _, (x, y), level, (_, (fx, fy), (rx, ry)) = sight
    below = sight.height_at(a, k)
    eye = level + 1 - below
    for u, r in under_string(a, k):
        plateau = heights.get((x + r * fx + u * rx, y + r * fy + u * ry), 0) - below
        if plateau > 0 and k - r < k * plateau // eye:
            yield u, r


@cache
def under_string(a: int, k: int) -> tuple[Place, ...]:
    """Return the places under the line of sight from the gazebo to (a, k), nearest row first (R22).

    In row r they are the places whose distance from a * r / k is less than (|a| + k) / 2k <= 1.
    """
    reach = abs(a) + k
    return tuple(
        (u, r)
        for r in range(1, k)
        for u in (a * r // k, a * r // k + 1)
        if 2 * abs(u * k - a * r) < reach
    )


def run_points(seen: Mapping[int, str]) -> tuple[int, int]:
    """Return (colour points, symmetry bonus) of a run.

    `seen` maps the coordinate a of its seen beds to their colours (R24, R25).
    """
    for a, colour in seen.items():
        if seen.get(-a) != colour:
            return len(set(seen.values())), 0
    return len(set(seen.values())), len(seen)


def _seen_runs(sight: Sight, k: int, seen: Mapping[int, str]) -> Iterable[Mapping[int, str]]:
    """Split the seen beds of row k, given by a, into runs (R23).

    Runs without a seen bed are omitted. Only the spaces between seen beds matter.
    """
    if len(seen) == 1 or not sight.heights:
        return (seen,)
    order = sorted(seen)
    runs = [{order[0]: seen[order[0]]}]
    for left, a in pairwise(order):
        level = sight.height_at(left, k)
        if any(sight.height_at(u, k) != level for u in range(left + 1, a + 1)):
            runs.append({})
        runs[-1][a] = seen[a]
    return runs
