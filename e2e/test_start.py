"""How the site starts: the first visit, later visits, without a network, and after an update."""

import base64
import hashlib
from pathlib import Path
from shutil import copytree

from playwright.sync_api import BrowserContext

from e2e.browser import serving
from e2e.watch import Watch, python_started_from, wait_for, wait_until_ready, wait_until_stored

EDITION = "document.head.getAttribute('data-edition')"


def test_a_first_visit_starts_python_from_scratch_and_asks_nobody_else(
    fresh: BrowserContext, address: str
) -> None:
    """The first visit does not wait for the snapshot, and no request leaves the origin."""
    page = fresh.new_page()
    watch = Watch(page, address)
    page.goto(address)
    wait_until_ready(page)
    assert python_started_from(page) == "scratch"
    asked = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [url for url in asked if "/snapshot/" in url]
    watch.found_nothing()


def test_the_second_visit_starts_from_the_snapshot(fresh: BrowserContext, address: str) -> None:
    """The service worker stores the snapshot after the first visit, unasked."""
    page = fresh.new_page()
    watch = Watch(page, address)
    page.goto(address)
    wait_until_ready(page)
    wait_until_stored(page)
    page.reload()
    wait_until_ready(page)
    assert python_started_from(page) == "snapshot"
    watch.found_nothing()


def test_the_site_opens_without_a_network(fresh: BrowserContext, address: str) -> None:
    """After one visit everything is on the device, whatever parameters the address has."""
    page = fresh.new_page()
    page.goto(address)
    wait_until_ready(page)
    wait_until_stored(page)
    fresh.set_offline(True)
    watch = Watch(page, address)
    for rest in ("", "?from=home", "index.html"):
        page.goto(f"{address}{rest}")
        wait_until_ready(page)
        assert python_started_from(page) == "snapshot"
    watch.found_nothing()


def test_an_unknown_address_leads_to_the_page(fresh: BrowserContext, address: str) -> None:
    """Relative paths hold at the site's own address only, so others are led there."""
    page = fresh.new_page()
    page.goto(address)
    wait_until_ready(page)
    wait_until_stored(page)
    page.goto(f"{address}no/such/page")
    wait_until_ready(page)
    assert page.url == address


def test_the_site_works_below_a_path(fresh: BrowserContext, sub_address: str) -> None:
    """All paths are relative: first visit, second visit and offline, below /some/REPO/."""
    page = fresh.new_page()
    watch = Watch(page, sub_address)
    page.goto(sub_address)
    wait_until_ready(page)
    wait_until_stored(page)
    fresh.set_offline(True)
    page.reload()
    wait_until_ready(page)
    assert python_started_from(page) == "snapshot"
    watch.found_nothing()


def damage(page_script_kind: str) -> str:
    """Returns a script that spoils the stored snapshot in one way."""
    return f"""async () => {{
      const [name] = (await caches.keys()).filter((name) => name.startsWith("snapshot "));
      const cache = await caches.open(name);
      const [request] = await cache.keys();
      const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
      {page_script_kind}
      await cache.put(request, new Response(spoilt));
    }}"""


SPOILT = {
    "cut short": "const spoilt = bytes.slice(0, bytes.length / 2);",
    "one byte changed": "const spoilt = bytes; spoilt[bytes.length >> 1] ^= 255;",
    "another file": "const spoilt = new TextEncoder().encode('<!doctype html>Not found');",
    "empty": "const spoilt = new Uint8Array();",
}


def test_a_damaged_snapshot_is_dropped(fresh: BrowserContext, address: str) -> None:
    """Whatever became of the snapshot, Python starts from scratch, and the next visit is fast."""
    page = fresh.new_page()
    page.goto(address)
    wait_until_ready(page)
    for kind, script in SPOILT.items():
        wait_until_stored(page)
        page.evaluate(damage(script))
        page.reload()
        wait_until_ready(page)
        assert python_started_from(page) == "scratch", kind
    wait_until_stored(page)
    page.reload()
    wait_until_ready(page)
    assert python_started_from(page) == "snapshot"


def test_a_new_version_waits_for_the_player(
    fresh: BrowserContext, site: Path, tmp_path: Path
) -> None:
    """A new version is fetched whole, is announced, and takes over when the player says so."""
    root = tmp_path / "site"
    copytree(site, root)
    with serving(root) as address:
        page = fresh.new_page()
        page.goto(address)
        wait_until_ready(page)
        wait_until_stored(page)
        publish_new_version(root)
        page.wait_for_load_state("networkidle")
        page.reload()
        wait_until_ready(page)
        wait_for(page, "navigator.serviceWorker.getRegistration().then((found) => found?.waiting)")
        page.wait_for_load_state("networkidle")
        page.reload()
        wait_until_ready(page)
        assert page.evaluate(EDITION) is None
        page.wait_for_load_state("networkidle")
        with page.expect_navigation():
            page.evaluate("takeUpdate()")
        wait_until_ready(page)
        assert page.evaluate(EDITION) == "newer"
        assert python_started_from(page) == "snapshot"


def publish_new_version(root: Path) -> None:
    """Changes the page and, as the build would, its checksum in the service worker."""
    page = root / "index.html"
    worker = root / "sw.js"
    old = checksum(page)
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<head>", '<head data-edition="newer">'), "utf-8")
    worker.write_text(worker.read_text(encoding="utf-8").replace(old, checksum(page)), "utf-8")


def checksum(path: Path) -> str:
    """Returns a file's SHA-256 checksum as the service worker's list has it."""
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
