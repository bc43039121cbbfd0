"""An installed page: its identity, its shortcut, and files shared with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Playwright

from e2e.board_page import BoardPage, kept_games
from e2e.conftest import SUB_PATH, OpenPage
from e2e.watch import wait_until_ready
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import load_game
from tools.browser import launch_chromium

SHARE = """async (text) => {
  const form = new FormData();
  form.append("games", new File([text], "game.json", { type: "application/json" }));
  const answer = await fetch("share", { method: "POST", body: form });
  return answer.ok;
}"""

PRETEND_SAFARI = """
  const pretended = { vendor: "Apple Computer, Inc.", userAgent: "Mac OS X, Safari/605" };
  for (const [name, value] of Object.entries(pretended)) {
    Object.defineProperty(Navigator.prototype, name, { get: () => value });
  }
"""

COUNT_LOCKS = """
  globalThis.locks = 0;
  Object.defineProperty(Navigator.prototype, "wakeLock", {
    value: {
      async request() {
        locks += 1;
        return Object.assign(new EventTarget(), { release: async () => (locks -= 1) });
      },
    },
  });
"""


@pytest.fixture
def whole(playwright: Playwright) -> Iterator[BrowserContext]:
    """Yields a window of the whole Chromium, which knows what an app is."""
    launched = launch_chromium(playwright)
    yield launched.new_context()
    launched.close()


def test_each_site_of_a_host_is_an_app_of_its_own(whole: BrowserContext, sub_address: str) -> None:
    """The browser reads the manifest without a word, and tells apps apart by their whole path."""
    page = whole.new_page()
    page.goto(sub_address)
    client = whole.new_cdp_session(page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert client.send("Page.getAppId")["appId"].endswith(SUB_PATH)
    hindrances = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's browser is a private window, from which nothing can be installed.
    assert {each["errorId"] for each in hindrances} <= {"in-incognito"}


@pytest.mark.thorough
def test_a_shared_game_comes_in_and_the_shortcut_opens_it(
    open_page: OpenPage, address: str
) -> None:
    """Through the service worker, which no static host could do for it; once, not at a reload, and
    only when the person agrees.

    Who comes back to it in Safari is told what Safari clears; a table keeps the screen awake.
    """
    game = load_game("wizards-garden")
    match = Match.start(game, [SeatEntry("Ada"), SeatEntry("Bram")], "shared").settle()
    table = BoardPage(open_page(kept=kept_games({}), script=PRETEND_SAFARI + COUNT_LOCKS))
    assert table.notices.count() == 0
    assert table.page.evaluate(SHARE, match.record.to_text())
    table.page.goto(f"{address}?shared")
    wait_until_ready(table.page)
    table.button("Add to mine").wait_for()
    assert table.shelf.count() == 0
    # Closed before anybody answered; then the system asks for the address again.
    table.page.goto(f"{address}share")
    wait_until_ready(table.page)
    table.button("Add to mine").wait_for()
    assert table.shelf.count() == 0
    table.button("Add to mine").click()
    table.shelf.first.wait_for()
    table.wait_until_answered()
    assert table.page.url == address
    table.page.reload()
    wait_until_ready(table.page)
    assert table.shelf.count() == 1
    assert "for seven days" in table.notices.inner_text()
    assert table.page.evaluate("locks") == 0
    table.page.goto(f"{address}#continue")
    table.wait_for_table()
    assert table.kept().seats == match.record.seats
    table.page.wait_for_function("locks === 1")
    table.leave()
    table.page.wait_for_function("locks === 0")
