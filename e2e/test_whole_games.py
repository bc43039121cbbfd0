"""Every game at the page, to its end: by taps, and by keys alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.board_page import BoardPage, open_table
from e2e.conftest import OpenPage
from e2e.ending import check_the_end
from e2e.playthrough import (
    KEYS,
    PERSON_AND_COMPUTER,
    against_the_computer,
    open_near_the_end,
    play_on,
    start_of,
)
from tabletop.games.registry import AnyMatch
from tests.amount import amount, thorough_but

LONG, LONG_BY_KEYS = amount(24, 60), amount(24, 40)
"""A game of more moves than these is not played from its beginning, but only near its end."""

NEAR_THE_END = amount(16, 40)


PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def open_game(open_page: OpenPage, whole: AnyMatch, longest: int, **more: Any) -> BoardPage:
    """Return the page with a game at its beginning, or near its end if it is longer than that."""
    if whole.ply > longest:
        return open_near_the_end(open_page, start_of(whole, NEAR_THE_END), **more)
    seats = ",".join(PERSON_AND_COMPUTER)
    return open_table(
        open_page, f"#new={whole.record.game}&seats={seats}&seed={whole.record.seed}", **more
    )


@pytest.mark.parametrize("key", KEYS)
def test_a_game_by_touch_on_a_phone_against_the_computer(open_page: OpenPage, key: str) -> None:
    """Computers move in the browser as they do natively, so both games are the same."""
    whole = against_the_computer(key)
    table = open_game(open_page, whole, LONG, **PHONE)
    play_on(table, whole)
    check_the_end(table)
    assert table.kept().moves == whole.record.moves


@pytest.mark.parametrize("key", thorough_but(KEYS, ("witchcraft", "tuintopia")))
def test_a_game_by_keys_alone(open_page: OpenPage, key: str) -> None:
    """Tab, arrows and Enter lead to its end, and from there to the menu."""
    whole = against_the_computer(key)
    table = open_game(open_page, whole, LONG_BY_KEYS)
    play_on(table, whole, by_keys=True)
    check_the_end(table)
    assert table.kept().moves == whole.record.moves
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
