"""What a visit comes to when a file of the site is broken, and whether it heals."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as NavigatedMeanwhile
from playwright.sync_api import TimeoutError as TookTooLong

from e2e.faults.broken_host import GARBAGE, Fault

PROMISED = 10
"""Seconds within which a page works or says what to do."""

ALLOWANCE = 3
"""How much slower the machine of the tests may be."""

WORKS_OR_SAYS = """() => {
  const shown = (selector) => document.querySelector(selector)?.textContent.trim();
  const stalled = document.querySelector("#loading button") && shown("#loading");
  const said = shown("#first-aid") || shown("#trouble[open]") || stalled;
  if (document.documentElement.dataset.ready) return { works: true, said };
  return said ? { works: false, said } : null;
}"""

DAMAGE = """async ({ path, fault, garbage }) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.endsWith(`/${path}`)) continue;
      const response = await cache.match(request);
      const headers = response.headers;
      const bytes = await response.arrayBuffer();
      if (fault === "missing" || fault === "hanging") await cache.delete(request);
      else {
        const body = fault === "cut" ? bytes.slice(0, bytes.byteLength >> 1) : garbage;
        await cache.put(request, new Response(body, { headers }));
      }
    }
  }
}"""

IS_WHOLE = """async (digests) => {
  const whole = new Set();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const bytes = await (await cache.match(request)).arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      const digest = btoa(String.fromCharCode(...hash));
      for (const [url, wanted] of Object.entries(digests)) {
        const isIt = new URL(request.url).pathname.endsWith(`/${url}`);
        if (isIt && digest === wanted) whole.add(url);
      }
    }
  }
  return Object.keys(digests).every((url) => whole.has(url));
}"""


@dataclass(frozen=True)
class Visit:
    """What a visit came to: whether the page works, what it said, and after how many seconds."""

    works: bool
    said: str
    seconds: float

    @property
    def is_as_promised(self) -> bool:
        return (self.works or bool(self.said)) and self.seconds < PROMISED * ALLOWANCE

    def __str__(self) -> str:
        what = "works" if self.works else "says" if self.said else "SILENT"
        return f"{what} {self.seconds:.1f} s"


def digests_in(site: Path) -> dict[str, str]:
    """Return the SHA-256 of each file that the service worker stores, by its path."""
    text = (site / "sw.js").read_text(encoding="utf-8")
    return dict(re.findall(r'url:"([^"]+)",digest:"([^"]+)"', text))


def files_of(site: Path) -> list[str]:
    """Return the paths of all files of the site."""
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())


def visit(page: Page, address: str) -> Visit:
    """Open the page and return what came of it."""
    began = monotonic()
    limit = PROMISED * ALLOWANCE * 1000
    try:
        page.goto(address, wait_until="commit", timeout=limit)
        found = page.wait_for_function(WORKS_OR_SAYS, timeout=limit, polling=50).json_value()
    except TookTooLong:
        return Visit(False, "", monotonic() - began)
    return Visit(found["works"], found.get("said") or "", monotonic() - began)


def damage(page: Page, path: str, fault: Fault) -> None:
    """Damage what the service worker has stored of a file."""
    page.evaluate(DAMAGE, {"path": path, "fault": fault, "garbage": GARBAGE.decode()})


def wait_until_whole(page: Page, digests: dict[str, str], patience: float = 60) -> bool:
    """Return whether everything is stored, byte for byte, within `patience` seconds."""
    end = monotonic() + patience
    while monotonic() < end:
        try:
            if page.evaluate(IS_WHOLE, digests):
                return True
            page.wait_for_timeout(200)
        except NavigatedMeanwhile:
            continue
    return False


def forget_http_cache(context: BrowserContext, page: Page) -> None:
    """Empty the browser's own cache, so that only the service worker has anything."""
    client = context.new_cdp_session(page)
    client.send("Network.clearBrowserCache")
    client.detach()
