"""Sorted lists of values, and chances to win."""

from __future__ import annotations

import pytest

from tabletop.ai.values import chance, falling, lead, led_by, ranked


def test_values_fall() -> None:
    """No value exceeds that of a move the search prefers, and no move repeats."""
    assert falling([("a", 2.0), ("b", 3.0), ("a", 1.0), ("c", 1.5)]) == (
        ("a", 2.0), ("b", 2.0), ("c", 1.5),
    )  # fmt: skip


def test_the_best_comes_first_and_of_equals_the_first() -> None:
    """As with `max`."""
    assert [move for move, _ in ranked([("a", 1.0), ("b", 2.0), ("c", 2.0)])] == ["b", "c", "a"]


def test_what_a_search_chose_leads() -> None:
    """It comes first, whatever the values of the others."""
    assert led_by("b", 1.0, [("a", 1.5), ("b", 0.5), ("c", 0.2)]) == (
        ("b", 1.0), ("a", 1.0), ("c", 0.2),
    )  # fmt: skip


@pytest.mark.parametrize("ahead", [-9_000.0, -30.0, 0.0, 12.5])
def test_a_lead_is_a_chance(ahead: float) -> None:
    """No lead is one half; lead and chance convert back and forth in the relevant range."""
    assert chance(ahead, 10.0) + chance(-ahead, 10.0) == pytest.approx(1.0)
    if abs(ahead) < 100:
        assert lead(chance(ahead, 10.0), 10.0) == pytest.approx(ahead)
