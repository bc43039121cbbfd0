"""A table is drawn for the board's last size while the menu is still open."""

import json
from typing import Any

from playwright.sync_api import Page

from e2e.board_page import PREFIX, BoardPage, open_table
from e2e.conftest import OpenPage

LISTEN = """
  globalThis.told = []; // the rooms that Python is told, and whether the board has one by then
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (text, ...more) {
    const message = typeof text === "string" && text.startsWith("{") ? JSON.parse(text) : {};
    const isLaid = document.getElementById("table")?.clientHeight > 0;
    if (message.do === "resize") told.push({ ...message, isLaid });
    return post.call(this, text, ...more);
  };
"""
NOTE = f"{PREFIX}rooms"


def opened(page: Page, id_: str) -> list[Any]:
    """Open a saved game from the menu of a first visit; return the sizes sent to Python."""
    page.goto(page.url.partition("#")[0] + "?")
    table = BoardPage(page)
    table.wait_for_menu()
    page.evaluate("(id) => sixGardens.send({ do: 'open-save', id })", id_)
    table.wait_for_table()
    table.wait_until_answered()
    table.wait_until_still()
    told: list[Any] = page.evaluate("told")
    return told


def test_python_knows_the_room_before_the_page_is_laid_out(open_page: OpenPage) -> None:
    """If the board then has another size, Python gets that and draws again."""
    page = open_table(open_page, script=LISTEN).page
    id_ = page.url.rpartition("=")[2]
    room = page.evaluate("told.at(-1)")
    size = page.locator("#board").bounding_box()
    (foretold,) = opened(page, id_)
    assert not foretold["isLaid"]
    assert (foretold["width"], foretold["height"]) == (room["width"], room["height"])
    note = json.loads(page.evaluate("(key) => localStorage.getItem(key)", NOTE))
    note["rooms"]["wizards-garden"]["height"] = 300
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [NOTE, json.dumps(note)])
    wrong, right = opened(page, id_)
    assert (wrong["height"], right["height"]) == (300, room["height"])
    assert page.locator("#board").bounding_box() == size
