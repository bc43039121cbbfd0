"""What the lessons of Wizards' Garden say and show is so by the rules."""

from __future__ import annotations

import re

import pytest

from tabletop.core.lesson import Choose, Lesson
from tabletop.core.match import Match
from tabletop.core.options import Option
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.words.lesson import LESSONS
from tests.games.wizards_garden import claims
from tests.games.wizards_garden.claims import World, harvest_of, world_of

FIRST, CROSSING, ENDS, NO_CHOICE, TIES, OPTIONS = LESSONS


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


def test_a_complete_line_must_be_harvested() -> None:
    """R9: white on a4 harvests, with no other way, and then the rival does; black is safe."""
    step, world = choices(NO_CHOICE)[0]
    assert [move for move in claims.plantings(world) if move.startswith("a4w")] == ["a4w"]
    assert good(step) == set(claims.safe(world))
    (slip,) = step.poor
    assert harvest_of(world, slip.move).names == ("white diagonal a4 to d1",)
    then = claims.after(world, slip.move)
    assert harvest_of(then, slip.reply[0]).names == ("white column d",)
    others = set(claims.plantings(world)) - good(step) - {slip.move}
    assert all(claims.harvesting(claims.after(world, other)) for other in others)
    assert not claims.safe(claims.after(world, "a4b")), "the rival has to leave a line"


def test_two_lines_of_both_colours_bring_the_staff() -> None:
    """R10, R11, J12: black on a2 harvests a white row and a black one, white on a2 the one."""
    step, world = choices(NO_CHOICE)[1]
    assert set(claims.plantings(world)) == good(step) | {slip.move for slip in step.poor}
    assert harvest_of(world, "a2b").names == ("white row 1", "black row 2")
    assert harvest_of(world, "a2w").names == ("white row 1",)
    assert match_at(NO_CHOICE, 17).state.position.staff == 1


def test_a_full_garden_without_the_staff_is_a_draw() -> None:
    """R14, R15: the poor choice fills the garden at 0 to 0."""
    step, world = choices(TIES)[0]
    then = claims.after(world, step.poor[0].move)
    assert (then.mine, then.theirs, then.staff, then.is_over, then.standing) == (0, 0, 0, True, 0)
    assert good(step) == set(claims.harvesting(world))


def test_only_a_black_line_moves_the_staff() -> None:
    """R11: it comes from the rival, whose flower stays; a white line leaves it there."""
    step, world = choices(TIES)[1]
    assert (world.mine, world.theirs, world.staff) == (1, 1, -1)
    assert set(claims.harvesting(world)) == good(step) | {slip.move for slip in step.poor}
    for move in claims.harvesting(world):
        then = claims.after(world, move)
        assert (then.theirs, then.mine) == (2, 1)
        assert then.staff == (-1 if move in good(step) else 1)


def test_the_options_are_all_used() -> None:
    """R4, R13, J3: kept apart, but at corners; agreed; and a planting that ends the game undone."""
    assert {key: OPTIONS.options[key] for key in ("undo", "first", "setup")} == dict(
        OPTIONS.options
    )
    assert all(value != option.default for option, value in used(OPTIONS))
    before, kept, undone = (match_at(OPTIONS, ply).state for ply in (10, 11, 12))
    assert (kept.phase, undone.phase) == (Phase.CONFIRM, Phase.REPLANT)
    assert (kept.position.seeds, kept.position.staff) == (0, 2)
    assert [each.total for each in kept.position.flowers] == [1, 1]
    assert undone.position == before.position
    ((step, world),) = choices(OPTIONS)
    assert good(step) == set(claims.plantings(world)), "any planting counts, the same one too (J19)"
    assert claims.after(world, "a3w").standing == 1
    row = claims.after(world, "a3b")
    assert {harvest_of(row, move).names for move in claims.harvesting(row)} == {("white row 3",)}


def used(lesson: Lesson) -> list[tuple[Option, str]]:
    """Return the options of the game with what a lesson chooses."""
    return [(each, lesson.options[each.key]) for each in GAME.info.options]


def test_the_first_lesson_has_seeds_placed_and_turned_but_not_at_a_corner() -> None:
    """R3, R7: nothing turns in the setup; b2 turns b3 and c2, and leaves c3."""
    before, after = (dict(world_of(match_at(FIRST, ply).state.position).seeds) for ply in (5, 6))
    assert {cell for cell in before if before[cell] != after[cell]} == {"b3", "c2"}
