"""Kill the whole browser at random moments of a game, and count the lost moves.

A move counts once the page has announced it (`html[data-ply]`). Each round plays random moves for
some seconds, with animation and a thinking computer, ends every process of the browser at once
(SIGKILL), opens the same profile again and reads the game.
"""

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from bench.figure import Figure
from e2e.watch import PATIENCE, wait_until_ready
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, load_game
from tools.browser import launch_profile, serving

SITE = Path(__file__).resolve().parent.parent / "site"
KILLS = 60
LONGEST = 6.0
TABLES = (
    "#new=wizards-garden&seats=2&first=1",
    "#new=wizards-garden&seats=human,hard",
    "#new=garden-growth&seats=human,easy",
    "#new=tuintopia&seats=human,medium",
)
TELL = """new MutationObserver(() => tellPly(document.documentElement.dataset.ply ?? "0"))
  .observe(document.documentElement, { attributeFilter: ["data-ply"] });"""


class Killable:
    """A browser over one profile that can be killed, as by an empty battery."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        """Start it."""
        self._profile = str(profile)
        self.context: BrowserContext = launch_profile(playwright, profile)

    def kill(self) -> None:
        """Kill all of its processes at once."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if self._profile in (process / "cmdline").read_text(errors="replace"):
                    os.kill(int(process.name), signal.SIGKILL)
        with suppress(Error):
            self.context.close()


@contextmanager
def killable(playwright: Playwright, profile: Path) -> Iterator[Killable]:
    """Yield a browser that is killed at the end of the block at the latest."""
    browser = Killable(playwright, profile)
    try:
        yield browser
    finally:
        browser.kill()


def figures() -> Iterator[Figure]:
    """Yield the number of kills without a loss, and of moves played and lost."""
    luck = random.Random("durability")
    survived = played = lost = 0
    with TemporaryDirectory() as folder, serving(SITE) as address, sync_playwright() as playwright:
        for number in range(KILLS):
            told = played_until_killed(playwright, Path(folder), address, luck, number)
            there = plies_there(playwright, Path(folder), address, told)
            short = sum(max(0, ply - there.get(id_, 0)) for id_, ply in told.items())
            played += sum(told.values())
            lost += short
            survived += not short
    yield Figure(f"of {KILLS} killed browsers, those that lost no told move", survived, "browsers")
    yield Figure("moves that were told as played", played, "moves")
    yield Figure("of them lost", lost, "moves", "none")


def played_until_killed(
    playwright: Playwright, profile: Path, address: str, luck: random.Random, number: int
) -> dict[str, int]:
    """Play a new game until a random moment; return its id and the last announced ply."""
    told = [0]
    with killable(playwright, profile) as browser:
        page = browser.context.new_page()
        page.expose_function("tellPly", lambda ply: told.append(int(ply)))
        page.goto(f"{address}{TABLES[number % len(TABLES)]}&seed=kill-{number}")
        wait_until_ready(page)
        page.evaluate(TELL)
        id_ = page.url.partition("#game=")[2]
        play_until(page, id_, luck, time.monotonic() + luck.uniform(0.2, LONGEST))
        browser.kill()
    return {id_: told[-1]}


def play_until(page: Page, id_: str, luck: random.Random, end: float) -> None:
    """Play random moves for the people at the table until the clock reaches `end`."""
    while time.monotonic() < end:
        match = kept_match(page, id_)
        if match.to_move and match.record.seats[match.to_move - 1].is_human:
            moves = list(match.game.legal_moves(match.state))
            move = match.game.move_to_text(luck.choice(moves))
            page.evaluate("(text) => sixGardens.send({ do: 'type', text })", move)
        page.wait_for_timeout(luck.choice((5, 30, 120, 400)))


def kept_match(page: Page, id_: str) -> AnyMatch:
    """Return the match of the saved game."""
    text = page.evaluate("(key) => localStorage.getItem(key)", f"six-gardens/1/game/{id_}")
    record = Record.from_text(text)
    return Match.load(load_game(record.game), record)


def plies_there(
    playwright: Playwright, profile: Path, address: str, told: dict[str, int]
) -> dict[str, int]:
    """Open the games again in a new browser over the same profile; return their plies."""
    there = {}
    with killable(playwright, profile) as browser:
        page = browser.context.new_page()
        for id_ in told:
            page.goto(f"{address}#game={id_}")
            try:
                page.wait_for_function(
                    "document.documentElement.dataset.ready === 'table'", timeout=PATIENCE
                )
                there[id_] = int(page.evaluate("document.documentElement.dataset.ply"))
            except Error:
                there[id_] = 0
    return there
