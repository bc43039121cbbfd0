"""Several sites on one host: each leaves the pages, workers and caches of the others alone."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.test_start import EDITION, publish_new_version
from e2e.watch import wait_for, wait_until_ready
from tools.browser import serving

STRANGER = "<!doctype html><title>A stranger</title><p>Not Six Gardens</p>"

PUT_OTHER_CACHES = """async (names) => {
  for (const name of names) await (await caches.open(name)).put("/a", new Response("theirs"));
}"""


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Path:
    """Return a folder with a site at its root, another one below /b/, and a stranger's page."""
    root = tmp_path / "host"
    for copy in (root, root / "b"):
        shutil.copytree(site, copy, copy_function=os.link)
    (root / "other").mkdir()
    (root / "other" / "index.html").write_text(STRANGER, encoding="utf-8")
    return root


def open_whole(page: Page, address: str) -> None:
    """Open a site and wait until it is stored completely."""
    page.goto(address)
    wait_until_ready(page)
    assert page.url == address
    wait_for(
        page,
        f"""caches.open("snapshot {address}").then((cache) => cache.keys())
        .then((kept) => kept.length === 3)""",
    )


def update(page: Page, address: str, root: Path) -> None:
    """Publish a new version of the site in the folder `root`, and let the page take it."""
    for name in ("index.html", "sw.js"):
        text = (root / name).read_bytes()
        (root / name).unlink()  # a link to the built site
        (root / name).write_bytes(text)
    publish_new_version(root)
    page.goto(address)
    wait_for(page, "navigator.serviceWorker.getRegistration().then((found) => found?.waiting)")
    with page.expect_navigation():
        page.evaluate("takeUpdate()")
    wait_until_ready(page)
    assert page.evaluate(EDITION) == "newer"


@pytest.mark.thorough
def test_sites_of_one_host_leave_each_other_alone(fresh: BrowserContext, host: Path) -> None:
    """The root site neither answers for sites below it, nor removes their caches."""
    with serving(host) as root:
        page = fresh.new_page()
        open_whole(page, root)
        page.goto(f"{root}other/")
        expect(page).to_have_title("A stranger")
        open_whole(page, f"{root}b/")
        former = [f"workbox-precache-v2-{root}", f"workbox-precache-v2-{root}b/"]
        page.evaluate(PUT_OTHER_CACHES, ["theirs", f"files {root}other/", *former])
        before = set(page.evaluate("caches.keys()"))

        update(page, root, host)
        after = set(page.evaluate("caches.keys()"))
        assert before - after == {former[0]}, "an update removes its own former cache alone"
        update(page, f"{root}b/", host / "b")
        assert after - set(page.evaluate("caches.keys()")) == {former[1]}

        fresh.set_offline(True)
        for address in (root, f"{root}b/"):
            page.goto(address)
            wait_until_ready(page)
            assert page.url == address
            assert page.evaluate(EDITION) == "newer"
