"""A finished game looked at again: the turns are judged, one is shown, and one is tried again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from e2e.board_page import kept_games, open_table
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE

_KEPT = "localStorage.getItem('six-gardens/1/game/over')"
ENDS_ABOVE_THE_BOARD = """() => {
  const { bottom } = document.querySelector("p.sentence span").getBoundingClientRect();
  return bottom <= document.getElementById("stage").getBoundingClientRect().top;
}"""
RECORDS = Path(__file__).parents[1] / "tests" / "data" / "records"


def finished(name: str) -> str:
    """Return a recorded game that is over, with a person on its first seat."""
    data = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    data["seats"][0] = {"name": "Ada", "kind": "human"}
    data.pop("meta", None)
    return json.dumps(data)


def test_a_game_is_looked_at_again(open_page: OpenPage) -> None:
    """From the log; it can be left on the way, and the kept game stays as it was."""
    kept = kept_games({"over": finished("hanging-gardens/dead-end")})
    table = open_table(open_page, "#game=over", kept=kept, width=390, height=844)
    title = "Review the game"
    kept_before = table.page.evaluate(_KEPT)
    sheet, again = table.dialog(title), table.page.get_by_role("button", name=title)
    table.page.keyboard.press("l")
    again.press("Enter")
    expect(sheet.get_by_role("progressbar")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    again.press("Enter")
    show = sheet.get_by_role("button", name="Show")
    expect(show.first).to_be_visible(timeout=PATIENCE)
    show.first.press("Enter")
    bar = table.page.get_by_role("region", name=title)
    expect(bar).to_contain_text(re.compile("Your [0-9]+(st|nd|rd|th) turn:"))
    expect(bar).to_contain_text(re.compile("About . points? better off a few turns later"))
    expect(table.page.get_by_role("banner")).to_contain_text(re.compile("(B|Much b)etter: "))
    assert table.page.evaluate(ENDS_ABOVE_THE_BOARD)
    expect(table.page.locator("[aria-description*='hint'], [aria-label*='hint']")).to_have_count(1)
    table.tap(bar.get_by_role("button", name="What followed"))
    table.tap(bar.get_by_role("button", name="The better move"))
    expect(table.page.get_by_role("banner")).to_contain_text(re.compile("(B|Much b)etter: "))
    table.tap(bar.get_by_role("button", name="Other turns"))
    expect(show.first).to_be_visible()
    table.tap(sheet.get_by_role("button", name="Try again from here").first)
    table.wait_for_table()
    expect(bar).to_be_hidden()
    assert table.id != "over"
    start, moves = len(table.kept().moves), table.kept("over").moves
    assert start < len(moves)
    table.type_move(moves[start])
    expect(table.notices).to_contain_text("would gain about", timeout=PATIENCE)
    table.page.reload()
    expect(table.notices).to_contain_text("would gain about", timeout=PATIENCE)
    table.page.get_by_role("button", name="Take it back").press("Enter")
    table.wait_for_ply(start)
    table.type_move(moves[start])
    table.tap(table.page.get_by_role("button", name="Play on"))
    table.wait_for_ply(start + 3)
    assert table.page.evaluate(_KEPT) == kept_before


UNDER_THE_BUTTONS = """() => {
  const drawnAt = (selector) => Number(getComputedStyle(document.querySelector(selector)).zIndex);
  const reached = [...document.querySelectorAll("#dialog .sheet-foot .button")].every((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  const joy = drawnAt("#dialog .falls");
  return reached && ["foot", "body .button"].every((end) => drawnAt(`#dialog .sheet-${end}`) > joy);
}"""


def test_the_review_of_a_result_is_in_sight_on_a_phone(open_page: OpenPage) -> None:
    """Beside "Play again"; what comes down in joy lies under all buttons."""
    kept = kept_games({"over": finished("wizards-garden/random")})
    table = open_table(open_page, "#game=over", kept=kept, width=390, height=844)
    table.page.emulate_media(reduced_motion="no-preference")
    table.choose_in_menu("How it ended")
    end = table.page.get_by_role("dialog")
    for name in ("Review the game", "Play again"):
        expect(end.get_by_role("button", name=name)).to_be_in_viewport(ratio=0.99)
    assert table.page.evaluate(UNDER_THE_BUTTONS)
