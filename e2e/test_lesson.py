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
TWO_LINES = 44


def step_of(table: BoardPage) -> int:
    """Return the step of the lesson, as the page tells it."""
    told = table.page.evaluate("document.documentElement.dataset.lesson")
    return int(told.partition("/")[0])


def ring(table: BoardPage) -> Locator:
    """Return the place around which the ring is."""
    return table.page.locator("#overlay [data-region][aria-label*='suggested by the hint']")


def wait_for_step(table: BoardPage, step: int, steps: int) -> None:
    """Wait until the lesson has come to a step, and nothing moves."""
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
    table.tap(table.button("Play this game to its end"))
    expect(table.page.locator("html")).not_to_have_attribute("data-lesson", re.compile("."))
    assert table.kept().moves[: len(lesson.moves)] == lesson.moves


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
