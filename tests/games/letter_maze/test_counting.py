"""The numbers of outcomes, calculated and counted one by one."""

from __future__ import annotations

import pytest

from tabletop.games.letter_maze.rules.chance import deals, rows
from tabletop.games.letter_maze.rules.counting import deals_of, rows_of
from tabletop.games.letter_maze.rules.game import GAME
from tests.games.letter_maze.positions import dealt


@pytest.mark.parametrize(("bag", "length"), [("AABBBC", 4), ("ABCDE", 3), ("AAAA", 2), ("AB", 0)])
def test_rows_of_tiles(bag: str, length: int) -> None:
    """As many rows are calculated as are listed, each once."""
    listed = list(rows(bag, length))
    assert len(listed) == len(set(listed)) == rows_of(bag, length)


@pytest.mark.parametrize(("bag", "seats"), [("AABBCDE", 2), ("AAABBB", 2), ("AABBBCCCDE", 3)])
def test_deals_of_hands(bag: str, seats: int) -> None:
    """As many deals are calculated as are listed, each once."""
    listed = list(deals(bag, seats))
    assert len(listed) == len(set(listed)) == deals_of(bag, seats)


def test_the_orders_of_the_boards() -> None:
    """J4: the 13 ordinary boards have 6,227,020,800 orders."""
    assert GAME.count_moves(dealt(4).positions[0].state) == 6_227_020_800
    assert [GAME.count_moves(dealt(seats).positions[1].state) for seats in (2, 3)] == [12, 24]


def test_every_outcome_of_the_set_up_is_counted() -> None:
    """Tiles and hands have so many outcomes that only their number can be told."""
    positions = dealt(6).positions
    assert GAME.count_moves(positions[2].state) > 10**60
    assert GAME.count_moves(positions[3].state) > 10**12
