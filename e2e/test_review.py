"""A finished game looked at again: the turns are judged, one is shown, and one is tried again."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from playwright.sync_api import expect

from e2e.board_page import kept_games, open_table
from e2e.conftest import OpenPage
from e2e.watch import PATIENCE

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
    table.tap(table.page.get_by_role("button", name=title).first)
    sheet = table.dialog(title)
    expect(sheet.get_by_role("progressbar")).to_be_visible(timeout=PATIENCE)
    table.tap(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_be_hidden()
    before = table.kept()
    table.choose_in_menu("Moves")
    table.tap(table.page.get_by_role("button", name=title).first)
    show = sheet.get_by_role("button", name="Show")
    expect(show.first).to_be_visible(timeout=PATIENCE)
    table.tap(show.first)
    expect(sheet).to_be_hidden()
    table.wait_until_still()
    assert table.kept().moves == before.moves
