"""How the end of a game is told."""

from playwright.sync_api import Locator, expect

from e2e.board_page import BoardPage
from tabletop.app.shelf import headline


def check_the_end(table: BoardPage) -> None:
    """Check that the page names the winner that the rules find in the kept record."""
    match = table.kept_match()
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    end = table.dialog(f"{headline(match)}.")
    expect(end).to_be_visible()
    expect(end.get_by_role("paragraph").first).to_have_text(outcome.reason)
    assert totals(end) == [str(score) for score in match.game.scores(match.state)]
    expect(end.get_by_text(", winner", exact=True)).to_have_count(len(outcome.winners))


def totals(end: Locator) -> list[str]:
    """Return what the score sheet says of each seat in all: its last column, or its last row."""
    rows = end.get_by_role("row").all()
    if rows[0].get_by_role("columnheader", name="Total").count():
        return [row.get_by_role("cell").last.inner_text() for row in rows[1:]]
    return rows[-1].get_by_role("cell").all_inner_texts()
