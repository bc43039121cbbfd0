"""A detailed breakdown of a view: its rows, runs and beds, and what hides beds from sight."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.garden import Bed, Garden
from tabletop.games.hanging_gardens.rules.sight import (
    Sight,
    heights_of,
    hiding_places,
    is_seen,
    run_points,
    sights,
    view_points,
)
from tabletop.games.hanging_gardens.rules.spaces import Space


class SightedBed(NamedTuple):
    """A bed in a row of a view, and the reason why the gazebo doesn't see it, if there is one.

    The bed is `a` spaces to the right of the sight line (negative: to the left). `is_above` is
    whether the bed is higher than the gazebo (R21). `hidden_by` are the spaces that hide it,
    nearest to the gazebo first (R22), () for a bed that is above.
    """

    bed: Bed
    a: int
    is_above: bool
    hidden_by: tuple[Space, ...]

    @property
    def is_seen(self) -> bool:
        """Return whether the gazebo sees the bed."""
        return not self.is_above and not self.hidden_by


class Run(NamedTuple):
    """A run: adjacent spaces of a row with the same level, from a = `left` to a = `right`."""

    left: int
    right: int
    level: int
    seen: tuple[Bed, ...]
    colours: int
    bonus: int

    @property
    def points(self) -> int:
        """Return the colour points plus the symmetry bonus."""
        return self.colours + self.bonus


class Row(NamedTuple):
    """Row `k` of a view: its runs and its beds, seen or not, from left to right."""

    k: int
    runs: tuple[Run, ...]
    beds: tuple[SightedBed, ...]

    @property
    def points(self) -> int:
        """Return the sum of the points of all runs."""
        return sum(run.points for run in self.runs)


class View(NamedTuple):
    """The view of a gazebo on `space` in one direction, up to the row of the farthest bed."""

    direction: str
    space: Space
    level: int
    rows: tuple[Row, ...]

    @property
    def beds(self) -> list[SightedBed]:
        """Return the beds of all rows, seen or not."""
        return [each for row in self.rows for each in row.beds]

    @property
    def by_row(self) -> dict[int, int]:
        """Return the points of each row, by row number."""
        return {row.k: row.points for row in self.rows}

    @property
    def points(self) -> int:
        """Return the sum of the points of all rows (R26)."""
        return sum(row.points for row in self.rows)


def four_views(garden: Garden, space: Space) -> tuple[View, ...]:
    """Return the views north, east, south and west of a gazebo on `space`."""
    return tuple(_view(sight) for sight in sights(heights_of(garden), garden.beds, space))


def best_view(garden: Garden, space: Space) -> View:
    """Return the view with the most points; ties go to the first of N, E, S and W (R19)."""
    return _view(max(sights(heights_of(garden), garden.beds, space), key=view_points))


def _view(sight: Sight) -> View:
    ahead = sorted((k, a, bed) for a, k, bed in sight.beds_ahead())
    by_row = {
        k: tuple(_sighted(sight, a, k, bed) for _, a, bed in beds)
        for k, beds in groupby(ahead, key=lambda each: each[0])
    }
    rows = tuple(_row(sight, k, by_row.get(k, ())) for k in range(1, max(by_row, default=0) + 1))
    return View(sight.frame.name, sight.space, sight.level, rows)


def _sighted(sight: Sight, a: int, k: int, bed: Bed) -> SightedBed:
    if sight.height_at(a, k) > sight.level:
        return SightedBed(bed, a, True, ())
    hidden_by = () if is_seen(sight, a, k) else tuple(hiding_places(sight, a, k))
    return SightedBed(bed, a, False, tuple(sight.space_at(u, r) for u, r in hidden_by))


def _row(sight: Sight, k: int, beds: tuple[SightedBed, ...]) -> Row:
    parts = groupby(range(-k, k + 1), key=lambda a: sight.height_at(a, k))
    runs = tuple(_run(level, tuple(places), beds) for level, places in parts)
    return Row(k, runs, beds)


def _run(level: int, places: tuple[int, ...], beds: tuple[SightedBed, ...]) -> Run:
    left, right = places[0], places[-1]
    seen = {each.a: each.bed for each in beds if left <= each.a <= right and each.is_seen}
    colours, bonus = run_points({a: bed.colour for a, bed in seen.items()})
    return Run(left, right, level, tuple(seen.values()), colours, bonus)
