"""Page object for the site: finds elements by role and name, and taps or types.

It waits for what a person would wait for: the table responds, a move is saved, animation ends.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page

from e2e.watch import PATIENCE
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, load_game

PREFIX = "six-gardens/1/"
WHITE, BLACK = "white Dovetail", "black Ravenclaw"
FACES = {"w": WHITE, "b": BLACK}

TWO_PEOPLE = "#new=wizards-garden&seats=2&seed=42"
PLAY = re.compile("^Play ")
"""The button that begins a game, in its start dialog; below it stands who plays."""

WITH_COMPUTER = "#new=wizards-garden&seats=human,easy&seed=42"

HOLD_OPPONENTS = """
  let held = sessionStorage.getItem("opponents") === "free" ? null : [];
  let workers = 0;
  globalThis.Worker = class extends Worker {
    #thinks = workers++ > 0; // the first one is the application's
    postMessage(...all) {
      if (held && this.#thinks) held.push(() => super.postMessage(...all));
      else super.postMessage(...all);
    }
  };
  globalThis.letOpponentsThink = () => {
    const waiting = held ?? [];
    held = null;
    for (const go of waiting) go();
  };
"""
"""A script for a page on which computers think as long as a test wants: no answer comes from them
until `let_opponents_think`, or after a reload before which `free_opponents_at_reload` was called.
"""

_PERSON_IS_TO_MOVE = """() =>
  document.querySelector("#dialog[open]") ||
  (globalThis.sixGardens?.isSettled() &&
    document.getElementById("board").dataset.busy === "false" &&
    document.querySelector("#overlay [role=gridcell]:not([aria-disabled])"))"""


_NEXT_KEY = """(id) => {
  const here = document.activeElement;
  const goal = document.querySelector(`#overlay [data-region="${CSS.escape(id)}"]`);
  if (here === goal) return "Enter";
  if (here.dataset.group !== goal.dataset.group) return "Tab";
  const comesFirst = (one, other) => one.compareDocumentPosition(other) & 4;
  const isGrid = goal.getAttribute("role") === "gridcell";
  if (isGrid && here.parentElement !== goal.parentElement)
    return comesFirst(here.parentElement, goal.parentElement) ? "ArrowDown" : "ArrowUp";
  return comesFirst(here, goal) ? "ArrowRight" : "ArrowLeft";
}"""

_IS_CUT_OFF = """(region) => {
  const pane = region.closest(".window")?.getBoundingClientRect();
  const { left, right, top, bottom } = region.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return Boolean(pane) && (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom);
}"""


class BoardPage:
    """One browser tab, on the menu or at a table."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        """Wrap a page that is ready; with `touch`, regions are tapped by finger, else by mouse."""
        self.page = page
        self._touch = touch

    # -- finding ----------------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """Return the button with exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def region(self, id_: str) -> Locator:
        """Return the element of the table region with this id."""
        return self.page.locator(f"#overlay [data-region='{id_}']")

    @property
    def curtain(self) -> Locator:
        """Return the curtain between people who share the screen; it matches only while down."""
        return self.page.locator("#curtain:not([hidden])")

    def curtain_button(self, name: str) -> Locator:
        """Return the button with which the person of that name lifts the curtain, once enabled."""
        armed = self.page.locator("#curtain[data-armed]")
        return armed.get_by_role("button", name=f"{name}: I have it")

    def cell(self, name: str) -> Locator:
        """Return the bed's cell with this name, whatever its contents."""
        return self.page.get_by_role("gridcell", name=re.compile(f"^{name}, "))

    def face(self, name: str) -> Locator:
        """Return the button that chooses this face of a seed."""
        return self.page.get_by_role("radio", name=name, exact=True)

    def dialog(self, title: str | re.Pattern[str]) -> Locator:
        """Return the open dialog with this title."""
        return self.page.get_by_role("dialog", name=title)

    @property
    def box(self) -> Locator:
        """Return the text box for moves."""
        return self.page.get_by_role("textbox", name="Move", exact=True)

    @property
    def shelf(self) -> Locator:
        """Return the list of saved games on the menu."""
        return self.page.get_by_role("region", name="Your games").get_by_role("listitem")

    @property
    def sentence(self) -> str:
        """Return the sentence in the head of the table."""
        return self.page.get_by_role("banner").locator("p.sentence").inner_text()

    @property
    def notices(self) -> Locator:
        """Return the notices on the page."""
        return self.page.locator("#notices .notice")

    # -- waiting ----------------------------------------------------------------------------------

    def wait_for_table(self) -> None:
        """Wait until a board is ready."""
        self.page.wait_for_function(
            "document.documentElement.dataset.ready === 'table'", timeout=PATIENCE
        )

    def wait_for_menu(self) -> None:
        """Wait until the menu is ready."""
        self.page.wait_for_function(
            "document.documentElement.dataset.ready === 'menu'", timeout=PATIENCE
        )

    def wait_for_ply(self, ply: int) -> None:
        """Wait until this number of moves is saved."""
        self.page.wait_for_function(
            "(ply) => document.documentElement.dataset.ply === String(ply)",
            arg=ply,
            timeout=PATIENCE,
        )

    def wait_until_shown(self, ply: int) -> None:
        """Wait until the table shows this number of moves, and any failure to save is reported."""
        self.page.wait_for_function(
            "(ply) => document.documentElement.dataset.shown === String(ply)",
            arg=ply,
            timeout=PATIENCE,
        )

    def wait_until_answered(self) -> None:
        """Wait until Python has responded to all input, and all moves are saved."""
        self.page.wait_for_function("sixGardens.isSettled()", timeout=PATIENCE)

    def wait_until_still(self) -> None:
        """Wait until no animation is running."""
        self.page.wait_for_function(
            "document.getElementById('board').dataset.busy === 'false'", timeout=PATIENCE
        )

    def wait_for_turn(self) -> bool:
        """Wait for a person's turn or the end of the game; return whether the game continues."""
        self.page.wait_for_function(_PERSON_IS_TO_MOVE, timeout=PATIENCE)
        return not self.page.locator("#dialog[open]").count()

    # -- what is known ----------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """Return the number of moves in the record on the table."""
        return int(self.page.evaluate("Number(document.documentElement.dataset.shown)"))

    @property
    def id(self) -> str:
        """Return the id of the game on the table, from the address."""
        return self.page.url.partition("#game=")[2]

    def kept(self, id_: str | None = None) -> Record:
        """Return the kept record of a game, by default the one on the table.

        A table set by a link is held for this tab alone until somebody acts there.
        """
        text = self.page.evaluate(
            """([prefix, id]) => {
              const held = JSON.parse(sessionStorage.getItem(`${prefix}held`) ?? "[]");
              const kept = localStorage.getItem(`${prefix}game/${id}`);
              return kept ?? (held[0] === id ? held[1] : null);
            }""",
            [PREFIX, id_ or self.id],
        )
        return Record.from_text(text)

    def kept_match(self) -> AnyMatch:
        """Return the match replayed from the saved record."""
        record = self.kept()
        return Match.load(load_game(record.game), record)

    def kept_ids(self) -> set[str]:
        """Return the ids of all saved games."""
        keys = self.page.evaluate("Object.keys(localStorage)")
        return {key.rpartition("/")[2] for key in keys if key.startswith(f"{PREFIX}game/")}

    def open_cells(self) -> list[str]:
        """Return the cells that the accessibility layer marks as legal for a seed."""
        cells = self.page.get_by_role("gridcell", disabled=False)
        found: list[str] = cells.and_(
            self.page.locator("[aria-description^='can be chosen']")
        ).evaluate_all("(cells) => cells.map((cell) => cell.dataset.region)")
        return found

    def what_stands(self) -> str:
        """Return the accessibility snapshot of the table and its head."""
        head = self.page.get_by_role("banner").aria_snapshot()
        return head + self.page.get_by_role("main", name="The table").aria_snapshot()

    @property
    def voice(self) -> Locator:
        """Return the live region with the last announcement."""
        return self.page.locator("body > [data-says=polite]")

    # -- doing ------------------------------------------------------------------------------------

    def tap(self, target: Locator) -> None:
        """Tap the centre of an element, by finger or mouse, and wait for the response."""
        self.tap_unanswered(target)
        self.wait_until_answered()

    def tap_unanswered(self, target: Locator) -> None:
        """Tap as `tap` does, without waiting for a response."""
        box = target.bounding_box(timeout=PATIENCE)
        assert box, f"{target} is nowhere to be seen"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self._touch:
            touch(self.page, (x, y))
        else:
            self.page.mouse.click(x, y)

    def tap_region(self, id_: str) -> None:
        """Tap a region of the table; if its window hides it, move there by keys first."""
        region = self.region(id_)
        if region.evaluate(_IS_CUT_OFF):
            self.page.keyboard.press("Tab")
            region.focus()
        self.tap(region)

    def press_region(self, id_: str) -> None:
        """Move to a region with Tab and arrow keys from the current focus, and press Enter."""
        for _ in range(80):
            key = self.page.evaluate(_NEXT_KEY, id_)
            self.page.keyboard.press(key)
            self.wait_until_answered()
            if key == "Enter":
                return
        raise AssertionError(f"Tab and arrows do not lead to {id_}")

    def pick(self, cell: str, face: str = WHITE) -> None:
        """Tap a cell, then the face of the seed to plant there."""
        self.tap(self.cell(cell))
        if face != WHITE:
            self.tap(self.face(face))

    def plant(self, cell: str, face: str = WHITE) -> None:
        """Place or plant a seed by taps; if lines must be chosen, take the first choice."""
        before = self.ply
        self.pick(cell, face)
        go = self.page.get_by_role("group", name="Continue").get_by_role("button", disabled=False)
        self.tap(go.first)
        self.page.wait_for_function(
            "(ply) => Number(document.documentElement.dataset.shown) > ply",
            arg=before,
            timeout=PATIENCE,
        )

    def type_move(self, text: str) -> None:
        """Type a move and press Enter."""
        self.box.fill(text)
        self.box.press("Enter")
        self.wait_until_answered()

    def type_moves(self, *texts: str) -> None:
        """Type moves of people in order; each must be accepted."""
        for text in texts:
            before = self.ply
            self.type_move(text)
            self.page.wait_for_function(
                "(ply) => Number(document.documentElement.dataset.shown) > ply",
                arg=before,
                timeout=PATIENCE,
            )

    def choose_in_menu(self, name: str) -> None:
        """Open the table's menu and choose an entry."""
        self.button("Menu").click()
        self.dialog("Menu").get_by_role("button", name=name, exact=True).click()

    def leave(self) -> None:
        """Go from the table to the menu."""
        self.choose_in_menu("All games")
        self.wait_for_menu()

    def let_opponents_think(self) -> None:
        """Let computers move on a page that was opened with HOLD_OPPONENTS."""
        self.page.evaluate("letOpponentsThink()")

    def free_opponents_at_reload(self) -> None:
        """Let computers move at once after the next reload."""
        self.page.evaluate("sessionStorage.setItem('opponents', 'free')")


def touch(page: Page, *way: tuple[float, float]) -> None:
    """Press a finger at the first point of a path, drag it along, and lift it."""
    client = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    send("touchStart", way[0])
    for place in way[1:]:
        send("touchMove", place)
    send("touchEnd")
    client.detach()


def kept_games(games: Mapping[str, str], **more: Any) -> dict[str, str]:
    """Return what localStorage holds where these texts are kept by their ids, and `more` keys."""
    texts = {f"{PREFIX}game/{id_}": text for id_, text in games.items()}
    others = {
        f"{PREFIX}{key}": value if isinstance(value, str) else json.dumps(value)
        for key, value in more.items()
    }
    return {**texts, **others}


def open_table(
    open_page: Callable[..., Page], rest: str = TWO_PEOPLE, *, touch: bool = False, **more: Any
) -> BoardPage:
    """Return the page with the table at an address; `more` is passed to `open_page`."""
    table = BoardPage(open_page(rest, **more), touch=touch)
    table.wait_for_table()
    return table
