"""A finished game looked at again: the turns are judged, one is shown, and one is tried again."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from e2e.board_page import kept_games, open_table
from e2e.conftest import OpenPage

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
    title = "Look at the game again"
    before, id_ = table.kept(), table.id
    table.tap(table.button("What happened"))
    table.page.get_by_role("dialog").get_by_role("button", name=title).click()
    sheet = table.dialog(title)
    expect(sheet.get_by_role("progressbar")).to_be_visible()
    sheet.get_by_role("button", name="Back").click()
    expect(sheet).to_be_hidden()
    table.page.get_by_role("dialog").get_by_role("button", name=title).click()
    turning = sheet.get_by_role("listitem").first
    turning.get_by_role("button", name="Show").click()
    expect(sheet).to_be_hidden()
    assert "Even better: " in table.sentence
    assert table.open_cells() == []
    assert table.kept() == before
    table.tap(table.button("What happened"))
    table.page.get_by_role("dialog").get_by_role("button", name=title).click()
    turning.get_by_role("button", name="Try again from here").click()
    table.page.wait_for_function("(id) => !location.hash.includes(id)", arg=id_)
    assert table.kept(id_).moves == before.moves
    assert len(table.kept().moves) < len(before.moves)
