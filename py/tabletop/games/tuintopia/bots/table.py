"""Precomputed points of pairs of cards on the cells of a garden, for the bots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from tabletop.games.tuintopia.rules.cards import CARDS, DECK, HOUSE
from tabletop.games.tuintopia.rules.ground import SIDES, Ground, ground_of
from tabletop.games.tuintopia.rules.legal import cells_in
from tabletop.games.tuintopia.rules.options import Variant
from tabletop.games.tuintopia.rules.values import icon_value, values_of

Row = tuple[float, ...]
"""Points indexed by card; the last entry, at index AVERAGE, is their mean."""

AVERAGE = len(DECK)

WORTH = tuple(
    sum(icon_value(CARDS[card], CARDS[other]) for other in DECK) / len(DECK) for card in DECK
)
"""The average icon points of each card next to a card of the deck."""


@dataclass(frozen=True, slots=True)
class Table:
    """Precomputed data for all games of a variant.

    `empty` is the row of each cell in a garden with only the house. `fits` is a bit mask for each
    card: the cells in its zone. `around` lists for each cell its neighbours as (cell, bit, rows):
    `rows[card]` is what that card, placed on the first cell, adds to the neighbour's row.
    """

    ground: Ground
    variant: Variant
    empty: tuple[Row, ...]
    fits: tuple[int, ...]
    around: tuple[tuple[tuple[int, int, tuple[Row, ...]], ...], ...]


@cache
def table_of(variant: Variant) -> Table:
    """Return the precomputed data for `variant`."""
    ground = ground_of(variant.garden)
    beside = _beside(variant.level, variant.heights)
    numbers = range(len(ground.cells))
    empty = [(0.0,) * (AVERAGE + 1) for _ in numbers]
    around: list[list[tuple[int, int, tuple[Row, ...]]]] = [[] for _ in numbers]
    for number in numbers:
        for cell, side in ground.links[number]:
            if cell == ground.house:
                empty[number] = beside[side][HOUSE]
            else:
                around[cell].append((number, 1 << number, beside[side]))
    zones = [ground.zones[CARDS[card].zone] for card in DECK]
    fits = zones if variant.zones else [ground.everywhere] * len(DECK)
    return Table(ground, variant, tuple(empty), tuple(fits), tuple(map(tuple, around)))


@cache
def _beside(level: int, heights: bool) -> tuple[tuple[Row, ...], ...]:
    """Return, for each side and neighbouring card, what each card of the deck scores next to it."""
    points = values_of(level, heights).points
    return tuple(
        tuple(
            _with_mean(tuple(points[side][card][other] for card in DECK))
            for other in range(len(CARDS))
        )
        for side in range(len(SIDES))
    )


def _with_mean(row: tuple[int, ...]) -> Row:
    return (*row, sum(row) / len(row))


@lru_cache(1 << 14)
def cells_of(mask: int) -> tuple[int, ...]:
    """Return the cell numbers in the bit mask `mask`, ascending (cached)."""
    return tuple(cells_in(mask))
