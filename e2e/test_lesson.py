"""A first game that teaches: offered where a game is begun, walked by finger and by keys."""

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.board_page import PLAY, BoardPage, open_table
from e2e.conftest import OpenPage
from e2e.test_keys import press_until
from e2e.watch import PATIENCE
from tabletop.core.lesson import Choose, Look
from tabletop.games.registry import load_lessons

BY_FINGER, BY_KEYS = "wizards-garden", "garden-growth"
OFFER = "Learn to play, 3 minutes"
NEXT = f"Next lesson: {load_lessons(BY_FINGER)[1].topic}"
LEARNED = "six-gardens/1/learned/wizards-garden"
TWO_LINES = 44


def step_of(table: BoardPage) -> int:
    """Return the current step of the lesson, from the page."""
    told = table.page.evaluate("document.documentElement.dataset.lesson")
    return int(told.partition("/")[0])


def ring(table: BoardPage) -> Locator:
    """Return the highlighted region."""
    return table.page.locator("#overlay [data-region][aria-label*='suggested by the hint']")


def wait_for_step(table: BoardPage, step: int, steps: int) -> None:
    """Wait until the lesson has reached a step, and animation has ended."""
    table.page.wait_for_function(
        "(told) => document.documentElement.dataset.lesson === told",
        arg=f"{step}/{steps}",
        timeout=PATIENCE,
    )
    table.wait_until_answered()
    table.wait_until_still()


def test_a_whole_lesson_by_finger_on_a_phone(open_page: OpenPage) -> None:
    """It is the first thing that a new game offers, can be left, and ends in a game."""
    lesson = load_lessons(BY_FINGER)[0]
    steps = len(lesson.steps)
    table = BoardPage(open_page(width=390, height=844), touch=True)
    table.tap(table.page.get_by_role("button", name=re.compile("^Wizards")))
    table.tap(table.button(OFFER))
    for number, step in enumerate(lesson.steps[:-1], start=1):
        wait_for_step(table, number, steps)
        height = table.page.locator("p.sentence span").evaluate("(span) => span.offsetHeight")
        assert height <= TWO_LINES, table.sentence
        if number == 2:
            leave_and_take_up(table)
            wait_for_step(table, number, steps)
        if isinstance(step, Look):
            table.tap(table.button("Continue"))
            continue
        if isinstance(step, Choose):
            table.type_move(step.good[0].moves[0])
            continue
        while step_of(table) == number:
            table.tap(ring(table))
            table.wait_until_still()
            table.wait_until_answered()  # what is still now may be told, and end the step
    wait_for_step(table, steps, steps)
    for width, height in ((844, 390), (820, 1180), (390, 844)):
        table.page.set_viewport_size({"width": width, "height": height})
        for name in (NEXT, "Start a game of your own", "Play this game to its end"):
            expect(table.button(name)).to_be_in_viewport(ratio=0.99)
    table.tap(table.button("Play this game to its end"))
    asked = table.dialog("When should the board show what a move is worth?")
    expect(asked.get_by_role("heading")).to_be_focused()
    table.tap(asked.get_by_role("button", name="After I choose"))
    expect(asked).to_have_count(0)
    expect(table.page.locator("html")).not_to_have_attribute("data-lesson", re.compile("."))
    assert table.kept().moves[: len(lesson.moves)] == lesson.moves


def test_a_game_lists_its_lessons(open_page: OpenPage) -> None:
    """By finger from the rules, by keys from the start dialog; a tick is kept on the device, also
    by what earlier versions kept."""
    table = BoardPage(open_page(width=390, height=844, kept={LEARNED: "2,1"}), touch=True)
    page = table.page
    table.tap(page.get_by_role("navigation").get_by_role("button", name="Rules"))
    table.tap(page.get_by_role("dialog").get_by_role("button", name="Wizards’ Garden"))
    table.tap(table.button("Lessons"))
    listed = table.dialog("Wizards’ Garden: lessons")
    names = listed.get_by_role("listitem").all_inner_texts()
    assert ["Finished" in name for name in names] == [True, True, *[False] * (len(names) - 2)]
    assert len(names) == len(load_lessons(BY_FINGER))
    for _ in range(3):
        table.tap(page.get_by_role("dialog").get_by_role("button", name=re.compile("Back|Close")))
    page.get_by_role("main").get_by_role("button", name="Wizards’ Garden").press("Enter")
    table.button("Lessons").press("Enter")
    expect(listed.get_by_role("heading")).to_be_focused()
    third = listed.get_by_role("button").nth(3)
    press_until(page, "Tab", third)
    page.keyboard.press("Enter")
    table.wait_for_table()
    assert table.kept().seed == load_lessons(BY_FINGER)[2].seed


def leave_and_take_up(table: BoardPage) -> None:
    """Go to the games, and come back by a link of the lesson."""
    table.tap(table.button("Leave the lesson"))
    table.wait_for_menu()
    table.page.evaluate(f"location.hash = 'learn={BY_FINGER}'")
    table.wait_for_table()


@pytest.mark.thorough
def test_a_whole_lesson_by_keys_alone(open_page: OpenPage) -> None:
    """Tab, arrows and Enter lead through it, and each step is said."""
    lesson = load_lessons(BY_KEYS)[0]
    steps = len(lesson.steps)
    table = open_table(open_page, f"#learn={BY_KEYS}")
    for number, step in enumerate(lesson.steps[:-1], start=1):
        wait_for_step(table, number, steps)
        if isinstance(step, Choose):
            table.type_move(step.good[0].moves[0])
            continue
        if isinstance(step, Look):
            press_until(table.page, "Tab", table.button("Continue"))
            table.page.keyboard.press("Enter")
            continue
        while step_of(table) == number:
            table.press_region(ring(table).get_attribute("data-region") or "")
            table.wait_until_still()
            table.wait_until_answered()
    wait_for_step(table, steps, steps)
    table.button("Start a game of your own").press("Enter")
    # Anyone who has just learned a game is not offered its lesson again.
    expect(table.page.get_by_role("dialog").get_by_role("button", name=PLAY)).to_be_enabled()
    expect(table.button(OFFER)).to_have_count(0)
