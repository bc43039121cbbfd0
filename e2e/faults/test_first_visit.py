"""First visits on a bad line: they continue where they were cut, and faults are named in time."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.watch import wait_for, wait_until_ready
from tests.amount import amount, sampled
from tools.serve import Handler, make_server

SAID_WITHIN = 10_000
"""How long a person may wait for words when nothing moves, in ms."""

LOADED = 4000
"""What a busy machine may add to that, in ms."""

PACKET = 16_384
BYTES_A_SECOND = 2_000_000
"""How fast a line with cuts sends one file."""

DOWNLOADED = ("snapshot/python-", "snapshot/application-", "asm.wasm.packed")
"""What Python starts from at a first visit."""


class Line:
    """A server's line, which can break, hang, and answer with something else."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}
        self.cuts: dict[str, list[int]] = {}
        self.faults: dict[str, str] = {}
        self.header: tuple[str, str] | None = None
        self.goes_down = False
        self.down: set[str] = set()
        self.lock = threading.Lock()

    def bytes_of(self, *names: str) -> int:
        """Return how many bytes were sent of the files whose path contains one of the names."""
        return sum(size for path, size in self.sent.items() if any(name in path for name in names))


class BadHandler(Handler):
    """Answers as its line allows: breaks off at byte counts, hangs, or spoils a file."""

    line: Line

    def answer(self, *, with_body: bool) -> None:
        fault = next((how for path, how in self.line.faults.items() if path in self.path), "")
        if self.path in self.line.down:
            self.close_connection = True
        elif fault == "missing":
            self.send_error(404)
        elif fault == "hanging":
            time.sleep(90)
            self.close_connection = True
        else:
            super().answer(with_body=with_body)

    def end_headers(self) -> None:
        if self.line.header:
            self.send_header(*self.line.header)
        super().end_headers()

    def send_body(self, body: bytes) -> None:
        path = self.path
        fault = next((how for name, how in self.line.faults.items() if name in path), "")
        if fault == "garbage":
            body = bytes(byte ^ 0x55 for byte in body)
        if fault == "half, then hanging":
            self.send_piece(b"" if self.headers.get("Range") else body[: len(body) // 2])
            time.sleep(90)
            self.close_connection = True
            return
        with self.line.lock:
            cuts = next((each for name, each in self.line.cuts.items() if name in path), [])
            limit = cuts[0] - self.line.sent.get(path, 0) if cuts else len(body)
            is_cut = bool(cuts) and limit <= len(body)
            if is_cut:
                cuts.pop(0)
                if self.line.goes_down:
                    self.line.down.add(path)
        self.send_piece(body[:limit] if is_cut else body)
        if is_cut:
            self.close_connection = True

    def send_piece(self, piece: bytes) -> None:
        for start in range(0, len(piece), PACKET):
            packet = piece[start : start + PACKET]
            with self.line.lock:
                self.line.sent[self.path] = self.line.sent.get(self.path, 0) + len(packet)
            self.wfile.write(packet)
            time.sleep(PACKET / BYTES_A_SECOND if self.line.cuts else 0)


@contextmanager
def serving_badly(root: Path, line: Line) -> Iterator[str]:
    """Serve a folder over a bad line, and give its address."""
    handler = type("_", (BadHandler,), {"line": line})
    server = make_server(root, 0, handler=handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def size_of(site: Path, name: str) -> int:
    """Return the size of the one built file whose path contains `name`."""
    (path,) = (each for each in site.glob("static/build/*/*") if name in str(each))
    return path.stat().st_size


STORED = """caches.keys()
  .then((names) => Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return Promise.all(found.map(async (each) => (await each.arrayBuffer()).byteLength));
  })))
  .then((sizes) => sizes.flat().reduce((sum, size) => sum + size, 0))"""
"""How many bytes a first visit has stored so far."""


@pytest.mark.parametrize("reloads", [False, True], ids=["one visit", "reloaded"])
def test_a_first_visit_continues_where_it_was_cut(
    site: Path, fresh: BrowserContext, reloads: bool
) -> None:
    """Cut three times a file, it fetches little again; from the start it would be 150 % more."""
    line = Line()
    sizes = {name: size_of(site, name) for name in DOWNLOADED}
    times = amount(3, 10)
    for name, size in sizes.items():
        line.cuts[name] = [size * (cut + 1) // (times + 1) for cut in range(times)]
    line.goes_down = reloads
    with serving_badly(site, line) as address:
        page = fresh.new_page()
        page.goto(address)
        while reloads and any(line.cuts.values()):
            while len(line.down) < len(DOWNLOADED):
                page.wait_for_timeout(20)
            least = line.bytes_of(*DOWNLOADED) * 0.75
            wait_for(page, f"({STORED}).then((stored) => stored >= {least})")
            page.goto("about:blank")
            line.down.clear()
            page.goto(address)
        wait_until_ready(page)
        assert not any(line.cuts.values())
        extra = line.bytes_of(*DOWNLOADED) - sum(sizes.values())
        assert extra < sum(sizes.values()) * 0.3
        assert page.evaluate("document.documentElement.dataset.python") == "snapshot"


class Fault(NamedTuple):
    """A fault of one file, and a part of the words that it leads to; none where the page works."""

    path: str
    how: str
    words: str


SLOW = "continue by itself"
MISSING = "didn’t load"
START = (
    Fault("asm.wasm.packed", "half, then hanging", SLOW),
    Fault("pyscript/core.js", "garbage", MISSING),
    Fault("py/main.py", "missing", MISSING),
    Fault("asm.wasm.packed", "missing", MISSING),
    Fault("pyscript/core.js", "hanging", SLOW),
    Fault("py/main.py", "garbage", MISSING),
    Fault("py/main.py", "hanging", SLOW),
    Fault("pyodide.asm.mjs", "missing", MISSING),
    Fault("pyodide.asm.mjs", "hanging", "longer than usual"),
    Fault("pyodide.asm.mjs", "garbage", MISSING),
    Fault("static/runtime.mjs", "missing", MISSING),
    Fault("static/runtime.mjs", "hanging", SLOW),
    Fault("static/runtime.mjs", "garbage", MISSING),
    Fault("snapshot/python-", "half, then hanging", SLOW),
    Fault("snapshot/application-", "hanging", SLOW),
    Fault("asm.wasm.packed", "garbage", MISSING),
)


def expect_words(page: Page, words: str) -> None:
    """Expect words in a dialog, an alert or the box of the download, with another try, in time."""
    place = page.locator("#trouble[open], #first-aid, .loading-bar").filter(has_text=words).first
    expect(place).to_be_visible(timeout=SAID_WITHIN + LOADED)
    expect(place.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.parametrize("fault", sampled(START, 4), ids=lambda each: f"{each.path} {each.how}")
def test_what_keeps_python_from_starting_is_said(
    site: Path, fresh: BrowserContext, fault: Fault
) -> None:
    line = Line()
    line.faults[fault.path] = fault.how
    with serving_badly(site, line) as address:
        page = fresh.new_page()
        page.goto(address, wait_until="commit")
        expect_words(page, fault.words)
        page.close()


LACKS: dict[str, tuple[str, tuple[str, str] | None, str]] = {
    "no WebAssembly": ("delete globalThis.WebAssembly;", None, "Lockdown Mode"),
    "no workers by policy": (
        "",
        ("Content-Security-Policy", "worker-src 'self'"),
        "blocks web workers",
    ),
    "no eval by policy": (
        "",
        ("Content-Security-Policy", "script-src 'self' 'unsafe-inline'"),
        "unsafe-eval",
    ),
}


@pytest.mark.parametrize("lack", sampled(tuple(LACKS), 3))
def test_what_the_browser_lacks_is_named(site: Path, fresh: BrowserContext, lack: str) -> None:
    script, header, words = LACKS[lack]
    line = Line()
    line.header = header
    with serving_badly(site, line) as address:
        page = fresh.new_page()
        page.add_init_script(script)
        page.goto(address)
        expect_words(page, words)


OPPONENTS = (
    Fault("py/opponents.py", "missing", ""),
    Fault("snapshot/library.zst", "missing", ""),
    Fault("py/opponents.py", "hanging", ""),
    Fault("py/opponents.py", "garbage", ""),
    Fault("snapshot/library.zst", "garbage", ""),
)
COMPUTER_BEGINS = "#new=wizards-garden&seats=easy,human&first=1&seed=42"
MOVED_OR_SAID = """Number(document.documentElement.dataset.ply) > 0
  || document.querySelector("#notices .notice, #trouble[open], .loading-bar button")"""


@pytest.mark.parametrize("fault", sampled(OPPONENTS, 1), ids=str)
def test_a_computer_moves_or_the_page_says_why_not(
    site: Path, fresh: BrowserContext, fault: Fault
) -> None:
    """Where its worker does not come, the application thinks for it."""
    line = Line()
    line.faults[fault.path] = fault.how
    with serving_badly(site, line) as address:
        page = fresh.new_page()
        page.goto(f"{address}{COMPUTER_BEGINS}")
        page.wait_for_function("document.getElementById('table').hidden === false")
        page.wait_for_function(MOVED_OR_SAID, timeout=SAID_WITHIN + LOADED)
        page.close()
