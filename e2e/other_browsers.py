"""Checks for browsers other than Chromium: the site starts, and its games can be played.

All browsers are driven by the same few commands, so that they all pass the same checks.
"""

from __future__ import annotations

import time
from typing import Any, Protocol

from e2e.playthrough import (
    KEYS,
    against_the_computer,
    kept_text,
    next_move,
    next_stop,
    start_of,
    taps_for,
)
from tabletop.app.ending.headline import result_headline
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, load_game

PATIENCE = 90.0

ALL_GAMES = KEYS


class OtherBrowser(Protocol):
    """A browser with one window."""

    def go(self, address: str) -> None:
        """Open an address, and wait until it has loaded."""

    def reload(self) -> None:
        """Reload the page."""

    def run(self, script: str, *arguments: Any) -> Any:
        """Return the result of a function body run on the page; promises are resolved."""

    def tap(self, selector: str) -> None:
        """Click the centre of an element."""

    def type_line(self, selector: str, text: str) -> None:
        """Type a text into a field and press Enter."""


STARTED = "const { ready, python } = document.documentElement.dataset; return ready && python;"

SNAPSHOT_STORED = """
  return caches.keys()
    .then((names) => names.filter((name) => name.startsWith("snapshot ")))
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((kept) => kept.flat().length === 3);
"""

STILL = '{"motion": "off"}'
"""Settings under which nothing moves, so that a game takes no longer than its moves."""

KEEP = """
  localStorage.setItem("six-gardens/1/settings", arguments[0]);
  localStorage.setItem(`six-gardens/1/game/${arguments[1]}`, arguments[2]);
"""

KEPT = """
  const id = location.hash.replace("#game=", "");
  return localStorage.getItem(`six-gardens/1/game/${id}`);
"""

IS_STILL_AT = """
  const { ready, shown } = document.documentElement.dataset;
  return ready === "table" && board.dataset.busy === "false" && Number(shown) === arguments[0];
"""

TOLD = "return document.querySelector('#dialog[open] #dialog-title')?.textContent;"

BRING_INTO_VIEW = """
  const place = document.querySelector(arguments[0]);
  if (place?.closest(".window")) place.focus({ focusVisible: true });
  return place !== null;
"""


def wait_for(browser: OtherBrowser, script: str, *arguments: Any) -> Any:
    """Return the first truthy result of `script`; fail after `PATIENCE` seconds."""
    end = time.monotonic() + PATIENCE
    while not (found := browser.run(script, *arguments)):
        assert time.monotonic() < end, f"Not within {PATIENCE:.0f} s: {script} {arguments}"
        time.sleep(0.05)
    return found


def started_from(browser: OtherBrowser) -> str:
    """Return how Python was started, once the page is ready."""
    return str(wait_for(browser, STARTED))


def wait_for_snapshot(browser: OtherBrowser) -> None:
    """Wait until the service worker has stored all layers of the snapshot."""
    wait_for(browser, SNAPSHOT_STORED)


def kept_match(browser: OtherBrowser) -> AnyMatch:
    """Return the match replayed from the saved record."""
    record = Record.from_text(browser.run(KEPT))
    return Match.load(load_game(record.game), record)


def play(browser: OtherBrowser, whole: AnyMatch, *, by_taps: bool) -> None:
    """Make a person's next move, and wait for all replies."""
    match = kept_match(browser)
    move = next_move(whole, match.record)
    if by_taps:
        for region in taps_for(match, move):
            place = f"#overlay [data-region='{region}']"
            wait_for(browser, BRING_INTO_VIEW, place)
            browser.tap(place)
            wait_for(browser, "return sixGardens.isSettled();")
    else:
        browser.type_line("#typed-move", move)
    wait_for(browser, IS_STILL_AT, next_stop(whole, match.ply))


def play_to_the_end(
    browser: OtherBrowser, address: str, key: str, *, plies: int, by_taps: int, resume: bool
) -> None:
    """Play the last `plies` of a saved game against the computer; fail if it differs.

    The person's first `by_taps` moves are tapped, the others typed, which is quicker. With `resume`
    the page is reloaded in between.
    """
    whole = against_the_computer(key)
    start = start_of(whole, plies)
    browser.go(f"{address}static/app-icon.svg")
    # Each under an id of its own: under an old one the journal would know a game that is newer.
    browser.run(KEEP, STILL, f"kept-{key}", kept_text(start))
    browser.go(f"{address}#game=kept-{key}")
    wait_for(browser, IS_STILL_AT, start.ply)
    for _ in range(by_taps):
        play(browser, whole, by_taps=True)
    if resume:
        ply = kept_match(browser).ply
        browser.reload()
        wait_for(browser, IS_STILL_AT, ply)
    while kept_match(browser).to_move is not None:
        play(browser, whole, by_taps=False)
    assert kept_match(browser).record.moves == whole.record.moves
    assert wait_for(browser, TOLD) == result_headline(whole)
