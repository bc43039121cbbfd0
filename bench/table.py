"""From a tap to the painted change, at every table, and what holds the page up while one plays.

A tap is a click on a legal region as a screen reader makes it: Python answers within it, and the
change is painted in the next frame. Long tasks are the browser's own count of what took over 50 ms
on the page's thread between a move and the computer's answer.
"""

from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from bench.figure import Figure
from e2e.browser import launch_chromium, serving
from e2e.watch import wait_for
from tabletop.games.registry import GAMES, has_table

SITE = Path(__file__).resolve().parent.parent / "site"
TAPS = 60

TAP = """async (taps) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const still = async () => {
    while (document.getElementById("board").dataset.busy !== "false") await frame();
  };
  const answered = [];
  const painted = [];
  const end = performance.now() + 20_000;
  while (painted.length < taps && performance.now() < end) {
    await still();
    await frame();
    const legal = document.querySelectorAll("#overlay [data-region]:not([aria-disabled])");
    if (!legal.length) continue; // the computer is to move, or the game is over
    const region = legal[(painted.length * 7) % legal.length];
    const begun = performance.now();
    region.click();
    answered.push(performance.now() - begun);
    await frame();
    painted.push(performance.now() - begun);
  }
  return { answered, painted };
}"""

TABLE_ANSWERS = "document.documentElement.dataset.ready === 'table'"

COUNT_LONG_TASKS = """() => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) longTasks.push(each.duration);
  }).observe({ type: "longtask" });
}"""


def figures() -> Iterator[Figure]:
    """Yield the times of taps in ms for each table, and the long tasks of a computer's turn."""
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for key in GAMES:
            if has_table(key):
                page = browser.new_page(viewport={"width": 1180, "height": 820})
                yield from _taps(page, address, key)
                page.close()
        page = browser.new_page()
        yield _long_tasks(page, address)
        browser.close()


def _taps(page: Page, address: str, key: str) -> Iterator[Figure]:
    page.goto(f"{address}#new={key}&seats=human,greedy&seed=bench")
    wait_for(page, TABLE_ANSWERS)
    times = page.evaluate(TAP, TAPS)
    answered, painted = times["answered"], times["painted"]
    yield Figure(f"{key}: tap answered, median", median(answered), "ms", "at most 16")
    yield Figure(f"{key}: tap answered, 95th percentile", _late(answered), "ms", "at most 50")
    yield Figure(f"{key}: tap to the next frame, median", median(painted), "ms")


def _long_tasks(page: Page, address: str) -> Figure:
    """Return the longest task on the page's thread while the hard opponent thinks."""
    page.goto(f"{address}#new=wizards-garden&seats=human,hard&seed=bench&first=1")
    wait_for(page, TABLE_ANSWERS)
    longest = 0.0
    for _ in range(3):
        _wait_for_person(page)
        cell = page.locator("#overlay [role=gridcell]:not([aria-disabled])").first
        move = (cell.get_attribute("aria-label") or "")[:2] + "w"
        page.evaluate(COUNT_LONG_TASKS)
        ply = int(page.evaluate("document.documentElement.dataset.ply"))
        page.get_by_role("textbox", name="Move").fill(move)
        page.keyboard.press("Enter")
        wait_for(page, f"Number(document.documentElement.dataset.ply) > {ply} + 1")
        longest = max([longest, *page.evaluate("longTasks")])
    return Figure("longest task while the computer thinks (0: none over 50)", longest, "ms")


def _wait_for_person(page: Page) -> None:
    wait_for(
        page,
        "document.getElementById('board').dataset.busy === 'false' && "
        "document.querySelector('#overlay [role=gridcell]:not([aria-disabled])')",
    )


def _late(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
