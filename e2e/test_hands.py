"""A table and phones in browsers of their own: whole games over direct connections.

Test browsers exchange their addresses as numbers, because the mDNS names used on a Wi-Fi network
would need a responder on this machine.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.board_page import BoardPage
from e2e.playthrough import short_address, short_game, taps_for
from e2e.watch import PATIENCE, Watch, wait_until_ready
from tabletop.games.registry import AnyMatch
from tests.amount import ALL
from tools.browser import launch_chromium

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1180, "height": 820}

SHOWN_ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns"

A_TAP = 0.25
"""Seconds that a person needs at least from tap to tap: a phone that says more is hung up on."""

TAPPED = 12
"""Up to this ply the moves of a game are tapped; later ones are typed, which is quicker."""

REACHES_OUT = """
  globalThis.asked = [];
  const { mediaDevices } = navigator;
  const wishes = mediaDevices.getUserMedia;
  mediaDevices.getUserMedia = (...all) => {
    asked.push("camera");
    return wishes.apply(mediaDevices, all);
  };
  const offers = RTCPeerConnection.prototype.createOffer;
  RTCPeerConnection.prototype.createOffer = function (...all) {
    asked.push("offer");
    return offers.apply(this, all);
  };
  const make = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...wishes) {
    globalThis.channel = make.apply(this, wishes);
    return channel;
  };
  globalThis.utter = (text) =>
    channel.send(Uint8Array.of(1, ...new TextEncoder().encode(text)));
"""
"""A script for a phone that is to say over its line what no phone of ours says."""

HOSTILE = (
    "no JSON at all",
    '{"v":9,"say":"hello","token":""}',
    '{"v":1,"say":"wish","ply":0,"move":"go=Sw"}',
    '{"v":1,"say":"wish","ply":%d,"move":"spell=BA"}',
    "x" * 1500,
)


@pytest.fixture(scope="module")
def neighbours(playwright: Playwright) -> Iterator[Browser]:
    """Yield a Chromium whose contexts act as devices that can reach each other."""
    launched = launch_chromium(playwright, SHOWN_ADDRESSES, lean=True)
    yield launched
    launched.close()


@dataclass
class Gathering:
    """A table and its phones by seat; all their pages are watched.

    `free` is the time from which a person at a phone could tap again.
    """

    browser: Browser
    address: str
    watches: list[Watch] = field(default_factory=list)
    phones: dict[int, BoardPage] = field(default_factory=dict)
    free: dict[int, float] = field(default_factory=lambda: {1: 0.0, 2: 0.0})

    def device(self, rest: str, size: dict[str, int]) -> BoardPage:
        """Return a new device, opened at a part of the site."""
        context = self.browser.new_context(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        page.add_init_script(REACHES_OUT)
        self.watches.append(Watch(page, self.address))
        page.goto(f"{self.address}{rest}")
        return BoardPage(page)

    def join(self, table: BoardPage, seat: int) -> None:
        """Connect a phone to a seat by the codes' texts; scanning is tested elsewhere."""
        name = f"Player {seat}"
        sheet = table.dialog(f"{name}’s phone")
        sheet.get_by_text("Can’t scan?").click()
        code = sheet.locator(".hands-own").input_value()
        assert len(code) < 300
        phone = self.phones[seat]
        wait_until_ready(phone.page)
        phone.page.evaluate("(hash) => (location.hash = hash)", code.split("#")[1])
        phone.button("Join").click()
        joining = phone.dialog("Join the table")
        joining.get_by_text("Can’t scan?").click()
        answer = joining.locator(".hands-own").input_value()
        sheet.locator(".hands-other").fill(answer)
        sheet.get_by_role("button", name="Use it").click()
        expect(joining).to_be_hidden()
        phone.wait_for_table()

    def lay(self, key: str) -> BoardPage:
        """Return the table of a game whose two hands are on phones."""
        table = self.device(f"#{short_address(key)}", TABLET)
        self.phones = {seat: self.device("", PHONE) for seat in (1, 2)}
        table.page.wait_for_function("document.documentElement.dataset.ready === 'table'")
        for seat in (1, 2):
            tell(table.page, {"do": "place", "seat": seat, "place": "phone"})
            self.join(table, seat)
        return table


def tell(page: Page, message: dict[str, object]) -> None:
    page.evaluate("(message) => sixGardens.send(message)", message)


@pytest.fixture
def gathering(neighbours: Browser, address: str) -> Iterator[Gathering]:
    """Yield a gathering; an error on any of its devices fails the test."""
    gathered = Gathering(neighbours, address)
    yield gathered
    for context in neighbours.contexts:
        context.close()
    for watch in gathered.watches:
        watch.found_nothing()


def play_on(party: Gathering, table: BoardPage, whole: AnyMatch, until: int) -> None:
    """Play a game's moves on the phones, up to a ply or to a seat's next decision."""
    while table.ply < min(until, whole.ply):
        match = table.kept_match()
        assert whole.record.moves[: match.ply] == match.record.moves
        seat = match.to_move
        assert seat
        phone, move = party.phones[seat], whole.record.moves[match.ply]
        phone.wait_for_ply(match.ply)  # what the table told may be on its way
        phone.page.wait_for_function("sixGardens.isSettled()")
        phone.page.wait_for_timeout(max(0.0, party.free[seat] - time.monotonic()) * 1000)
        party.free[seat] = time.monotonic() + A_TAP
        if match.ply < TAPPED:
            for region in taps_for(match, move):
                phone.tap_region(region)
        else:
            tell(phone.page, {"do": "type", "text": move})
        table.wait_for_ply(next_decision(whole, match.ply))


def next_decision(whole: AnyMatch, ply: int) -> int:
    """Return the ply of a seat's next decision after that ply, or of the end."""
    to_move = [whole.game.current_player(each.state) for each in whole.positions]
    return next((each for each in range(ply + 1, whole.ply) if to_move[each]), whole.ply)


def provoke(table: BoardPage, phone: BoardPage) -> None:
    """Send invalid messages over a phone's connection; the game must not change."""
    before = table.kept()
    for text in HOSTILE:
        phone.page.wait_for_function(
            "(text) => channel.readyState === 'open' && (utter(text), true)",
            arg=text.replace("%d", str(table.ply)),
        )
    phone.page.wait_for_timeout(500)
    assert table.kept() == before


def cut_off(party: Gathering, table: BoardPage, seat: int) -> None:
    """Reload the phone of the seat to move, and reconnect it with a new code."""
    phone = party.phones[seat]
    phone.page.reload()
    missing = table.page.get_by_text(f"Player {seat}’s phone hasn’t joined")
    expect(missing).to_be_visible(timeout=PATIENCE)
    table.page.get_by_role("button", name="Show the code for").click()
    party.join(table, seat)


def play_whole(party: Gathering, table: BoardPage, key: str, rng: random.Random) -> None:
    """Play a game to its end, with a disconnection at random and invalid messages."""
    whole = short_game(key)
    play_on(party, table, whole, rng.randrange(4, whole.ply - 4))
    seat = table.kept_match().to_move
    assert seat
    provoke(table, party.phones[seat])
    cut_off(party, table, seat)
    play_on(party, table, whole, whole.ply)
    assert table.kept().moves == whole.record.moves
    for device in (table, *party.phones.values()):
        expect(device.page.locator(".kind-over")).to_be_visible(timeout=PATIENCE)
    over = party.phones[1].page.locator(".kind-over")
    expect(over.get_by_role("button", name="Play again")).to_have_count(0)


def test_whole_games_with_hands_on_two_phones(gathering: Gathering) -> None:
    """Witchcraft and, in `make test-all`, Tuintopia on the same phones: the games that were decided
    before."""
    seed = random.randrange(10_000)
    sys.stdout.write(f"cut off by the seed {seed}\n")
    rng = random.Random(seed)
    table = gathering.lay("witchcraft")
    assert table.page.evaluate("asked") == ["camera", "offer"] * 2
    play_whole(gathering, table, "witchcraft", rng)
    if not ALL:
        return
    open_another(table, "tuintopia")
    for seat in (1, 2):
        tell(table.page, {"do": "place", "seat": seat, "place": "phone"})
    for phone in gathering.phones.values():
        expect(phone.page.get_by_role("heading", name="Tuintopia")).to_be_visible()
    play_whole(gathering, table, "tuintopia", rng)


def open_another(table: BoardPage, key: str) -> None:
    """Lay another table on the same device."""
    before = table.id
    table.page.evaluate("(hash) => (location.hash = hash)", short_address(key))
    table.page.get_by_role("button", name="Leave this table").click()
    table.page.wait_for_function("(id) => !location.hash.includes(id)", arg=before)
    table.wait_for_table()
