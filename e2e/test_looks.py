"""Layout and accessibility of the page: screen sizes, themes, names and contrast."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_page import BoardPage, kept_games, open_table
from e2e.conftest import ROOT, OpenPage
from e2e.ending import check_the_end
from e2e.test_games import SHORT_GAME, choice_table
from e2e.test_saves import GOOD
from e2e.test_sessions import MOVES
from tests.amount import thorough_but
from tests.games.wizards_garden.positions import W23_OF_PEOPLE

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "tablet on its side": (1180, 820)}
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

THEMES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}

VIOLATIONS = """async (theme) => {
  const ofColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
  return (await axe.run(theme === "light" ? {} : { runOnly: ofColours })).violations;
}"""
"""What axe finds: all of it in one theme, and in the others what colours decide."""

OVERFLOW = """() => {
  const root = document.scrollingElement;
  const wide = [...document.querySelectorAll("*")].filter((each) =>
    each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 &&
    ["auto", "scroll"].includes(getComputedStyle(each).overflowX));
  return {
    across: root.scrollWidth - root.clientWidth,
    down: root.scrollHeight - root.clientHeight,
    within: wide.map((each) => each.className || each.id || each.tagName),
  };
}"""

SMALL_OR_OUTSIDE = """(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility())
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { left, top, right, bottom, width, height }]) =>
    width < 43.5 || height < 43.5 ||
    left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
  .map(([each, { left, top, width, height }]) =>
    [each.getAttribute("aria-label") ?? each.innerText, left, top, width, height])"""

COVERED = """() => [...document.querySelectorAll("#overlay .region")]
  .filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !document.getElementById("overlay").contains(hit);
  })
  .map((each) => each.getAttribute("aria-label"))"""


Way = Callable[[BoardPage], None]


def to_start_dialog(table: BoardPage) -> None:
    """Open the start dialog from the card."""
    table.page.get_by_role("main").get_by_role("button", name="Wizards’ Garden").click()


def to_rule_book(table: BoardPage) -> None:
    """Open the rules of the game."""
    table.button("Rules").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Wizards’ Garden").click()
    book = table.dialog("Wizards’ Garden")
    expect(book.get_by_role("heading", level=2).nth(1)).to_be_visible()


def to_settings(table: BoardPage) -> None:
    """Open the settings."""
    table.button("Settings").click()


def to_about(table: BoardPage) -> None:
    """Open the information about the page, from the settings."""
    to_settings(table)
    table.page.get_by_role("button", name=re.compile("^About")).click()


def to_saves(table: BoardPage) -> None:
    """Open the list of all kept games."""
    table.page.get_by_role("button", name=re.compile("saved games?$")).click()


def to_lessons(table: BoardPage) -> None:
    """Open the list of lessons from the start dialog."""
    to_start_dialog(table)
    table.button("Lessons").click()


def to_gardens(table: BoardPage) -> None:
    """Open the gardens of the day."""
    table.page.get_by_role("button", name="Today’s garden").click()


def to_book(table: BoardPage) -> None:
    """Open the book of kept games, once it has looked through them."""
    table.page.get_by_role("button", name="My garden").click()
    expect(table.dialog("My garden")).to_contain_text("Start afresh")


def to_menu_of_save(table: BoardPage) -> None:
    """Open the menu of the kept game."""
    table.shelf.filter(has_text="Bram").get_by_role("button").click(button="right")


DIALOGS: dict[str, Way] = {
    "start": to_start_dialog,
    "saves": to_saves,
    "menu of a save": to_menu_of_save,
    "rules": to_rule_book,
    "lessons": to_lessons,
    "settings": to_settings,
    "about": to_about,
    "gardens of the day": to_gardens,
    "book": to_book,
}
"""The ways from the menu to each dialog."""


def each_dialog(table: BoardPage) -> Iterator[str]:
    """Yield the name of every dialog that opens from the menu, while it is open."""
    for where, go in DIALOGS.items():
        go(table)
        expect(table.page.get_by_role("dialog")).to_be_visible()
        yield where
        while table.page.get_by_role("dialog").count():
            table.page.keyboard.press("Escape")


def scrolls(page: Page, *, may_scroll_down: bool = False) -> dict[str, Any]:
    """Return how far the page scrolls, and which elements scroll sideways."""
    found: dict[str, Any] = page.evaluate(OVERFLOW)
    return {**found, "down": 0} if may_scroll_down else found


STILL = {"across": 0, "down": 0, "within": []}


def check_table(table: BoardPage) -> None:
    """Check that nothing scrolls, and that all targets are large enough, visible and uncovered."""
    table.wait_until_answered()
    table.wait_until_still()
    assert scrolls(table.page) == STILL
    targets = "#overlay .region, #table-head button, #table-foot button"
    assert table.page.evaluate(SMALL_OR_OUTSIDE, targets) == []
    assert table.page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", thorough_but(SIZES, ("phone", "tablet on its side")))
def test_the_table_fits_every_screen(open_page: OpenPage, size: str) -> None:
    """In any stage of a game: no scrollbars, all regions of at least 44 pixels, none covered."""
    width, height = SIZES[size]
    table = choice_table(lambda *a, **more: open_page(*a, **more, width=width, height=height))
    check_table(table)
    table.tap(table.button("Harvest row 1: 1 flower"))
    table.wait_for_ply(17)
    check_table(table)
    table.button("What happened").click()
    log = table.dialog("What happened")
    log.get_by_role("button", name=re.compile("^9 ")).click()
    curve = log.get_by_role("slider", name="The scores, move by move")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Move 9\\. "))
    curve.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Move 8\\. "))
    log.get_by_role("button", name="Close").click()
    expect(table.page.get_by_role("region", name="Look back")).to_be_visible()
    check_table(table)


def test_the_table_fits_a_screen_that_is_turned(open_page: OpenPage) -> None:
    """The board is laid out for the new size, and keeps the selection."""
    table = open_table(open_page, width=820, height=1180)
    table.pick("b2")
    check_table(table)
    table.page.set_viewport_size({"width": 1180, "height": 820})
    table.page.wait_for_function("document.getElementById('board').clientWidth > 900")
    check_table(table)
    table.tap(table.button("Place on b2"))
    table.wait_for_ply(1)


@pytest.mark.thorough
def test_a_whole_game_with_a_finger_on_a_phone(open_page: OpenPage) -> None:
    """W20 by taps of a finger on a screen of 390 by 844, to the end."""
    page = open_page("#new=wizards-garden&seats=2&first=1", width=390, height=844)
    table = BoardPage(page, touch=True)
    table.wait_for_table()
    for move in SHORT_GAME:
        table.plant(move[:2], {"w": "white Dovetail", "b": "black Ravenclaw"}[move[2]])
    check_the_end(table)
    assert list(table.kept().moves) == SHORT_GAME
    assert scrolls(page) == STILL


@pytest.mark.parametrize("size", thorough_but(SIZES, ("phone",)))
def test_the_menu_and_its_dialogs_fit_every_screen(open_page: OpenPage, size: str) -> None:
    """Nothing scrolls across; buttons are large enough and within the screen's width."""
    width, height = SIZES[size]
    table = BoardPage(open_page("", width, height, kept=kept_games({"good": GOOD.to_text()})))
    assert scrolls(table.page, may_scroll_down=True) == STILL
    for where in each_dialog(table):
        assert scrolls(table.page, may_scroll_down=True) == STILL, where
        ends = ".dialog[open] .sheet-head button, .dialog[open] .sheet-foot button"
        assert table.page.evaluate(SMALL_OR_OUTSIDE, ends) == [], where


# -- names and contrasts --------------------------------------------------------------------------


def said_twice(page: Page) -> list[str]:
    """Return the names that are repeated as accessible descriptions."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    told = [
        (node["name"]["value"], node["description"]["value"])
        for node in tree["nodes"]
        if "name" in node and "description" in node
    ]
    return [name for name, description in told if name and name == description]


def check_names_and_contrasts(table: BoardPage, where: str) -> None:
    """Check in all themes that axe finds nothing, and that the page really has the theme.

    Nothing is said twice either, as its name and again as its description.
    """
    assert said_twice(table.page) == [], where
    for theme, wish in THEMES.items():
        table.page.emulate_media(reduced_motion="reduce", **wish)
        expect(table.page.locator("html")).to_have_attribute("data-theme", theme)
        violations = table.page.evaluate(VIOLATIONS, theme)
        found = [(each["id"], each["nodes"][0]["html"]) for each in violations]
        assert found == [], f"{where}, {theme}"


def check_the_felt_in_forced_colours(table: BoardPage) -> None:
    """Check that the canvas, which keeps its colours, keeps its ground, too: white words on it."""
    felt = "getComputedStyle(document.getElementById('stage')).backgroundColor"
    table.page.emulate_media(forced_colors="active", **THEMES["light"])
    expect(table.page.locator("html")).to_have_attribute("data-theme", "light")
    assert table.page.evaluate(felt) == "rgb(84, 116, 90)"
    table.page.emulate_media(forced_colors="none")


def test_axe_finds_nothing_on_the_menu(open_page: OpenPage) -> None:
    """On the menu with games, and in every dialog that opens from it, in all themes."""
    kept = kept_games({"good": GOOD.to_text(), "torn": "{"})
    table = BoardPage(open_page(kept=kept))
    table.page.evaluate(AXE)
    check_names_and_contrasts(table, "menu")
    for where in each_dialog(table):
        check_names_and_contrasts(table, where)


def test_axe_finds_nothing_at_the_table(open_page: OpenPage) -> None:
    """On the table with a draft and a refusal, its menu, its log, a look back and the end."""
    table = open_table(open_page)
    table.page.evaluate(AXE)
    table.type_moves(*MOVES)
    table.pick("d4")
    table.type_move("z9")
    check_names_and_contrasts(table, "table")
    check_the_felt_in_forced_colours(table)
    table.tap(table.cell("b4"))
    check_names_and_contrasts(table, "refusal")
    table.button("Menu").click()
    check_names_and_contrasts(table, "menu of the table")
    table.page.keyboard.press("Escape")
    table.button("What happened").click()
    table.page.get_by_role("button", name=re.compile("^2 ")).click()
    check_names_and_contrasts(table, "log and look back")
    table.button("Back to the game").click()
    table.type_moves(*W23_OF_PEOPLE[len(MOVES) :])
    check_the_end(table)
    check_names_and_contrasts(table, "end")


def test_axe_finds_nothing_in_a_lesson(open_page: OpenPage) -> None:
    """At a step to look at, and after typing another move than the one asked for."""
    table = open_table(open_page, "#learn=wizards-garden")
    table.page.evaluate(AXE)
    check_names_and_contrasts(table, "first step")
    table.tap(table.button("Continue"))
    table.type_move("d4w")
    table.wait_until_still()
    check_names_and_contrasts(table, "another move")
