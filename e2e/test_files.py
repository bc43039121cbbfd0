"""Files that come in and go out, as an installed iPad app and a clock in Tokyo have them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.board_page import BoardPage, kept_games
from e2e.conftest import OpenPage
from e2e.test_games import SHORT_GAME
from e2e.watch import PATIENCE, wait_until_ready
from tabletop.core.record import Record, SeatEntry

INSTALLED = """
  Object.defineProperty(Navigator.prototype, "standalone", { get: () => true });
  globalThis.shared = [];
  globalThis.refusals = 0;
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file] }) => {
    if (!navigator.userActivation.isActive || refusals-- > 0)
      throw new DOMException("Too late.", "NotAllowedError");
    shared.push({ name: file.name, type: file.type, text: await file.text() });
  };
"""
"""What an installed app on an iPad says of itself, and its share sheet."""

GAME = Record("wizards-garden", (SeatEntry("Ada"), SeatEntry("Bram")), "7", {"first": "1"})


def test_an_installed_ipad_app_exports_by_the_share_sheet(open_page: OpenPage) -> None:
    """Within the tap; where that is too long ago, a dialog asks for another one."""
    page = open_page(kept=kept_games({"ada": GAME.to_text()}), script=INSTALLED)
    table = BoardPage(page)
    export_all(table)
    page.wait_for_function("shared.length === 1")
    (file,) = page.evaluate("shared")
    assert file["name"].startswith("six-gardens-20")
    assert file["type"] == "application/json"
    assert "wizards-garden" in file["text"]
    page.evaluate("refusals = 1")
    export_all(table)
    ready = page.get_by_role("dialog", name="Your file is ready")
    ready.get_by_role("button", name="Save").click()
    ready.wait_for(state="detached")
    page.wait_for_function("shared.length === 2")


def export_all(table: BoardPage) -> None:
    """Open the settings, if they are closed, and take all games along."""
    page = table.page
    if not page.get_by_role("dialog", name="Settings").is_visible():
        page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Export all games").click()


def test_a_file_is_chosen_by_a_field_in_the_document(open_page: OpenPage) -> None:
    """Safari on iOS says nothing of what is chosen elsewhere."""
    table = BoardPage(open_page())
    with table.page.expect_file_chooser() as chosen:
        table.page.get_by_role("button", name="Import").click()
    assert chosen.value.element.evaluate("(field) => field.isConnected")
    text = GAME.to_text().encode()
    chosen.value.set_files({"name": "ada.json", "mimeType": "application/json", "buffer": text})
    table.shelf.first.wait_for()
    assert table.page.locator("input[type=file]").count() == 0


@pytest.fixture
def tokyo(browser: Browser, address: str) -> Iterator[Page]:
    """Yields the menu of the site in Tokyo on the morning of 3 February 2031."""
    context = browser.new_context(timezone_id="Asia/Tokyo")
    page = context.new_page()
    page.clock.set_fixed_time("2031-02-02T22:37:00Z")
    page.goto(address)
    wait_until_ready(page)
    yield page
    context.close()


def test_files_have_the_local_day_in_their_names(tokyo: Page) -> None:
    """All games, and the picture of one; in UTC it is still the day before."""
    with tokyo.expect_download() as saved:
        export_all(BoardPage(tokyo))
    assert saved.value.suggested_filename == "six-gardens-2031-02-03.json"
    tokyo.keyboard.press("Escape")
    tokyo.goto(f"{tokyo.url}#new=wizards-garden&seats=2&seed=42&first=1")
    table = BoardPage(tokyo)
    table.wait_for_table()
    table.type_moves(*SHORT_GAME)
    with tokyo.expect_download() as saved:
        tokyo.get_by_role("button", name="Save a picture").click(timeout=PATIENCE)
    assert saved.value.suggested_filename == "wizards-garden-2031-02-03.png"
