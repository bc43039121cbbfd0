"""Opening a kept game of its usual length, and a start page full of kept games beside an empty one.

Visits take turns in one browser that has been there before, so that a busy machine slows both.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, sync_playwright

from bench.figure import Figure
from e2e.browser import launch_profile, serving
from e2e.watch import wait_for, wait_until_ready, wait_until_stored
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, has_table, load_game

SITE = Path(__file__).resolve().parent.parent / "site"
VISITS = 7
KEPT = 20
PREFIX = "six-gardens/1/"

NOTE_THE_ANSWER = """new MutationObserver(() => {
  globalThis.answeredAt ??= performance.now();
}).observe(document, { attributeFilter: ["data-ready"], subtree: true });"""

OPEN = """async (id) => {
  const begun = performance.now();
  sixGardens.send({ do: "open-save", id });
  const board = document.getElementById("board");
  const stands = () =>
    document.documentElement.dataset.ready === "table" && board.dataset.busy === "false";
  do await new Promise((done) => requestAnimationFrame(() => done()));
  while (!stands());
  return performance.now() - begun;
}"""


def figures() -> Iterator[Figure]:
    """Yield the times in ms of opening each game, and of both start pages."""
    texts = dict(_whole_games())
    some = list(texts.items())
    many = {f"{key}-{n}": text for n in range(KEPT) for key, text in [some[n % len(some)]]}
    with (
        TemporaryDirectory() as profile,
        serving(SITE) as address,
        serving(SITE) as full_address,
        sync_playwright() as playwright,
    ):
        context = launch_profile(playwright, Path(profile))
        for place, kept in ((address, {}), (full_address, many)):
            _prepare(context, place, kept)
        yield from _start_pages(context, address, full_address)
        for number, key in enumerate(texts):
            yield _opened(context, full_address, f"{key}-{number}", texts[key])
        context.close()


def _whole_games() -> Iterator[tuple[str, str]]:
    """Yield the key and the record of a whole random game of each."""
    for key in GAMES:
        if has_table(key):
            game = load_game(key)
            match = random_match(game, max(2, game.info.min_seats), "bench", {}, 600)
            yield key, match.record.to_text()


def _prepare(context: BrowserContext, address: str, kept: Mapping[str, str]) -> None:
    """Keep these records, and let one visit list them and store all that the next ones need."""
    page = context.new_page()
    page.goto(f"{address}static/themes.json")
    page.evaluate(
        """(kept) => {
          for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
        }""",
        {f"{PREFIX}game/{id_}": text for id_, text in kept.items()},
    )
    page.goto(address)
    wait_until_ready(page)
    wait_until_stored(page)
    page.close()


def _start_pages(context: BrowserContext, empty: str, full: str) -> Iterator[Figure]:
    """Yield when the menu answers with no kept game, with twenty, and what that costs."""
    times: dict[str, list[float]] = {empty: [], full: []}
    for _ in range(VISITS):
        for address, spent in times.items():
            spent.append(_answered(context, address))
    without, with_all = median(times[empty]), median(times[full])
    yield Figure("start page answers, no kept game", without, "ms")
    yield Figure(f"start page answers, {KEPT} kept games", with_all, "ms")
    yield Figure("what they cost", with_all - without, "ms", "at most 50")


def _answered(context: BrowserContext, address: str) -> float:
    page = context.new_page()
    page.add_init_script(NOTE_THE_ANSWER)
    page.goto(address)
    wait_until_ready(page)
    answered = float(page.evaluate("answeredAt"))
    page.close()
    return answered


def _opened(context: BrowserContext, address: str, id_: str, text: str) -> Figure:
    """Return the time from the choice of a kept game to its board, as a median."""
    times = []
    for _ in range(VISITS):
        page = context.new_page()
        page.goto(address)
        wait_for(page, "document.documentElement.dataset.ready === 'menu'")
        times.append(float(page.evaluate(OPEN, id_)))
        page.close()
    plies = len(json.loads(text)["moves"])
    return Figure(f"opening {id_}, {plies} moves", median(times), "ms", "at most 100")
