"""Time from a tap to the painted change, at every table, and long tasks while one plays.

A tap is a click on an enabled region, as a screen reader makes it. It is answered when the board or
its head changes, and painted in the frame after that; both are measured at full speed and slowed.
Long tasks are those over 50 ms on the page's main thread between a move and the computer's answer.
"""

from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from bench.figure import Figure
from bench.slowly import SLOWED, slow_down, slowed
from e2e.watch import wait_for
from tabletop.games.registry import GAMES, has_table
from tools.browser import launch_chromium, serving

SITE = Path(__file__).resolve().parent.parent / "site"
TAPS = 60

TAP = """async (taps) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const still = async () => {
    while (document.getElementById("board").dataset.busy !== "false") await frame();
  };
  const changed = () => new Promise((done) => {
    const watch = new MutationObserver(() => (watch.disconnect(), done(true)));
    watch.observe(document.getElementById("board"), { attributes: true });
    const head = document.getElementById("table-head");
    watch.observe(head, { subtree: true, childList: true, characterData: true });
    setTimeout(() => (watch.disconnect(), done(false)), 2000);
  });
  const answered = [];
  const painted = [];
  let tried = 0;
  const end = performance.now() + 20_000;
  while (painted.length < taps && performance.now() < end) {
    await still();
    await frame();
    const legal = document.querySelectorAll("#overlay [data-region]:not([aria-disabled])");
    if (!legal.length) continue; // the computer is to move, or the game is over
    const region = legal[(tried++ * 7) % legal.length];
    const change = changed();
    const begun = performance.now();
    region.click();
    if (!(await change)) continue;
    answered.push(performance.now() - begun);
    await frame();
    await frame(); // only now was it put on the screen
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
                for rate in (1, SLOWED):
                    page = browser.new_page(viewport={"width": 1180, "height": 820})
                    yield from _taps(page, address, key, rate)
                    page.close()
        page = browser.new_page()
        yield _long_tasks(page, address)
        browser.close()


def _taps(page: Page, address: str, key: str, rate: int) -> Iterator[Figure]:
    page.goto(f"{address}#new={key}&seats=human,greedy&seed=bench")
    wait_for(page, TABLE_ANSWERS)
    slow_down(page, rate)
    times = page.evaluate(TAP, TAPS)
    answered, painted = times["answered"], times["painted"]
    name, here = f"{key}{slowed(rate)}: tap", rate == 1
    yield Figure(f"{name} answered, median", median(answered), "ms", "at most 16" if here else "")
    yield Figure(f"{name} answered, 95 of 100", _late(answered), "ms", "at most 50" if here else "")
    yield Figure(f"{name} to the screen, median", median(painted), "ms")


def _long_tasks(page: Page, address: str) -> Figure:
    """Return the longest task on the page's main thread while the hard bot thinks."""
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
