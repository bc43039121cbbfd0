"""Checks of how the page announces the end of a game."""

from playwright.sync_api import Locator, expect

from e2e.board_page import BoardPage
from tabletop.app.ending.headline import result_headline
from tabletop.core.seating import with_names
from tabletop.games.registry import words_of


def check_the_end(table: BoardPage) -> None:
    """Check that the page names the winner that the rules find in the saved record."""
    match = table.kept_match()
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    end = table.dialog(result_headline(match))
    expect(end).to_be_visible()
    expect(end.get_by_role("paragraph").first).to_have_text(
        with_names(words_of(match).ending(match.state).reason, match.names)
    )
    assert totals(end) == sorted(
        words_of(match).score_text(match.state, seat) for seat in range(1, len(match.names) + 1)
    )
    winners = end.get_by_role("list", name="Scores").get_by_text(", winner", exact=True)
    expect(winners).to_have_count(len(outcome.winners))
    for seat in outcome.winners:
        expect(table.voice).to_contain_text(match.names[seat - 1])


def totals(end: Locator) -> list[str]:
    """Return the displayed totals of the seats, sorted as text."""
    return sorted(end.locator(".standing strong").all_inner_texts())
