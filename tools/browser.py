"""Start the browsers that tests and benchmarks drive, and the servers for them."""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright

from tools.serve import make_server

# A test browser visits only the site under test, and root can't use Chromium's sandbox. Without a
# graphics card, a separate GPU process takes an eighth of the tests' time.
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
    """Return the path of the system's Chromium, or the name of Playwright's; the other is None.

    The lean one is the same engine without windows, tabs and settings, and opens a page with a
    fraction of the work. Users have the full one.
    """
    name = "chromium-headless-shell" if lean else "chromium"
    found = shutil.which(name)
    return found, None if found else name


def launch_chromium(playwright: Playwright, *flags: str, lean: bool = False) -> Browser:
    """Return a headless Chromium without a profile; `flags` are more arguments for it."""
    path, channel = program(lean=lean)
    return playwright.chromium.launch(executable_path=path, channel=channel, args=[*FLAGS, *flags])


def launch_profile(
    playwright: Playwright, profile: Path, *flags: str, lean: bool = False
) -> BrowserContext:
    """Return a headless Chromium that keeps its caches in the folder `profile`."""
    path, channel = program(lean=lean)
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=path, channel=channel, args=[*FLAGS, *flags]
    )


@contextmanager
def serving(root: Path, prefix: str = "/") -> Iterator[str]:
    """Serve the folder `root` below `prefix` within the context; yield the URL."""
    server = make_server(root, 0, prefix)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}{prefix}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
