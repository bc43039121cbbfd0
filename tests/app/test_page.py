"""Presentation state beside the table."""

from tabletop.app.ending.score import columns_of, summed
from tabletop.core.game import ScoreTerm
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import load_game


def test_the_columns_of_a_score_sheet_keep_the_order_of_every_seat() -> None:
    """The order of the terms is that of each seat, whichever seat has a term first."""
    sheets = (["row 1", "row 10", "level"], ["row 1", "row 3", "row 10", "level"], ["row 2"])
    assert columns_of(sheets) == ["row 2", "row 1", "row 3", "row 10", "level"]


def test_a_term_that_a_seat_has_twice_is_one_column() -> None:
    """Points of the same name are added up in it."""
    twice = (ScoreTerm("white", 1), ScoreTerm("white", 2), ScoreTerm("black", 3))
    game = load_game("wizards-garden")
    match = Match.start(game, (SeatEntry("Ada"), SeatEntry("Bram")), "seed")
    assert summed(match, twice) == {"White flowers": 3, "Black flowers": 3}
