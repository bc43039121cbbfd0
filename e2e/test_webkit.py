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

from e2e.playthrough import (
    KEYS,
    PERSON_AND_COMPUTER,
    kept_text,
    next_move,
    next_stop,
    start_of,
    taps_for,
    whole_game,
)
from tabletop.app.shelf import headline
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, load_game

pytestmark = [
    # Selenium's own driver of WebKitGTK sets what Selenium itself calls deprecated.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
    # One WebKit is enough: all of this in one test process, in this order.
    pytest.mark.xdist_group("webkit"),
]

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

KEEP = """
  localStorage.setItem("six-gardens/1/settings", arguments[0]);
  localStorage.setItem("six-gardens/1/game/kept", arguments[1]);
"""

IS_STILL_AT = """
  const { ready, ply } = document.documentElement.dataset;
  return ready === "table" && board.dataset.busy === "false" && Number(ply) === arguments[0];
"""

BRING_INTO_VIEW = "if (arguments[0].closest('.window')) arguments[0].focus();"

MOVES_BY_TAPS = 2
"""Of a person: the rest is typed, which is quicker."""

NEAR_THE_END = 12


def wait_for_ply(webkit: WebKitGTK, ply: int) -> None:
    """Waits until the table stands still at this ply."""
    end = time.monotonic() + PATIENCE
    while not webkit.execute_script(IS_STILL_AT, ply):
        assert time.monotonic() < end, f"Move {ply} was not played within {PATIENCE:.0f} s."
        time.sleep(0.05)


def kept_match(webkit: WebKitGTK) -> AnyMatch:
    """Returns the match that the kept record makes when it is replayed by the rules."""
    text = webkit.execute_script("return localStorage.getItem('six-gardens/1/game/kept');")
    record = Record.from_text(text)
    return Match.load(load_game(record.game), record)


def play(webkit: WebKitGTK, whole: AnyMatch, *, by_taps: bool) -> None:
    """Makes the next move of a person, and waits for all replies to it."""
    match = kept_match(webkit)
    move = next_move(whole, match.record)
    if by_taps:
        for region in taps_for(match, move):
            place = webkit.find_element(By.CSS_SELECTOR, f"#overlay [data-region='{region}']")
            webkit.execute_script(BRING_INTO_VIEW, place)
            place.click()
    else:
        webkit.find_element(By.ID, "typed-move").send_keys(move, Keys.ENTER)
    wait_for_ply(webkit, next_stop(whole, match.ply))


@pytest.mark.parametrize("key", KEYS)
def test_webkit_plays_a_game_to_its_end(webkit: WebKitGTK, address: str, key: str) -> None:
    """Against the computer, from a kept game: by taps, then by typed moves; one across a reload."""
    whole = whole_game(key, PERSON_AND_COMPUTER)
    start = start_of(whole, NEAR_THE_END)
    webkit.get(f"{address}static/themes.json")
    webkit.execute_script(KEEP, STILL, kept_text(start))
    webkit.get(f"{address}#game=kept")
    wait_for_ply(webkit, start.ply)
    for _ in range(MOVES_BY_TAPS):
        play(webkit, whole, by_taps=True)
    if key == KEYS[0]:
        ply = kept_match(webkit).ply
        webkit.refresh()
        wait_for_ply(webkit, ply)
    while kept_match(webkit).to_move is not None:
        play(webkit, whole, by_taps=False)
    assert kept_match(webkit).record.moves == whole.record.moves
    end = time.monotonic() + PATIENCE
    while not webkit.find_elements(By.CSS_SELECTOR, "#dialog[open]"):
        assert time.monotonic() < end, "The end was not told."
    told = webkit.find_element(By.ID, "dialog-title").get_property("textContent")
    assert told == f"{headline(whole)}."
