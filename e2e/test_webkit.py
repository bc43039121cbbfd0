"""The site in WebKit, the engine of every browser on an iPad (here the one of Debian's WebKitGTK).

Where there is no WebKitWebDriver, as on macOS, this file is not collected.
"""

import os
import subprocess
import time
from collections.abc import Iterator

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# Selenium's own driver of WebKitGTK sets what Selenium itself calls deprecated.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

PATIENCE = 90.0
SNAPSHOT_STORED = """
  const [done] = arguments;
  caches.keys()
    .then((names) => names.filter((name) => name.startsWith("snapshot ")))
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((kept) => done(kept.flat().length > 0));
"""


@pytest.fixture
def screen() -> Iterator[str]:
    """Yields the name of a screen that nobody sees: WebKitGTK has no headless mode."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


@pytest.fixture
def webkit(screen: str) -> Iterator[WebKitGTK]:
    """Yields a WebKit that begins with nothing stored."""
    # Root, as in a container, may not use WebKit's sandbox; what is opened is our own site.
    environment = {**os.environ, "DISPLAY": screen, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    service = Service("/usr/bin/WebKitWebDriver", env=environment)
    driver = WebKitGTK(options=Options(), service=service)
    driver.set_script_timeout(PATIENCE)
    yield driver
    driver.quit()


def started_from(webkit: WebKitGTK) -> str:
    """Returns how Python was started, once the page answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        ready, start = webkit.execute_script(
            "const { ready, python } = document.documentElement.dataset; return [ready, python];"
        )
        if ready:
            return str(start)
        time.sleep(0.1)
    raise AssertionError(f"The page did not answer within {PATIENCE:.0f} s.")


def wait_for_snapshot(webkit: WebKitGTK) -> None:
    """Waits until the service worker has stored the snapshot."""
    end = time.monotonic() + PATIENCE
    while not webkit.execute_async_script(SNAPSHOT_STORED):
        assert time.monotonic() < end, f"No snapshot was stored within {PATIENCE:.0f} s."
        time.sleep(0.2)


def test_webkit_starts_from_scratch_and_then_from_the_snapshot(
    webkit: WebKitGTK, address: str
) -> None:
    """The first visit works, stores everything, and the second one starts from the snapshot."""
    webkit.get(address)
    assert started_from(webkit) == "scratch"
    wait_for_snapshot(webkit)
    webkit.get(address)
    assert started_from(webkit) == "snapshot"
