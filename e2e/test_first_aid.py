"""What explains a failure does not depend on what failed: words, export and another try."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e.conftest import SHORT_LIVED
from e2e.faults.broken_host import broken_host
from e2e.faults.visits import damage, digests_in, wait_until_whole
from e2e.watch import wait_until_ready
from tools.browser import launch_profile

KEPT = '{"format": "six-gardens"}'

KEEP_A_GAME = "(text) => localStorage.setItem('six-gardens/1/game/a', text)"
READ_THE_GAME = "localStorage.getItem('six-gardens/1/game/a')"

STRICT = [
    "default-src 'self'; script-src 'self' 'unsafe-inline'; worker-src 'self' blob:",
    "default-src 'self'",
]
"""Policies of a host under which Python can't start; the second one forbids inline scripts, too."""


@pytest.mark.parametrize("policy", STRICT)
def test_a_host_that_forbids_python_is_named(browser: Browser, site: Path, policy: str) -> None:
    """Whoever publishes the page reads what to change; players get at their games."""
    with broken_host(site, headers={"Content-Security-Policy": policy}) as host:
        context = browser.new_context()
        page = context.new_page()
        page.goto(host.address)
        note = page.get_by_role("alert")
        expect(note).to_contain_text("add 'unsafe-eval' to script-src")
        expect(note.get_by_role("button", name="Export all games")).to_be_visible()
        context.close()


@pytest.fixture
def returning(playwright: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """Yield a browser that keeps what it stores."""
    context = launch_profile(playwright, tmp_path / "profile", SHORT_LIVED, lean=True)
    yield context
    context.close()


def test_without_the_page_itself_the_games_can_be_saved(
    returning: BrowserContext, site: Path
) -> None:
    """Offline with a damaged index.html, by keyboard alone; back online another try heals it."""
    with broken_host(site) as host:
        page = returning.new_page()
        page.goto(host.address)
        wait_until_ready(page)
        assert wait_until_whole(page, digests_in(site))
        page.evaluate(KEEP_A_GAME, KEPT)
        damage(page, "index.html", "garbage")
        returning.set_offline(True)
        page.goto(host.address)
        expect(page.get_by_role("alert")).to_contain_text("didn’t load, or is damaged")
        assert saved_games(page) == [KEPT]
        returning.set_offline(False)
        page.keyboard.press("Shift+Tab")
        expect(page.get_by_role("button", name="Try again")).to_be_focused()
        with page.expect_navigation():
            page.keyboard.press("Enter")
        wait_until_ready(page)
        assert page.evaluate(READ_THE_GAME) == KEPT


def saved_games(page: Page) -> object:
    """Return the games that the page exports when a person tabs to the button and presses Enter."""
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Export all games")).to_be_focused()
    with page.expect_download() as found:
        page.keyboard.press("Enter")
    return json.loads(Path(found.value.path()).read_text(encoding="utf-8"))["games"]
