"""The browser may end the worker in which computers think: the turn is taken all the same."""

from playwright.sync_api import expect

from e2e.board_page import WITH_COMPUTER, BoardPage
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE


def test_a_turn_is_taken_although_the_worker_was_ended(open_page: OpenPage) -> None:
    """Another one comes up, gets the job that was never answered, and nobody need know."""
    table = BoardPage(open_page(WITH_COMPUTER))
    table.wait_for_table()
    table.plant(table.open_cells()[0])
    table.wait_for_ply(2)
    table.wait_for_turn()
    table.page.evaluate("document.querySelector('script[data-opponents]').xworker.terminate()")
    table.plant(table.open_cells()[0])
    expect(table.page.locator("script[name=ai-1]")).to_have_count(1, timeout=PATIENCE)
    table.page.wait_for_function("Number(document.documentElement.dataset.ply) > 3")
    expect(table.notices).to_have_count(0)
