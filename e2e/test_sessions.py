"""Sessions at a table: resuming, undo and redo, reviewing earlier moves, levels."""

import re

import pytest
from playwright.sync_api import expect

from e2e.board_page import BLACK, HOLD_OPPONENTS, WITH_COMPUTER, BoardPage, open_table
from e2e.conftest import OpenPage

MOVES = ("c4b", "b3w", "a3w", "a1b", "a2b", "c3w", "b4w")
PLIES = len(MOVES) + 1
"""The toss counts as well."""


@pytest.fixture
def table(open_page: OpenPage) -> BoardPage:
    """Return a table of two people, some moves after the toss."""
    opened = open_table(open_page)
    opened.type_moves(*MOVES)
    opened.wait_for_ply(PLIES)
    return opened


def reload(table: BoardPage) -> None:
    """Load the page again, and wait until its table answers."""
    table.page.reload()
    table.wait_for_table()
    table.wait_until_still()


# -- going on where one was -----------------------------------------------------------------------


def test_a_reload_resumes_the_table(table: BoardPage) -> None:
    """After a reload all readable text at the table is the same, and play continues."""
    seen, kept, address = table.what_stands(), table.kept(), table.page.url
    reload(table)
    assert table.what_stands() == seen
    assert (table.kept(), table.page.url) == (kept, address)
    table.plant("d4")
    assert table.kept().moves == (*kept.moves, "d4w")


def test_a_reload_in_the_middle_of_a_computers_turn(open_page: OpenPage) -> None:
    """A page that is closed while the computer thinks has it think anew, for the same move."""
    table = open_table(
        open_page, "#new=wizards-garden&seats=human,hard&seed=42", script=HOLD_OPPONENTS
    )
    table.plant("b2")
    assert "is thinking" in table.sentence
    assert table.ply == 1
    table.free_opponents_at_reload()
    reload(table)
    table.wait_for_ply(2)
    assert table.wait_for_turn()
    first = table.kept().moves
    table.button("Take back").click()
    table.wait_for_ply(0)
    table.plant("b2")
    table.wait_for_ply(2)
    assert table.kept().moves == first, "the same position, the same seed, the same reply"


def test_the_shelf_leads_back_to_the_table(table: BoardPage) -> None:
    """The menu lists the game with how it stands; a tap on it opens the table as it was."""
    seen, id_ = table.what_stands(), table.id
    table.leave()
    assert "#" not in table.page.url
    expect(table.shelf).to_have_count(1)
    expect(table.shelf).to_contain_text("Wizards’ Garden")
    expect(table.shelf).to_contain_text("Player 2 to play")
    table.shelf.get_by_role("button").click()
    table.wait_for_table()
    assert (table.what_stands(), table.id) == (seen, id_)


@pytest.mark.thorough
def test_the_address_leads_back_to_the_table(table: BoardPage) -> None:
    """#game=ID opens the game; back goes to the menu, forward to the table again."""
    seen, address = table.what_stands(), table.page.url
    table.leave()
    table.page.goto(address)
    table.wait_for_table()
    table.wait_until_still()
    assert table.what_stands() == seen
    table.page.go_back()
    table.wait_for_menu()
    table.page.go_forward()
    table.wait_for_table()
    assert table.page.url == address


def test_an_address_without_a_game_is_told(open_page: OpenPage) -> None:
    """A link to a game that is not kept here, or to none at all, leads to the menu and says so."""
    table = BoardPage(open_page("#game=nothing-here"))
    expect(table.notices).to_contain_text("no longer saved here")
    table.page.goto(f"{table.page.url.partition('#')[0]}#new=chess&seats=2")
    expect(table.notices).to_contain_text("chess")
    assert table.page.locator("#menu").is_visible()


# -- taking back ----------------------------------------------------------------------------------


@pytest.mark.thorough
def test_undo_to_the_start_and_redo_to_the_end(table: BoardPage) -> None:
    """Every decision can be taken back, and all of them played again, also after a reload."""
    seen, moves = table.what_stands(), table.kept().moves
    undo, redo = table.button("Take back"), table.button("Redo")
    for left in (7, 6, 5, 3, 2, 1, 0):
        undo.click()
        table.wait_for_ply(left)
    expect(undo).to_be_disabled()
    assert table.kept().moves == ()
    reload(table)
    while redo.is_enabled():
        redo.click()
        table.wait_until_answered()
    table.wait_for_ply(PLIES)
    assert table.kept().moves == moves
    table.wait_until_still()
    assert re.sub("- button.*", "", table.what_stands()) == re.sub("- button.*", "", seen)


def test_undo_and_redo_against_the_computer(open_page: OpenPage) -> None:
    """On a phone: undo goes back to one’s own last decision; redo, which is beside the sentence
    then, brings the replies as they were."""
    table = open_table(open_page, f"{WITH_COMPUTER}&first=1", width=390, height=844)
    plies = []
    for cell in ("b2", "c3"):
        table.wait_for_turn()
        plies.append(table.ply)
        table.plant(cell if cell in table.open_cells() else "d3")
    table.wait_for_turn()
    last, moves = table.ply, table.kept().moves
    for ply in reversed(plies):
        table.button("Take back").click()
        table.wait_for_ply(ply)
    expect(table.button("Take back")).to_be_disabled()
    for ply in (*plies[1:], last):
        table.button("Redo").click()
        table.wait_for_ply(ply)
    assert table.kept().moves == moves


def test_undo_while_the_computer_thinks(open_page: OpenPage) -> None:
    """Its answer is discarded; after a new move it thinks again."""
    table = open_table(open_page, WITH_COMPUTER, script=HOLD_OPPONENTS)
    table.plant("b2")
    expect(table.region("panel-1")).to_have_accessible_name(re.compile("You"))
    assert "is thinking" in table.sentence
    table.button("Take back").click()
    table.wait_for_ply(0)
    table.let_opponents_think()
    table.plant("c3", BLACK)
    table.wait_for_turn()
    assert (table.ply, table.kept().moves[0]) == (2, "c3b")
    table.plant("a1" if "a1" in table.open_cells() else "a2")
    table.wait_for_turn()
    assert table.kept_match().ply == table.ply == 5


# -- looking back ---------------------------------------------------------------------------------


def test_the_log_is_a_way_back(table: BoardPage) -> None:
    """Each line shows its moment; steps and the slider move on; the game stays as it is."""
    seen, kept = table.what_stands(), table.kept()
    table.button("What happened").click()
    log = table.dialog("What happened")
    expect(log.get_by_role("listitem")).to_have_count(PLIES + 1)
    log.get_by_role("button", name=re.compile("^2 ")).click()
    bar = table.page.get_by_role("region", name="Look back")
    expect(bar).to_contain_text(f"Move 2 of {PLIES}")
    expect(table.cell("b3")).to_have_accessible_name(re.compile("Dovetail"))
    expect(table.cell("a3")).to_have_accessible_name(re.compile("empty"))
    bar.get_by_role("button", name="One move forward").click()
    expect(table.cell("a3")).to_have_accessible_name(re.compile("Dovetail"))
    bar.get_by_role("slider").fill("0")
    expect(table.cell("c4")).to_have_accessible_name(re.compile("empty"))
    table.tap(table.cell("d1"))
    expect(table.page.get_by_text("You’re looking back").first).to_be_visible()
    table.button("Back to the game").click()
    expect(bar).to_have_count(0)
    log.get_by_role("button", name="Close").click()
    assert (table.what_stands(), table.kept()) == (seen, kept)


@pytest.mark.thorough
def test_a_look_back_plays_by_itself(table: BoardPage) -> None:
    """Played from the start at the highest speed, it stops at the last move."""
    table.button("What happened").click()
    log = table.dialog("What happened")
    log.get_by_role("button", name=re.compile("The start")).click()
    for speed in (1, 2):
        table.button(f"Speed {speed}").click()
    table.button("Play").click()
    expect(table.button("Pause")).to_be_visible()
    expect(table.page.get_by_text(f"Move {PLIES} of {PLIES}")).to_be_visible()
    expect(table.button("Play")).to_be_visible()
    assert table.ply == PLIES


@pytest.mark.thorough
def test_going_on_from_an_earlier_move(table: BoardPage) -> None:
    """It becomes a game of its own; the other stays whole."""
    id_, moves = table.id, table.kept().moves
    table.button("What happened").click()
    table.dialog("What happened").get_by_role("button", name=re.compile("^6 ")).click()
    table.button("Continue from here").click()
    table.wait_for_ply(6)
    assert table.id != id_
    table.plant("d3" if "d3" in table.open_cells() else table.open_cells()[0])
    assert table.kept().moves[:6] == moves[:6]
    assert table.kept(id_).moves == moves
    assert len(table.kept_ids()) == 2


# -- levels ---------------------------------------------------------------------------------------


def test_a_level_is_changed_in_mid_game(open_page: OpenPage) -> None:
    """From the menu of the table, even while the computer thinks; the record says so."""
    table = open_table(open_page, WITH_COMPUTER, script=HOLD_OPPONENTS)
    table.plant("b2")
    table.button("Menu").click()
    table.page.get_by_role("combobox", name="Level of Basil").select_option("Leaf")
    table.dialog("Menu").get_by_role("button", name="Continue playing").click()
    table.wait_until_answered()
    assert table.kept().seats[1].level == "leaf"
    assert "is thinking" in table.sentence
    table.let_opponents_think()
    table.wait_for_ply(2)
    reload(table)
    table.button("Menu").click()
    expect(table.page.get_by_role("combobox", name="Level of Basil")).to_have_value("leaf")


def test_a_hint_says_why_and_then_what(open_page: OpenPage) -> None:
    """The first press gives the reason, the second shows the move."""
    table = open_table(open_page)
    table.type_moves(*MOVES)
    hint = table.button("Hint")
    hint.click()
    why = re.compile(r"Tap the bulb to see it\.")
    expect(table.page.locator(".sentence")).to_have_text(why)
    hint.click()
    planned = table.page.get_by_role("button", name=re.compile("^Plant on|^Harvest"))
    expect(planned.first).to_be_visible()
    assert table.ply == PLIES
    assert table.sentence
