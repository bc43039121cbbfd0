"""Saved games: damaged ones, storage failures, import and export, and the list of games."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Download, FilePayload, Locator, expect

from e2e.board_page import (
    BLACK,
    PREFIX,
    WITH_COMPUTER,
    BoardPage,
    kept_games,
    open_table,
)
from e2e.conftest import OpenPage
from tabletop.core.record import Record, SeatEntry
from tests.app.world import bundle

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "data" / "records"
GOOD = Record(
    "wizards-garden",
    (SeatEntry("Ada"), SeatEntry("Bram")),
    "42",
    moves=("c4b", "b3w", "a3w", "a1b", "first=1", "a2b"),
)
DAMAGED = {
    "torn": GOOD.to_text()[:150],
    "foreign": json.dumps({"format": "chess", "moves": ["e4", "e5"]}),
    "huge": "x" * 2_000_001,
    "illegal": GOOD.with_moves(("c4b", "c4b")).to_text(),
    "stranger": json.dumps({**GOOD.to_data(), "game": "poker"}),
    "<b>odd</b> & 'id'": "[]",
}


BAD_LIST = '[null, "hello", {"id": "good", "seats": [{"mark": 99}], "thumb": "\\ud800"}]'
BAD_ENTRIES = {"good": "[null]", "torn": '"hello"', "foreign": "{", "nowhere": "1e30"}


RELOAD_WHEN_BACK = """(button) => {
  new MutationObserver((_, watch) => {
    if (button.isConnected) return;
    watch.disconnect();
    location.reload();
  }).observe(document.body, { childList: true, subtree: true });
  button.click();
}"""


def row(table: BoardPage, words: str) -> Locator:
    """Return the game on the menu that shows this text."""
    return table.shelf.filter(has_text=words)


def open_menu_of(table: BoardPage, words: str) -> Locator:
    """Open the menu of a listed game, and return it."""
    row(table, words).get_by_role("button").click(button="right")
    return table.page.get_by_role("dialog")


def bring_back_and_reload(table: BoardPage) -> None:
    """Restore the game deleted last, and reload as soon as that is announced."""
    with table.page.expect_navigation():
        table.button("Bring it back").evaluate(RELOAD_WHEN_BACK)
    table.wait_for_menu()


def text_of(download: Download) -> str:
    """Return the contents of a downloaded file."""
    return Path(download.path()).read_text(encoding="utf-8")


# -- damaged games --------------------------------------------------------------------------------


@pytest.fixture
def wrecks(open_page: OpenPage) -> BoardPage:
    """Return the menu over a storage with damaged games of all kinds and one good game."""
    kept = kept_games({"good": GOOD.to_text(), **DAMAGED}, shelf=BAD_LIST, settings='"dark"')
    entries = {f"{PREFIX}entry/{id_}": text for id_, text in BAD_ENTRIES.items()}
    scene = {f"{PREFIX}last-scene": '{"id":5}', "other": "not ours"}
    solved = {f"{PREFIX}solved": json.dumps({GOOD.game: [2, "x", 3, -1], "tuintopia": "no"})}
    menu = BoardPage(open_page(kept={**kept, **entries, **scene, **solved}))
    # Games are listed one after the other; from now on none comes between two cards.
    expect(menu.button(f"All {len(DAMAGED) + 1} saved games")).to_be_visible()
    return menu


def test_damaged_games_are_marked_and_the_good_one_opens(wrecks: BoardPage) -> None:
    """The page starts, marks unreadable games, and can resume the good one."""
    wrecks.button(f"All {len(DAMAGED) + 1} saved games").click()
    saves = wrecks.dialog("Saved games")
    expect(saves.get_by_role("listitem")).to_have_count(len(DAMAGED) + 1)
    damaged = saves.get_by_role("listitem").filter(has_text="can’t be read")
    expect(damaged).to_have_count(len(DAMAGED))
    good = saves.get_by_role("listitem").filter(has_text="Bram to play")
    good.get_by_role("button", name="Wizards’ Garden").first.click()
    wrecks.wait_for_table()
    wrecks.plant("d4")
    assert wrecks.kept("good").moves == (*GOOD.moves, "d4w")
    stored = wrecks.page.evaluate("({...localStorage})")
    assert {id_: stored[f"{PREFIX}game/{id_}"] for id_ in DAMAGED} == DAMAGED
    assert stored["other"] == "not ours"


def test_a_damaged_game_is_exported_deleted_and_brought_back(wrecks: BoardPage) -> None:
    """Export and restore keep its text unchanged."""
    page = wrecks.page
    key = f"{PREFIX}game/torn"
    page.goto(page.url + "#game=torn")
    expect(wrecks.notices).to_contain_text("can’t be opened")
    with page.expect_download() as found:
        wrecks.notices.get_by_role("button", name="Export").click()
    assert text_of(found.value) == DAMAGED["torn"]
    row(wrecks, "isn’t a saved game").get_by_role("button").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Continue playing")).to_have_count(0)
    menu.get_by_role("button", name="Delete").click()
    wrecks.wait_until_answered()
    assert page.evaluate("(key) => localStorage.getItem(key)", key) is None
    bring_back_and_reload(wrecks)
    expect(row(wrecks, "isn’t a saved game")).to_have_count(1)
    assert page.evaluate("(key) => localStorage.getItem(key)", key) == DAMAGED["torn"]
    expect(wrecks.notices).to_have_count(0)


def test_all_games_leave_together(wrecks: BoardPage) -> None:
    """Export all holds every kept text; read in again, the rest is told, and the good one is known;
    one with other luck comes in."""
    page = wrecks.page
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as found:
        wrecks.button("Export all games").click()
    text = text_of(found.value)
    assert sorted(json.loads(text)["games"]) == sorted([GOOD.to_text(), *DAMAGED.values()])
    assert json.loads(text)["solved"] == {GOOD.game: [2, 3]}
    wrecks.dialog("Settings").get_by_role("button", name="Close").click()
    before = wrecks.kept_ids()
    bring_in(wrecks, text)
    expect(wrecks.notices).to_contain_text("One was already here.")
    expect(wrecks.notices).to_contain_text("Not imported")
    assert wrecks.kept_ids() == before
    bring_in(wrecks, text.replace(r"\"42\"", r"\"43\"").replace("[2,3]", "[3,4]"))
    expect(wrecks.notices).to_contain_text("One game imported.")
    expect(wrecks.notices).to_contain_text("One solved puzzle imported.")
    kept = wrecks.page.evaluate("(key) => localStorage.getItem(key)", f"{PREFIX}solved")
    assert json.loads(kept)[GOOD.game] == [2, "x", 3, -1, 4]
    (new,) = wrecks.kept_ids() - before
    assert wrecks.kept(new).moves == GOOD.moves


# -- storage that refuses -------------------------------------------------------------------------

FULL_SHELF = """Storage.prototype.setItem = function () {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};"""
FULL = f"{FULL_SHELF} IDBObjectStore.prototype.put = Storage.prototype.setItem;"
FORBIDDEN = """for (const name of ["localStorage", "indexedDB"])
  Object.defineProperty(globalThis, name, { get() {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  } });"""


@pytest.mark.parametrize("script", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_without_storage_one_is_told_once_and_plays_on(open_page: OpenPage, script: str) -> None:
    """The game continues and can be exported; the warning is not repeated."""
    table = open_table(open_page, WITH_COMPUTER, script=script)
    table.plant("b2", BLACK)
    expect(table.notices).to_contain_text("can’t be saved")
    assert table.wait_for_turn()
    with table.page.expect_download() as found:
        table.notices.get_by_role("button", name="Export").click()
    record = Record.from_text(text_of(found.value))
    assert len(record.moves) == 2
    assert record.moves[0] == "b2b"
    table.notices.get_by_role("button", name="Close").click()
    table.plant(table.open_cells()[0])
    table.wait_for_turn()
    expect(table.notices).to_have_count(0)
    assert table.ply == 5
    table.button("Take back").click()
    table.wait_until_shown(2)
    assert table.page.evaluate("document.documentElement.dataset.ply") == "0"
    table.leave()


def test_a_full_shelf_is_no_loss(open_page: OpenPage) -> None:
    """The journal keeps what the shelf refuses, and a reload finds it there."""
    table = open_table(open_page, script=FULL_SHELF)
    table.type_moves(*GOOD.moves[:3])
    table.page.reload()
    table.wait_for_table()
    table.wait_for_ply(3)
    expect(table.notices).to_have_count(0)


def test_storage_that_fills_up_in_mid_game(open_page: OpenPage) -> None:
    """The export has the current game, not the one from before storage was full."""
    table = open_table(open_page)
    table.type_moves(*GOOD.moves[:3])
    table.page.evaluate(f"() => {{ {FULL} }}")
    table.type_moves("a1b", "a2b")
    expect(table.notices).to_contain_text("can’t be saved")
    with table.page.expect_download() as found:
        table.notices.get_by_role("button", name="Export").click()
    assert Record.from_text(text_of(found.value)).moves == GOOD.moves
    assert table.kept().moves == GOOD.moves[:3]


# -- files and the shelf --------------------------------------------------------------------------


def bring_in(table: BoardPage, *contents: str | bytes) -> None:
    """Choose files with these contents in the file chooser of the menu."""
    buffers = [each.encode() if isinstance(each, str) else each for each in contents]
    files: list[FilePayload] = [
        {"name": f"{number}.json", "mimeType": "application/json", "buffer": buffer}
        for number, buffer in enumerate(buffers)
    ]
    choose(table, files)


def choose(table: BoardPage, files: Path | list[FilePayload]) -> None:
    """Choose files in the file chooser of the menu."""
    with table.page.expect_file_chooser() as chooser:
        table.button("Import").click()
    chooser.value.set_files(files)


def test_a_game_goes_out_as_a_file_and_comes_in_again(open_page: OpenPage) -> None:
    """From the menu of the table into a file; in another browser it is the same game."""
    table = open_table(open_page)
    table.type_moves("c4b", "b3w", "a3w")
    table.button("Menu").click()
    with table.page.expect_download() as found:
        table.button("Export this game").click()
    assert found.value.suggested_filename == "wizards-garden-player-1-player-2.json"
    text = text_of(found.value)
    table.page.goto(
        "about:blank"
    )  # it would put its game back into the storage that is emptied now
    other = BoardPage(open_page())
    bring_in(other, text)
    expect(other.shelf).to_have_count(1)
    other.shelf.get_by_role("button").click()
    other.wait_for_table()
    other.wait_for_ply(3)
    assert other.kept().moves == ("c4b", "b3w", "a3w")


def test_files_that_are_no_games_are_refused_with_the_reason(
    open_page: OpenPage, tmp_path: Path
) -> None:
    """Nothing comes in from them, and the page says what is wrong."""
    table = BoardPage(open_page())
    bring_in(table, GOOD.with_moves(("c4b", "c4b")).to_text())
    expect(table.notices).to_contain_text("There’s already a seed on c4")
    bring_in(table, "<!doctype html>")
    expect(table.notices).to_contain_text("isn’t a saved game")
    bring_in(table, GOOD.to_text().replace("Ada", "Zo\xeb").encode("latin-1"))
    expect(table.notices).to_contain_text("isn’t a text file")
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 20_000_001)
    choose(table, large)
    expect(table.notices).to_contain_text("too large")
    assert table.kept_ids() == set()


def test_many_games_come_in_while_the_page_answers(open_page: OpenPage) -> None:
    """It is shown how far they have come; whoever stops it keeps those that are here."""
    text = (RECORDS / "letter-maze" / "two-seats-wandering.json").read_text(encoding="utf-8")
    data = json.loads(text)
    games = [json.dumps({**data, "seed": f"s{number}"}) for number in range(200)]
    table = BoardPage(open_page())
    bring_in(table, bundle(games))
    coming = table.dialog("Importing games")
    expect(coming.get_by_role("progressbar")).to_be_visible()
    expect(coming).to_contain_text(re.compile(r"[1-9]\d* of 200 games read"))
    coming.get_by_role("button", name="Cancel").click()
    expect(table.notices).to_contain_text("You cancelled the import.")
    expect(coming).to_have_count(0)
    assert 0 < len(table.kept_ids()) < 200
    table.shelf.first.get_by_role("button").click()
    table.wait_for_table()


def test_an_address_that_says_nothing_leaves_a_menu_that_answers(open_page: OpenPage) -> None:
    """Also one that cannot be decoded; the page says so, and a game can be opened."""
    table = BoardPage(open_page("#%"))
    for fragment in ("#new=%", "#game=%"):
        expect(table.notices).to_be_visible()
        table.notices.get_by_role("button", name="Close").click()
        expect(table.notices).to_have_count(0)
        table.page.evaluate("(fragment) => { location.hash = fragment; }", fragment)
    expect(table.notices).to_contain_text("no longer saved here")
    table.page.get_by_role("main").get_by_role("button", name="Tuintopia").click()
    expect(table.dialog("Tuintopia")).to_be_visible()


def test_a_game_is_renamed_copied_deleted_and_brought_back(open_page: OpenPage) -> None:
    """All from the menu of a game on the shelf, which a right click or a long press opens."""
    table = BoardPage(open_page(kept=kept_games({"good": GOOD.to_text()})))
    open_menu_of(table, "Bram").get_by_role("button", name="Rename").click()
    table.page.get_by_role("textbox", name="Name of this game").fill("Tea on Sunday")
    table.page.keyboard.press("Enter")
    expect(row(table, "Tea on Sunday")).to_have_count(1)
    open_menu_of(table, "Tea on Sunday").get_by_role("button", name="Make a copy").click()
    expect(row(table, "Tea on Sunday (copy)")).to_have_count(1)
    expect(table.shelf).to_have_count(2)
    open_menu_of(table, "(copy)").get_by_role("button", name="Delete").click()
    expect(row(table, "(copy)")).to_have_count(0)
    bring_back_and_reload(table)
    expect(table.shelf).to_have_count(2)
    row(table, "(copy)").get_by_role("button").click()
    table.wait_for_table()
    assert table.kept().moves == GOOD.moves


def test_names_are_shown_as_text(open_page: OpenPage) -> None:
    """Whatever a name holds, nothing of it becomes a part of the page."""
    evil = '<img src=x onerror="globalThis.hit = 1">'
    record = Record("wizards-garden", (SeatEntry(evil), SeatEntry("Bram")), "42")
    table = BoardPage(open_page(kept=kept_games({"good": record.to_text()})))
    row(table, evil).get_by_role("button").click()
    table.wait_for_table()
    table.plant("b2")
    table.button("What happened").click()
    expect(table.dialog("What happened")).to_contain_text(evil)
    assert table.page.evaluate("globalThis.hit") is None
