"""The lesson of Hanging Gardens: what its sentences tell of the garden is so."""

from __future__ import annotations

import pytest

from tabletop.core.lesson import Do
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.rules.scoring import scores_of
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.views import best_view_of, changes
from tabletop.games.hanging_gardens.words.lesson import LESSONS

(LESSON,) = LESSONS


def state_at(ply: int) -> State:
    """Return the position of the lesson after so many moves."""
    seats = [SeatEntry("You"), SeatEntry("Basil")]
    match = Match.start(GAME, seats, LESSON.seed, LESSON.options)
    for move in LESSON.moves[:ply]:
        match = match.play(move)
    return match.state


def view_at(ply: int) -> View:
    """Return the best view of the person's gazebo after so many moves."""
    found = best_view_of(state_at(ply).garden, 1)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("ply", "scores"), [(11, (3, 1)), (12, (5, 2)), (15, (7, 2)), (18, (1, 2)), (20, (9, 2))]
)
def test_the_points_that_are_told_are_those_of_the_rules(ply: int, scores: tuple[int, ...]) -> None:
    """Both sides alike bring 2 more, a bed straight ahead 2, and the height takes six away."""
    assert scores_of(state_at(ply).garden) == scores


def test_a_height_takes_away_what_the_person_had_and_gives_it_back() -> None:
    """A bed above her level is not seen, those behind it are hidden, and from above all are seen in
    a row that is parted (R21-R23)."""
    below, above = view_at(18), view_at(20)
    assert any(bed.is_above for bed in below.beds)
    assert any(bed.hidden_by for bed in below.beds)
    assert all(bed.is_seen for bed in above.beds)
    assert [[run.points for run in row.runs if run.points] for row in above.rows][2] == [1, 2, 1]


def test_the_gazebo_is_sent_where_no_place_is_better() -> None:
    """Numbers on the board say what each place is worth: a lesson must not speak against them."""
    moves = [LESSON.moves[step.ply] for step in LESSON.steps if isinstance(step, Do)]
    assert [move[0] for move in moves].count("G") == 2, "it is placed, and it is moved"
    for step in LESSON.steps:
        if isinstance(step, Do) and LESSON.moves[step.ply].startswith("G"):
            before, after = state_at(step.ply), state_at(step.ply + 1)
            gain = scores_of(after.garden)[0] - scores_of(before.garden)[0]
            assert gain == max(changes(before, "G", None).values())
