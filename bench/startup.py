"""Time from navigation to a card, its dialog and Python: first and later visits, slowed and not.

The browser's throttling slows the page's main thread fourfold; the brake slows all threads, its
workers too (`bench/slow.py`). A stock PyScript page that says hello, from the same server with the
same Pyodide, alternates with ours, so that a busy machine slows both alike.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from bench.figure import Figure
from bench.hello import write_hello
from bench.slow import serving_slowly
from bench.visits import Seen, Slow, been_before, first_time, tap, watch
from e2e.watch import wait_for, wait_until_ready
from tools.browser import serving

SITE = Path(__file__).resolve().parent.parent / "site"
VISITS = 7
OPEN = "#new=wizards-garden&seats=human,human"


class Condition(NamedTuple):
    """How a page is visited: the number of idle visits, and the delay from card to tap."""

    name: str
    slow: Slow
    visits: int
    delays: tuple[float, ...]


FIRST = (
    Condition("first visit", "", 3, (0.3, 1, 2)),
    Condition("first visit, slowed", "switch", 1, (0.3, 1, 2, 4)),
    Condition("first visit, braked", "brake", 1, (0.3, 1, 2, 4)),
)
LATER = (
    Condition("later visit", "", VISITS, (0.05, 0.3)),
    Condition("later visit, slowed", "switch", 3, (0.05, 0.3, 1)),
    Condition("later visit, braked", "brake", 3, (0.05, 0.3, 1)),
)
OVER_THE_LINE = Condition("first visit, 1.6 Mbit/s", "", 1, (0.3,))

Launch = Callable[[], AbstractContextManager[BrowserContext]]


def figures() -> Iterator[Figure]:
    """Yield the figures of each condition, and ours beside those of the hello page."""
    with sync_playwright() as playwright, serving(SITE) as ours:

        def new() -> AbstractContextManager[BrowserContext]:
            return first_time(playwright)

        for condition in FIRST:
            yield from _visited(condition, new, ours)
        with serving_slowly(SITE) as far_away:
            yield from _visited(OVER_THE_LINE, new, far_away)
        yield from _later(playwright, ours)
        yield from _beside_hello(playwright, ours)


def _visited(condition: Condition, launch: Launch, address: str) -> Iterator[Figure]:
    """Yield the times of visits under one condition, each in a browser of its own."""
    quiet: list[Seen] = []
    for _ in range(condition.visits):
        with launch() as context:
            quiet.append(watch(context, address, condition.slow))
    taps = []
    for delay in condition.delays:
        with launch() as context:
            taps.append(tap(context, address, delay, condition.slow))
    yield from _summed(condition, quiet, taps)


def _summed(condition: Condition, quiet: list[Seen], taps: list[float]) -> Iterator[Figure]:
    name, slow, *_ = condition
    middle = {key: median(seen[key] or 0 for seen in quiet) for key in ("card", "ready", "longest")}
    when = ", ".join(f"{delay:g}" for delay in condition.delays)
    yield Figure(f"{name}: a card is seen", middle["card"], "ms")
    goal = "at most 200" if slow else ""
    yield Figure(f"{name}: tap to dialog, worst of {when} s", max(taps), "ms", goal)
    yield Figure(f"{name}: Python is ready", middle["ready"], "ms")
    goal = "below 1000" if slow else ""
    yield Figure(f"{name}: longest task of the page's thread", middle["longest"], "ms", goal)


def _later(playwright: Playwright, address: str) -> Iterator[Figure]:
    """Yield the times of later visits, with no game open and with one."""
    with been_before(playwright, address, stores=True) as context:
        for condition in LATER:
            quiet = [watch(context, address, condition.slow) for _ in range(condition.visits)]
            taps = [tap(context, address, delay, condition.slow) for delay in condition.delays]
            yield from _summed(condition, quiet, taps)
        table = _leave_a_table_open(context, address)
        for condition in LATER:
            boards = [watch(context, table, condition.slow)["board"] for _ in range(3)]
            goal = "" if condition.slow else "below 300"
            yield Figure(f"{condition.name}: the last board is seen", median(boards), "ms", goal)


def _leave_a_table_open(context: BrowserContext, address: str) -> str:
    """Return the address of a table that was left in mid-game."""
    page: Page = context.new_page()
    page.goto(address + OPEN)
    wait_until_ready(page)
    wait_for(page, "document.getElementById('board').dataset.busy === 'false'")
    wait_for(page, "location.hash.startsWith('#game=')")
    table = page.url
    page.goto("about:blank")
    page.close()
    return table


def _beside_hello(playwright: Playwright, ours: str) -> Iterator[Figure]:
    """Yield the seconds until Python is ready on a hello page and on ours, in turns."""
    with TemporaryDirectory() as folder:
        write_hello(Path(folder, "hello"))
        with (
            serving(Path(folder, "hello")) as hello,
            been_before(playwright, hello, stores=False) as hello_context,
            been_before(playwright, ours, stores=True) as our_context,
        ):
            pairs = [
                (watch(hello_context, hello)["ready"], watch(our_context, ours)["ready"])
                for _ in range(VISITS)
            ]
    theirs, own = (median(times) for times in zip(*pairs, strict=True))
    yield Figure(f"later visits, hello page, median of {VISITS}", theirs, "ms")
    yield Figure(f"later visits, ours, median of {VISITS}", own, "ms")
    yield Figure("later visits, ours to hello", own / theirs, "times", "at most 0.35")
