"""Whole games of Wizards' Garden at the page: by taps, by keys alone, by typed moves."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.board_page import BLACK, PLAY, TWO_PEOPLE, WHITE, BoardPage, kept_games, open_table, touch
from e2e.conftest import OpenPage
from e2e.ending import check_the_end
from e2e.playthrough import (
    against_the_computer,
    open_near_the_end,
    play_on,
    start_of,
)
from e2e.watch import PATIENCE, Watch, python_started_from, wait_until_ready, wait_until_stored
from tabletop.core.record import Record, SeatEntry
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.position import position_to_text
from tests.amount import sampled
from tests.games.wizards_garden.positions import W23_OF_PEOPLE

RECORDS = Path(__file__).parents[1] / "tests" / "data" / "records" / "wizards-garden"

SHORT_GAME = ["c2b", "b3b", "a3b", "c3w", "d3b", "c1b", "c3w", "c4b"]
"""W20: seat 1 plants first, and the fourth planting empties the board."""


# -- taps -----------------------------------------------------------------------------------------


def test_a_game_against_the_computer_is_set_from_the_menu(open_page: OpenPage) -> None:
    """A card, the start dialog as it stands, a cell, a face, a button, and the reply."""
    table = BoardPage(open_page())
    table.page.get_by_role("main").get_by_role("button", name="Wizards’ Garden").click()
    table.dialog("Wizards’ Garden").get_by_role("button", name=PLAY).click()
    table.wait_for_table()
    table.plant("b2", BLACK)
    assert table.wait_for_turn()
    record = table.kept()
    assert [seat.level for seat in record.seats] == [None, "sprout"]
    assert record.moves[0] == "b2b"
    assert len(record.moves) == table.ply == 2


def test_another_start_dialog_begins_at_its_top(open_page: OpenPage) -> None:
    """However far the one before was scrolled when it was closed."""
    page = open_page(width=390, height=844)
    body = page.locator("#dialog .sheet-body")
    for game in ("Witchcraft", "Tuintopia"):
        page.get_by_role("main").get_by_role("button", name=game).click()
        expect(page.get_by_role("dialog", name=game)).to_be_visible()
        page.get_by_role("button", name="Change").click()
        assert body.evaluate("(body) => body.scrollTop") == 0
        assert body.evaluate("(body) => (body.scrollTop = 400, body.scrollTop)") > 100
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


SHEETS = ("Lessons", "Rules", "Puzzles")
SIZES = ((390, 844), (844, 390), (820, 1180), (1180, 820))


@pytest.mark.parametrize("size", sampled(SIZES, 2))
def test_all_that_begins_a_game_is_in_sight(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Play, the first lesson and other sheets need no scrolling, nor do the settings on a phone."""
    width, height = size
    page = open_page(width=width, height=height)
    page.get_by_role("main").get_by_role("button", name="Tuintopia").click()
    dialog = page.get_by_role("dialog", name="Tuintopia")
    names: list[str | re.Pattern[str]] = [PLAY, re.compile("^Learn to play"), *SHEETS]
    for name in [*names, *(["Change"] if width < height and width < 780 else [])]:
        expect(dialog.get_by_role("button", name=name)).to_be_in_viewport(ratio=0.99)


def test_a_phone_changes_the_table_in_the_same_sheet(open_page: OpenPage) -> None:
    """Change opens the form below Play, which stays in sight and says at once who plays."""
    table = BoardPage(open_page(width=390, height=844), touch=True)
    page = table.page
    table.tap(page.get_by_role("main").get_by_role("button", name="Tuintopia"))
    dialog = table.dialog("Tuintopia")
    play = dialog.get_by_role("button", name=PLAY)
    expect(play).to_have_accessible_name("Play You and Basil, a friendly beginner")
    expect(dialog.get_by_role("textbox").first).to_be_hidden()
    table.tap(table.button("Change"))
    second = dialog.get_by_role("group", name="Seat 2", exact=True)
    second.get_by_role("radio", name="Tree").check()
    expect(play).to_have_accessible_name("Play You and Basil, a master")
    zones = dialog.get_by_role("group", name="Zones")
    zones.get_by_role("radio", name="On").check()
    expect(play).to_be_in_viewport(ratio=0.99)
    table.tap(table.button("Done"))
    expect(dialog.get_by_text("Zones: On")).to_be_visible()
    table.tap(play)
    table.wait_for_table()
    assert table.kept().options["zones"] == "on"
    assert [seat.level for seat in table.kept().seats] == [None, "hard"]


def test_a_control_stays_where_it_is(open_page: OpenPage) -> None:
    """A second person brings a choice of places for both seats, and no row below the finger."""
    page = open_page(width=844, height=390)
    page.get_by_role("main").get_by_role("button", name="Hanging Gardens").click()
    second = page.get_by_role("group", name="Seat 2", exact=True)
    person = second.get_by_role("radio", name="Person")
    person.scroll_into_view_if_needed()
    before = person.bounding_box()
    person.check()
    expect(page.get_by_role("radiogroup", name="Where seat 1 plays")).to_be_visible()
    after = person.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) < 2


def test_what_the_start_dialog_changes_is_said(open_page: OpenPage) -> None:
    """A seat more or fewer, with whom it is for, a face, what a strength does (of several in a row
    the last); and the focus stays where the same can be done again."""
    page = open_page()
    page.get_by_role("main").get_by_role("button", name="Hanging Gardens").click()
    dialog = page.get_by_role("dialog", name="Hanging Gardens")
    said, focus = dialog.locator("[data-says=polite]"), page.locator(":focus")
    for number, button in ((3, "Add a seat"), (4, "Remove seat 4")):
        dialog.get_by_role("button", name="Add a seat").press("Enter")
        expect(said).to_contain_text(re.compile(rf"^Seat {number} added for \w+\."))
        expect(focus).to_have_accessible_name(button)
    focus.press("Enter")
    expect(said).to_contain_text("Seat 4 removed.")
    expect(focus).to_have_accessible_name("Add a seat")
    dialog.get_by_role("button", name="Change the picture for seat 1").press("Enter")
    expect(said).to_have_text("Rabbit.")
    levels = dialog.get_by_role("radiogroup", name="Level of seat 2")
    meaning = levels.locator("+ p")
    levels.get_by_role("radio", name="Tree").check()
    expect(said).to_have_text(meaning.inner_text())
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(levels.get_by_role("radio", name="Bud")).to_be_checked()
    expect(said).to_have_text(meaning.inner_text())


WATCH_THE_END = """() => {
  globalThis.seen = [];
  const watch = (element, attribute, note) =>
    new MutationObserver(() => seen.push(note(element)))
      .observe(element, { attributeFilter: [attribute] });
  watch(document.getElementById("board"), "data-busy", ({ dataset }) => dataset.busy);
  watch(document.getElementById("dialog"), "open", () => "told");
}"""


def test_the_end_waits_until_the_table_is_still(open_page: OpenPage) -> None:
    """The winner is announced after the last seed has come to rest."""
    table = open_table(open_page, f"{TWO_PEOPLE}&first=1")
    table.type_moves(*SHORT_GAME[:-1])
    table.page.emulate_media(reduced_motion="no-preference")
    table.page.evaluate(WATCH_THE_END)
    table.type_moves(SHORT_GAME[-1])
    expect(table.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    seen = table.page.evaluate("seen")
    assert "true" in seen, "nothing moved"
    assert seen[-2:] == ["false", "told"]
    table.wait_until_still()
    check_the_end(table)
    table.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    table.wait_for_ply(0)
    assert len(table.kept_ids()) == 2


def test_a_result_leaves_a_picture_and_a_way_on(open_page: OpenPage) -> None:
    """The headline has the focus; the board is a file to keep; the next game waits on the board."""
    table = open_table(open_page, f"{TWO_PEOPLE}&first=1")
    table.type_moves(*SHORT_GAME)
    end = table.page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_be_focused(timeout=PATIENCE)
    with table.page.expect_download() as kept:
        end.get_by_role("button", name="Save a picture").click()
    assert re.fullmatch(r"wizards-garden-\d{4}-\d\d-\d\d\.png", kept.value.suggested_filename)
    assert Path(kept.value.path()).read_bytes().startswith(b"\x89PNG")
    table.page.keyboard.press("Escape")
    expect(end).not_to_be_visible()
    table.tap_region("again-at-the-end")
    table.wait_for_ply(0)


LISTED = """games =>
  Object.keys(localStorage).filter((key) => key.includes("/entry/")).length === games"""


def lost_game(day: int) -> str:
    """Return the text of a game of that day that a person has lost against a computer."""
    record = Record.from_text((RECORDS / "random.json").read_text(encoding="utf-8"))
    seats = SeatEntry(f"Leo {day}", "leaf"), SeatEntry("Mia")
    when = f"2026-11-0{day}T12:00:00+00:00"
    return replace(record, seats=seats, meta={"begun": when, "played": when}).to_text()


def test_a_weaker_rival_is_offered_after_three_losses(open_page: OpenPage) -> None:
    """Said in the result, and taken by a button: the next game is against it."""
    games = {f"game{day}": lost_game(day) for day in (1, 2, 3)}
    table = BoardPage(open_page(width=390, height=844, kept=kept_games(games)))
    table.page.wait_for_function(LISTED, arg=len(games), timeout=PATIENCE)
    table.page.evaluate("location.hash = 'game=game3'")
    table.wait_for_table()
    table.choose_in_menu("How it ended")
    end = table.page.get_by_role("dialog")
    expect(end.get_by_text("Next time against Sprout?")).to_be_visible(timeout=PATIENCE)
    end.get_by_role("button", name="A little gentler: Sprout?").click()
    table.wait_for_ply(0)
    assert [seat.level for seat in table.kept().seats] == ["sprout", None]


def test_a_refused_tap_tells_the_rule(open_page: OpenPage) -> None:
    """A tap on a cell that is taken changes nothing; the head says why, and leads to the rule.

    However long that is, no cell moves away from under the finger.
    """
    table = open_table(open_page, width=390, height=844)
    table.type_moves("b2w")
    there = table.cell("b2").bounding_box()
    table.tap(table.cell("b2"))
    table.page.evaluate(
        "document.querySelector('.refused span').append('all the reasons '.repeat(9))"
    )
    assert table.cell("b2").bounding_box() == there
    explained = table.page.get_by_role("button", name="How it works")
    expect(explained).to_be_visible()
    assert table.ply == 1
    table.plant("b3", BLACK)
    assert table.kept().moves == ("b2w", "b3b")
    expect(explained).to_be_hidden()


def choice_table(open_page: OpenPage) -> BoardPage:
    """Return a table where c1b completes lines in two directions, in the middle of W23."""
    table = open_table(open_page)
    table.type_moves(*W23_OF_PEOPLE[: W23_OF_PEOPLE.index("c1b/c")])
    table.pick("c1", BLACK)
    return table


@pytest.mark.thorough
def test_a_choice_of_harvests_by_its_buttons(open_page: OpenPage) -> None:
    """Each direction has a button that names what it harvests (R9)."""
    table = choice_table(open_page)
    go = table.page.get_by_role("group", name="Continue")
    names = [each.get_attribute("aria-label") for each in go.get_by_role("button").all()]
    assert names == ["Harvest both columns: 2 flowers", "Harvest row 1: 1 flower"]
    table.tap(table.button("Harvest row 1: 1 flower"))
    table.wait_for_ply(17)
    assert table.kept().moves[-1] == "c1b/r"


def test_a_choice_of_harvests_on_the_bed(open_page: OpenPage) -> None:
    """A tap on the line that is not chosen chooses it; what would be harvested changes."""
    table = choice_table(open_page)
    row = table.page.get_by_role("radio", name="Row 1, 1 flower")
    expect(row).not_to_be_checked()
    expect(table.cell("d3")).to_have_accessible_name(re.compile("is harvested"))
    table.tap(table.cell("d1"))
    expect(row).to_be_checked()
    expect(table.cell("d3")).not_to_have_accessible_name(re.compile("is harvested"))
    table.tap(table.button("Harvest both columns: 2 flowers"))
    table.wait_for_ply(17)
    assert table.kept().moves[-1] == "c1b/c"


def test_a_planting_is_kept_or_undone_once(open_page: OpenPage) -> None:
    """With Undo each planting asks; the second one counts (R13)."""
    table = open_table(open_page, f"{TWO_PEOPLE}&first=1&undo=on")
    table.type_moves(*SHORT_GAME[:4])
    table.plant("d3", BLACK)
    assert "keep" in table.sentence
    table.tap(table.button("Undo it"))
    table.wait_for_ply(6)
    table.plant("d3", WHITE)
    table.plant("c1", BLACK)
    table.tap(table.button("Keep it"))
    table.wait_for_ply(9)
    assert table.kept().moves[4:] == ("d3b", "undo", "d3w", "c1b", "keep")


@pytest.mark.parametrize("by", sampled(["finger", "mouse"], 1))
def test_a_seed_is_carried_to_its_cell(open_page: OpenPage, by: str) -> None:
    """A face drawn from the tray onto a cell is picked there, and the button plants it."""
    table = open_table(open_page)
    table.wait_until_still()
    start = table.face(BLACK).bounding_box()
    end = table.cell("c3").bounding_box()
    assert start
    assert end
    places = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end)]
    (carry_by_finger if by == "finger" else carry_by_mouse)(table.page, *places)
    table.tap(table.button("Place on c3"))
    table.wait_for_ply(1)
    assert table.kept().moves == ("c3b",)


def carry_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press, move in steps, and let go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


def carry_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Touch, move in steps, and lift."""
    (x, y), (to_x, to_y) = start, end
    touch(page, *((x + (to_x - x) * step / 5, y + (to_y - y) * step / 5) for step in range(6)))


# -- typed moves and spoken ones ------------------------------------------------------------------


@pytest.mark.thorough
def test_a_whole_game_by_typed_moves(open_page: OpenPage) -> None:
    """W23: 32 typed moves and the toss of seed 42, to a tie that the Staff decides."""
    table = open_table(open_page)
    table.type_moves(*W23_OF_PEOPLE)
    check_the_end(table)
    expect(table.dialog("Player 2 wins!")).to_be_visible()
    final = table.kept_match().state
    assert position_to_text(final.position) == "wwbb/bbwb/bbww/wbbw 1 w2b0 w0b2 2"


REFUSED = ("b2b", "z9w", "c3x", "keep", "first=1")


def test_a_refused_typed_move_tells_why_and_stays(open_page: OpenPage) -> None:
    """The text stays in the box, and the game is unchanged; a legal move is accepted."""
    table = open_table(open_page)
    table.type_moves("b2w")
    kept = table.kept().to_text()
    reason = table.page.locator("#typed-error")
    for text in REFUSED:
        table.type_move(text)
        expect(reason).to_have_text(re.compile(r"\w+.*\."))
        expect(table.box).to_have_value(text)
        expect(table.box).to_have_attribute("aria-invalid", "true")
        assert (table.ply, table.kept().to_text()) == (1, kept)
    table.type_move("b3b")
    table.wait_for_ply(2)
    expect(table.box).to_have_value("")
    expect(reason).to_have_text("")


def test_moves_are_spoken(open_page: OpenPage) -> None:
    """The live region announces each move, the next prompt, hints, and undone moves."""
    table = open_table(open_page, "#new=wizards-garden&seats=human,easy&seed=42")
    expect(table.voice).to_have_text(re.compile("Place a seed on any empty space"))
    table.plant("b2", BLACK)
    table.wait_for_ply(2)
    match = table.kept_match()
    assert match.ply == 2
    reply = match.game.move_from_text(match.record.moves[1])
    assert isinstance(reply, Plant)
    cell = match.record.moves[1][:2]
    told = re.compile(rf"Basil places a \w+ \w+ on {cell}\. .*Place a seed on any empty space\.")
    expect(table.voice).to_have_text(told)
    table.button("Hint").click()
    expect(table.voice).to_have_text(re.compile(r"Tap the bulb to see it\."))
    table.button("Take back").click()
    table.wait_for_ply(0)
    expect(table.voice).to_have_text(re.compile(r"^Taken back\. "))


# -- elsewhere ------------------------------------------------------------------------------------


def test_a_game_below_a_path(fresh: BrowserContext, sub_address: str) -> None:
    """All paths are relative: on a first visit below /some/REPO/ moves against the computer, then
    without a network a reload, rules, pictures."""
    page = fresh.new_page()
    page.emulate_media(reduced_motion="reduce")
    watch = Watch(page, sub_address)
    page.goto(f"{sub_address}#new=wizards-garden&seats=human,easy&seed=42")
    wait_until_ready(page)
    table = BoardPage(page)
    table.wait_for_table()
    for cell in ("b2", "c3", "d1"):
        if table.wait_for_turn() and cell in table.open_cells():
            table.plant(cell)
    table.wait_for_turn()
    ply, seen = table.ply, table.what_stands()
    wait_until_stored(page)
    fresh.set_offline(True)
    page.reload()
    table.wait_for_table()
    assert (table.ply, table.what_stands()) == (ply, seen)
    assert python_started_from(page) == "snapshot"
    table.choose_in_menu("Rules")
    expect(table.dialog("Wizards’ Garden").get_by_role("heading", level=2).nth(1)).to_be_visible()
    watch.found_nothing()


def test_a_whole_game_without_a_network(without_network: OpenPage) -> None:
    """After one visit the network goes; a kept game is opened and played to its end.

    The computer's moves are those that it makes with a network.
    """
    whole = against_the_computer("wizards-garden")
    table = open_near_the_end(without_network, start_of(whole, 16))
    play_on(table, whole)
    check_the_end(table)
    assert table.kept().moves == whole.record.moves
    table.button("All games").click()
    table.wait_for_menu()
    table.page.reload()
    table.wait_for_menu()
    expect(table.shelf).to_have_count(1)
