"""Browsers over one profile that play, fail and are killed, and are then asked what they kept."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Error, Playwright

from bench.durability import Killable
from e2e.firefox import Firefox
from e2e.other_browsers import wait_for
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import load_game

FAULTY = (Path(__file__).parent / "faulty.js").read_text(encoding="utf-8")
KINDS = ("none", "lost", "aborts", "hangs", "lock", "full", "evicted")
GAME = "wizards-garden"
LONGEST = 5.0

_EVALUATE = "([script, all]) => new Function(script)(...all)"

_SET_FAULT = "sessionStorage.setItem('fault', arguments[0]);"

_IS_NEW_TABLE = """
  const { ready } = document.documentElement.dataset;
  const id = location.hash.replace("#game=", "");
  return ready === "table" && location.hash.startsWith("#game=") && id !== arguments[0] && id;
"""

_PLAY = """
  const [moves, pauses] = arguments;
  const { dataset } = document.documentElement;
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  globalThis.playing = (async () => {
    for (const [index, move] of moves.entries()) {
      const before = Number(dataset.shown);
      sixGardens.send({ do: "type", text: move });
      while (Number(dataset.shown) === before) await rest(5);
      await rest(pauses[index % pauses.length]);
    }
  })();
"""

_KEPT = "return Number(document.documentElement.dataset.ply ?? 0);"
_SHOWN = """
  const { ready, shown } = document.documentElement.dataset;
  const told = document.querySelector("#notices .notice")?.textContent ?? "";
  // The page says by a notice, on the menu, that it has no such game; others may come before.
  const isOver = ready === "table" || (ready === "menu" && told && sixGardens.isSettled());
  return isOver ? { ply: Number(shown ?? 0), told } : null;
"""

_HAS_BEGUN = "return Number(document.documentElement.dataset.shown) > 0;"


class KillableBrowser(Protocol):
    """A browser with one window that can be ended as when a battery is empty."""

    def go(self, address: str) -> None:
        """Open an address."""

    def run(self, script: str, *arguments: Any) -> Any:
        """Return what the body of a function returns on the page."""

    def kill(self) -> None:
        """End every process of it at once."""


class KillableChromium:
    """Chromium over a profile, with faults where they are asked for."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self._killable = Killable(playwright, profile)
        self._page = self._killable.context.new_page()
        self._page.add_init_script(FAULTY)

    def go(self, address: str) -> None:
        self._page.goto(address)

    def run(self, script: str, *arguments: Any) -> Any:
        try:
            return self._page.evaluate(_EVALUATE, [script, list(arguments)])
        except Error as problem:
            if "context was destroyed" in str(problem):  # the page is being loaded anew
                return None
            raise

    def kill(self) -> None:
        self._killable.kill()


class KillableFirefox(Firefox):
    """Firefox over a profile, with faults where they are asked for."""

    def __init__(self, profile: Path) -> None:
        profile.mkdir(exist_ok=True)
        (profile / "WebDriverBiDiServer.json").unlink(missing_ok=True)
        super().__init__(profile)
        self.before_pages(FAULTY)

    def run(self, script: str, *arguments: Any) -> Any:
        with suppress(AssertionError):  # the page is being loaded anew
            return super().run(script, *arguments)
        return None

    def kill(self) -> None:
        self.end(signal.SIGKILL)


def moves_of(seed: str) -> list[str]:
    """Return the moves of people in a random game of two."""
    game = load_game(GAME)
    luck = random.Random(seed)
    seats = [SeatEntry("Player 1"), SeatEntry("Player 2")]
    match = Match.start(game, seats, seed, {"first": "1"}).settle()
    moves: list[str] = []
    while match.to_move and len(moves) < 40:
        move = game.move_to_text(luck.choice(list(game.legal_moves(match.state))))
        moves.append(move)
        match = match.play(move).settle()
    return moves


def play_until_killed(
    browser: KillableBrowser, address: str, kind: str, number: int, before: str
) -> tuple[str, int]:
    """Play a new table with a fault until a random moment, and kill the browser.

    Return the id of the game, and how many moves the page called kept. `before` is the game that is
    on the table.
    """
    luck = random.Random(number)
    seed = f"kill-{number}"
    # Faults begin with the page; another one, which keeps nothing, lies between two games.
    browser.go(f"{address}static/themes.json")
    browser.run(_SET_FAULT, f"{kind}:{number}")
    browser.go(f"{address}#new={GAME}&seats=2&first=1&seed={seed}")
    id_ = str(wait_for(browser, _IS_NEW_TABLE, before))  # type: ignore[arg-type]
    browser.run(_PLAY, moves_of(seed), [luck.choice((0, 20, 90, 300)) for _ in range(7)])
    wait_for(browser, _HAS_BEGUN)  # type: ignore[arg-type]
    end = time.monotonic() + luck.uniform(0.1, LONGEST)
    kept = 0
    while time.monotonic() < end:
        kept = max(kept, int(browser.run(_KEPT) or 0))
    browser.kill()
    return id_, kept


def plies_there(
    browser: KillableBrowser, address: str, id_: str, *, evicted: bool
) -> tuple[int, str]:
    """Return how many moves of a game a new browser over the profile has, and what it says."""
    if evicted:
        browser.go(f"{address}static/themes.json")
        browser.run("localStorage.clear();")
    browser.go(f"{address}#game={id_}")
    shown = wait_for(browser, _SHOWN)  # type: ignore[arg-type]
    return int(shown["ply"]), str(shown["told"])


def report(found: list[tuple[str, int, int]]) -> str:
    """Return figures of kinds of faults, moves that were called kept, and those that are there."""
    kinds = {kind for kind, _, _ in found}
    rows = {
        kind: {
            "kills": sum(each[0] == kind for each in found),
            "kept": sum(each[1] for each in found if each[0] == kind),
            "lost": sum(max(0, each[1] - each[2]) for each in found if each[0] == kind),
        }
        for kind in sorted(kinds)
    }
    path = os.environ.get("FAULTS_REPORT")
    text = json.dumps(rows, indent=1)
    if path:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(f"{text}\n")
    return text
