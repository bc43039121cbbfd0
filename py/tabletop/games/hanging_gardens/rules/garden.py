"""The garden: all pieces on the table or in stock, and functions that place a piece.

The functions are pure and return a new garden. They don't check legality; see `actions` and
`refusals`. The legal anchors on the table are stored, so that these need not search for them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.spaces import (
    ORIGIN,
    Space,
    adjoining,
    anchors_over,
    footprint,
    overlapping,
)

TILES = 24
COLOURS = "RKGB"
"""The letters of the bed colours: red, black, green, blue."""
BEDS_OF_A_COLOUR = 6
FULL_STACK = 2

Spaces = frozenset[Space]
NOTHING: Spaces = frozenset()


class Bed(NamedTuple):
    """A bed in the garden; `colour` is one of COLOURS."""

    space: Space
    colour: str


class Stack(NamedTuple):
    """One or two bare supports on one anchor."""

    anchor: Space
    supports: int


class Garden(NamedTuple):
    """The pieces on the table and in stock.

    Indexed by level: `terraces` are the anchors of terraces, `levels` the spaces that they cover
    (including those under higher terraces), and `free` the empty spaces with that top level.
    `gazebos` has the space of each seat's gazebo, or None if it is off the table. `pile` is the
    number of tiles in stock, `coins` that of beds, in the order of COLOURS. `stacks` and `beds` are
    sorted, so that equal gardens compare equal.

    `table_anchors` are the anchors where a terrace may be placed on the table (R10),
    `flat_anchors` those with four free spaces of one level, where a support may be placed (R12).
    """

    terraces: tuple[Spaces, ...]
    levels: tuple[Spaces, ...]
    free: tuple[Spaces, ...]
    stacks: tuple[Stack, ...]
    beds: tuple[Bed, ...]
    gazebos: tuple[Space | None, ...]
    pile: int
    coins: tuple[int, ...]
    table_anchors: Spaces
    flat_anchors: Spaces

    @property
    def pieces_left(self) -> int:
        """Return the number of tiles, beds and gazebos not on the table yet (R15)."""
        return self.pile + sum(self.coins) + self.gazebos.count(None)

    @property
    def free_spaces(self) -> Spaces:
        """Return the free spaces of all levels."""
        return NOTHING.union(*self.free)


def empty_garden(seats: int) -> Garden:
    """Return an empty table with all pieces in stock."""
    return Garden(
        terraces=(NOTHING,),
        levels=(NOTHING,),
        free=(NOTHING,),
        stacks=(),
        beds=(),
        gazebos=(None,) * seats,
        pile=TILES,
        coins=(BEDS_OF_A_COLOUR,) * len(COLOURS),
        table_anchors=frozenset((ORIGIN,)),
        flat_anchors=NOTHING,
    )


def top_level(garden: Garden, space: Space) -> int:
    """Return the level of the highest terrace on `space`, or 0 if there is none."""
    for level in range(len(garden.levels) - 1, 0, -1):
        if space in garden.levels[level]:
            return level
    return 0


def supports_at(garden: Garden, anchor: Space) -> int:
    """Return the number of bare supports stacked at `anchor`: 0, 1 or 2."""
    for stack in garden.stacks:
        if stack.anchor == anchor:
            return stack.supports
    return 0


def lay_terrace(garden: Garden, anchor: Space) -> Garden:
    """Return the garden with a terrace added, on the table (R10) or on a full stack (R11)."""
    supports = supports_at(garden, anchor)
    level = top_level(garden, anchor) + 1 if supports else 0
    laid = garden._replace(
        terraces=_added(garden.terraces, level, (anchor,)),
        levels=_added(garden.levels, level, footprint(anchor)),
        stacks=_restacked(garden.stacks, anchor, 0),
    )
    if not supports:
        laid = _moved_table_edge(laid, anchor)
    return _freed(laid, level, footprint(anchor))


def lay_support(garden: Garden, anchor: Space) -> Garden:
    """Return the garden with a support added, on terraces (R12) or on another support (R13)."""
    supports = supports_at(garden, anchor)
    laid = garden._replace(stacks=_restacked(garden.stacks, anchor, supports + 1))
    return laid if supports else _occupied(laid, footprint(anchor))


def lift_support(garden: Garden, anchor: Space) -> Garden:
    """Return the garden without the top support of the stack at `anchor` (R9)."""
    left = supports_at(garden, anchor) - 1
    lifted = garden._replace(stacks=_restacked(garden.stacks, anchor, left))
    return lifted if left else _freed(lifted, top_level(garden, anchor), footprint(anchor))


def lay_bed(garden: Garden, bed: Bed) -> Garden:
    """Return the garden with `bed` planted and one fewer of its colour in stock (R6)."""
    coins = tuple(
        count - (colour == bed.colour) for colour, count in zip(COLOURS, garden.coins, strict=True)
    )
    beds = tuple(sorted((*garden.beds, bed)))
    return _occupied(garden._replace(beds=beds, coins=coins), (bed.space,))


def put_gazebo(garden: Garden, seat: int, space: Space) -> Garden:
    """Return the garden with the gazebo of `seat` placed on `space` (R7) or moved there (R8)."""
    left = garden.gazebos[seat - 1]
    gazebos = (*garden.gazebos[: seat - 1], space, *garden.gazebos[seat:])
    put = _occupied(garden._replace(gazebos=gazebos), (space,))
    return put if left is None else _freed(put, top_level(put, left), (left,))


def take_tile(garden: Garden) -> Garden:
    """Return the garden with one tile removed from the pile."""
    return garden._replace(pile=garden.pile - 1)


def _added(layers: tuple[Spaces, ...], level: int, spaces: Iterable[Space]) -> tuple[Spaces, ...]:
    """Return `layers` with `spaces` added at `level`, which may be a new top layer."""
    if level == len(layers):
        return (*layers, frozenset(spaces))
    return (*layers[:level], layers[level].union(spaces), *layers[level + 1 :])


def _restacked(stacks: tuple[Stack, ...], anchor: Space, supports: int) -> tuple[Stack, ...]:
    """Return sorted stacks with `supports` supports at `anchor`, or no stack if it is 0."""
    others = [stack for stack in stacks if stack.anchor != anchor]
    return tuple(sorted([*others, Stack(anchor, supports)] if supports else others))


def _moved_table_edge(garden: Garden, anchor: Space) -> Garden:
    """Return the garden with `table_anchors` updated for a new terrace at `anchor` on the table."""
    ground = garden.levels[0]
    beside = {each for each in adjoining(anchor) if ground.isdisjoint(footprint(each))}
    return garden._replace(table_anchors=(garden.table_anchors - overlapping(anchor)).union(beside))


def _occupied(garden: Garden, spaces: Collection[Space]) -> Garden:
    """Return the garden with `spaces` no longer free."""
    return garden._replace(
        free=tuple(layer.difference(spaces) for layer in garden.free),
        flat_anchors=garden.flat_anchors - anchors_over(spaces),
    )


def _freed(garden: Garden, level: int, spaces: Collection[Space]) -> Garden:
    """Return the garden with `spaces` marked as free; `level` is their top level."""
    free = _added(garden.free, level, spaces)
    flat = [each for each in anchors_over(spaces) if free[level].issuperset(footprint(each))]
    return garden._replace(free=free, flat_anchors=garden.flat_anchors.union(flat))
