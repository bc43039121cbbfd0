"""By post: two browsers that know nothing of each other play by links alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.board_page import BoardPage, kept_games
from e2e.conftest import OpenPage
from e2e.playthrough import short_address, short_game
from e2e.watch import Watch, wait_until_ready
from tabletop.core.game import CHANCE
from tabletop.core.link import ELSEWHERE, MARK, PLACES, TABLE, link_text
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import GAMES, AnyMatch, load_game
from tests.amount import amount

MOST_TURNS = 4
"""A game of more turns comes by a link from so far before its end."""

SETTLED = """async () => {
  do await new Promise((done) => setTimeout(done, 4)); while (!sixGardens.isSettled());
}"""

TURN = f"""async (moves) => {{
  const settled = {SETTLED};
  for (const text of moves) {{
    sixGardens.send({{ do: "type", text }});
    await settled();
  }}
  sixGardens.send({{ do: "dialog", kind: "send" }});
  await settled();
  const link = document.querySelector(".post-link").value;
  sixGardens.send({{ do: "close-dialog" }});
  await settled();
  return link;
}}"""
"""Plays the moves of one turn, and takes the link from its dialog."""

OPEN = f"""async (link) => {{
  location.hash = new URL(link).hash;
  while (location.hash.startsWith("#play")) await new Promise((done) => setTimeout(done, 4));
  await ({SETTLED})();
}}"""
"""Follows a link as a tap on it does: it does not stay in the address."""

SEND = f"async (message) => {{ sixGardens.send(message); await ({SETTLED})(); }}"


@pytest.fixture
def elsewhere(fresh: BrowserContext, address: str) -> Iterator[Page]:
    """Yield a page in another browser, which has nothing of the first one's."""
    page = fresh.new_page()
    page.emulate_media(reduced_motion="reduce")
    watch = Watch(page, address)
    yield page
    watch.found_nothing()


class Turn(NamedTuple):
    """Whose it is, its decisions, and the ply after them and what chance adds."""

    seat: int
    moves: list[str]
    end: int


def turns_of(whole: AnyMatch) -> list[Turn]:
    """Return the turns of a game, one after the other."""
    movers = [whole.game.current_player(position.state) for position in whole.positions[:-1]]
    plies = [ply for ply, mover in enumerate(movers) if mover != CHANCE]
    turns = [(seat or 0, list(run)) for seat, run in groupby(plies, key=lambda ply: movers[ply])]
    ends = [run[0] for _, run in turns[1:]] + [whole.ply]
    return [
        Turn(seat, [whole.record.moves[ply] for ply in run], end)
        for (seat, run), end in zip(turns, ends, strict=True)
    ]


def laid(ada: BoardPage, basil: BoardPage, whole: AnyMatch) -> None:
    """Lay a game anew at one device, and let the link to its beginning bring it to the other."""
    at = short_address(whole.record.game)
    ada.page.evaluate("(hash) => { location.hash = hash }", at)
    ada.page.wait_for_function("location.hash.startsWith('#game=')")
    ada.page.evaluate(SEND, {"do": "place", "seat": 2, "place": "elsewhere"})
    sit_down(basil, ada.page.evaluate(TURN, []), 2)


def brought(ada: BoardPage, basil: BoardPage, whole: AnyMatch, ply: int) -> None:
    """Bring a game that has come to a ply to both by one link, each to a seat of its own."""
    link = f"{ada.page.url.split('#')[0]}#{MARK}{link_text(whole.back_to(ply))}"
    for seat, table in enumerate((ada, basil), start=1):
        sit_down(table, link, seat)


def sit_down(table: BoardPage, link: str, seat: int) -> None:
    """Open the first link of a game in the address, and say who is here."""
    table.page.evaluate(OPEN, link)
    table.page.locator(".kind-who").wait_for()
    table.page.evaluate(SEND, {"do": "sit", "seat": seat})


def play_by_links(ada: BoardPage, basil: BoardPage, whole: AnyMatch) -> None:
    """Play a game to its end: after each turn the link goes to the other."""
    turns = turns_of(whole)
    if len(turns) <= MOST_TURNS:
        laid(ada, basil, whole)
    else:
        brought(ada, basil, whole, turns[-MOST_TURNS - 1].end)
    at_hand = {1: ada, 2: basil}
    for seat, moves, end in turns[-MOST_TURNS:]:
        link = at_hand[seat].page.evaluate(TURN, moves)
        at_hand[3 - seat].page.evaluate(OPEN, link)
        for table in at_hand.values():
            table.wait_for_ply(end)


def test_whole_games_by_links(open_page: OpenPage, elsewhere: Page, address: str) -> None:
    """Two games (in `make test-all` all six) are played to their ends, the shorter ones from their
    beginnings, and both keep the same record."""
    ada, basil = BoardPage(open_page()), BoardPage(elsewhere)
    elsewhere.goto(address)
    wait_until_ready(elsewhere)
    for key in list(GAMES)[: amount(2, len(GAMES))]:
        whole = short_game(key)
        play_by_links(ada, basil, whole)
        for table in (ada, basil):
            assert table.kept().moves == whole.record.moves, key
        assert ada.id == basil.id


def test_from_the_dialog_to_the_answer(open_page: OpenPage, elsewhere: Page) -> None:
    """A link is made, drawn as a code, opened before Python is up, answered and pasted; and it is
    not opened once more by a reload."""
    ada, basil = BoardPage(open_page("#new=wizards-garden&seats=2&seed=42")), BoardPage(elsewhere)
    ada.wait_for_table()
    ada.button("Menu").click()
    ada.page.get_by_role("combobox", name="Who plays for Player 2").select_option("By link")
    ada.wait_until_answered()
    assert "elsewhere" in ada.kept().to_text()
    ada.page.keyboard.press("Escape")
    ada.type_moves("a1w")
    ada.button("Send to Player 2").click()
    ada.button("Show a code").click()
    expect(ada.page.locator(".post-code .qr-code")).to_be_visible()
    expect(ada.page.locator(".post-told")).to_contain_text("Sent to Player 2 · Today, ")
    link = ada.page.get_by_role("textbox", name="The link").input_value()
    ada.page.keyboard.press("Escape")

    elsewhere.goto(link)
    wait_until_ready(elsewhere)
    elsewhere.get_by_role("textbox", name="Your name").fill("Basil")
    basil.button("I’m Player 2").click()
    basil.wait_for_table()
    elsewhere.reload()
    wait_until_ready(elsewhere)
    basil.wait_for_table()
    expect(basil.notices).to_have_count(0)
    assert elsewhere.locator("dialog[open]").count() == 0
    basil.type_moves("b2b")
    basil.button("Send to Player 1").click()
    answer = elsewhere.get_by_role("textbox", name="The link").input_value()

    ada.page.evaluate(SEND, {"do": "leave"})
    expect(ada.shelf.first).to_contain_text("waiting for Player 2")
    ada.button("Paste a link").click()
    ada.page.get_by_role("textbox").fill(f"Your turn!\n{answer}\nBest, B.")
    ada.button("Open the game").click()
    ada.wait_for_ply(2)
    assert ada.kept().moves == basil.kept().moves

    tab = ada.page.context.new_page()
    tab.goto(answer)
    wait_until_ready(tab)
    second = BoardPage(tab)
    second.wait_for_table()
    expect(second.notices).to_contain_text("already")
    assert second.id == ada.id
    tab.close()


COUNT_LINES = """
  globalThis.lines = 0;
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...all) { super(...all); lines += 1; }
  };
"""


def test_a_link_contacts_nobody_and_keeps_nothing_before_it_is_agreed(open_page: OpenPage) -> None:
    """A link to a table nearby makes no connection, and one that sets a table leaves no game."""
    table = BoardPage(open_page("#join=EPt-A_n", script=COUNT_LINES))
    expect(table.dialog("Join a table nearby?")).to_be_visible()
    table.button("Not now").click()
    table.page.evaluate(SEND, {"do": "visible", "hidden": False})
    assert table.page.evaluate("lines") == 0
    for seed in range(5):
        table.page.evaluate("(at) => { location.hash = at }", f"new=wizards-garden&seed={seed}")
        table.page.wait_for_function("location.hash.startsWith('#game=')")
    table.wait_for_table()
    table.page.reload()
    table.wait_for_table()
    assert table.kept_ids() == set()
    table.type_moves("a1w")
    assert table.kept_ids() == {table.id}


def test_two_versions_stand_side_by_side_in_a_fresh_tab(open_page: OpenPage) -> None:
    """With a picture each; the other's changed move is the green choice, and ours stays a copy."""
    ours = Match.start(load_game("wizards-garden"), [SeatEntry("Ada"), SeatEntry("Mama")], "7")
    ours = ours.settle()
    if ours.to_move == 1:
        ours = ours.play("a1w")
    moves = sorted(ours.game.move_to_text(each) for each in ours.game.legal_moves(ours.state))
    here, there = {PLACES: ["here", ELSEWHERE]}, {PLACES: [ELSEWHERE, "here"], TABLE: "t"}
    kept = replace(ours.play(moves[0]).record, meta={**here, TABLE: "t"})
    link = link_text(
        replace(ours.play(moves[1]), record=replace(ours.play(moves[1]).record, meta=there))
    )
    table = BoardPage(open_page(f"#{MARK}{link}", kept=kept_games({"t": kept.to_text()})))
    expect(table.dialog("Mama has changed a move").locator(".post-line img")).to_have_count(2)
    table.page.locator("#dialog .button.go").click()
    table.wait_until_answered()
    assert table.kept().moves[-1] == moves[1]
    assert len(table.kept_ids()) == 2
