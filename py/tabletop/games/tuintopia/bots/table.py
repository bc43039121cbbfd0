"""What is fixed about a garden for the opponents: what each card brings beside each other one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from tabletop.games.tuintopia.rules.cards import CARDS, DECK, HOUSE
from tabletop.games.tuintopia.rules.ground import SIDES, Ground, ground_of
from tabletop.games.tuintopia.rules.legal import cells_in
from tabletop.games.tuintopia.rules.options import Variant
from tabletop.games.tuintopia.rules.values import icon_value, values_of

Row = tuple[float, ...]
"""Points by card; the entry AVERAGE, after all cards of the deck, is their mean."""

AVERAGE = len(DECK)

WORTH = tuple(
    sum(icon_value(CARDS[card], CARDS[other]) for other in DECK) / len(DECK) for card in DECK
)
"""How many icons each card shares with a card of the deck on average."""


@dataclass(frozen=True, slots=True)
class Table:
    """What stays the same throughout a game.

    `empty` holds the row of each cell beside the house alone, `fits` the cells where each card
    belongs. `around` has for each cell its neighbours: the cell, its bit, and by card what such a
    card brings to the row of the neighbour.
    """

    ground: Ground
    variant: Variant
    empty: tuple[Row, ...]
    fits: tuple[int, ...]
    around: tuple[tuple[tuple[int, int, tuple[Row, ...]], ...], ...]


@cache
def table_of(variant: Variant) -> Table:
    """Return what stays the same in all games of a variant."""
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
    """Return by side and card what that card brings, lying there, to each card of the deck."""
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
    """Return the numbers of the cells in a bit mask."""
    return tuple(cells_in(mask))
