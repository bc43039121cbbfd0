"""The number of outcomes of the set-up, calculated without listing them: it can have 83 digits."""

from __future__ import annotations

from collections import Counter
from math import comb, perm

from tabletop.games.letter_maze.rules.boards import ORDINARY, TARGET_COLOURS, count_of
from tabletop.games.letter_maze.rules.chance import TRIO, bag_left
from tabletop.games.letter_maze.rules.letters import BAG
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.state import Phase, State


def outcomes_of(state: State) -> int:
    """Return the number of distinct outcomes at a chance position."""
    if state.phase is Phase.BOARDS:
        return perm(ORDINARY, count_of(state.seats, "B"))
    if state.phase is Phase.TARGETS:
        return perm(len(TARGET_COLOURS), count_of(state.seats, "T"))
    if state.phase is Phase.TILES:
        return rows_of(BAG, len(maze_of(state.plan).blue))
    return deals_of(bag_left(state), state.seats)


def rows_of(bag: str, length: int) -> int:
    """Return the number of distinct rows of `length` tiles from a bag."""
    rows = [1] + [0] * length
    for count in Counter(bag).values():
        rows = [
            sum(comb(size, here) * rows[size - here] for here in range(min(count, size) + 1))
            for size in range(length + 1)
        ]
    return rows[length]


def deals_of(bag: str, seats: int) -> int:
    """Return the number of distinct deals from a bag of a sorted trio for each seat.

    Dynamic programming, face by face and seat by seat: `deals` maps the sizes of the hands so far
    to the number of ways to deal them.
    """
    deals = Counter({(0,) * seats: 1})
    for count in Counter(bag).values():
        spread = Counter({(sizes, count): ways for sizes, ways in deals.items()})
        for seat in range(seats):
            spread = _given_to(seat, spread)
        deals = Counter()
        for (sizes, _), ways in spread.items():
            deals[sizes] += ways
    return deals[(TRIO,) * seats]


_Spread = Counter[tuple[tuple[int, ...], int]]
"""The number of ways, by the sizes of the hands and the tiles left of one face."""


def _given_to(seat: int, spread: _Spread) -> _Spread:
    """Return `spread` after `seat` has taken some or none of the tiles left of the face."""
    result: _Spread = Counter()
    for (sizes, left), ways in spread.items():
        for given in range(min(left, TRIO - sizes[seat]) + 1):
            grown = (*sizes[:seat], sizes[seat] + given, *sizes[seat + 1 :])
            result[grown, left - given] += ways
    return result
