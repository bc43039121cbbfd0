"""Two tabs with one game: they follow each other, and neither overwrites the other."""

import re

import pytest
from playwright.sync_api import expect

from e2e.board_page import BLACK, BoardPage, open_table
from e2e.conftest import OpenPage
from e2e.test_sessions import MOVES, PLIES
from e2e.watch import wait_until_ready
from tests.amount import sampled


@pytest.fixture
def table(open_page: OpenPage) -> BoardPage:
    """Return a table of two people, some moves after the toss."""
    opened = open_table(open_page)
    opened.type_moves(*MOVES)
    opened.wait_for_ply(PLIES)
    return opened


def second_tab(table: BoardPage, script: str = "") -> BoardPage:
    """Return another tab of the same browser with the same game."""
    page = table.page.context.new_page()
    page.emulate_media(reduced_motion="reduce")
    if script:
        page.add_init_script(script)
    page.goto(table.page.url)
    wait_until_ready(page)
    other = BoardPage(page)
    other.wait_for_table()
    return other


def test_the_other_tab_follows(table: BoardPage) -> None:
    """Whichever of two tabs plays, the other shows the move."""
    other = second_tab(table)
    table.plant("d4")
    other.wait_for_ply(PLIES + 1)
    expect(other.cell("d4")).to_have_accessible_name(re.compile("Dovetail"))
    other.plant("d3", BLACK)
    table.wait_for_ply(PLIES + 2)
    table.button("Take back").click()
    other.wait_for_ply(PLIES + 1)
    assert table.kept() == other.kept()
    other.page.close()


DEAF = "addEventListener('storage', (event) => event.stopImmediatePropagation(), true);"
"""A tab that has not heard yet what another wrote: its next move comes too late."""


@pytest.mark.parametrize("late", sampled(["the second tab", "the first tab"], 1))
def test_two_tabs_never_overwrite_each_other(open_page: OpenPage, late: str) -> None:
    """The tab that comes too late shows the other's game, and can keep its own as a copy."""
    first = open_table(open_page, script=DEAF)
    first.type_moves(*MOVES)
    second = second_tab(first, DEAF)
    quick, slow = (second, first) if late == "the first tab" else (first, second)
    quick.plant("d4")
    theirs = quick.kept().moves
    slow.pick("d3", BLACK)
    slow.tap(slow.button("Plant on d3"))
    expect(slow.notices).to_contain_text("continued in another tab")
    assert slow.kept().moves == theirs == (*theirs[:-1], "d4w")
    expect(slow.cell("d4")).to_have_accessible_name(re.compile("Dovetail"))
    slow.button("Keep mine as a copy").click()
    expect(slow.notices).to_contain_text("One game imported.")
    (copy,) = slow.kept_ids() - {slow.id}
    assert slow.kept(copy).moves == (*theirs[:-1], "d3b")
    second.page.close()


def test_a_game_that_another_tab_deletes(table: BoardPage) -> None:
    """The tab that has it on the table says so, and its next move keeps it again."""
    other = second_tab(table)
    other.leave()
    other.shelf.get_by_role("button").click(button="right")
    other.button("Delete").click()
    expect(table.notices).to_contain_text("deleted in another tab")
    assert table.kept_ids() == set()
    table.plant("d4")
    assert len(table.kept().moves) == PLIES + 1
    other.page.close()


PLAY_AT_ONCE = "(text) => sixGardens.send({ do: 'type', text })"


@pytest.mark.parametrize("first", sampled(["d4w", "d3b"], 1))
def test_of_two_moves_at_the_same_moment_none_vanishes(open_page: OpenPage, first: str) -> None:
    """The later tab is shown the other's game, and can keep its own as a copy."""
    table = open_table(open_page, script=DEAF)
    table.type_moves(*MOVES)
    other = second_tab(table, DEAF)
    second = "d3b" if first == "d4w" else "d4w"
    before = table.kept().moves
    table.page.evaluate(PLAY_AT_ONCE, first)
    other.page.evaluate(PLAY_AT_ONCE, second)
    tabs = (table, other)
    for tab in tabs:
        tab.wait_for_ply(PLIES + 1)
    told = [tab for tab in tabs if tab.notices.get_by_text("continued in another tab").count()]
    assert len(told) == 1
    told[0].button("Keep mine as a copy").click()
    expect(told[0].notices).to_contain_text("One game imported.")
    # What one tab writes, another reads a moment later.
    games = {told[0].kept(id_).moves for id_ in told[0].kept_ids()}
    assert games == {(*before, first), (*before, second)}
    other.page.close()


def test_storage_that_another_tab_clears_is_told_and_put_back(table: BoardPage) -> None:
    """The journal has a copy of every game, and the page says what happened."""
    kept = table.kept().moves
    other = table.page.context.new_page()
    other.goto(f"{table.page.url.partition('#')[0]}static/themes.json")
    other.evaluate("localStorage.clear()")
    expect(table.notices).to_contain_text("Your games have been put back")
    assert table.kept().moves == kept
    other.close()
