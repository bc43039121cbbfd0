"""What the lessons of Wizards' Garden say and show is so by the rules."""

from __future__ import annotations

import re

import pytest

from tabletop.core.lesson import Choose, Lesson
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.state import Phase
from tabletop.games.wizards_garden.words.lesson import LESSONS
from tests.games.wizards_garden import claims
from tests.games.wizards_garden.claims import World, harvest_of, world_of

FIRST, CROSSING, ENDS, UNDO = LESSONS


def match_at(lesson: Lesson, ply: int) -> AnyMatch:
    """Return the match of a lesson at a ply."""
    seats = [SeatEntry("You"), SeatEntry("Basil", "easy")]
    match: AnyMatch = Match.start(GAME, seats, lesson.seed, lesson.options)
    for move in lesson.moves[:ply]:
        match = match.play(move)
    return match


def choices(lesson: Lesson) -> list[tuple[Choose, World]]:
    """Return the choices of a lesson, and what lies in the garden at each."""
    return [
        (step, world_of(match_at(lesson, step.ply).state.position))
        for step in lesson.steps
        if isinstance(step, Choose)
    ]


def good(step: Choose) -> set[str]:
    """Return the good answers to a choice."""
    return {way.moves[0] for way in step.good}


def test_every_planting_that_harvests_the_column_is_good() -> None:
    """R8: in either colour, for the new seed is not in the line."""
    ((step, world),) = choices(FIRST)
    assert good(step) == set(claims.harvesting(world))
    assert {harvest_of(world, move).names for move in good(step)} == {("black column b",)}


def test_the_diagonal_has_one_planting() -> None:
    """R1: from a4 to d1, and only in black."""
    step, world = choices(CROSSING)[0]
    assert good(step) == set(claims.harvesting(world))
    assert harvest_of(world, "c2b").names == ("black diagonal a4 to d1",)


def test_crossing_lines_give_two_flowers_or_one() -> None:
    """R9: the poor answers harvest one line, and one of them leaves row 4."""
    step, world = choices(CROSSING)[1]
    assert [len(harvest_of(world, move).names) for move in good(step)] == [2]
    assert [len(harvest_of(world, slip.move).names) for slip in step.poor] == [1, 1]
    (row,) = [slip for slip in step.poor if slip.reply]
    assert harvest_of(claims.after(world, row.move), row.reply[0]).names == ("white row 4",)
    assert set(claims.harvesting(world)) == good(step) | {slip.move for slip in step.poor}


def test_what_is_called_safe_is_safe() -> None:
    """All other plantings are shown with the line that the rival harvests."""
    step, world = choices(CROSSING)[2]
    assert good(step) == set(claims.safe(world))
    assert {slip.move for slip in step.poor} == set(claims.plantings(world)) - good(step)
    for slip in step.poor:
        (line,) = harvest_of(claims.after(world, slip.move), slip.reply[0]).names
        said = re.search(r"column c|a row", slip.said)
        assert said
        assert said[0].split()[-1] in line or "row" in line


@pytest.mark.parametrize("number", [0, 1])
def test_the_ends_come_as_they_are_told(number: int) -> None:
    """R14, R15: a full garden, then an empty basket; the rival wins by flowers, or the Staff."""
    step, world = choices(ENDS)[number]
    assert good(step) == set(claims.harvesting(world))
    (slip,) = step.poor
    then = claims.after(world, slip.move)
    assert then.is_over
    assert then.standing == 1
    assert (len(then.seeds), then.basket) == (16, 1 - number)
    assert (then.mine, then.theirs) == (2, 1 + number)


def test_the_last_lesson_ends_in_an_empty_garden() -> None:
    """R14: completing column c empties the garden, and the Staff decides."""
    match = match_at(UNDO, len(UNDO.moves))
    world = world_of(match.state.position)
    assert claims.harvesting(world) == ("c4b",)
    then = claims.after(world, "c4b")
    assert (then.seeds, then.mine, then.theirs, then.standing) == ((), 1, 1, -1)


def test_an_undo_is_done_by_the_learner() -> None:
    """R13: seat 1 undoes a planting, and plants again."""
    undone = match_at(UNDO, UNDO.moves.index("undo") + 1)
    assert (undone.state.phase, GAME.current_player(undone.state)) == (Phase.REPLANT, 1)


def test_the_first_lesson_has_seeds_placed_and_turned_but_not_at_a_corner() -> None:
    """R3, R7: nothing turns in the setup; b2 turns b3 and c2, and leaves c3."""
    before, after = (dict(world_of(match_at(FIRST, ply).state.position).seeds) for ply in (5, 6))
    assert {cell for cell in before if before[cell] != after[cell]} == {"b3", "c2"}
