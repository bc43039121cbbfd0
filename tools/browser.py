"""Starts the browsers that the tests and the bench drive, and the servers that they ask."""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright

from tools.serve import make_server

# A test browser talks to the site under test alone, and root may not use Chromium's sandbox. Where
# no graphics card is, a process for one takes an eighth of the tests' time.
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
    "--in-process-gpu",
]


def chromium_path() -> str | None:
    """Returns the system's Chromium, None to use the one that Playwright installed."""
    return shutil.which("chromium")


def launch_chromium(playwright: Playwright, *flags: str) -> Browser:
    """Returns a headless Chromium without any profile; `flags` say what device it is on."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=[*FLAGS, *flags])


def launch_profile(playwright: Playwright, profile: Path, *flags: str) -> BrowserContext:
    """Returns a headless Chromium that keeps its caches in the folder `profile`."""
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium_path(), args=[*FLAGS, *flags]
    )


@contextmanager
def serving(root: Path, prefix: str = "/") -> Iterator[str]:
    """Serves the folder `root` below `prefix` for a while, and gives its address."""
    server = make_server(root, 0, prefix)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}{prefix}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
