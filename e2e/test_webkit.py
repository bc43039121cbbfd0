"""The site in WebKit, the engine of every browser on an iPad (here the one of Debian's WebKitGTK).

`make test` plays one game, `make test-all` every one.
"""

from collections.abc import Iterator

import pytest

from e2e.other_browsers import ALL_GAMES, play_to_the_end, started_from, wait_for_snapshot
from e2e.webkit import WebKit, hidden_screen, launched
from tests.amount import thorough_but

pytestmark = [
    # Selenium's own driver of WebKitGTK sets what Selenium itself calls deprecated.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
    # One WebKit is enough: all of this in one test process, in this order.
    pytest.mark.xdist_group("webkit"),
]

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


@pytest.fixture(scope="module")
def webkit() -> Iterator[WebKit]:
    """Yield a WebKit that begins with nothing stored; the later tests find the site stored."""
    with hidden_screen() as screen, launched(screen) as browser:
        yield browser


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


@pytest.mark.parametrize("key", thorough_but(ALL_GAMES, ALL_GAMES[:1]))
def test_webkit_plays_a_game_to_its_end(webkit: WebKit, address: str, key: str) -> None:
    """Against the computer, from a kept game: by taps, then by typed moves; one across a reload."""
    resume = key == ALL_GAMES[0]
    play_to_the_end(webkit, address, key, plies=8, by_taps=2, resume=resume)
