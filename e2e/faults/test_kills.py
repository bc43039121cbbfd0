"""No move that was called kept is lost, whatever storage does and whenever a browser is killed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from e2e.faults.killing import (
    KINDS,
    KillableBrowser,
    KillableChromium,
    KillableFirefox,
    play_until_killed,
    plies_there,
    report,
)
from tests.amount import amount

Start = Callable[[], KillableBrowser]


Kill = tuple[int, str, int, int, str]
"""Its number, the fault, how many moves were called kept, how many are there afterwards, and what
the page says then."""


def lost_moves(start: Start, address: str, first: int, kills: int) -> list[Kill]:
    """Return the kills after which moves were missing."""
    found: list[tuple[str, int, int]] = []
    missing: list[Kill] = []
    browser = start()
    try:
        browser.go(f"{address}#new=tuintopia&seats=2")
        before = ""
        for number in range(first, first + kills):
            kind = KINDS[number % len(KINDS)]
            id_, kept = play_until_killed(browser, address, kind, number, before)
            browser = start()
            there, told = plies_there(browser, address, id_, evicted=number % 3 == 0)
            found.append((kind, kept, there))
            if there < kept:
                missing.append((number, kind, kept, there, told))
            before = id_
    finally:
        browser.kill()
        print(report(found))  # noqa: T201 - figures, for whoever runs all of it
    return missing


def test_a_killed_chromium_has_every_move_that_was_called_kept(
    playwright: Playwright, address: str, tmp_path: Path
) -> None:
    """With connections lost, openings that fail or hang, full and evicted storage."""
    start: Start = partial(KillableChromium, playwright, tmp_path)
    assert lost_moves(start, address, 1, amount(2, 100)) == []


@pytest.mark.thorough
@pytest.mark.xdist_group("firefox")
def test_a_killed_firefox_has_every_move_that_was_called_kept(address: str, tmp_path: Path) -> None:
    """As in Chromium."""
    start: Start = partial(KillableFirefox, tmp_path)
    assert lost_moves(start, address, 1001, 100) == []
