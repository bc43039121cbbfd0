"""A puzzle by finger on a phone: found on the start page, tried, solved, and remembered."""

import re

from playwright.sync_api import expect

from e2e.board_page import BoardPage, open_table
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE
from tabletop.core.record import SeatEntry
from tabletop.games.registry import load_game, load_puzzles

GAME = "wizards-garden"


def wrong_move() -> str:
    """Return a planting that does not solve the first puzzle."""
    game, puzzle = load_game(GAME), load_puzzles(GAME)[0]
    match = puzzle.match(game, [SeatEntry(name) for name in ("A", "B")])
    texts = [game.move_to_text(move) for move in game.legal_moves(match.state)]
    return next(text for text in texts if text not in puzzle.solution and len(text) == 3)


def test_a_phone_on_its_side_has_room_for_goal_and_bar(open_page: OpenPage) -> None:
    """Also over a table that is narrower than its page: the goal takes two lines."""
    table = open_table(open_page, f"#puzzle={GAME}/1", width=844, height=390)
    goal = table.page.locator("p.sentence span")
    assert goal.evaluate("(span) => span.offsetHeight") <= 44
    expect(table.page.locator(".puzzle")).to_be_in_viewport(ratio=1)


def test_the_way_to_what_went_wrong_is_named(open_page: OpenPage) -> None:
    """In words where there is room; on a phone its sign has them as its name."""
    table = open_table(open_page, f"#puzzle={GAME}/1", width=1280, height=800)
    table.type_move(wrong_move())
    button = table.button("Show again what went wrong")
    expect(button).to_be_visible(timeout=PATIENCE)
    words = button.locator("span")
    assert words.evaluate("(span) => span.offsetWidth") > 100
    table.page.set_viewport_size({"width": 390, "height": 844})
    expect(button).to_have_attribute("title", "Show again what went wrong")
    assert words.evaluate("(span) => span.offsetWidth") <= 1
    expect(table.page.locator(".puzzle")).to_be_in_viewport(ratio=1)


def test_a_puzzle_is_tried_solved_and_remembered(open_page: OpenPage) -> None:
    """The start page leads to it, its address is its link, and the list knows it afterwards."""
    puzzle = load_puzzles(GAME)[0]
    table = BoardPage(open_page(width=390, height=844), touch=True)
    table.tap(table.page.get_by_role("button", name=re.compile("^Puzzles")))
    table.tap(table.page.get_by_role("button", name=re.compile("^Wizards.*solved")))
    expect(table.page).to_have_url(re.compile(rf"#puzzle={GAME}/1$"), timeout=PATIENCE)
    table.wait_until_answered()
    table.type_move(wrong_move())
    expect(table.page.locator("p.sentence.refused")).to_be_visible(timeout=PATIENCE)
    table.wait_until_still()
    expect(table.page.locator(".puzzle .falls span")).to_have_count(0)
    table.type_move(puzzle.solution[0])
    expect(table.page.locator("p.sentence")).to_contain_text("Solved!", timeout=PATIENCE)
    expect(table.page.locator(".puzzle .falls span")).not_to_have_count(0)
    table.wait_until_still()
    table.tap(table.button("Next puzzle"))
    expect(table.page).to_have_url(re.compile(rf"#puzzle={GAME}/2$"))
    table.page.reload()
    table.wait_for_table()
    expect(table.page).to_have_url(re.compile(rf"#puzzle={GAME}/2$"))
    table.tap(table.button("Leave the puzzle"))
    table.tap(table.page.get_by_role("button", name=re.compile("^Puzzles")))
    row = table.page.get_by_role("button", name=re.compile(r"^Wizards.*1 of \d+ solved"))
    expect(row).to_be_visible(timeout=PATIENCE)
    # The dialog does not repeat the sentence of the puzzle.
    expect(table.page.locator("#dialog [data-says=polite]")).to_have_text("")
