"""Every file of the site, missing, cut, garbled or never sent: the page works or says what to do.

`make test-all` tries all at a first visit, at a later one whose stored file is damaged, and at
a later one without a network, and prints a table.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright
from playwright.sync_api import TimeoutError as GaveUp

from e2e.conftest import SHORT_LIVED
from e2e.faults.broken_host import FAULTS, BrokenHost, Fault, broken_host
from e2e.faults.visits import (
    Visit,
    damage,
    digests_in,
    files_of,
    forget_http_cache,
    visit,
    wait_until_whole,
)
from tests.amount import ALL
from tools.browser import launch_chromium, launch_profile

SHARDS = 8 if ALL else 1

# The few of a sample share one browser, and so belong to one process.
pytestmark = [] if ALL else [pytest.mark.xdist_group("site-files")]

SAMPLE_OF_FIRST_VISITS: list[tuple[str, Fault]] = [
    ("static/js/boot.js", "garbage"),
]
SAMPLE_OF_LATER_VISITS: list[tuple[str, Fault]] = [
    ("static/js/boot.js", "cut"),
    ("static/build/pyodide/pyodide.asm.wasm", "garbage"),
]
SAMPLE_WITHOUT_NETWORK: list[tuple[str, Fault]] = [
    ("static/js/boot.js", "garbage"),
]

Row = Callable[..., None]


@pytest.fixture(scope="module")
def host(site: Path) -> Iterator[BrokenHost]:
    with broken_host(site) as found:
        yield found


@pytest.fixture
def row(record_property: Callable[[str, object], None]) -> Row:
    """Return what notes a row of the table that `make test-all` prints.

    The file that FAULTS_TABLE names, if any, gets each row at once: all of them take an hour.
    """

    def note(*cells: object) -> None:
        text = f"| {' | '.join(map(str, cells))} |"
        record_property("row", text)
        if table := os.environ.get("FAULTS_TABLE"):
            with Path(table).open("a", encoding="utf-8") as file:
                file.write(f"{text}\n")

    return note


@pytest.fixture(scope="module")
def returning(
    playwright: Playwright, host: BrokenHost, site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Page]:
    """Yield a page without scripts in a browser that has stored the whole site."""
    profile = tmp_path_factory.mktemp("profile")
    context = launch_profile(playwright, profile, SHORT_LIVED, lean=True)
    page = context.new_page()
    page.goto(host.address)
    assert wait_until_whole(page, digests_in(site))
    page.goto(f"{host.address}static/themes.json")
    yield page
    host.mend()
    context.close()


def cases(
    site: Path, shard: int, sample: list[tuple[str, Fault]], faults: tuple[Fault, ...] = FAULTS
) -> list[tuple[str, Fault]]:
    """Return the files and faults to try: a sample, or this shard's part of all."""
    every = [(path, fault) for path in files_of(site) for fault in faults]
    return every[shard::SHARDS] if ALL else sample


def is_hopeless(path: str, fault: Fault) -> bool:
    """Return whether nobody can say anything: the page itself never came."""
    return path == "index.html" and fault in {"missing", "hanging", "garbage", "cut"}


@pytest.mark.parametrize("shard", range(SHARDS))
def test_a_first_visit_works_or_says_what_to_do(
    shard: int, playwright: Playwright, host: BrokenHost, site: Path, row: Row
) -> None:
    """And a visit after the host is mended stores everything, past what the browser had kept."""
    silent = []
    browser = launch_chromium(playwright, SHORT_LIVED, lean=True)
    for path, fault in cases(site, shard, SAMPLE_OF_FIRST_VISITS):
        context = browser.new_context()
        page = context.new_page()
        host.breaks(path, fault)
        first = visit(page, host.address)
        host.mend()
        healed = heals(page, host, site)
        row(path, fault, "first visit", first, "whole" if healed else "DAMAGED")
        if not healed or not (first.is_as_promised or is_hopeless(path, fault)):
            silent.append((path, fault, first, healed))
        context.close()
    browser.close()
    assert silent == []


def heals(page: Page, host: BrokenHost, site: Path) -> bool:
    """Return whether the page works and everything is stored once the host is whole again."""
    retry = page.locator("#first-aid, #trouble").get_by_role("button", name="Try again")
    if retry.count() and retry.first.is_visible():
        with suppress(GaveUp):  # a page that went on by itself offers no other try any more
            retry.first.click(timeout=3_000)
        page.wait_for_function("document.documentElement.dataset.ready", timeout=30_000)
    else:
        page.reload()  # what the browser has of index.html itself it asks for again only then
        again = visit(page, host.address)
        if not again.works:
            return False
    return wait_until_whole(page, digests_in(site))


@pytest.mark.parametrize("shard", range(SHARDS))
def test_a_later_visit_works_and_heals(
    shard: int, returning: Page, host: BrokenHost, site: Path, row: Row
) -> None:
    """Whatever became of a stored file, a visit online leaves everything whole."""
    failed = []
    for path, fault in cases(site, shard, SAMPLE_OF_LATER_VISITS):
        damage(returning, path, fault)
        forget_http_cache(returning.context, returning)
        if fault == "hanging":
            host.breaks(path, fault)
        later, healed = visit_anew(returning.context, host, site)
        row(path, fault, "later visit", later, "whole" if healed else "DAMAGED")
        if not (healed and later.is_as_promised):
            failed.append((path, fault, later, healed))
    assert failed == []


@pytest.mark.parametrize("shard", range(SHARDS))
def test_a_later_visit_without_network_works_or_says_what_to_do(
    shard: int, returning: Page, host: BrokenHost, site: Path, row: Row
) -> None:
    """The words, the export and another try do not come from what is damaged."""
    failed = []
    faults: tuple[Fault, ...] = ("missing", "cut", "garbage")
    for path, fault in cases(site, shard, SAMPLE_WITHOUT_NETWORK, faults):
        damage(returning, path, fault)
        forget_http_cache(returning.context, returning)
        returning.context.set_offline(True)
        page = returning.context.new_page()
        offline = visit(page, host.address)
        page.close()
        returning.context.set_offline(False)
        _, healed = visit_anew(returning.context, host, site)
        row(path, fault, "without network", offline, "whole" if healed else "DAMAGED")
        if not (healed and offline.is_as_promised):
            failed.append((path, fault, offline, healed))
    assert failed == []


def visit_anew(context: BrowserContext, host: BrokenHost, site: Path) -> tuple[Visit, bool]:
    """Return what a visit in a page of its own comes to, and whether everything is whole then."""
    page = context.new_page()
    found = visit(page, host.address)
    host.mend()
    healed = wait_until_whole(page, digests_in(site))
    works = found.works or visit(page, host.address).works
    page.close()
    return found, healed and works
