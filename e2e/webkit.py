"""Start WebKitGTK's small browser on a virtual screen, and drive it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.other_browsers import PATIENCE

DRIVER = "/usr/bin/WebKitWebDriver"

RUN = """
  const done = arguments[arguments.length - 1];
  const script = new Function(arguments[0]);
  Promise.resolve(script(...[...arguments].slice(1, -1))).then(done);
"""

LOST_ANSWER = "Could not parse script result"


class WebKit:
    """WebKitGTK's small browser, driven by Selenium."""

    def __init__(self, driver: WebKitGTK) -> None:
        self._driver = driver

    @property
    def process(self) -> int:
        """The id of the driver's process: those of the browser descend from it."""
        service: Service = self._driver.service
        return int(service.process.pid)

    def go(self, address: str) -> None:
        self._driver.get(address)

    def reload(self) -> None:
        self._driver.refresh()

    def run(self, script: str, *arguments: Any) -> Any:
        try:
            return self._driver.execute_async_script(RUN, script, *arguments)
        except WebDriverException as wrong:
            # The driver loses an answer now and then while the page is busy. No script minds
            # being run again.
            if LOST_ANSWER not in str(wrong.msg):
                raise
        return self._driver.execute_async_script(RUN, script, *arguments)

    def tap(self, selector: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, selector).click()

    def type_line(self, selector: str, text: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, selector).send_keys(text, Keys.ENTER)


@contextmanager
def hidden_screen() -> Iterator[str]:
    """Yield the name of a virtual screen: WebKitGTK has no headless mode."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def launched(screen: str, composited: bool = True) -> Iterator[WebKit]:
    """Yield a WebKit on a screen, with nothing stored.

    Not `composited`, it draws the page without OpenGL, which on a machine without a graphics
    processor is a program that runs inside of the page's own process.
    """
    # Root, as in a container, cannot use WebKit's sandbox; only our own site is opened.
    environment = {**os.environ, "DISPLAY": screen, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    if not composited:
        environment["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
    driver = WebKitGTK(options=Options(), service=Service(DRIVER, env=environment))
    driver.set_script_timeout(PATIENCE)
    try:
        yield WebKit(driver)
    finally:
        driver.quit()
