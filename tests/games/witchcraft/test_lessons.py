"""What the lessons of Witchcraft say of a position is what stands on the table then."""

from __future__ import annotations

import re

import pytest

from tabletop.core.lesson import Choose, Lesson, Look
from tabletop.games.witchcraft.rules.notation import move_from_text
from tabletop.games.witchcraft.rules.state import State
from tabletop.games.witchcraft.words.lesson import LESSONS
from tests.games.witchcraft.positions import play

FIRST, INN, FOUND_OUT = LESSONS


def after(lesson: Lesson, line: tuple[str, ...], ply: int) -> State:
    """Return the position after so many moves of a line of a lesson."""
    return play(line[:ply], lesson.seats, "draw", lesson.seed).state


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_poor_choice_does_what_its_sentence_says(lesson: Lesson) -> None:
    """The Detection that it names is somebody's, and whoever is called out is out."""
    for step in lesson.steps:
        for slip in step.poor if isinstance(step, Choose) else ():
            line = (*lesson.moves[: step.ply], slip.move, *slip.reply)
            before, then = after(lesson, line, step.ply), after(lesson, line, len(line))
            detections = {witch.detection for witch in then.witches}
            for figure in re.findall(r"Detection (\d+)", slip.said):
                assert int(figure) in detections, slip.said
            for figure in re.findall(r"adds (\d+) Detection", slip.said):
                rise = then.witches[0].detection - before.witches[0].detection
                assert rise == int(figure), slip.said
            is_out = "are out" in slip.said or "found out" in slip.said
            assert is_out == (then.witches[0].out > 0), slip.said


def test_the_figures_of_the_first_lesson() -> None:
    """Power 4 when it is named, by the spell and two events; the pardon comes on every line."""
    assert after(FIRST, FIRST.moves, 14).witches[0].power == 4
    for line in FIRST.lines():
        assert after(FIRST, line, len(line)).event_discard[-1] == "E13"


def test_the_figures_of_the_inn() -> None:
    """Detection 5 after the roll, 9 with Loose Tongues; then only a 5 or 6 is survived."""
    assert after(INN, INN.moves, 10).witches[0].detection == 5
    later = after(INN, INN.moves, 15).witches[0]
    assert (later.power, later.detection) == (3, 9)


def test_a_rival_is_found_out_at_the_end() -> None:
    """Finger of Blame could not do that before the Night Watch, and does it in the last move."""
    assert after(FOUND_OUT, FOUND_OUT.moves, 31).witches[1].detection == 10
    assert after(FOUND_OUT, FOUND_OUT.moves, 38).witches[1].detection == 12
    assert [witch.out > 0 for witch in after(FOUND_OUT, FOUND_OUT.moves, 40).witches] == [
        False, True, False,
    ]  # fmt: skip


def test_choices_are_real() -> None:
    """In each lesson a choice with several good answers, and a poor one that shows what happens."""
    for lesson in LESSONS:
        own = [step for step in lesson.steps if isinstance(step, Choose)]
        assert any(len(step.good) > 1 for step in own)
        assert any(slip.reply for step in own for slip in step.poor)


def test_each_part_of_a_turn_is_done_by_the_learner() -> None:
    """W5-W14: she moves, draws, discards, casts, casts on a rival, moves again, goes to the Inn."""
    done = {
        move
        for lesson in LESSONS
        for step in lesson.steps
        if not isinstance(step, Look)
        for move in (
            {way.moves[0] for way in step.good}
            if isinstance(step, Choose)
            else {lesson.moves[step.ply]}
        )
    }
    kinds = {type(move_from_text(move)).__name__ for move in done}
    assert kinds == {"Go", "DrawSpell", "Swap", "Cast", "Again"}
    assert {"go=In", "go=To", "cast=S03", "cast=S27@2"} <= done
