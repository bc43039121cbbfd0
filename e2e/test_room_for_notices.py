"""A notice at the foot of the menu: whatever lies beneath it can be scrolled free."""

from playwright.sync_api import Page, expect

from e2e.board_page import BoardPage, kept_games
from e2e.conftest import OpenPage
from tabletop.core.record import Record, SeatEntry

GAME = Record("wizards-garden", (SeatEntry("Ada"), SeatEntry("Bram")), "42", moves=("c4b",))
SIZES = ((1024, 760), (390, 844), (844, 390), (820, 1180), (320, 256), (720, 256))

COVERED = """() => [...document.querySelectorAll("#menu button, #notices button")]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    button.focus();
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  })
  .map((button) => button.textContent.trim().replaceAll(/\\s+/g, " "))"""

HEIGHTS = """() => [...document.querySelectorAll("#menu button")]
  .map((button) => button.getBoundingClientRect().height)"""


def at_all_sizes(page: Page) -> list[list[float]]:
    """Return how high the buttons of the menu are at each size; whichever has the focus is seen."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # A watcher of sizes speaks before the second next picture.
        page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        assert page.evaluate(COVERED) == [], (width, height)
        found.append(page.evaluate(HEIGHTS))
    return found


def test_a_notice_covers_nothing_for_good(open_page: OpenPage) -> None:
    """Each button can be tapped where Tab leads to it, and is as large as without the notice."""
    kept = kept_games({"a": GAME.to_text(), "b": GAME.to_text(), "torn": GAME.to_text()[:150]})
    table = BoardPage(open_page("#game=torn", kept=kept))
    expect(table.notices).to_contain_text("can’t be opened")
    expect(table.shelf).to_have_count(2)
    with_notice = at_all_sizes(table.page)
    table.notices.get_by_role("button", name="Close").click()
    expect(table.notices).to_have_count(0)
    assert at_all_sizes(table.page) == with_notice
