"""Two people with secrets at one screen: the curtain, what it hides, and what comes before it."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.board_page import PREFIX, BoardPage, open_table
from e2e.conftest import OpenPage
from e2e.ending import check_the_end
from e2e.playthrough import (
    TWO_PEOPLE,
    next_move,
    next_stop,
    open_near_the_end,
    start_of,
    taps_for,
    whole_game,
)
from tabletop.games.registry import AnyMatch
from tabletop.games.witchcraft.rules.cards import SPELLS

NEAR_THE_END = 16


def hidden_spells(match: AnyMatch, viewer: int | None) -> set[str]:
    """Return the names of the spells that others hold and have never revealed."""
    shown = {SPELLS[card].name for card in match.state.discard}
    held = {
        SPELLS[card].name
        for seat, witch in enumerate(match.state.witches, start=1)
        if seat != viewer
        for card in witch.hand
    }
    return held - shown


def check_secrets(table: BoardPage, match: AnyMatch, viewer: int | None) -> None:
    """Check that no spell of the others is on the page, in its log or in the list of games."""
    secrets = hidden_spells(match, viewer)
    entry = table.page.evaluate("(key) => localStorage.getItem(key)", f"{PREFIX}entry/{table.id}")
    for text in (table.page.content(), entry or ""):
        assert not {name for name in secrets if name in text}
    assert table.page.evaluate("(key) => localStorage.getItem(key)", f"{PREFIX}last-scene") is None


def lift(table: BoardPage, name: str, *, by_key: bool) -> None:
    """Lift the curtain as the person of that name."""
    button = table.curtain_button(name)
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
    """In a whole game of Witchcraft, neither person can see, hear or read the other's spells."""
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


WATCH_THE_HAND = """() => {
  const curtain = document.getElementById("curtain");
  const look = () => {
    const card = document.querySelector("#overlay [data-region^=card-]");
    if (card && curtain.hidden) globalThis.seen ??= [performance.now(), card.dataset.region];
    if (!curtain.hidden) globalThis.fell ??= performance.now();
  };
  const all = { subtree: true, childList: true, attributes: true };
  for (const element of [curtain, document.getElementById("overlay")])
    new MutationObserver(look).observe(element, all);
}"""


def test_a_drawn_spell_is_seen_before_the_curtain_falls(open_page: OpenPage) -> None:
    """Also without animation, it is in the hand for a moment before the other's turn."""
    table = open_table(open_page, "#new=witchcraft&seats=2&seed=7&first=1")
    lift(table, "Player 1", by_key=True)
    table.type_moves("go=Sw")
    table.page.evaluate(WATCH_THE_HAND)
    table.type_move("draw")
    table.wait_for_ply(3)
    expect(table.curtain).to_have_count(1)
    seen, card = table.page.evaluate("seen")
    assert table.kept().moves[2] == f"spell={card.removeprefix('card-')}"
    assert table.page.evaluate("fell") - seen > 1000
    check_secrets(table, table.kept_match(), None)
