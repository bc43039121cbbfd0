"""Fixtures for the browser tests: the built site on a server, and watched pages.

A test uses `open_page`, which opens the site in a Chromium that has visited it before, so that
Python starts in half a second. A console error, an exception or a request to another origin fails
the test that opened the page.
"""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from e2e.firefox import firefox_path
from e2e.watch import PATIENCE, Watch, wait_until_ready, wait_until_stored
from e2e.workshop.fields import START, field_scene, pawn
from e2e.workshop.hands import lay_out
from e2e.workshop.tables import paint
from tabletop.scene.scene import Scene
from tests.amount import ALL, leave_out
from tools.browser import launch_chromium, launch_profile, serving

ROOT = Path(__file__).resolve().parent.parent
SUB_PATH = "/some/REPO/"

SHORT_LIVED = "--js-flags=--liftoff-only"
"""Most pages of tests live for seconds. A quarter of their processor's time went into making the
code of Python faster meanwhile, and came too late for them."""

expect.set_options(timeout=PATIENCE)

MISSING = [
    *([] if firefox_path() else ["firefox"]),
    *([] if shutil.which("WebKitWebDriver") else ["webkit"]),
]
"""The browsers that are not here. Their tests are those of the group of that name."""

Theme = Literal["light", "dark"]

OPENED = pytest.StashKey[list[tuple[Page, Watch]]]()
"""The pages that a test has opened, and who watches them."""


def pytest_report_header() -> list[str]:
    """Report which browsers are missing."""
    return [f"There is no {each} here: its tests are left out." for each in MISSING if may_miss()]


def may_miss() -> bool:
    """Return whether a browser may be missing: not where a public workflow requires every test."""
    return not (ALL and os.environ.get("CI"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of missing browsers, where they may be missing."""
    if may_miss():
        groups = [(item, item.get_closest_marker("xdist_group")) for item in items]
        leave_out(
            config, items, {item for item, mark in groups if mark and mark.args[0] in MISSING}
        )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the state of its pages to a failed test's report, since a race may not recur."""
    report = yield
    if report.when != "teardown" and report.failed:
        for page, watch in item.stash.get(OPENED, []):
            report.sections.append((f"shown at {page.url}", shown_on(page, watch)))
    return report


def shown_on(page: Page, watch: Watch) -> str:
    """Return a page's accessibility tree, its stored data, and its errors."""
    try:
        kept = page.evaluate("JSON.stringify(localStorage)")
        return "\n".join([page.locator("body").aria_snapshot(), kept, *watch.errors])
    except Error as trouble:
        return f"The page does not answer: {trouble}"


@pytest.fixture(scope="session")
def site() -> Path:
    """Return the folder of the site, built from the current sources.

    With several test processes, the first builds it and the others wait. If the environment
    variable SITE names a folder, that one is tested.
    """
    if given := os.environ.get("SITE"):
        return Path(given).resolve()
    with (ROOT / "Makefile").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True)
    return ROOT / "site"


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Yields the address of the site at the root of a server."""
    with serving(site) as found:
        yield found


@pytest.fixture(scope="session")
def sub_address(site: Path) -> Iterator[str]:
    """Yields the address of the site below a path, as on GitHub Pages."""
    with serving(site, SUB_PATH) as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Yield a Chromium whose contexts start with empty storage."""
    launched = launch_chromium(playwright, SHORT_LIVED, lean=True)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def visited(
    playwright: Playwright, address: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BrowserContext]:
    """Yield a Chromium that has visited the site: everything is cached, with the snapshot."""
    profile = tmp_path_factory.mktemp("profile")
    context = launch_profile(playwright, profile, SHORT_LIVED, lean=True)
    page = context.new_page()
    page.goto(address)
    wait_until_ready(page)
    wait_until_stored(page)
    page.close()
    yield context
    context.close()


OpenPage = Callable[..., Page]
Workshop = Callable[..., Page]


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, visited: BrowserContext, address: str
) -> Iterator[OpenPage]:
    """Yields a function that opens the site, with nothing in localStorage, and returns the page.

    It takes the part of the address behind the site's own (such as "#new=..."), a width and a
    height in CSS pixels, and a theme; what localStorage holds already, and a script that runs
    before the page's own. It waits until the page answers.
    """
    opened = request.node.stash[OPENED] = []

    def open_it(
        rest: str = "",
        width: int = 1024,
        height: int = 760,
        theme: Theme = "light",
        kept: Mapping[str, str] | None = None,
        script: str = "",
    ) -> Page:
        page = visited.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.goto(f"{address}static/themes.json")
        page.evaluate(
            """async (kept) => {
              localStorage.clear();
              const cleared = indexedDB.deleteDatabase("six-gardens/1");
              await new Promise((done) => (cleared.onsuccess = cleared.onblocked = done));
              for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
            }""",
            dict(kept or {}),
        )
        if script:
            page.add_init_script(script)
        opened.append((page, Watch(page, address)))
        page.goto(f"{address}{rest}")
        wait_until_ready(page)
        return page

    yield open_it
    for page, watch in opened:
        # What is still being kept would be found by the next test.
        page.wait_for_function("globalThis.sixGardens?.isSettled() ?? true")
        page.close()
        watch.found_nothing()


@pytest.fixture
def without_network(visited: BrowserContext, open_page: OpenPage) -> Iterator[OpenPage]:
    """Yield a function that opens the site offline after an earlier visit."""
    visited.set_offline(True)
    yield open_page
    visited.set_offline(False)


@pytest.fixture(scope="session")
def workshop_address(site: Path) -> Iterator[str]:
    """Yield the address of the workshop, which uses files that `site` has built."""
    assert site.is_dir()
    with serving(ROOT) as found:
        yield found


@contextmanager
def watched_workshop(
    browser: Browser, address: str, wishes: str = "", density: float = 1, *, clock: bool = False
) -> Iterator[Page]:
    """Yield the workshop, set up with `wishes`; fail if the page has errors."""
    context = browser.new_context(
        viewport={"width": 420, "height": 640}, device_scale_factor=density
    )
    page = context.new_page()
    watch = Watch(page, address)
    if clock:
        page.clock.install()
    page.goto(f"{address}e2e/workshop/page.html?{wishes}")
    wait_until_ready(page)
    if clock:
        page.clock.pause_at("2100-01-01")
    try:
        yield page
    finally:
        context.close()
    watch.found_nothing()


@pytest.fixture
def workshop(browser: Browser, workshop_address: str) -> Iterator[Workshop]:
    """Yield a function that opens the workshop; errors of the page fail the test."""
    with ExitStack() as opened:
        yield lambda *wishes, **more: opened.enter_context(
            watched_workshop(browser, workshop_address, *wishes, **more)
        )


@pytest.fixture(scope="session")
def shared_workshop(browser: Browser, workshop_address: str) -> Iterator[Page]:
    """Yield a workshop without animation, shared by consecutive tests."""
    with watched_workshop(browser, workshop_address, "still") as page:
        yield page


@pytest.fixture
def field(shared_workshop: Page) -> Page:
    """Return a workshop with a window onto a field, reset to its initial state."""
    shared_workshop.evaluate("sent.length = 0")
    paint(shared_workshop, Scene(400, 310, ()))
    lay_out(shared_workshop, field_scene(pawn(START)))
    return shared_workshop


@pytest.fixture
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """Yield a new context, as of a first-time visitor."""
    context = browser.new_context(service_workers="allow")
    yield context
    context.close()
