"""A fast board for the opponents: move generation and evaluation.

So that one shift extracts a pattern, the seeds are stored in three more layouts: in `ranks` byte n
is rank n + 1, white in its low four bits and black above them; in `files` likewise byte n is a
file; `crossing` holds the diagonal from a1 and above it that from d1. To turn a seed over is to
exchange its two bits, in each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from struct import unpack

from tabletop.ai.values import chance
from tabletop.games.wizards_garden.bots.alphabeta import DECIDED, Child
from tabletop.games.wizards_garden.bots.weights import FLOWER, PATTERNS, STAFF, ZERO, tables
from tabletop.games.wizards_garden.rules.board import (
    ALL,
    CELLS,
    DIRECTIONS_IN,
    LINES_BY_DIRECTION,
    NEIGHBOURS,
    SIZE,
)
from tabletop.games.wizards_garden.rules.position import SEEDS, Position

Node = tuple[int, int, int, int, int]
"""A position for the side to move: masks of white and black, flowers of both sides together, whose
the Staff is, and how many flowers the side is ahead. A plain tuple, for millions are made."""

NOBODY, MINE, THEIRS = 0, 1, 2
"""Whose the Staff is."""

_PASSED_ON = (NOBODY, THEIRS, MINE)
"""The same from the other side's point of view."""

_FINAL_SIGN = (0, 1, -1)
"""What the Staff decides in the end (R15)."""

_CHANCE = 2.0 * FLOWER
"""A lead of so much makes a win e times as likely."""

_KNOWN = 2 * FLOWER
"""Bonus for an opening that is known to be won, which must still be played well."""

_OFFSET = PATTERNS * ZERO

Layouts = tuple[int, int, int]


def node_of(position: Position, seat: int) -> Node:
    """Return the node for `position` from the point of view of `seat`, the side to move."""
    mine, theirs = position.flowers[seat - 1].total, position.flowers[2 - seat].total
    staff = NOBODY if not position.staff else MINE if position.staff == seat else THEIRS
    return position.white, position.black, mine + theirs, staff, mine - theirs


def basket_of(node: Node) -> int:
    """Return the number of seeds in the basket (R2)."""
    return SEEDS - node[2] - (node[0] | node[1]).bit_count()


def is_over(node: Node) -> bool:
    """Return whether the side to move cannot plant (R14)."""
    return not basket_of(node) or (node[0] | node[1]) in (0, ALL)


def final_value(lead: int, staff: int) -> int:
    """Return the value of a finished game for the side with this lead (R15)."""
    worth = FLOWER * lead + STAFF * _FINAL_SIGN[staff]
    return worth + DECIDED if worth > 0 else worth - DECIDED if worth < 0 else 0


def judge(node: Node) -> int:
    """Return the static evaluation of a position for the side to move."""
    white, black, _, staff, lead = node
    if is_over(node):
        return final_value(lead, staff)
    staffs, edge, far_edge, inner, cross = tables(basket_of(node))
    ranks, files, crossing = _layouts(white, black)
    patterns = edge[ranks & 0xFFFF] + inner[ranks >> 8 & 0xFFFF] + far_edge[ranks >> 16]
    patterns += edge[files & 0xFFFF] + inner[files >> 8 & 0xFFFF] + far_edge[files >> 16]
    return FLOWER * lead + staffs[staff] + patterns + cross[crossing] - _OFFSET


def hope(value: int, known: int = 0) -> float:
    """Return the chance to win for the side with this value; a draw counts half.

    `known` is 1 where an opening is known to be won, and -1 where it is known not to be.
    """
    if abs(value) >= DECIDED:
        return float(value > 0)
    return chance(value + known * _KNOWN, _CHANCE)


class Board:
    """The game as the search needs it."""

    def children(self, node: Node) -> Iterator[Child[Node]]:
        """Yield the child of every planting; `node` must not be over.

        Plantings without a harvest, which are the most, are evaluated inline as `judge` does.
        """
        white, black, flowers, staff, lead = node
        seeds = white | black
        basket = basket_of(node)
        if basket == 1 or seeds.bit_count() == len(CELLS) - 1:
            yield from _last_children(node)
            return
        passed = _PASSED_ON[staff]
        staffs, edge, far_edge, inner, cross = tables(basket - 1)
        base = FLOWER * lead + _OFFSET - staffs[passed]
        ranks, files, crossing = _layouts(white, black)
        for bit, neighbours, faces in _PLOTS:
            flipped = neighbours & seeds
            if seeds & bit or not flipped:
                continue
            in_ranks, in_files, in_crossing = _FLIPS[flipped]
            turned_ranks = ranks ^ in_ranks
            turned_files = files ^ in_files
            turned_crossing = crossing ^ in_crossing
            for white_bit, black_bit, rank_bit, file_bit, crossing_bit in faces:
                new_white = white ^ flipped | white_bit
                new_black = black ^ flipped | black_bit
                if DIRECTIONS_IN[new_white] or DIRECTIONS_IN[new_black]:
                    yield from _harvests(node, new_white, new_black)
                    continue
                x = turned_ranks | rank_bit
                y = turned_files | file_bit
                value = base - (
                    edge[x & 0xFFFF]
                    + inner[x >> 8 & 0xFFFF]
                    + far_edge[x >> 16]
                    + edge[y & 0xFFFF]
                    + inner[y >> 8 & 0xFFFF]
                    + far_edge[y >> 16]
                    + cross[turned_crossing | crossing_bit]
                )
                yield value, (new_white, new_black, flowers, passed, -lead), False

    def key(self, node: Node) -> int:
        """Return a number that the eight symmetric images of a position share."""
        white, black, flowers, staff, lead = node
        rest = (flowers << 2 | staff) << 6 | lead + SEEDS
        return rest << 32 | least_image(white, black)


def least_image(white: int, black: int) -> int:
    """Return the least of the eight images of a board, each a number of 32 bits, white above.

    The images are found side by side in one long number.
    """
    whites = _LOW_IMAGES[white & 0xFF] | _HIGH_IMAGES[white >> 8]
    blacks = _LOW_IMAGES[black & 0xFF] | _HIGH_IMAGES[black >> 8]
    images: tuple[int, ...] = unpack("<8I", (whites << 16 | blacks).to_bytes(32, "little"))
    return min(images)


def _last_children(node: Node) -> Iterator[Child[Node]]:
    """Yield the child of every planting where only a harvest keeps the game from ending."""
    white, black, flowers, staff, lead = node
    passed = _PASSED_ON[staff]
    value = -final_value(-lead, passed)
    for new_white, new_black in _planted(white, black):
        if DIRECTIONS_IN[new_white] or DIRECTIONS_IN[new_black]:
            yield from _harvests(node, new_white, new_black)
        else:
            yield value, (new_white, new_black, flowers, passed, -lead), True


def _planted(white: int, black: int) -> Iterator[tuple[int, int]]:
    """Yield the masks after every planting and its flips, before the harvest."""
    seeds = white | black
    for bit, neighbours, faces in _PLOTS:
        flipped = neighbours & seeds
        if flipped and not seeds & bit:
            for white_bit, black_bit, *_ in faces:
                yield white ^ flipped | white_bit, black ^ flipped | black_bit


def _harvests(node: Node, white: int, black: int) -> Iterator[Child[Node]]:
    """Yield the child for each direction of the harvest, given the masks after the flips."""
    _, _, flowers, staff, lead = node
    for direction, lines in enumerate(LINES_BY_DIRECTION):
        if (DIRECTIONS_IN[white] | DIRECTIONS_IN[black]) >> direction & 1:
            whites = [line.mask for line in lines if line.mask & white == line.mask]
            blacks = [line.mask for line in lines if line.mask & black == line.mask]
            won = len(whites) + len(blacks)
            passed = THEIRS if blacks else _PASSED_ON[staff]
            child = (white - sum(whites), black - sum(blacks), flowers + won, passed, -lead - won)
            yield -judge(child), child, is_over(child)


@cache
def _laid_out(mask: int) -> Layouts:
    """Return white seeds on the cells of `mask` in the layouts `ranks`, `files` and `crossing`."""
    ranks = files = crossing = 0
    for cell in CELLS:
        if mask >> cell & 1:
            file, rank = cell % SIZE, cell // SIZE
            ranks |= 1 << 8 * rank + file
            files |= 1 << 8 * file + rank
            crossing |= (1 << rank) * (file == rank) | (1 << 8 + rank) * (file + rank == SIZE - 1)
    return ranks, files, crossing


def _layouts(white: int, black: int) -> Layouts:
    """Return the seeds in the layouts `ranks`, `files` and `crossing`."""
    ranks, files, crossing = _laid_out(white)
    black_ranks, black_files, black_crossing = _laid_out(black)
    return ranks | black_ranks << 4, files | black_files << 4, crossing | black_crossing << 4


Face = tuple[int, int, int, int, int]


def _plot(cell: int) -> tuple[int, int, tuple[Face, Face]]:
    """Return the bit of `cell`, its neighbours, and what a seed there adds, white and black up."""
    bit = 1 << cell
    white, black = _layouts(bit, 0), _layouts(0, bit)
    return bit, NEIGHBOURS[cell], ((bit, 0, *white), (0, bit, *black))


def _subsets(mask: int) -> Iterator[int]:
    """Yield the subsets of `mask` but the empty one."""
    subset = mask
    while subset:
        yield subset
        subset = (subset - 1) & mask


def _images(mask: int) -> int:
    """Return the eight images of `mask` under turns and reflections, in steps of 32 bits."""
    found = 0
    for number in range(8):
        for cell in CELLS:
            if mask >> cell & 1:
                file, rank = cell % SIZE, cell // SIZE
                file = SIZE - 1 - file if number & 1 else file
                rank = SIZE - 1 - rank if number & 2 else rank
                file, rank = (rank, file) if number & 4 else (file, rank)
                found |= 1 << 32 * number + SIZE * rank + file
    return found


_PLOTS = tuple(_plot(cell) for cell in CELLS)
_FLIPS = {flipped: _layouts(flipped, flipped) for mask in NEIGHBOURS for flipped in _subsets(mask)}
"""For each set of seeds that a planting can turn over: all their bits in the layouts."""

_LOW_IMAGES = tuple(_images(mask) for mask in range(0x100))
_HIGH_IMAGES = tuple(_images(mask << 8) for mask in range(0x100))
