"""What a person does before Python is up: it is shown at once, kept, and honoured."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.board_page import PLAY, BoardPage, kept_games
from e2e.watch import Watch, wait_for
from tabletop.core.record import Record, SeatEntry

KEPT = Record("wizards-garden", (SeatEntry("Ada"), SeatEntry("Bram")), "42", moves=("c4b", "b3w"))
ENTRY = {
    "id": "good",
    "game": "wizards-garden",
    "title": "Wizards’ Garden",
    "name": "Tea on Sunday",
    "seats": [{"name": "Ada", "mark": 1, "kind": "human"}],
    "status": "Setting up",
    "when": "2026-11-20T12:00:00+00:00",
    "thumb": "",
    "state": "running",
}

WITHOUT_SERVICE_WORKER = """
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
"""
"""As on a bare address in a local network: every visit fetches the script that starts Python.

The large files of a visit before may be there: their downloads can be resumed.
"""


class SlowPage:
    """A page whose Python is on its way until it is let in."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.table = BoardPage(page)
        self._address = address
        self._waiting: list[Route] = []
        page.route(re.compile(r"pyodide\.asm\.mjs"), self._hold)
        self._is_open = False

    def _hold(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._waiting.append(route)

    def open(self, rest: str = "", kept: dict[str, str] | None = None, wait: bool = True) -> None:
        """Open the site at the rest of an address, with this in localStorage.

        Python waits to be let in, unless `wait` is false.
        """
        self._is_open = not wait
        self.page.goto(f"{self._address}static/themes.json")
        self.page.evaluate("(kept) => Object.assign(localStorage, kept)", kept or {})
        self.page.goto(f"{self._address}{rest}")

    def keep_python_out(self) -> None:
        """Hold Python up from the next load on."""
        self._is_open = False

    def let_python_in(self) -> None:
        """Let Python come, which must not have come before."""
        assert self.page.evaluate("document.documentElement.dataset.ready") is None
        self._is_open = True
        for route in self._waiting:
            route.continue_()
        self._waiting.clear()


@pytest.fixture
def slow(browser: Browser, address: str) -> Iterator[SlowPage]:
    """Yield a page on a slow line, as on a first visit; errors of the page fail the test."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(WITHOUT_SERVICE_WORKER)
    watch = Watch(page, address)
    yield SlowPage(page, address)
    context.close()
    watch.found_nothing()


def test_a_table_that_was_set_before_python_came(slow: SlowPage) -> None:
    """The card opens its dialog at once; what was chosen there is the table that comes."""
    slow.open()
    slow.page.get_by_role("main").get_by_role("button", name="Wizards’ Garden").click()
    start = slow.table.dialog("Wizards’ Garden")
    second = start.get_by_role("group", name="Seat 2", exact=True)
    second.get_by_role("radio", name="Person").check()
    second.get_by_role("textbox").fill("Grandma")
    start.get_by_role("radio", name="Seat 2", exact=True).check()
    start.get_by_role("button", name=PLAY).click()
    expect(start.get_by_role("button", name="Setting the table…")).to_be_disabled()
    slow.let_python_in()
    slow.table.wait_for_table()
    record = slow.table.kept()
    assert [seat.name for seat in record.seats] == ["Player 1", "Grandma"]
    assert [seat.is_human for seat in record.seats] == [True, True]
    assert record.options["first"] == "2"


def test_the_start_dialog_is_made_before_it_is_wanted(slow: SlowPage) -> None:
    """Where nobody reads it yet, so that a tap on a card need only fill it in."""
    slow.open()
    form = "document.querySelector('#dialog:not([open]) #start')"
    wait_for(slow.page, f"globalThis.prepared = {form}")
    assert slow.page.get_by_role("dialog").count() == 0
    slow.page.get_by_role("main").get_by_role("button", name="Witchcraft").click()
    expect(slow.table.dialog("Witchcraft").get_by_role("button", name=PLAY)).to_be_enabled()
    assert slow.page.evaluate("prepared.isConnected && prepared.read().game") == "witchcraft"


def test_a_kept_game_and_the_rules_before_python_came(slow: SlowPage) -> None:
    """The shelf is there, rules can be read, and the game that was tapped opens."""
    slow.open(kept=kept_games({"good": KEPT.to_text()}, shelf=[ENTRY]))
    expect(slow.table.shelf).to_contain_text("Tea on Sunday")
    slow.table.button("Rules").click()
    slow.page.get_by_role("dialog").get_by_role("button", name="Wizards’ Garden").click()
    book = slow.table.dialog("Wizards’ Garden")
    expect(book.get_by_role("heading", level=2).nth(1)).to_be_visible()
    slow.table.button("Back").click()
    slow.table.button("Close").click()
    expect(slow.page.get_by_role("dialog")).to_have_count(0)
    slow.table.shelf.get_by_role("button").click()
    expect(slow.table.shelf).to_contain_text("Opening…")
    slow.let_python_in()
    slow.table.wait_for_table()
    slow.table.wait_for_ply(2)
    assert slow.table.id == "good"


def test_pictures_of_kept_games_are_there_before_python_came(slow: SlowPage) -> None:
    """Drawn in an earlier visit, they were remembered."""
    drawn = "document.querySelector('.shelf img')?.src.includes('path')"
    slow.open(kept=kept_games({"good": KEPT.to_text()}), wait=False)
    wait_for(slow.page, drawn)
    slow.keep_python_out()
    slow.page.reload()
    wait_for(slow.page, drawn)
    slow.let_python_in()
    slow.table.wait_for_menu()


def test_a_table_stands_again_before_python_came(slow: SlowPage) -> None:
    """After a reload the board is seen and can be read at once; a tap on it counts later."""
    slow.open("#new=wizards-garden&seats=2&seed=42", wait=False)
    slow.table.wait_for_table()
    slow.table.type_moves("c4b", "b3w")
    slow.table.wait_until_still()
    seen = slow.table.what_stands()
    slow.keep_python_out()
    slow.page.reload()
    expect(slow.table.cell("c4")).to_have_accessible_name(re.compile("Ravenclaw"))
    assert slow.table.what_stands() == seen
    slow.table.tap_unanswered(slow.table.cell("a1"))
    slow.let_python_in()
    slow.table.wait_for_table()
    slow.table.tap(slow.table.button("Place on a1"))
    slow.table.wait_for_ply(3)
    assert slow.table.kept().moves == ("c4b", "b3w", "a1w")
