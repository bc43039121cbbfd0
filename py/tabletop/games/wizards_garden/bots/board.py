"""Fast move generation and static evaluation for the bots.

Besides the masks, seeds are stored in three layouts from which one shift extracts a pattern. In
`ranks`, byte n is rank n + 1, with white in the low four bits and black in the high four. `files`
does the same for files. `crossing` has the diagonal from a1 in its low byte and the one from d1 in
its high byte. Flipping a seed toggles both its bits in each layout.
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
"""(white, black, flowers, staff, lead), from the point of view of the side to move.

These are the board masks, the flowers of both sides together, the owner of the Staff, and own minus
rival flowers. A plain tuple for speed.
"""

NOBODY, MINE, THEIRS = 0, 1, 2
"""Owner of the Staff, from the point of view of the side to move."""

_PASSED_ON = (NOBODY, THEIRS, MINE)
"""The owner of the Staff from the other side's point of view."""

_FINAL_SIGN = (0, 1, -1)
"""Sign of the Staff's value at the end of the game, by owner (R15)."""

_CHANCE = 2.0 * FLOWER
"""Logistic scale: a lead of this value multiplies the odds of winning by e."""

_KNOWN = 2 * FLOWER
"""Bonus for a known won opening: less than a sure win, as it must still be played well."""

_OFFSET = PATTERNS * ZERO

Layouts = tuple[int, int, int]


def node_of(position: Position, seat: int) -> Node:
    """Return `position` as a node, with `seat` to move."""
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
    """Return the value of a finished game for the side with `lead` and `staff` (R15)."""
    worth = FLOWER * lead + STAFF * _FINAL_SIGN[staff]
    return worth + DECIDED if worth > 0 else worth - DECIDED if worth < 0 else 0


def judge(node: Node) -> int:
    """Return the static evaluation of `node` for the side to move, in units of `weights.STAFF`."""
    white, black, _, staff, lead = node
    if is_over(node):
        return final_value(lead, staff)
    staffs, edge, far_edge, inner, cross = tables(basket_of(node))
    ranks, files, crossing = _layouts(white, black)
    patterns = edge[ranks & 0xFFFF] + inner[ranks >> 8 & 0xFFFF] + far_edge[ranks >> 16]
    patterns += edge[files & 0xFFFF] + inner[files >> 8 & 0xFFFF] + far_edge[files >> 16]
    return FLOWER * lead + staffs[staff] + patterns + cross[crossing] - _OFFSET


def hope(value: int, known: int = 0) -> float:
    """Return the winning chance (0 to 1, draws counting half) for a search value.

    `known` is 1 for an opening known to be won, -1 for one known not to be, 0 if unknown.
    """
    if abs(value) >= DECIDED:
        return float(value > 0)
    return chance(value + known * _KNOWN, _CHANCE)


class Board:
    """Wizards' Garden as a `Ground` for the search."""

    def children(self, node: Node) -> Iterator[Child[Node]]:
        """Yield the child of every planting; `node` must not be over.

        Plantings without a harvest are the majority, so `judge` is inlined for them.
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
        """Return an integer shared by the eight symmetric images of `node`, and only by them."""
        white, black, flowers, staff, lead = node
        rest = (flowers << 2 | staff) << 6 | lead + SEEDS
        return rest << 32 | least_image(white, black)


def least_image(white: int, black: int) -> int:
    """Return the smallest of the eight symmetric images of a board, as `white << 16 | black`.

    The lookup tables hold all eight images side by side in one 256-bit integer.
    """
    whites = _LOW_IMAGES[white & 0xFF] | _HIGH_IMAGES[white >> 8]
    blacks = _LOW_IMAGES[black & 0xFF] | _HIGH_IMAGES[black >> 8]
    images: tuple[int, ...] = unpack("<8I", (whites << 16 | blacks).to_bytes(32, "little"))
    return min(images)


def _last_children(node: Node) -> Iterator[Child[Node]]:
    """Yield the child of every planting; without a harvest, a planting must end the game."""
    white, black, flowers, staff, lead = node
    passed = _PASSED_ON[staff]
    value = -final_value(-lead, passed)
    for new_white, new_black in _planted(white, black):
        if DIRECTIONS_IN[new_white] or DIRECTIONS_IN[new_black]:
            yield from _harvests(node, new_white, new_black)
        else:
            yield value, (new_white, new_black, flowers, passed, -lead), True


def _planted(white: int, black: int) -> Iterator[tuple[int, int]]:
    """Yield the (white, black) masks after each planting and its flips, before the harvest."""
    seeds = white | black
    for bit, neighbours, faces in _PLOTS:
        flipped = neighbours & seeds
        if flipped and not seeds & bit:
            for white_bit, black_bit, *_ in faces:
                yield white ^ flipped | white_bit, black ^ flipped | black_bit


def _harvests(node: Node, white: int, black: int) -> Iterator[Child[Node]]:
    """Yield the child for each harvest direction, given the masks after the flips."""
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
    """Return the layouts `ranks`, `files` and `crossing` of white seeds on the cells of `mask`."""
    ranks = files = crossing = 0
    for cell in CELLS:
        if mask >> cell & 1:
            file, rank = cell % SIZE, cell // SIZE
            ranks |= 1 << 8 * rank + file
            files |= 1 << 8 * file + rank
            crossing |= (1 << rank) * (file == rank) | (1 << 8 + rank) * (file + rank == SIZE - 1)
    return ranks, files, crossing


def _layouts(white: int, black: int) -> Layouts:
    """Return the layouts `ranks`, `files` and `crossing` of a board."""
    ranks, files, crossing = _laid_out(white)
    black_ranks, black_files, black_crossing = _laid_out(black)
    return ranks | black_ranks << 4, files | black_files << 4, crossing | black_crossing << 4


Face = tuple[int, int, int, int, int]


def _plot(cell: int) -> tuple[int, int, tuple[Face, Face]]:
    """Return the bit of `cell`, the mask of its neighbours, and the bits of a new seed by face.

    The bits of a face are those of the white and black masks and of the three layouts.
    """
    bit = 1 << cell
    white, black = _layouts(bit, 0), _layouts(0, bit)
    return bit, NEIGHBOURS[cell], ((bit, 0, *white), (0, bit, *black))


def _subsets(mask: int) -> Iterator[int]:
    """Yield the non-empty subsets of `mask`."""
    subset = mask
    while subset:
        yield subset
        subset = (subset - 1) & mask


def _images(mask: int) -> int:
    """Return the eight symmetric images of `mask`, packed 32 bits apart into one integer."""
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
"""For each mask of seeds that a planting can flip, the bits to toggle in the layouts."""

_LOW_IMAGES = tuple(_images(mask) for mask in range(0x100))
_HIGH_IMAGES = tuple(_images(mask << 8) for mask in range(0x100))
