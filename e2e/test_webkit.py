"""The site in WebKit, the engine of every browser on an iPad (here the one of Debian's WebKitGTK).

Where there is no WebKitWebDriver, as on macOS, this file is not collected.
"""

import os
import subprocess
import time
from collections.abc import Iterator

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, load_game

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
def webkit(screen: str) -> Iterator[WebKitGTK]:
    """Yields a WebKit that begins with nothing stored; the later tests find the site stored."""
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


STILL = '{"motion": "off"}'
"""Settings under which nothing moves, so that a game takes no longer than its moves."""

PERSON_IS_TO_MOVE = """
  const { ready, ply } = document.documentElement.dataset;
  const open = document.querySelector("#overlay [role=gridcell]:not([aria-disabled])");
  const isOver = document.getElementById("dialog").open;
  return ready === "table" && board.dataset.busy === "false" && (open || isOver) && Number(ply);
"""


def wait_for_turn(webkit: WebKitGTK, after: int) -> int:
    """Waits until a person is to move after a ply, or the game is over; returns the ply."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        ply = webkit.execute_script(PERSON_IS_TO_MOVE)
        if ply is not None and ply is not False and ply > after:
            return int(ply)
        time.sleep(0.05)
    raise AssertionError(f"Nobody was asked to move within {PATIENCE:.0f} s.")


def press(webkit: WebKitGTK, role: str, name: str) -> None:
    """Clicks what has this role and a name that begins so."""
    webkit.find_element(By.CSS_SELECTOR, f"[role={role}][aria-label^='{name}']").click()


def kept_match(webkit: WebKitGTK) -> AnyMatch:
    """Returns the match that the kept record makes when it is replayed by the rules."""
    text = webkit.execute_script(
        "return localStorage.getItem('six-gardens/1/game/' + location.hash.split('=')[1]);"
    )
    record = Record.from_text(text)
    return Match.load(load_game(record.game), record)


def test_webkit_plays_a_whole_game(webkit: WebKitGTK, address: str) -> None:
    """Against the computer: by taps, across a reload, then by typed moves until the end is told."""
    webkit.get(f"{address}static/themes.json")
    webkit.execute_script("localStorage.setItem('six-gardens/1/settings', arguments[0]);", STILL)
    webkit.get(f"{address}#new=wizards-garden&seats=human,easy&seed=42")
    ply = wait_for_turn(webkit, -1)
    for cell, face in (("b2", "Ravenclaw"), ("c4", "Dovetail")):
        press(webkit, "gridcell", f"{cell}, empty")
        press(webkit, "radio", face)
        press(webkit, "button", f"Place on {cell}")
        ply = wait_for_turn(webkit, ply)
    webkit.refresh()
    assert wait_for_turn(webkit, ply - 1) == ply
    while not webkit.find_elements(By.CSS_SELECTOR, "#dialog[open]"):
        match = kept_match(webkit)
        assert match.ply == ply
        move = match.game.move_to_text(next(iter(match.game.legal_moves(match.state))))
        box = webkit.find_element(By.ID, "typed-move")
        box.send_keys(move, Keys.ENTER)
        ply = wait_for_turn(webkit, ply)
    match = kept_match(webkit)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    names = [match.names[seat - 1] for seat in outcome.winners]
    headline = webkit.find_element(By.ID, "dialog-title").get_property("textContent")
    assert headline == (f"{names[0]} won." if names else "A draw.")
