"""A garden of the day, from the start page to its result, and its entry in the book."""

import re

from playwright.sync_api import expect

from e2e.board_page import BoardPage, kept_games
from e2e.conftest import ROOT, OpenPage
from tabletop.app.daily.garden import seed_of

WALL = "2026-11-22T23:58:00"
LATER = "2026-11-23T00:03:00"

CLIPBOARD = """
  globalThis.copied = [];
  Object.defineProperty(navigator, "share", { value: undefined });
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text) => globalThis.copied.push(text) },
  });
  const Real = Date;
  globalThis.wall = "WALL";
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [globalThis.wall]));
    }
  };
""".replace("WALL", WALL)
"""A device that can only copy, and a clock on the wall that stands still."""

BEST = (ROOT / "tests/data/records/garden-growth/best-garden.json").read_text(encoding="utf-8")
"""A game in which no plant died."""

TURNS = 12


def test_a_garden_is_played_handed_on_and_told_in_the_book(open_page: OpenPage) -> None:
    """By taps and keys, on a phone; after midnight the start page offers the next garden."""
    page = open_page("", width=390, height=844, script=CLIPBOARD, kept=kept_games({"best": BEST}))
    table = BoardPage(page)
    page.get_by_role("button", name="Today’s garden").click()
    today = table.dialog("Today’s garden")
    expect(today).to_contain_text("Sunday 22 November")
    today.get_by_role("button", name=re.compile("Garden Growth")).click()
    table.wait_for_ply(0)
    assert table.kept_match().record.seed == seed_of("garden-growth", "2026-11-22")
    for turn in range(TURNS):
        page.evaluate("sixGardens.send({do: 'type', text: 'end'})")
        table.wait_for_ply(turn + 1)
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("Your garden of the day")
    result.get_by_role("button", name="Share it").click()
    expect(result).to_contain_text("Copied")
    text, signs, link = page.evaluate("copied[0]").split("\n")
    assert text == "Six Gardens · Garden Growth, 22 November 2026: 0 points"
    assert len(signs) == 8
    assert link.endswith("/#daily=garden-growth/2026-11-22")
    result.get_by_role("button", name="All games").click()
    page.evaluate(
        f"globalThis.wall = {LATER!r}; document.dispatchEvent(new Event('visibilitychange'))"
    )
    page.get_by_role("button", name="Today’s garden").press("Enter")
    expect(table.dialog("Today’s garden")).to_contain_text("Monday 23 November")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="My garden").press("Enter")
    book = table.dialog("My garden")
    bed = book.get_by_role("region", name="Garden Growth")
    expect(bed).to_contain_text("2 games played")
    expect(bed).to_contain_text("Best score, alone")
    expect(bed.get_by_role("listitem").filter(has_text="Green fingers")).to_contain_text(
        "has grown"
    )
    seed = book.get_by_role("listitem").filter(has_text="Hardly seen")
    expect(seed).to_contain_text("still a seed")
