"""The site in WebKit, the engine of every browser on an iPad (here the one of Debian's WebKitGTK).

Where there is no WebKitWebDriver, as on macOS, this file is not collected.
"""

import os
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from selenium.common.exceptions import JavascriptException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.other_browsers import (
    ALL_GAMES,
    PATIENCE,
    play_to_the_end,
    started_from,
    wait_for_snapshot,
)

pytestmark = [
    # Selenium's own driver of WebKitGTK sets what Selenium itself calls deprecated.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
    # One WebKit is enough: all of this in one test process, in this order.
    pytest.mark.xdist_group("webkit"),
]

RUN = """
  const done = arguments[arguments.length - 1];
  const script = new Function(arguments[0]);
  Promise.resolve(script(...[...arguments].slice(1, -1))).then(done);
"""

LOST_ANSWER = "Could not parse script result"

FINALIZED = """
  const source = `
    import { finalizeLater } from "${arguments[0]}";
    finalizeLater();
    let isWaiting = false;
    const tell = () => postMessage(isWaiting ? "within" : "afterwards");
    const registry = new FinalizationRegistry(tell);
    for (let time = 0; time < 20; time += 1) {
      registry.register({}, "something");
      for (let junk = [], n = 0; n < 10; n += 1) junk = new Array(200_000).fill().map(() => ({}));
      const request = new XMLHttpRequest();
      request.open("GET", "${arguments[0]}", false);
      isWaiting = true;
      request.send();
      isWaiting = false;
    }`;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  return new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
"""
"""Answers when the worker is told of the first thing that was collected."""


class WebKit:
    """WebKitGTK's small browser, driven by Selenium."""

    def __init__(self, driver: WebKitGTK) -> None:
        self._driver = driver

    def go(self, address: str) -> None:
        self._driver.get(address)

    def reload(self) -> None:
        self._driver.refresh()

    def run(self, script: str, *arguments: Any) -> Any:
        try:
            return self._driver.execute_async_script(RUN, script, *arguments)
        except JavascriptException as wrong:
            # The driver loses an answer now and then while the page is busy. No script minds
            # being run again.
            if LOST_ANSWER not in str(wrong.msg):
                raise
        return self._driver.execute_async_script(RUN, script, *arguments)

    def tap(self, selector: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, selector).click()

    def type_line(self, selector: str, text: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, selector).send_keys(text, Keys.ENTER)


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """Yields the name of a screen that nobody sees: WebKitGTK has no headless mode."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


@pytest.fixture(scope="module")
def webkit(screen: str) -> Iterator[WebKit]:
    """Yields a WebKit that begins with nothing stored; the later tests find the site stored."""
    # Root, as in a container, may not use WebKit's sandbox; what is opened is our own site.
    environment = {**os.environ, "DISPLAY": screen, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    service = Service("/usr/bin/WebKitWebDriver", env=environment)
    driver = WebKitGTK(options=Options(), service=service)
    driver.set_script_timeout(PATIENCE)
    yield WebKit(driver)
    driver.quit()


def test_webkit_starts_from_the_snapshot_from_the_first_visit_on(
    webkit: WebKit, address: str
) -> None:
    """The first one fetches what it needs of it and stores everything, the second one takes all."""
    webkit.go(address)
    assert started_from(webkit) == "snapshot"
    wait_for_snapshot(webkit)
    webkit.go(address)
    assert started_from(webkit) == "snapshot"


def test_webkit_lets_go_of_nothing_while_python_waits_for_a_file(
    webkit: WebKit, workshop_address: str
) -> None:
    """Its finalizers run within a synchronous request, where Python can't be entered."""
    webkit.go(f"{workshop_address}static/app-icon.svg")
    when = webkit.run(FINALIZED, f"{workshop_address}static/later-finalizers.mjs")
    assert when == "afterwards"


@pytest.mark.parametrize("key", ALL_GAMES)
def test_webkit_plays_a_game_to_its_end(webkit: WebKit, address: str, key: str) -> None:
    """Against the computer, from a kept game: by taps, then by typed moves; one across a reload."""
    resume = key == ALL_GAMES[0]
    play_to_the_end(webkit, address, key, plies=8, by_taps=2, resume=resume)
