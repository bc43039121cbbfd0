"""The site in Firefox, the one of Debian: it starts, plays every game, and plays on offline.

`make test` plays one game, `make test-all` every one.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.conftest import SUB_PATH
from e2e.firefox import Firefox
from e2e.other_browsers import (
    ALL_GAMES,
    IS_STILL_AT,
    play_to_the_end,
    started_from,
    wait_for,
    wait_for_snapshot,
)
from tests.amount import thorough_but
from tools.browser import serving

# One Firefox is enough: all of this in one test process, in this order.
pytestmark = pytest.mark.xdist_group("firefox")


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Yields a Firefox that begins with nothing stored; no page in it may tell an error."""
    started = Firefox(tmp_path_factory.mktemp("firefox"))
    yield started
    started.quit()
    assert started.errors == []


@pytest.mark.parametrize("key", thorough_but(ALL_GAMES, ALL_GAMES[:1]))
def test_firefox_plays_a_game_to_its_end(firefox: Firefox, address: str, key: str) -> None:
    """Against the computer, from a kept game: by a tap, by typed moves; one across a reload."""
    resume = key == ALL_GAMES[0]
    play_to_the_end(firefox, address, key, plies=8, by_taps=1, resume=resume)


def test_firefox_plays_on_below_a_path_without_a_network(firefox: Firefox, site: Path) -> None:
    """The first visit stores everything; then the server is gone, and the page starts quicker."""
    with serving(site, SUB_PATH) as address:
        firefox.go(address)
        assert started_from(firefox) == "snapshot"
        wait_for_snapshot(firefox)
    firefox.reload()
    assert started_from(firefox) == "snapshot"


NO_STORAGE = {"network.cookie.cookieBehavior": 2}
"""As somebody sets it who allows no site to store anything."""

NOTICE = "return document.querySelector('#notices .notice')?.textContent;"


@pytest.mark.thorough
def test_firefox_plays_on_and_says_so_where_nothing_may_be_stored(
    address: str, tmp_path: Path
) -> None:
    """Neither storage, databases, channels nor service workers; the game can be exported."""
    firefox = Firefox(tmp_path, NO_STORAGE)
    try:
        firefox.go(f"{address}#new=wizards-garden&seats=human,human")
        assert started_from(firefox) == "snapshot"
        wait_for(firefox, IS_STILL_AT, 0)
        firefox.type_line("#typed-move", "c4b")
        assert "can’t be saved" in wait_for(firefox, NOTICE)
        wait_for(firefox, "return document.getElementById('board').dataset.busy === 'false';")
    finally:
        firefox.quit()
