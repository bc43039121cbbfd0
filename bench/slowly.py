"""A slow tablet, as the browser plays one: its processor is slowed by a switch of its own."""

from playwright.sync_api import Page

SLOWED = 4
"""How many times slower than this machine a slow tablet is taken to be."""


def slow_down(page: Page, rate: int) -> None:
    """Slow the page's own thread `rate` times from now on; workers are not slowed."""
    if rate > 1:
        client = page.context.new_cdp_session(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def slowed(rate: int) -> str:
    """Returns what is added to the name of a figure."""
    return f", slowed {rate} times" if rate > 1 else ""
