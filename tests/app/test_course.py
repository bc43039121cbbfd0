"""The curve of a game: its lines are the scores after every ply, and its words tell them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop.app.course.course import course, steps_of
from tabletop.app.model import Sitting
from tabletop.app.review.review import Review
from tabletop.core.match import Match
from tabletop.core.record import Record
from tabletop.games.registry import AnyMatch, load_game

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
    shown = course(Sitting("a", match), Review())
    assert shown
    assert shown["plies"] == match.ply
    for seat, line in enumerate(shown["lines"]):
        points = dict(line["steps"])
        for ply, position in enumerate(match.positions):
            last = max(each for each in points if each <= ply)
            assert points[last] == match.game.scores(position.state)[seat]
        assert line["total"] == match.game.tally(points[max(points)])


def test_only_changes_are_told() -> None:
    """A line goes on as it was until points are others."""
    assert steps_of([0, 0, 2, 2, 1]) == [(0, 0), (2, 2), (4, 1)]


def test_it_is_told_who_led_and_what_brought_most() -> None:
    """In words, for those who do not see the lines."""
    match = match_of("hanging-gardens/dead-end")
    shown = course(Sitting("a", match), Review())
    assert shown
    lines = {line["name"]: dict(line["steps"]) for line in shown["lines"]}
    gain, ply, name = max(
        (points[at] - points[before], -at, name)
        for name, points in lines.items()
        for before, at in zip(list(points), list(points)[1:], strict=False)
    )
    assert f"{name} gained most with move {-ply}: {gain} points." in shown["about"]
    assert "was ahead from move" in shown["about"]


def test_there_is_no_curve_before_anybody_has_scored() -> None:
    """A flat line would tell nothing."""
    match = match_of("wizards-garden/random")
    fresh = replace(match, positions=match.positions[:3])
    assert course(Sitting("a", fresh), Review()) is None
