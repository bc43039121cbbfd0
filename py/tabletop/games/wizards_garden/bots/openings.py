"""Opening table: the winner on every board of four to nine seeds before the first harvest.

`openings.gz` is made by tools/wizards-garden/solve, which documents the format: one bit for each
board up to symmetry.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from tabletop.games.wizards_garden.bots.alphabeta import Child
from tabletop.games.wizards_garden.bots.board import Node, least_image
from tabletop.games.wizards_garden.rules.board import ALL, cells_of

LEAST_SEEDS, MOST_SEEDS = 4, 9
_FILE = Path(__file__).parents[1] / "openings.gz"
_CELLS = ALL.bit_length()


def is_lost(white: int, black: int) -> bool:
    """Return whether the seat to move loses; see `is_opening` for the boards covered."""
    image = least_image(white | black, white)
    seeds, white = image >> _CELLS, image & ALL
    number = seeds.bit_count()
    start = _starts()[number] + (_numbers(number)[seeds] << number)
    place = start + sum((white >> cell & 1) << n for n, cell in enumerate(cells_of(seeds)))
    return not _bits()[place >> 3] >> (place & 7) & 1


def known_wins(children: Sequence[Child[Node]]) -> list[Child[Node]]:
    """Return the children that the opening table shows as won for the side that just planted."""
    return [child for child in children if is_opening(child[1]) and is_lost(*child[1][:2])]


def prepare() -> Iterator[None]:
    """Build the index of the opening table, yielding between pieces of the work.

    The first call takes as long as many slices of a search; later calls use the cache.
    """
    for number in range(LEAST_SEEDS, MOST_SEEDS + 1):
        _numbers(number)
        yield


def has_openings(children: Sequence[Child[Node]]) -> bool:
    """Return whether any child is in the opening table."""
    return any(is_opening(child[1]) for child in children)


def is_opening(node: Node) -> bool:
    """Return whether the opening table contains `node`."""
    white, black, flowers, *_ = node
    return not flowers and LEAST_SEEDS <= (white | black).bit_count() <= MOST_SEEDS


@cache
def _bits() -> bytes:
    return gzip.decompress(_FILE.read_bytes())


@cache
def _starts() -> dict[int, int]:
    """Return the offset of the first bit for each number of seeds."""
    starts = {LEAST_SEEDS: 0}
    for number in range(LEAST_SEEDS, MOST_SEEDS):
        starts[number + 1] = starts[number] + (len(_numbers(number)) << number)
    return starts


@cache
def _numbers(count: int) -> dict[int, int]:
    """Return the index of each canonical mask (smallest symmetric image) of `count` seeds."""
    masks = (mask for mask in range(ALL + 1) if mask.bit_count() == count)
    least = (mask for mask in masks if least_image(mask, 0) >> _CELLS == mask)
    return {mask: number for number, mask in enumerate(least)}
