"""One visit to a page at a time, in a new or a returning browser."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import BrowserContext, Page, Playwright

from bench.slow import braked
from bench.table import TABLE_ANSWERS, TAP
from e2e.watch import wait_for, wait_until_ready, wait_until_stored
from tools.browser import launch_profile

PROBE = Path(__file__).with_name("probe.js")
TIMES = 4
TAPS = 20
PATIENCE = 180_000

Slow = Literal["", "switch", "brake"]
Seen = Mapping[str, float]


@contextmanager
def first_time(playwright: Playwright) -> Iterator[BrowserContext]:
    """Yield a browser with empty storage."""
    with TemporaryDirectory() as profile:
        context = launch_profile(playwright, Path(profile))
        yield context
        context.close()


@contextmanager
def been_before(playwright: Playwright, address: str, *, stores: bool) -> Iterator[BrowserContext]:
    """Yield a browser that has visited `address` twice.

    On our page it has also played: a browser caches compiled code only after it has optimized much
    of it, and the second visit is the first one served from storage.
    """
    with first_time(playwright) as context:
        for _ in range(2):
            page = context.new_page()
            page.goto(address)
            wait_until_ready(page, patience=PATIENCE)
            if stores:
                wait_until_stored(page)
                _play(page)
            page.wait_for_load_state("networkidle")
            page.close()
        yield context


def _play(page: Page) -> None:
    """Play by taps for a while, and return to the menu."""
    page.evaluate(
        "sixGardens.send({ do: 'link', fragment: 'new=wizards-garden&seats=human,easy' })"
    )
    wait_for(page, TABLE_ANSWERS)
    page.evaluate(TAP, TAPS)
    page.evaluate("sixGardens.send({ do: 'leave' })")
    wait_for(page, "document.documentElement.dataset.ready === 'menu'")


@contextmanager
def _opened(
    context: BrowserContext, address: str, slow: Slow
) -> Iterator[tuple[Page, list[float]]]:
    """Yield the page as it starts to load, and a list that receives the position of a card."""
    page = context.new_page()
    place: list[float] = []
    page.expose_binding("cardSeen", lambda _source, x, y: place.extend((x, y)))
    page.add_init_script(path=PROBE)
    if slow == "switch":
        switch = context.new_cdp_session(page)
        switch.send("Emulation.setCPUThrottlingRate", {"rate": TIMES})
    with braked(TIMES) if slow == "brake" else nullcontext():
        page.goto(address, wait_until="commit")
        yield page, place
    page.close()


def watch(context: BrowserContext, address: str, slow: Slow = "") -> Seen:
    """Return the times in ms that the probe recorded in a visit without input."""
    with _opened(context, address, slow) as (page, _):
        wait_for(page, "visit.ready !== null", patience=PATIENCE)
        page.wait_for_timeout(1000)
        seen: Seen = page.evaluate("visit")
        return seen


def tap(context: BrowserContext, address: str, delay: float, slow: Slow = "") -> float:
    """Return the ms from a tap, `delay` s after a card appears, until its dialog opens.

    The time is measured here, because a busy page does not yet know that it was tapped.
    """
    with _opened(context, address, slow) as (page, place):
        while not place:
            page.wait_for_timeout(10)
        page.wait_for_timeout(1000 * delay)
        tapped = 1000 * time.time()
        page.mouse.click(*place)
        wait_for(page, "visit.dialog !== null", patience=PATIENCE)
        answered = float(page.evaluate("performance.timeOrigin + visit.dialog"))
        return answered - tapped
