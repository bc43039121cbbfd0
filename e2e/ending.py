"""How the end of a game is told."""

from playwright.sync_api import Locator, expect

from e2e.board_page import BoardPage
from tabletop.app.ending.headline import result_headline


def check_the_end(table: BoardPage) -> None:
    """Check that the page names the winner that the rules find in the kept record."""
    match = table.kept_match()
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    end = table.dialog(result_headline(match))
    expect(end).to_be_visible()
    expect(end.get_by_role("paragraph").first).to_have_text(outcome.reason)
    assert totals(end) == sorted(
        match.game.tally(score) for score in match.game.scores(match.state)
    )
    winners = end.get_by_role("list", name="Scores").get_by_text(", winner", exact=True)
    expect(winners).to_have_count(len(outcome.winners))


def totals(end: Locator) -> list[str]:
    """Return what is said of each seat in all, in the order of the alphabet."""
    return sorted(end.locator(".standing strong").all_inner_texts())
