"""Transfer sizes, compressed as a static host compresses.

Counted are the requests before the menu is ready, and what the service worker stores afterwards.
"""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

from bench.figure import Figure
from e2e.watch import wait_until_ready, wait_until_stored
from tools.browser import launch_chromium, serving
from tools.serve import PACKED_ALREADY

SITE = Path(__file__).resolve().parent.parent / "site"


def on_the_wire(path: Path) -> int:
    """Return the number of bytes that a host sends for a file."""
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED_ALREADY else len(gzip.compress(data, 6))


def first_visit(address: str) -> tuple[set[str], set[str]]:
    """Return the paths requested before the menu is ready, and all paths stored in the end."""
    asked: set[str] = set()
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        context = browser.new_context()
        page = context.new_page()
        page.on("request", lambda request: asked.add(urlsplit(request.url).path.lstrip("/")))
        page.goto(address)
        wait_until_ready(page)
        before = {path or "index.html" for path in asked}
        wait_until_stored(page)
        stored = page.evaluate(
            """async () => {
              const caches_ = await Promise.all((await caches.keys()).map((n) => caches.open(n)));
              const kept = await Promise.all(caches_.map((cache) => cache.keys()));
              return kept.flat().map((request) => new URL(request.url).pathname.slice(1));
            }"""
        )
        browser.close()
    return before, set(stored)


def figures() -> list[Figure]:
    """Return the sizes of a first visit in MB."""
    with serving(SITE) as address:
        before, stored = first_visit(address)
    first = sum(on_the_wire(SITE / path) for path in before if (SITE / path).is_file())
    later = sum(on_the_wire(SITE / path) for path in stored - before)
    pictures = sum(on_the_wire(SITE / path) for path in before if "/snapshot/" in path)
    return [
        Figure("first visit, before the menu answers", first / 1e6, "MB", "at most 7"),
        Figure("of which pictures of memory", pictures / 1e6, "MB"),
        Figure("afterwards, in the background", later / 1e6, "MB"),
        Figure("in all", (first + later) / 1e6, "MB", "at most 10"),
    ]
