"""The headline of a finished game, on the menu and at the table."""

from dataclasses import replace

from tabletop.app.saving.listing import headline, status_of
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.core.sampling import random_match
from tabletop.games.registry import AnyMatch, load_game, words_of


def ended(key: str, options: dict[str, str]) -> AnyMatch:
    """Return a complete random match of two people."""
    game = load_game(key)
    record = random_match(game, 2, "end", options, 500).record
    match = Match.load(game, replace(record, seats=(SeatEntry("Ada"), SeatEntry("Bram"))))
    assert match.to_move is None
    return match


def test_the_headline_names_who_won() -> None:
    """The last leaf of the template is somebody's."""
    assert headline(ended("template", {})) in ("Ada won", "Bram won")


def test_a_game_says_its_own_headline_where_nobody_alone_wins() -> None:
    """A cooperative game has no winner or draw: the sum of the scores decides."""
    match = ended("tuintopia", {"coop": "on"})
    total = sum(match.game.scores(match.state))
    assert headline(match) == f"Together: {total} of 60 points"
    assert status_of(match) == headline(match)


def test_whoever_plays_alone_is_told_what_was_reached() -> None:
    """In a solo game there is nobody to beat."""
    game = load_game("garden-growth")
    match = Match.load(game, random_match(game, 1, "end", {}, 500).record)
    assert headline(match) == words_of(match).tally(game.scores(match.state)[0])
