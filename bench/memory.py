"""Memory of a page in WebKit, the engine of every browser on an iPad.

Measured are the resident memory of WebKitGTK's web process, and its proportional share of memory in
common with others (PSS). Each row of a visit starts in a new browser, so nothing is left of the
last one. "tablet" is a device that reports little memory to the page. "plain" rows draw without
OpenGL: without a graphics processor, OpenGL runs in the page's own process, with all its textures;
on a tablet a separate process does that work.
"""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import Figure
from e2e.other_browsers import wait_for
from e2e.webkit import DRIVER, WebKit, hidden_screen, launched
from tabletop.games.registry import GAMES
from tools.browser import serving

Launch = Callable[[], AbstractContextManager[WebKit]]

SITE = Path(__file__).resolve().parent.parent / "site"
BLANK = "static/app-icon.svg"
TABLE = "#new=witchcraft&seats=human,human&seed=memory"
THINKING = "#new={}&seats=hard,hard&seed=memory"

SETTLED = 10
"""Seconds until a page has done what it leaves for later."""

WATCHED = 60
"""Seconds for which computers are watched: twenty turns or more of a game."""

IDLE = 130
"""Seconds after which the workers of computers have been ended."""

WEB_PROCESS = "WebKitWebProces"
"""The name of the process that holds a page, as far as Linux keeps it."""

READY = "return document.documentElement.dataset.ready === arguments[0];"
LEAVE = "sixGardens.send({ do: 'leave' });"

SHORT_OF_MEMORY = 'Object.defineProperty(Navigator.prototype, "deviceMemory", { value: 2 });'


def figures() -> Iterator[Figure]:
    """Yield the memory of each page on a computer, and on a tablet of few gigabytes."""
    if not Path(DRIVER).exists():
        return
    with hidden_screen() as screen, TemporaryDirectory() as folder:
        tablet = Path(folder, "tablet")
        shutil.copytree(SITE, tablet)
        _tell_of_little_memory(tablet)
        for name, site, composited in (
            ("computer", SITE, True),
            ("tablet", tablet, True),
            ("tablet, plain", tablet, False),
        ):
            launch = partial(launched, screen, composited)
            with serving(site) as address:
                yield from _visit(name, launch, address)
                for key in GAMES:
                    yield from _thinking(name, launch, address, key)


def _tell_of_little_memory(site: Path) -> None:
    """Make the pages of a copy of the site see a device with two gigabytes."""
    (site / "static" / "short.js").write_text(SHORT_OF_MEMORY, encoding="utf-8")
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<head>", '<head><script src="static/short.js"></script>'))


def _visit(name: str, launch: Launch, address: str) -> Iterator[Figure]:
    """Yield the memory of a visit from a blank page via the menu to a table, and of reloads."""
    with launch() as browser:
        browser.go(address + BLANK)
        time.sleep(1)
        yield from _measured(f"{name}: a blank page", browser)
        browser.go(address)
        _settle(browser, "menu")
        yield from _measured(f"{name}: the menu", browser)
        browser.run("sixGardens.send({ do: 'link', fragment: arguments[0] });", TABLE[1:])
        _settle(browser, "table")
        yield from _measured(f"{name}: a table", browser)
        for reloads in range(1, 11):
            browser.reload()
            wait_for(browser, READY, "table")
            if reloads in {2, 10}:
                time.sleep(SETTLED)
                yield from _measured(f"{name}: after {reloads} reloads", browser)
        browser.run(LEAVE)
        wait_for(browser, READY, "menu")
        time.sleep(IDLE)
        yield from _measured(f"{name}: back at the menu, {IDLE} s later", browser)


def _thinking(name: str, launch: Launch, address: str, key: str) -> Iterator[Figure]:
    """Yield the peak memory while two of the strongest computers play each other."""
    with launch() as browser:
        browser.go(address + THINKING.format(key))
        wait_for(browser, READY, "table")
        most = (0.0, 0.0)
        end = time.monotonic() + WATCHED
        while time.monotonic() < end:
            most = max(most, _megabytes(browser))
            time.sleep(0.5)
    yield from _both(f"{name}: {key}, hard against hard", most)


def _settle(browser: WebKit, screen: str) -> None:
    wait_for(browser, READY, screen)
    time.sleep(SETTLED)


def _measured(what: str, browser: WebKit) -> Iterator[Figure]:
    yield from _both(what, _megabytes(browser))


def _both(what: str, megabytes: tuple[float, float]) -> Iterator[Figure]:
    resident, share = megabytes
    yield Figure(f"{what}, resident", resident, "MB", "below 600")
    yield Figure(f"{what}, its share", share, "MB")


def _megabytes(browser: WebKit) -> tuple[float, float]:
    """Return the resident memory and the PSS of the browser's web processes, in MB."""
    resident = share = 0.0
    for process in _descendants(browser.process):
        if (process / "comm").read_text().strip() != WEB_PROCESS:
            continue
        lines = (process / "smaps_rollup").read_text().splitlines()
        kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in lines[1:]}
        resident += kilobytes["Rss"] / 1024
        share += kilobytes["Pss"] / 1024
    return resident, share


def _descendants(process: int) -> Iterator[Path]:
    """Yield the folders in /proc of all descendants of a process."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    for child in map(int, children):
        yield Path(f"/proc/{child}")
        yield from _descendants(child)
