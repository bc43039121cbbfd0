"""Real dice at the page: chosen in the start dialog, asked for, answered by taps or by keys."""

import re

from playwright.sync_api import Locator, expect

from e2e.board_page import PLAY, BoardPage, kept_games, open_table
from e2e.conftest import OpenPage
from tabletop.core.record import Record, SeatEntry

AT_THE_INN = Record(
    "witchcraft",
    (SeatEntry("Ada"), SeatEntry("Basil", "easy")),
    "7",
    {"first": "1"},
    ("go=Sw", "again=Sw", "go=Ri", "again=Ri", "event=E09"),
    meta={"dice": "ours"},
)
"""Ada is to move, and may go to the Inn, where a die is thrown."""


IN_A_ROW = """(faces) => faces.map((face) => face.getBoundingClientRect()).every(
  ({ right }, at, all) => at + 1 === all.length || right <= all[at + 1].left)"""


def question(table: BoardPage, words: str) -> Locator:
    """Return the question about the dice."""
    return table.page.get_by_role("region", name=words)


def test_a_toss_is_asked_for_where_people_throw_themselves(open_page: OpenPage) -> None:
    """Set from the menu; the answer is the move; it survives a reload, and is taken back."""
    table = BoardPage(open_page())
    page = table.page
    page.get_by_role("main").get_by_role("button", name="Wizards’ Garden").click()
    start = table.dialog("Wizards’ Garden")
    start.get_by_role("group", name="Seat 2", exact=True).get_by_role(
        "radio", name="Person"
    ).check()
    start.get_by_role("radio", name="We roll").check()
    start.get_by_role("button", name=PLAY).click()
    table.wait_for_table()
    table.type_moves("c4b", "b3w", "a3w", "a1b")
    asked = question(table, "Who plants first? Toss for it.")
    expect(asked.get_by_role("button", name="Player 1", exact=True)).to_be_focused()
    assert table.kept().moves[4:] == ()
    page.reload()
    table.wait_for_table()
    asked.get_by_role("button", name="Player 2", exact=True).click()
    table.wait_for_ply(5)
    expect(asked).to_have_count(0)
    assert table.kept().moves[4] == "first=2"
    assert "Player 2" in table.sentence
    table.button("Take back").click()
    table.wait_for_ply(4)
    asked.get_by_role("button", name="Roll for us").click()
    table.wait_for_ply(5)
    assert table.kept().meta["dice"] == "ours"


def test_a_die_is_answered_by_keys(open_page: OpenPage) -> None:
    """The first face has the focus; Tab reaches the others, Enter answers; play continues."""
    kept = kept_games({"inn": AT_THE_INN.to_text()})
    table = open_table(open_page, "#game=inn", kept=kept)
    for region in ("In", "go"):
        table.press_region(region)
    table.wait_for_ply(6)
    asked = question(table, "What does Ada’s die show?")
    faces = asked.get_by_role("group").get_by_role("button")
    expect(faces).to_have_text([str(face) for face in range(1, 7)])
    assert faces.evaluate_all(IN_A_ROW), "the faces cover each other"
    expect(faces.first).to_be_focused()
    for _ in range(4):
        table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    table.wait_for_ply(7)
    assert table.kept().moves[5:] == ("go=In", "roll=5")
    expect(asked).to_have_count(0)
    expect(table.region("witch-1")).to_have_accessible_name(re.compile("Detection 3"))
