"""The chart of a game: its lines are the scores after every ply, and its text describes them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop.app.course.course import course, steps_of
from tabletop.app.model.review import Review
from tabletop.app.model.session import Session
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import AnyMatch, load_game, words_of

RECORDS = Path(__file__).parents[1] / "data" / "records"

PLAYED = [
    "wizards-garden/random",
    "witchcraft/random-2-seats",
    "garden-growth/three-greedy-seats",
    "tuintopia/greedy-rivals",
    "hanging-gardens/dead-end",
    "letter-maze/two-seats",
]


def match_of(name: str) -> AnyMatch:
    """Return a recorded match."""
    record = Record.from_text((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    match: AnyMatch = Match.load(load_game(record.game), record)
    return match


@pytest.mark.parametrize("name", PLAYED)
def test_the_lines_are_the_scores(name: str) -> None:
    """Of every seat and after every ply, as the score sheet has them."""
    match = match_of(name)
    shown = course(Session("a", match), Review())
    assert shown
    assert shown["plies"] == match.ply
    for seat, line in enumerate(shown["lines"]):
        points = dict(line["steps"])
        for ply, position in enumerate(match.positions):
            last = max(each for each in points if each <= ply)
            assert points[last] == match.game.scores(position.state)[seat]
        assert line["total"] == words_of(match).tally(int(points[max(points)]))


def test_only_changes_are_told() -> None:
    """A line has a new point only where the score changes."""
    assert steps_of([0, 0, 2, 2, 1]) == [(0, 0), (2, 2), (4, 1)]


def rounds(match: AnyMatch) -> list[tuple[int, int]]:
    """Return the seat and the turn number of each ply in a game of alternating turns.

    A decision of another seat than the last starts a turn; chance belongs to the turn before it.
    """
    count, latest, found = [0] * (len(match.names) + 1), 0, list[tuple[int, int]]()
    for position in match.positions[:-1]:
        seat = match.game.current_player(position.state)
        if seat and seat != latest:
            count[seat] += 1
            latest = seat
        found.append((latest, count[latest]))
    return found


def named(match: AnyMatch, turn: tuple[int, int]) -> str:
    """Return how the sentences begin the name of a turn."""
    return f"{match.names[turn[0] - 1]}\N{RIGHT SINGLE QUOTATION MARK}s {turn[1]}"


@pytest.mark.parametrize("name", ["hanging-gardens/dead-end", "garden-growth/two-seats"])
def test_it_is_told_who_led_since_when_and_what_brought_most(name: str) -> None:
    """The sentences, by turns, must match a recount from the scores alone."""
    match = match_of(name)
    shown = course(Session("a", match), Review())
    assert shown
    scores = [match.game.scores(each.state) for each in match.positions]
    winner = scores[-1].index(max(scores[-1]))
    leads = [own[winner] > own[1 - winner] for own in scores]
    since = len(leads) - leads[::-1].index(False)
    turns = rounds(match)
    led = f"{match.names[winner]} was ahead from {named(match, turns[since - 1])}"
    assert shown["about"].startswith(led)
    gains = {
        (turn, who): scores[len(turns) - turns[::-1].index(turn)][who]
        - scores[turns.index(turn)][who]
        for turn in turns
        for who in (0, 1)
    }
    turn, who = max(gains, key=lambda each: (gains[each], -turns.index(each[0])))
    gained = f"{match.names[who]} gained the most on {named(match, turn)}"
    assert (
        shown["about"]
        .partition(gained)[2]
        .endswith(f" turn: {words_of(match).tally(max(gains.values()))}.")
    )


def test_whoever_reads_is_called_you() -> None:
    """Only if a single person is at the screen."""
    match = match_of("tuintopia/greedy-rivals")
    people = (SeatEntry("Mia"), *match.record.seats[1:])
    match = replace(match, record=replace(match.record, seats=people))
    shown = course(Session("a", match), Review())
    assert shown
    assert shown["about"].startswith("You were ahead from your 1st turn to the end.")


def test_there_is_no_curve_before_anybody_has_scored() -> None:
    """A flat line has no information."""
    match = match_of("wizards-garden/random")
    fresh = replace(match, positions=match.positions[:3])
    assert course(Session("a", fresh), Review()) is None
