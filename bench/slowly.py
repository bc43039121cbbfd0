"""CPU throttling by the browser."""

from playwright.sync_api import Page

SLOWED = 4
"""How many times slower than this machine a slow tablet is taken to be."""


def slow_down(page: Page, rate: int) -> None:
    """Slow the page's main thread by a factor of `rate` from now on, but not its workers."""
    if rate > 1:
        client = page.context.new_cdp_session(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def slowed(rate: int) -> str:
    """Return the suffix for the name of a figure."""
    return f", slowed {rate} times" if rate > 1 else ""
