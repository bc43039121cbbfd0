"""Chance: numbered draws from a seed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import draw, draws_from, is_seed


@pytest.mark.parametrize(("seed", "seat"), [("42", 1), ("7", 2)])
def test_a_draw_is_the_same_for_ever(seed: str, seat: int) -> None:
    """The documented outcomes: seed 42 draws the first of two, seed 7 the second."""
    assert draw(seed, 0, 2) + 1 == seat


def test_dice_of_a_seed() -> None:
    """With six-sided dice counted from 0, seed 7 rolls 1, 5, 4; seed 1 rolls 1, 1, 3, 4."""
    assert [draw("7", index, 6) for index in range(3)] == [1, 5, 4]
    assert [draw("1", index, 6) for index in range(4)] == [1, 1, 3, 4]


@given(st.text("abc_-09", min_size=1, max_size=64), st.integers(0, 500), st.integers(1, 200))
def test_draws_are_numbered_and_in_range(seed: str, first: int, k: int) -> None:
    """Consecutive draws equal the draws of consecutive numbers, each below k."""
    draws = draws_from(seed, first)
    numbers = [draws(k) for _ in range(3)]
    assert numbers == [draw(seed, first + offset, k) for offset in range(3)]
    assert all(0 <= number < k for number in numbers)


@pytest.mark.parametrize("text", ["", "a b", "ä", "x" * 65, "a.b", "a\n"])
def test_what_is_no_seed(text: str) -> None:
    """A seed is 1 to 64 characters from A-Z a-z 0-9 _ -."""
    assert not is_seed(text)
    assert is_seed("Garden_2026-11-21")
