"""Every game at the page, to its end: by taps, by keys alone, and by two people with secrets."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.board_page import PREFIX, BoardPage, kept_games, open_table
from e2e.conftest import OpenPage
from e2e.playthrough import (
    KEYS,
    PERSON_AND_COMPUTER,
    SEED,
    TWO_PEOPLE,
    kept_text,
    next_move,
    next_stop,
    play_on,
    start_of,
    taps_for,
    whole_game,
)
from e2e.test_games import check_the_end
from tabletop.games.registry import AnyMatch
from tabletop.games.witchcraft.cards import SPELLS

LONG = 160
"""A game of more moves than these is not played from its beginning."""

NEAR_THE_END = 24


def open_near_the_end(open_page: OpenPage, match: AnyMatch) -> BoardPage:
    """Return the page with a kept game on the table."""
    kept = kept_games({"near-the-end": kept_text(match)})
    return open_table(open_page, "#game=near-the-end", kept=kept)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_by_taps_against_the_computer(open_page: OpenPage, key: str) -> None:
    """Computers answer in the browser as they do here, so that both come to the same game."""
    whole = whole_game(key, PERSON_AND_COMPUTER)
    if whole.ply <= LONG:
        rest = f"#new={key}&seats={','.join(PERSON_AND_COMPUTER)}&seed={SEED}"
        table = open_table(open_page, rest)
    else:
        table = open_near_the_end(open_page, start_of(whole, LONG // 2))
    play_on(table, whole)
    check_the_end(table)
    assert table.kept().moves == whole.record.moves


@pytest.mark.parametrize("key", KEYS)
def test_a_game_by_keys_alone(open_page: OpenPage, key: str) -> None:
    """Tab, arrows and Enter lead to its end, and from there to the menu."""
    whole = whole_game(key, PERSON_AND_COMPUTER)
    table = open_near_the_end(open_page, start_of(whole, NEAR_THE_END))
    play_on(table, whole, by_keys=True)
    check_the_end(table)
    assert table.kept().moves == whole.record.moves
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


# -- the curtain ----------------------------------------------------------------------------------


def hidden_spells(match: AnyMatch, viewer: int | None) -> set[str]:
    """Return the names of the spells that others hold and that were never shown."""
    shown = {SPELLS[card].name for card in match.state.discard}
    held = {
        SPELLS[card].name
        for seat, witch in enumerate(match.state.witches, start=1)
        if seat != viewer
        for card in witch.hand
    }
    return held - shown


def check_secrets(table: BoardPage, match: AnyMatch, viewer: int | None) -> None:
    """Check that nothing of what others hold is on the page, in its log or on the shelf."""
    secrets = hidden_spells(match, viewer)
    shelf = table.page.evaluate("(key) => localStorage.getItem(key)", f"{PREFIX}shelf")
    for text in (table.page.content(), shelf or ""):
        assert not {name for name in secrets if name in text}
    assert table.page.evaluate("(key) => localStorage.getItem(key)", f"{PREFIX}last-scene") is None


def lift(table: BoardPage, name: str, *, by_key: bool) -> None:
    """Lift the curtain as the person of that name."""
    button = table.curtain.get_by_role("button", name=f"{name}: I have it")
    expect(button).to_be_focused()
    if by_key:
        table.page.keyboard.press("Enter")
    else:
        table.tap(button)
    expect(table.curtain).to_have_count(0)


def look_into_the_log(table: BoardPage, match: AnyMatch, viewer: int) -> None:
    """Open the log, check that it keeps the others' secrets, and close it."""
    table.button("What happened").click()
    log = table.dialog("What happened")
    expect(log.get_by_role("listitem")).to_have_count(match.ply + 1)
    check_secrets(table, match, viewer)
    log.get_by_role("button", name="Close", exact=True).click()


def test_two_people_with_secrets_and_a_curtain(open_page: OpenPage) -> None:
    """Witchcraft to its end: who is not to play sees, hears and reads no spell of the other."""
    whole = whole_game("witchcraft", TWO_PEOPLE)
    table = open_near_the_end(open_page, start_of(whole, NEAR_THE_END))
    turns = secrets = 0
    while table.ply < whole.ply:
        match = table.kept_match()
        seat = match.to_move or 0
        if table.curtain.count():
            check_secrets(table, match, None)
            secrets += len(hidden_spells(match, None))
            lift(table, match.names[seat - 1], by_key=turns % 2 == 0)
            look_into_the_log(table, match, seat)
            turns += 1
        check_secrets(table, match, seat)
        for region in taps_for(match, next_move(whole, match.record)):
            table.tap(table.region(region))
        table.wait_for_ply(next_stop(whole, match.ply))
        if table.ply < whole.ply and whole.back_to(table.ply).to_move != seat:
            expect(table.curtain).to_have_count(1)
    check_the_end(table)
    assert table.kept().moves == whole.record.moves
    assert turns > 4
    assert secrets > 4
