"""Sounds at the page: off at first, on by a setting, made by steps that are seen."""

import pytest

from e2e.board_page import kept_games, open_table
from e2e.conftest import OpenPage

COUNT_SOUNDS = """
  globalThis.sounded = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...all) {
    globalThis.sounded += 1;
    return start.apply(this, all);
  };
"""


@pytest.mark.parametrize("sound", ["on", "off"])
def test_a_move_sounds_for_those_who_want_it(open_page: OpenPage, sound: str) -> None:
    """Once where nothing moves; a tap that picks is heard too; a menu makes no sound."""
    kept = kept_games({}, settings={"sound": sound})
    table = open_table(open_page, kept=kept, script=COUNT_SOUNDS)
    assert table.page.evaluate("sounded") == 0
    table.pick("b2")
    table.wait_until_still()
    picked = table.page.evaluate("sounded")
    table.tap(table.button("Place on b2"))
    table.wait_for_ply(1)
    table.wait_until_still()
    placed = table.page.evaluate("sounded")
    table.button("Menu").click()
    assert table.page.evaluate("sounded") == placed
    assert (picked > 0, placed > picked) == ((True, True) if sound == "on" else (False, False))
