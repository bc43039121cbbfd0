"""A table and phones that are each a browser of their own: whole games go over lines between them.

Test browsers show each other their addresses as numbers: the names that stand for them on a Wi-Fi
would need somebody on this machine who answers for them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.board_page import BoardPage
from e2e.playthrough import SEED, TWO_PEOPLE, taps_for, whole_game
from e2e.watch import PATIENCE, Watch, wait_until_ready
from tabletop.games.registry import AnyMatch
from tools.browser import launch_chromium

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1180, "height": 820}

SHOWN_ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns"

TAPPED = 3
"""So many moves of a game are tapped; the others are typed, which is quicker."""

HOSTILE = [
    '"no JSON"',
    "JSON.stringify({v: 1, say: 'wish', ply: 0, move: 'go=Sw'})",
    "JSON.stringify({v: 9, say: 'hello', token: ''})",
    "'x'.repeat(1500)",
]


@pytest.fixture(scope="module")
def neighbours(playwright: Playwright) -> Iterator[Browser]:
    """Yields a Chromium whose contexts are devices that reach each other."""
    launched = launch_chromium(playwright, SHOWN_ADDRESSES)
    yield launched
    launched.close()


@dataclass
class Gathering:
    """A table and its phones, by their seats; every one of them is watched."""

    browser: Browser
    address: str
    watches: list[Watch] = field(default_factory=list)
    phones: dict[int, BoardPage] = field(default_factory=dict)

    def device(self, rest: str, size: dict[str, int]) -> BoardPage:
        """Return a device that was never here, at a part of the site."""
        context = self.browser.new_context(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        self.watches.append(Watch(page, self.address))
        page.goto(f"{self.address}{rest}")
        return BoardPage(page)

    def join(self, table: BoardPage, seat: int, phone: BoardPage | None = None) -> BoardPage:
        """Bring a phone to a seat by the codes, as texts: scanning them has tests of its own."""
        name = f"Player {seat}"
        sheet = table.dialog(f"{name}’s phone")
        sheet.get_by_text("Can’t scan?").click()
        code = sheet.locator(".hands-own").input_value()
        assert len(code) < 300
        if phone is None:
            phone = self.device("", PHONE)
        wait_until_ready(phone.page)
        phone.page.evaluate("(hash) => (location.hash = hash)", code.split("#")[1])
        joining = phone.dialog("Join the table")
        joining.get_by_text("Can’t scan?").click()
        answer = joining.locator(".hands-own").input_value()
        sheet.locator(".hands-other").fill(answer)
        sheet.get_by_role("button", name="Use it").click()
        expect(joining).to_be_hidden()
        phone.wait_for_table()
        self.phones[seat] = phone
        return phone

    def lay(self, key: str) -> BoardPage:
        """Return the table of a game whose two hands are on phones."""
        table = self.device(f"#new={key}&seats=2&seed={SEED}", TABLET)
        table.page.wait_for_function("document.documentElement.dataset.ready === 'table'")
        for seat in (1, 2):
            tell(table.page, {"do": "hand-on-phone", "seat": seat})
            self.join(table, seat, self.phones.get(seat))
        return table


def tell(page: Page, message: dict[str, object]) -> None:
    page.evaluate("(message) => sixGardens.send(message)", message)


@pytest.fixture
def gathering(neighbours: Browser, address: str) -> Iterator[Gathering]:
    """Yields a gathering; whatever goes wrong on any device of it fails the test."""
    gathered = Gathering(neighbours, address)
    yield gathered
    for context in neighbours.contexts:
        context.close()
    for watch in gathered.watches:
        watch.found_nothing()


def play_on(party: Gathering, table: BoardPage, whole: AnyMatch, plies: Iterator[int]) -> None:
    """Play the moves of a game on the phones, up to the ply that comes next of `plies`."""
    until = next(plies, whole.ply)
    while table.ply < until:
        match = table.kept_match()
        assert whole.record.moves[: match.ply] == match.record.moves
        seat = match.to_move
        assert seat
        phone, move = party.phones[seat], whole.record.moves[match.ply]
        phone.page.wait_for_function("(ply) => sixGardens.isSettled()", arg=match.ply)
        if match.ply < TAPPED * 4:
            for region in taps_for(match, move):
                phone.tap_region(region)
        else:
            tell(phone.page, {"do": "type", "text": move})
        table.page.wait_for_function(
            "(ply) => Number(document.documentElement.dataset.ply) > ply",
            arg=match.ply,
            timeout=PATIENCE,
        )


@pytest.mark.parametrize("key", ["witchcraft", "tuintopia"])
def test_a_whole_game_with_hands_on_two_phones(gathering: Gathering, key: str) -> None:
    """Cut off at a random moment and joined again, amid hostile words, it is the same game."""
    whole = whole_game(key, TWO_PEOPLE)
    seed = random.randrange(10_000)
    rng = random.Random(seed)
    print(f"cut off by the seed {seed}")
    table = gathering.lay(key)
    cut = rng.randrange(4, whole.ply - 4)
    play_on(gathering, table, whole, iter([cut]))
    match = table.kept_match()
    seat = match.to_move
    assert seat
    phone = gathering.phones[seat]
    phone.page.reload()
    expect(table.page.get_by_text(f"Player {seat}’s phone has not come")).to_be_visible(
        timeout=PATIENCE
    )
    table.page.get_by_role("button", name="Show the code for").click()
    gathering.join(table, seat, phone)
    play_on(gathering, table, whole, iter([whole.ply]))
    for device in gathering.phones.values():
        expect(device.page.locator(".kind-over")).to_be_visible(timeout=PATIENCE)
    assert table.kept_match().record.moves == whole.record.moves
