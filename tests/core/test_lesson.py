"""Choices in a lesson: the lines of moves they lead to, and the sentences on each."""

from __future__ import annotations

import pytest

from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way
from tabletop.core.record import Record, SeatEntry

LESSON = Lesson(
    seats=2,
    seed="choices",
    moves=("a", "b", "c", "d"),
    steps=(
        Choose(
            0, "Where?", (Way(("a", "b"), "Near."), Way(("x", "y"))), "No.", (Slip("z", "Far."),)
        ),
        Look(2, "See?"),
        Choose(2, "And now?", (Way(("c",)), Way(("w",), "Other.")), "No."),
        Do(3, "Play d.", "", "Not that."),
        Look(4, "Done."),
    ),
)


def record(*moves: str) -> Record:
    """Return the record of this lesson's game after these moves."""
    seats = (SeatEntry("You"), SeatEntry("Basil", "easy"))
    return Record("wizards-garden", seats, "choices", moves=moves)


def test_choices_multiply_the_lines() -> None:
    """There is a line for each combination of options; the lesson's own comes first."""
    assert LESSON.lines() == (
        ("a", "b", "c", "d"),
        ("a", "b", "w", "d"),
        ("x", "y", "c", "d"),
        ("x", "y", "w", "d"),
    )


@pytest.mark.parametrize("moves", ["ab", "xy", "abc", "xyw", "abcd", "xywd"])
def test_every_line_is_followed(moves: str) -> None:
    """A saved lesson can be resumed on any of its lines."""
    step = {2: 1, 3: 3, 4: 4}[len(moves)]
    assert LESSON.is_followed_by(record(*moves), step)


@pytest.mark.parametrize("moves", ["ay", "xb", "abz", "zz"])
def test_other_moves_are_no_line(moves: str) -> None:
    """Moves of two options cannot be mixed."""
    assert not LESSON.is_followed_by(record(*moves), {2: 1, 3: 3}[len(moves)])


def test_the_sentence_after_a_choice_tells_what_was_chosen() -> None:
    """An option without a sentence of its own keeps that of the step."""
    assert LESSON.sentence(record("a", "b"), 1) == "Near."
    assert LESSON.sentence(record("x", "y"), 1) == "See?"
    assert LESSON.sentence(record("a", "b", "w"), 3) == "Other."
    assert LESSON.sentence(record("a", "b", "c"), 3) == "Play d."
