"""One visit to a page at a time, in a browser that was or was not there before."""

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
    """Gives a browser that has never been anywhere."""
    with TemporaryDirectory() as profile:
        context = launch_profile(playwright, Path(profile))
        yield context
        context.close()


@contextmanager
def been_before(playwright: Playwright, address: str, *, stores: bool) -> Iterator[BrowserContext]:
    """Gives a browser that has been to `address`, twice.

    On ours somebody also played: a browser keeps compiled code only once it has made the best of a
    good deal of it, and by the second visit, which is the first from what the page has stored.
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
    """Taps its way through a game for a while, and goes back to the menu."""
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
    """Gives the page as it begins to open, and a list to which the place of a card comes."""
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
    """Returns what the probe noted of a visit in which nobody does anything, in ms."""
    with _opened(context, address, slow) as (page, _):
        wait_for(page, "visit.ready !== null", patience=PATIENCE)
        page.wait_for_timeout(1000)
        seen: Seen = page.evaluate("visit")
        return seen


def tap(context: BrowserContext, address: str, delay: float, slow: Slow = "") -> float:
    """Returns the ms from a tap, `delay` s after a card is seen, to its dialog.

    The clock runs here, not in the page: a page that is busy does not know yet that it was tapped.
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
