"""The page by keys alone: Tab, arrows and Enter, and what Control and Escape do."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.board_page import BLACK, FACES, PLAY, WHITE, BoardPage, open_table
from e2e.conftest import OpenPage
from e2e.ending import check_the_end
from e2e.test_games import SHORT_GAME


def press_until(page: Page, key: str, wanted: Locator) -> None:
    """Press a key until the given element has the focus."""
    for _ in range(40):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted}")


def walk(page: Page, goal: str) -> None:
    """Walk with the arrows over the bed to a cell."""
    here = page.evaluate("document.activeElement.dataset.region")
    across, up = ord(goal[0]) - ord(here[0]), int(goal[1]) - int(here[1])
    for key, steps in (("ArrowRight", across), ("ArrowUp", up)):
        back = {"ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown"}[key]
        for _ in range(abs(steps)):
            page.keyboard.press(key if steps > 0 else back)
    assert page.evaluate("document.activeElement.dataset.region") == goal


def plant_by_keys(table: BoardPage, move: str) -> None:
    """Choose a cell with Enter and a face with an arrow; press the button."""
    page, cell = table.page, move[:2]
    grid = table.page.get_by_role("gridcell").and_(page.locator("[tabindex='0']"))
    press_until(page, "Shift+Tab", grid)
    walk(page, cell)
    page.keyboard.press("Enter")
    if FACES[move[2]] != WHITE:
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        expect(table.face(BLACK)).to_be_focused()
        expect(table.face(BLACK)).to_be_checked()
    press_until(page, "Tab", page.get_by_role("button", name=re.compile(f"on {cell}$")))
    page.keyboard.press("Enter")


def test_a_whole_game_by_keys_alone(open_page: OpenPage) -> None:
    """Two people set the table and play W20 to its end with Tab, arrows and Enter."""
    table = BoardPage(open_page())
    page, keys = table.page, table.page.keyboard
    press_until(page, "Tab", page.get_by_role("main").get_by_role("button", name="Wizards’ Garden"))
    keys.press("Enter")
    second = page.get_by_role("group", name="Seat 2", exact=True)
    press_until(page, "Tab", second.get_by_role("radio", name="Computer"))
    keys.press("ArrowLeft")
    expect(second.get_by_role("radio", name="Person")).to_be_checked()
    first = page.get_by_role("group", name="First to plant")
    press_until(page, "Tab", first.get_by_role("radio", name="Toss"))
    keys.press("ArrowRight")
    press_until(page, "Tab", page.get_by_role("button", name=PLAY))
    keys.press("Enter")
    table.wait_for_table()
    press_until(page, "Tab", page.get_by_role("button", name="Choose a space"))
    for ply, move in enumerate(SHORT_GAME, start=1):
        plant_by_keys(table, move)
        table.wait_for_ply(ply)
    check_the_end(table)
    assert list(table.kept().moves) == SHORT_GAME
    press_until(page, "Tab", page.get_by_role("button", name="All games"))
    keys.press("Enter")
    table.wait_for_menu()
    expect(table.shelf).to_have_count(1)


def test_a_key_explains_the_keys(open_page: OpenPage) -> None:
    """At a table `?` lists them, with how moves are typed; in a box it is a sign.

    A tool that has done its last leaves the focus to the table, not to nothing.
    """
    table = open_table(open_page)
    table.cell("b2").focus()
    table.page.keyboard.press("?")
    dialog = table.dialog("Keys")
    expect(dialog).to_contain_text("To the next group, or")
    told = dialog.locator("kbd").all_inner_texts()
    assert {"N", "G", "S", "H", "B", "U", "L", "M"} <= set(told)
    expect(dialog).to_contain_text("b3w plants a Dovetail on b3")
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    table.plant("b2")
    back = table.button("Take back")
    back.focus()
    table.page.keyboard.press("Enter")
    expect(back).to_be_disabled()
    expect(table.page.get_by_role("main", name="The table")).to_be_focused()
    table.box.focus()
    table.page.keyboard.type("?")
    expect(table.box).to_have_value("?")


def test_keys_take_back_and_escape_puts_down(open_page: OpenPage) -> None:
    """Control+Z, Control+Y, Escape and the slash do what they say.

    The box stays after a typed move: a slash there leads to it once more, and is not typed.
    """
    table = open_table(open_page)
    table.plant("b2")
    table.page.keyboard.press("Control+z")
    table.wait_for_ply(0)
    table.page.keyboard.press("Control+y")
    table.wait_for_ply(1)
    table.pick("c3", BLACK)
    expect(table.button("Place on c3")).to_have_count(1)
    table.cell("c3").focus()
    table.page.keyboard.press("Escape")
    expect(table.button("Choose a space")).to_have_count(1)
    table.page.keyboard.press("/")
    expect(table.box).to_be_focused()
    table.page.keyboard.press("/")
    expect(table.box).to_have_value("")
    table.page.keyboard.type("c3w")
    table.page.keyboard.press("Escape")
    expect(table.box).to_have_value("")
    assert table.kept().moves == ("b2w",)


def test_letters_do_what_the_tools_do(open_page: OpenPage) -> None:
    """At the table alone: U, H, L and M; where a tool has nothing to do, that is said."""
    table = open_table(open_page)
    page, keys = table.page, table.page.keyboard
    table.cell("b2").focus()
    keys.press("u")
    expect(table.voice).to_contain_text("Nothing to take back.")
    table.plant("b2")
    table.cell("a1").focus()
    keys.press("u")
    table.wait_for_ply(0)
    keys.press("h")
    expect(table.voice).to_contain_text("Tap the bulb to see it.")
    keys.press("l")
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    latest = page.get_by_role("dialog").get_by_role("button", name=re.compile("showing now$"))
    expect(latest).to_be_focused()
    keys.press("Escape")
    expect(page.get_by_role("heading", name="What happened")).to_be_hidden()
    table.cell("a1").focus()
    keys.press("m")
    expect(table.dialog("Menu")).to_be_visible()
    keys.press("Escape")
    expect(table.dialog("Menu")).to_have_count(0)
    table.box.focus()
    keys.type("hulm")
    expect(table.box).to_have_value("hulm")
    expect(table.dialog("Menu")).to_have_count(0)


def test_what_a_tool_is_called_is_said_once(open_page: OpenPage) -> None:
    """Its name is what a mouse shows: no description of the browser's tree says it again."""
    page = open_table(open_page).page
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    told = {
        node["name"]["value"]: node.get("description", {}).get("value", "")
        for node in tree
        if node.get("role", {}).get("value") == "button"
    }
    assert {told[name] for name in ("Take back", "Hint", "What happened", "Menu")} == {""}


def test_a_key_leads_to_what_can_be_chosen_and_one_to_what_goes_on(open_page: OpenPage) -> None:
    """N and Shift+N step through choices; G focuses the big button; S repeats the prompt."""
    table = open_table(open_page)
    page, keys = table.page, table.page.keyboard
    page.get_by_role("main", name="The table").focus()
    keys.press("n")
    first = page.evaluate("document.activeElement.dataset.region")
    assert first in table.open_cells()
    expect(table.cell(first)).to_have_accessible_description(re.compile("^can be chosen"))
    keys.press("n")
    assert page.evaluate("document.activeElement.dataset.region") == table.open_cells()[1]
    keys.press("Shift+N")
    expect(table.cell(first)).to_be_focused()
    keys.press("Enter")
    button = page.get_by_role("button", name=f"Place on {first}")
    expect(button).to_be_enabled()
    expect(button).to_have_attribute("aria-keyshortcuts", "G")
    keys.press("g")
    expect(button).to_be_focused()
    keys.press("p")
    expect(table.voice).to_contain_text("That key does nothing right now.")
    expect(button).to_be_focused()
    keys.press("s")
    expect(table.voice).to_contain_text(page.locator(".sentence").inner_text())


def test_a_key_says_again_what_is_asked_and_what_a_pick_would_do(open_page: OpenPage) -> None:
    """It repeats the question and the text beside it on the table, which is also a note."""
    table = BoardPage(open_page("#new=garden-growth&seats=1&seed=7"))
    page = table.page
    table.tap_region("seed-C")
    table.tap_region("D1")
    foretold = re.compile("[Pp]lant the carrot on D1.* The garden would be worth 1 point: Living")
    expect(table.voice).to_contain_text(foretold)
    page.keyboard.press("Tab")
    page.evaluate("document.querySelector('body > [data-says=polite]').textContent = ''")
    page.keyboard.press("s")
    expect(table.voice).to_contain_text(foretold)
    notes = page.get_by_role("paragraph").filter(has_text="Living plants: 0, would be 1;")
    expect(notes).to_have_count(1)
