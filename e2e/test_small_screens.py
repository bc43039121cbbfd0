"""A table on a screen that is too small for it, and with enlarged text."""

import pytest
from playwright.sync_api import Page, expect

from e2e.board_page import BoardPage, open_table, touch
from e2e.conftest import OpenPage

IN_SIGHT = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const head = document.getElementById("table-head").getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= head.bottom && bottom <= innerHeight;
}"""


COME_TO_REST = """() => new Promise((rested) => {
  const table = document.getElementById("table");
  let last = NaN;
  const look = () => {
    if (table.scrollTop === last) rested();
    else setTimeout(look, 150);
    last = table.scrollTop;
  };
  look();
})"""


def scrolled(page: Page) -> float:
    """Return how far the table is scrolled down, in pixels."""
    return float(page.evaluate("document.getElementById('table').scrollTop"))


def check_hits(table: BoardPage) -> None:
    """Check that a tap hits the visible region, wherever the table is scrolled."""
    go = table.page.get_by_role("group", name="Continue").get_by_role("button").first
    go.scroll_into_view_if_needed()
    assert scrolled(table.page) > 0
    table.tap(table.face("black Ravenclaw"))
    expect(table.face("black Ravenclaw")).to_be_checked()


def test_a_page_at_400_percent_scrolls_the_whole_table(open_page: OpenPage) -> None:
    """On 320 by 256 pixels: all in full size, reached by finger and keys, below the sentence."""
    table = open_table(open_page, width=320, height=256, touch=True)
    page = table.page
    assert page.evaluate("document.getElementById('board').clientHeight") >= 460
    touch(page, (300, 230), (300, 190), (300, 150), (300, 110), (300, 70))
    page.wait_for_function("document.getElementById('table').scrollTop > 50")
    page.evaluate(COME_TO_REST)
    expect(page.locator("p.sentence")).to_be_in_viewport()
    table.pick("a1")
    check_hits(table)
    page.keyboard.press("Tab")
    table.press_region("cell-a4" if table.region("cell-a4").count() else "a4")
    assert table.region("a4").evaluate(IN_SIGHT)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)])
def test_skip_covers_neither_board_nor_words(open_page: OpenPage, size: tuple[int, int]) -> None:
    """While a rival plays, it is in the head beside sentence and title."""
    width, height = size
    link = "#new=wizards-garden&seats=human,seed&seed=3&first=1"
    table = open_table(open_page, link, width=width, height=height)
    table.page.emulate_media(reduced_motion="no-preference")
    table.type_move("b2w")
    table.box.blur()
    skip = table.button("Skip")
    expect(skip).to_be_in_viewport(ratio=0.99)
    box, stage = skip.bounding_box(), table.page.locator("#stage").bounding_box()
    assert box
    assert stage
    assert box["y"] + box["height"] <= stage["y"] + 1
    for place in ("p.sentence span", "h1"):
        words = table.page.locator(place).bounding_box()
        assert words
        is_beside = box["x"] >= words["x"] + words["width"]
        assert is_beside or box["y"] + box["height"] <= words["y"] + 1, place
    expect(skip).to_be_hidden()


def test_text_of_200_percent_lets_the_table_grow(open_page: OpenPage) -> None:
    """The board is stretched with the text of the page, and a finger hits what it sees."""
    table = open_table(open_page, width=820, height=1180)
    before = table.cell("a1").bounding_box()
    table.page.evaluate("document.documentElement.style.fontSize = '200%'")
    table.page.wait_for_function(
        "document.getElementById('overlay').style.transform === 'scale(2)'"
    )
    table.pick("a1")
    expect(table.cell("a1")).to_have_accessible_name("a1, white Dovetail ready to place")
    assert before
