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


def program(*, lean: bool) -> tuple[str | None, str | None]:
    """Returns the path of the system's Chromium, or else the name of one that Playwright installed.

    The lean one is the same engine without windows, tabs and settings. It opens a page with a
    fraction of the work; what people have is the whole one.
    """
    name = "chromium-headless-shell" if lean else "chromium"
    found = shutil.which(name)
    return found, None if found else name


def launch_chromium(playwright: Playwright, *flags: str, lean: bool = False) -> Browser:
    """Returns a headless Chromium without any profile; `flags` say what device it is on."""
    path, channel = program(lean=lean)
    return playwright.chromium.launch(executable_path=path, channel=channel, args=[*FLAGS, *flags])


def launch_profile(
    playwright: Playwright, profile: Path, *flags: str, lean: bool = False
) -> BrowserContext:
    """Returns a headless Chromium that keeps its caches in the folder `profile`."""
    path, channel = program(lean=lean)
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=path, channel=channel, args=[*FLAGS, *flags]
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
