"""An announced move is on the disk, even if the whole browser is killed at the next moment."""

from pathlib import Path

from playwright.sync_api import Playwright

from bench.durability import Killable, killable, plies_there
from e2e.board_page import TWO_PEOPLE, BoardPage
from e2e.watch import wait_until_ready

MOVES = ("c4b", "b3w", "a3w", "a1b", "a2b")
PLIES = len(MOVES) + 1
"""With the toss that follows the four seeds of the set-up."""


def test_a_killed_browser_has_every_move_that_was_told(
    playwright: Playwright, address: str, tmp_path: Path
) -> None:
    """As with an empty battery; `make bench PARTS=durability` does it sixty times."""
    with killable(playwright, tmp_path) as browser:
        id_ = _play(browser, address)
        browser.kill()
    there = plies_there(playwright, tmp_path, address, {id_: PLIES})
    assert there[id_] == PLIES


def _play(browser: Killable, address: str) -> str:
    """Play some moves, wait until the last is announced, and return the id of the game."""
    page = browser.context.new_page()
    page.goto(f"{address}{TWO_PEOPLE}")
    wait_until_ready(page)
    table = BoardPage(page)
    table.type_moves(*MOVES)
    table.wait_for_ply(PLIES)
    return page.url.partition("#game=")[2]
