"""Words of Letter Maze are slid in the whole page: at full speed, also on a slow device."""

import pytest
from playwright.sync_api import Page, expect

from e2e.board_page import BoardPage, touch
from e2e.conftest import OpenPage
from e2e.workshop.hands import Point, spot
from tests.amount import sampled

TABLE = "#new=letter-maze&seats=2&seed=tr2"
WORD = ("h14", "g13", "g12", "f11")
"""HAEM leads round a hedge: g13 is closed from the piece, and open from h14."""

SLOW = 4
"""How much slower than this machine the device is."""


def by_mouse(page: Page, way: list[Point]) -> None:
    """Slide with one event a square, none waiting for an answer."""
    page.mouse.move(*way[0])
    page.mouse.down()
    for place in way[1:]:
        page.mouse.move(*place)
    page.mouse.up()


def slid(table: BoardPage, *squares: str, hand: str) -> None:
    """Slide over squares, and wait for the answer."""
    way = [spot(table.page, square) for square in squares]
    if hand == "mouse":
        by_mouse(table.page, way)
    else:
        touch(table.page, *way)
    table.wait_until_answered()


@pytest.mark.parametrize("hand", sampled(["finger", "mouse"], 1))
def test_a_word_is_slid_faster_than_it_is_answered(open_page: OpenPage, hand: str) -> None:
    """On a device four times as slow, too: a word and, sliding back, its beginning."""
    table = BoardPage(open_page(TABLE, width=390, height=844))
    table.wait_for_turn()
    client = table.page.context.new_cdp_session(table.page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    slid(table, *WORD, hand=hand)
    expect(table.region("go")).to_have_accessible_name("Play HAEM")
    before = spot(table.page, "f11")
    slid(table, "f11", "g12", "g13", hand=hand)
    expect(table.region("go")).to_have_accessible_name("Play HA")
    assert spot(table.page, "f11") == before, "nothing glides meanwhile"
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    table.tap_region("g13")
    expect(table.region("g13")).not_to_have_attribute("aria-selected", "true")
    expect(table.region("h14")).to_have_attribute("aria-selected", "true")


def test_after_a_look_back_words_are_slid_again(open_page: OpenPage) -> None:
    """On a phone the log, which covers half of the board, closes on the way back."""
    table = BoardPage(open_page(TABLE, width=390, height=844))
    table.wait_for_turn()
    slid(table, *WORD, hand="finger")
    table.tap_region("go")
    table.wait_for_ply(5)
    table.wait_until_still()
    table.button("What happened").click()
    table.page.get_by_role("button", name="The start").click()
    table.button("Back to the game").click()
    table.wait_until_still()
    slid(table, "h14", "g13", hand="finger")
    expect(table.region("go")).to_have_accessible_name("Play HA")


def test_a_page_that_is_zoomed_may_be_moved_over_the_board(open_page: OpenPage) -> None:
    """The browser has its two fingers there; what one finger traces stays ours."""
    page = BoardPage(open_page(TABLE, width=390, height=844)).page
    client = page.context.new_cdp_session(page)
    window, held = page.locator("#overlay .window"), page.locator("[data-region=h14]")
    expect(held).to_have_attribute("data-held", "")
    expect(window).to_have_css("touch-action", "none")
    client.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 3})
    expect(window).to_have_css("touch-action", "auto")
    expect(held).to_have_css("touch-action", "pinch-zoom")
    client.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
    expect(window).to_have_css("touch-action", "none")
