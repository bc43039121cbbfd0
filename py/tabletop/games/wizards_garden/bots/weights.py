"""Evaluation weights, fitted to solved positions.

`weights.gz` is made by two programs in tools/wizards-garden: `solve` computes the exact value of
every position, and `fit` finds the weights that come closest (its header documents the format).

A pattern is two lines of four cells, encoded in 16 bits: the first line in the low byte, with
white in the low four bits and black in the high four, and the second line in the high byte.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

STAFF = 12
"""Value of the Staff at the end of the game; evaluations use the same scale."""

FLOWER = 2 * STAFF

STAFFS = 3
"""Number of Staff weights, in the order: nobody, the mover, the other seat."""

ZERO = 128
"""Offset added to each weight in a table, so that it fits an unsigned byte."""

PATTERNS = 7
"""Number of patterns on a board, whose weights are added up."""

_FILE = Path(__file__).parents[1] / "weights.gz"


class Tables(NamedTuple):
    """Weights for one basket size: by owner of the Staff, and by pattern code.

    `edge` is for the outer two lines of a side, outermost first; `far_edge` is the same with the
    outermost second. `inner` is for the two middle lines and `cross` for the two diagonals.
    """

    staff: tuple[int, ...]
    edge: bytes
    far_edge: bytes
    inner: bytes
    cross: bytes


@cache
def tables(basket: int) -> Tables:
    """Return the weights for `basket` seeds in the basket (1 to 18)."""
    edge, inner, cross = (_kind(*images) for images in _IMAGES)
    counts = [max(each.values()) + 1 for each in (edge, inner, cross)]
    size = STAFFS + sum(counts)
    weights = _weights()[(basket - 1) * size : basket * size]
    starts = (STAFFS, STAFFS + counts[0], STAFFS + counts[0] + counts[1])
    return Tables(
        staff=tuple((byte ^ ZERO) - ZERO for byte in weights[:STAFFS]),
        edge=_table(edge, weights[starts[0] :]),
        far_edge=_table({_swapped(code): n for code, n in edge.items()}, weights[starts[0] :]),
        inner=_table(inner, weights[starts[1] :]),
        cross=_table(cross, weights[starts[2] :]),
    )


@cache
def _weights() -> bytes:
    return gzip.decompress(_FILE.read_bytes())


def _table(numbers: dict[int, int], weights: bytes) -> bytes:
    """Return one byte for each code: its weight plus ZERO, or ZERO for an impossible code."""
    table = bytearray([ZERO]) * 0x10000
    for code, number in numbers.items():
        table[code] = weights[number] ^ ZERO
    return bytes(table)


Image = Callable[[int], int]


@cache
def _kind(*images: Image) -> dict[int, int]:
    """Return the class index of each code; codes that `images` map to each other share one."""
    numbers: dict[int, int] = {}
    count = 0
    for code in _codes():
        if code not in numbers:
            _spread(code, count, images, numbers)
            count += 1
    return numbers


def _spread(code: int, number: int, images: Sequence[Image], numbers: dict[int, int]) -> None:
    numbers[code] = number
    for image in images:
        if image(code) not in numbers:
            _spread(image(code), number, images, numbers)


@cache
def _codes() -> tuple[int, ...]:
    """Return the codes in which no cell is both white and black, in ascending order."""
    lines = [white | black << 4 for black in range(16) for white in range(16) if not white & black]
    return tuple(first | second << 8 for second in lines for first in lines)


_MIRRORED = tuple(
    int(f"{line & 15:04b}"[::-1], 2) | int(f"{line >> 4:04b}"[::-1], 2) << 4 for line in range(256)
)


def _swapped(code: int) -> int:
    return code >> 8 | (code & 0xFF) << 8


def _first_mirrored(code: int) -> int:
    return code & 0xFF00 | _MIRRORED[code & 0xFF]


def _mirrored(code: int) -> int:
    return _MIRRORED[code & 0xFF] | _MIRRORED[code >> 8] << 8


_IMAGES: tuple[tuple[Image, ...], ...] = (
    (_mirrored,),
    (_mirrored, _swapped),
    (_first_mirrored, _swapped),
)
"""Symmetries that preserve the weight of an edge, inner and cross pattern, respectively."""
