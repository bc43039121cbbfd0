"""The page as a person meets it: everything is found by its role and name, and tapped or typed.

Waits are for what a person would wait for: the table answers, a move is kept, the board is still.
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
    """One tab of the browser, on the menu or at a table."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        """Take a page that answers; with `touch` regions are tapped by finger, else by mouse."""
        self.page = page
        self._touch = touch

    # -- finding ----------------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """Return the button of this very name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def region(self, id_: str) -> Locator:
        """Return the place of the table that Python calls so."""
        return self.page.locator(f"#overlay [data-region='{id_}']")

    @property
    def curtain(self) -> Locator:
        """Return the curtain between people who share the screen, while it is down."""
        return self.page.locator("#curtain:not([hidden])")

    def curtain_button(self, name: str) -> Locator:
        """Return the button by which the person of that name lifts the curtain, once it counts."""
        armed = self.page.locator("#curtain[data-armed]")
        return armed.get_by_role("button", name=f"{name}: I have it")

    def cell(self, name: str) -> Locator:
        """Return the cell of the bed with this name, whatever lies there."""
        return self.page.get_by_role("gridcell", name=re.compile(f"^{name}, "))

    def face(self, name: str) -> Locator:
        """Return the face of a seed to choose."""
        return self.page.get_by_role("radio", name=name, exact=True)

    def dialog(self, title: str | re.Pattern[str]) -> Locator:
        """Return the open dialog of this title."""
        return self.page.get_by_role("dialog", name=title)

    @property
    def box(self) -> Locator:
        """Return the box for typed moves."""
        return self.page.get_by_role("textbox", name="Move", exact=True)

    @property
    def shelf(self) -> Locator:
        """Return the games listed on the menu."""
        return self.page.get_by_role("region", name="Your games").get_by_role("listitem")

    @property
    def sentence(self) -> str:
        """Return what the head of the table says."""
        return self.page.get_by_role("banner").locator("p.sentence").inner_text()

    @property
    def notices(self) -> Locator:
        """Return the notices that stand on the page."""
        return self.page.locator("#notices .notice")

    # -- waiting ----------------------------------------------------------------------------------

    def wait_for_table(self) -> None:
        """Wait until a board answers."""
        self.page.wait_for_function(
            "document.documentElement.dataset.ready === 'table'", timeout=PATIENCE
        )

    def wait_for_menu(self) -> None:
        """Wait until the menu answers."""
        self.page.wait_for_function(
            "document.documentElement.dataset.ready === 'menu'", timeout=PATIENCE
        )

    def wait_for_ply(self, ply: int) -> None:
        """Wait until so many moves are kept."""
        self.page.wait_for_function(
            "(ply) => document.documentElement.dataset.ply === String(ply)",
            arg=ply,
            timeout=PATIENCE,
        )

    def wait_until_shown(self, ply: int) -> None:
        """Wait until the table has so many moves, and it is told if they can't be kept."""
        self.page.wait_for_function(
            "(ply) => document.documentElement.dataset.shown === String(ply)",
            arg=ply,
            timeout=PATIENCE,
        )

    def wait_until_answered(self) -> None:
        """Wait until Python has answered all that was done, and all that was played is kept."""
        self.page.wait_for_function("sixGardens.isSettled()", timeout=PATIENCE)

    def wait_until_still(self) -> None:
        """Wait until nothing moves on the board any more."""
        self.page.wait_for_function(
            "document.getElementById('board').dataset.busy === 'false'", timeout=PATIENCE
        )

    def wait_for_turn(self) -> bool:
        """Wait until a person is to move or the end is told; return whether the game goes on."""
        self.page.wait_for_function(_PERSON_IS_TO_MOVE, timeout=PATIENCE)
        return not self.page.locator("#dialog[open]").count()

    # -- what is known ----------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """Return how many moves the record on the table has."""
        return int(self.page.evaluate("Number(document.documentElement.dataset.shown)"))

    @property
    def id(self) -> str:
        """Return the id of the game on the table, as the address has it."""
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
        """Return the match that the kept record makes when it is replayed by the rules."""
        record = self.kept()
        return Match.load(load_game(record.game), record)

    def kept_ids(self) -> set[str]:
        """Return the ids of all kept games."""
        keys = self.page.evaluate("Object.keys(localStorage)")
        return {key.rpartition("/")[2] for key in keys if key.startswith(f"{PREFIX}game/")}

    def open_cells(self) -> list[str]:
        """Return the cells on which the accessible layer says that a seed may go."""
        cells = self.page.get_by_role("gridcell", disabled=False)
        found: list[str] = cells.and_(
            self.page.locator("[aria-description^='can be chosen']")
        ).evaluate_all("(cells) => cells.map((cell) => cell.dataset.region)")
        return found

    def what_stands(self) -> str:
        """Return everything that can be read of the table and its head."""
        head = self.page.get_by_role("banner").aria_snapshot()
        return head + self.page.get_by_role("main", name="The table").aria_snapshot()

    @property
    def voice(self) -> Locator:
        """What was said last to a screen reader."""
        return self.page.locator("body > [data-says=polite]")

    # -- doing ------------------------------------------------------------------------------------

    def tap(self, target: Locator) -> None:
        """Tap the middle of what is found, with a finger or the mouse, and wait for the answer."""
        self.tap_unanswered(target)
        self.wait_until_answered()

    def tap_unanswered(self, target: Locator) -> None:
        """Tap as `tap` does, where nobody answers yet."""
        box = target.bounding_box(timeout=PATIENCE)
        assert box, f"{target} is nowhere to be seen"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self._touch:
            touch(self.page, (x, y))
        else:
            self.page.mouse.click(x, y)

    def tap_region(self, id_: str) -> None:
        """Tap a place of the table; where its window does not show it, go there by keys first."""
        region = self.region(id_)
        if region.evaluate(_IS_CUT_OFF):
            self.page.keyboard.press("Tab")
            region.focus()
        self.tap(region)

    def press_region(self, id_: str) -> None:
        """Go to a place of the table by Tab and arrows from wherever the focus is; press Enter."""
        for _ in range(80):
            key = self.page.evaluate(_NEXT_KEY, id_)
            self.page.keyboard.press(key)
            self.wait_until_answered()
            if key == "Enter":
                return
        raise AssertionError(f"Tab and arrows do not lead to {id_}")

    def pick(self, cell: str, face: str = WHITE) -> None:
        """Tap a cell, and the face of the seed that is to go there."""
        self.tap(self.cell(cell))
        if face != WHITE:
            self.tap(self.face(face))

    def plant(self, cell: str, face: str = WHITE) -> None:
        """Place or plant a seed by taps; where lines must be chosen, take the first choice."""
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
        """Type moves of people one after the other; each must be taken."""
        for text in texts:
            before = self.ply
            self.type_move(text)
            self.page.wait_for_function(
                "(ply) => Number(document.documentElement.dataset.shown) > ply",
                arg=before,
                timeout=PATIENCE,
            )

    def choose_in_menu(self, name: str) -> None:
        """Open the menu of the table and choose an entry."""
        self.button("Menu").click()
        self.dialog("Menu").get_by_role("button", name=name, exact=True).click()

    def leave(self) -> None:
        """Go from the table to the menu."""
        self.choose_in_menu("All games")
        self.wait_for_menu()

    def let_opponents_think(self) -> None:
        """Let computers answer on a page that was opened with HOLD_OPPONENTS."""
        self.page.evaluate("letOpponentsThink()")

    def free_opponents_at_reload(self) -> None:
        """Have computers answer at once after the next reload."""
        self.page.evaluate("sessionStorage.setItem('opponents', 'free')")


def touch(page: Page, *way: tuple[float, float]) -> None:
    """Put a finger down on the first place of a way, draw it along, and lift it."""
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
    """Return the page with the table that an address leads to; `more` is for `open_page`."""
    table = BoardPage(open_page(rest, **more), touch=touch)
    table.wait_for_table()
    return table
