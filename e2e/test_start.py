"""How the site starts: the first visit, later visits, without a network, and after an update."""

import base64
import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from e2e.conftest import ROOT, OpenPage
from e2e.watch import (
    PATIENCE,
    Watch,
    python_started_from,
    wait_for,
    wait_until_ready,
    wait_until_stored,
)
from tests.amount import amount
from tools.browser import serving

EDITION = "document.head.getAttribute('data-edition')"


def test_a_first_visit_starts_from_a_small_snapshot_and_asks_nobody_else(
    fresh: BrowserContext, address: str
) -> None:
    """It downloads what the menu needs, shows progress, and stays on its own origin."""
    page = fresh.new_page()
    watch = Watch(page, address)
    page.add_init_script(
        """globalThis.told = [];
        let workers = 0;
        globalThis.Worker = class extends Worker {
          constructor(...all) {
            super(...all);
            if (workers++ > 0) return; // the first one is the application's
            super.addEventListener("message", ({ data }) => {
              if (data?.progress || data?.python) told.push(data);
            });
          }
        };"""
    )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    wait_until_ready(page)
    assert python_started_from(page) == "snapshot"
    assert [url for url in asked if "/snapshot/python-" in url]
    assert not [url for url in asked if "/snapshot/games-" in url]
    told = page.evaluate("told")
    progress = [note["progress"] for note in told if "progress" in note]
    assert progress == sorted(progress)
    assert progress[-1] == told[0]["of"]
    assert told.count({"python": "snapshot"}) == 1
    watch.found_nothing()


FORBIDDEN = """Object.defineProperty(globalThis, "caches", {
  get() { throw new DOMException("forbidden", "SecurityError"); },
});"""


def test_python_starts_where_storage_is_forbidden(fresh: BrowserContext, address: str) -> None:
    """Whoever blocks site data meets a browser that refuses its caches: that stops nothing."""
    page = fresh.new_page()
    page.add_init_script(FORBIDDEN)
    page.goto(address)
    wait_until_ready(page)
    assert python_started_from(page) == "snapshot"


def test_the_second_visit_starts_from_the_snapshot(open_page: OpenPage) -> None:
    """The service worker stored the snapshot after the first visit, unasked (see `visited`)."""
    assert python_started_from(open_page()) == "snapshot"


def test_the_site_opens_without_a_network(without_network: OpenPage) -> None:
    """After one visit everything is on the device, whatever parameters the address has."""
    for rest in ("", "?from=home", "index.html"):
        assert python_started_from(without_network(rest)) == "snapshot"


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
    "one byte changed": "const spoilt = bytes; spoilt[bytes.length >> 1] ^= 255;",
    "another file": "const spoilt = new TextEncoder().encode('<!doctype html>Not found');",
}
"""In one the length is right; whatever is too short or too long is one (tests/js/layers)."""


def test_a_damaged_snapshot_is_dropped(fresh: BrowserContext, address: str) -> None:
    """Whatever became of the snapshot, Python starts from scratch, and the next visit is fast."""
    page = fresh.new_page()
    page.goto(address)
    wait_until_ready(page)
    for kind, script in list(SPOILT.items())[: amount(1, 2)]:
        wait_until_stored(page)
        page.evaluate(damage(script))
        page.reload()
        wait_until_ready(page)
        assert python_started_from(page) == "scratch", kind
    wait_until_stored(page)
    page.reload()
    wait_until_ready(page)
    assert python_started_from(page) == "snapshot"


MOMENT = 3000
"""Longer than opponents wait until they come up, in ms."""

OPPONENTS_ARE_UP = "document.querySelector('script[name=opponents-0]')?.xworker?.ready"


def test_opponents_come_up_where_a_table_is_set(open_page: OpenPage) -> None:
    """On the menu they would hold up whoever opens a kept game after a moment."""
    page = open_page()
    page.wait_for_timeout(MOMENT)
    assert page.locator("script[name=opponents-0]").count() == 0
    page.locator("button.game").first.click()
    wait_for(page, OPPONENTS_ARE_UP)


def test_a_new_version_waits_for_the_player(
    fresh: BrowserContext, site: Path, tmp_path: Path
) -> None:
    """A new version is fetched whole, is announced, and takes over when the player says so.

    Then another tab that had announced it, too, offers it no more.
    """
    root = tmp_path / "site"
    shutil.copytree(site, root)
    with serving(root) as address:
        page = fresh.new_page()
        page.goto(address)
        wait_until_stored(page)
        publish_new_version(root)
        page.reload()
        wait_for(page, "navigator.serviceWorker.getRegistration().then((found) => found?.waiting)")
        page.reload()
        wait_until_ready(page)
        assert page.evaluate(EDITION) is None
        other = fresh.new_page()
        other.goto(address)
        offer = other.get_by_role("button", name="Use it")
        offer.wait_for(timeout=PATIENCE)
        wait_until_ready(other)
        with page.expect_navigation(timeout=PATIENCE):
            page.evaluate("takeUpdate()")
        wait_until_ready(page)
        assert page.evaluate(EDITION) == "newer"
        assert python_started_from(page) == "snapshot"
        offer.wait_for(state="detached", timeout=PATIENCE)


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


@pytest.mark.thorough
def test_the_same_sources_make_the_same_pictures(site: Path, tmp_path: Path) -> None:
    """Wherever and whenever they are built: what did not change is not fetched again."""
    elsewhere, target = tmp_path / "elsewhere", tmp_path / "made"
    shutil.copytree(ROOT / "static/build", elsewhere)
    subprocess.run(["node", "tools/snapshot.mjs", elsewhere, target, "1"], cwd=ROOT, check=True)
    assert pictured(target) == pictured(ROOT / "static/build/snapshot")
    assert site.is_dir()


def pictured(folder: Path) -> list[tuple[object, ...]]:
    """Returns of each picture what does not depend on how tightly it is packed."""
    layers = json.loads((folder / "layers.json").read_text(encoding="utf-8"))
    return [
        tuple(each[key] for key in ("sum", "from", "unpacked", "memory", "header"))
        for each in layers
    ]
