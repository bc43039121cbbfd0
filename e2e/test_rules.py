"""Illustrated rules: drawn when they come into view, and linked from refusals in play."""

from playwright.sync_api import Locator, expect

from e2e.board_page import BoardPage
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE
from tabletop.games.registry import load_illustrations

GAME = "wizards-garden"
NEW = f"#new={GAME}&seats=2&first=1"

COLOURS = """(canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""


def test_a_refusal_leads_to_its_passage_and_pictures_come(open_page: OpenPage) -> None:
    """On a phone: the section that forbids it has the focus; all pictures fit, and follow the
    theme."""
    table = BoardPage(open_page(NEW, width=390, height=844), touch=True)
    table.plant("b2")
    table.tap(table.cell("b2"))
    assert "already" in table.sentence
    table.tap(table.button("How it works"))
    book = table.dialog("Wizards’ Garden")
    expect(book.locator("[data-rules~=R3]")).to_be_focused()
    figures = book.locator("figure")
    expect(figures).to_have_count(len(load_illustrations(GAME)))
    for figure in figures.all():
        see(figure, "light")
    assert book.evaluate("(e) => e.querySelector('.sheet-body').scrollWidth") <= 390
    table.page.emulate_media(color_scheme="dark")
    see(figures.last, "dark")
    table.button("Close").click()
    expect(book).to_be_hidden()
    expect(table.cell("b2")).to_be_visible()


def see(figure: Locator, theme: str) -> None:
    """Scroll to a figure, and wait until it is drawn in the colours of a theme."""
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_attribute("data-drawn", theme, timeout=PATIENCE)
    for canvas in figure.get_by_role("img").all():
        assert canvas.evaluate(COLOURS) > 20
        assert str(canvas.get_attribute("aria-label")).endswith(".")
        box = canvas.bounding_box()
        assert box
        assert box["width"] <= 358
