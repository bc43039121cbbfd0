"""Scenes are sent incrementally: later ones have only new parts, and the page detects gaps."""

import json
from typing import Any

from e2e.board_page import PREFIX, BoardPage, open_table
from e2e.conftest import OpenPage

MAZE = "#new=letter-maze&seats=human,greedy&seed=may"

LISTEN = """
  globalThis.pictures = []; // how long each text is that brings one
  globalThis.loses = false; // whether what the next one counts on is lost
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const found = parse(text, ...more);
    for (const each of Array.isArray(found) ? found : []) {
      if (each.do !== "paint") continue;
      pictures.push(text.length);
      if (loses) each.transition.held[1] += 1;
      loses = false;
    }
    return found;
  };
"""


def scene_of(table: BoardPage) -> Any:
    """Return the scene on the page, as the page stores it when another one covers it."""
    table.wait_until_answered()
    table.wait_until_still()
    kept = table.page.evaluate(
        """(key) => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
          delete document.hidden;
          document.dispatchEvent(new Event("visibilitychange"));
          return localStorage.getItem(key);
        }""",
        f"{PREFIX}last-scene",
    )
    table.wait_until_answered()
    return json.loads(kept[kept.index("{") :])["transition"]["steps"][0]["scene"]


def tap_some(table: BoardPage) -> None:
    """Tap what can be chosen, three times."""
    for _ in range(3):
        cells = table.open_cells()
        table.tap_region(cells[len(cells) // 2])


def test_a_tap_brings_what_is_new_and_the_picture_is_whole(open_page: OpenPage) -> None:
    """In Letter Maze, whose picture is large: after taps, after one that was lost, and a reload."""
    table = open_table(open_page, MAZE, script=LISTEN)
    table.wait_for_turn()
    first, *moves = table.page.evaluate("pictures")
    tap_some(table)
    taps = table.page.evaluate("pictures")[1 + len(moves) :]
    assert len(taps) == 3
    assert max(taps) * 5 < first
    pieced = scene_of(table)
    table.page.evaluate(
        """() => {
          loses = true;
          pictures.length = 0;
          sixGardens.send({ do: "cancel" });
        }"""
    )
    table.wait_until_answered()
    table.wait_until_still()
    small, whole = table.page.evaluate("pictures")
    assert small * 5 < whole, "it asks for all that it lacks"
    put_back = scene_of(table)
    assert put_back != pieced
    table.page.reload()
    table.wait_for_table()
    table.wait_for_turn()
    tap_some(table)
    assert scene_of(table) == pieced
    table.page.evaluate("sixGardens.send({ do: 'cancel' })")
    assert scene_of(table) == put_back
