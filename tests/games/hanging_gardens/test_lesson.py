"""The lessons of Hanging Gardens: what their sentences tell of the garden is so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tabletop.core.lesson import Choose, Do, Lesson
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.lookout import View, four_views
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.views import best_view_of, changes
from tabletop.games.hanging_gardens.words.lesson import LESSONS, VIEWS
from tabletop.games.hanging_gardens.words.lesson_end import END
from tabletop.games.hanging_gardens.words.lesson_levels import LEVELS


def state_after(lesson: Lesson, moves: tuple[str, ...]) -> State:
    """Return the position of a lesson after some moves."""
    seats = [SeatEntry("You"), SeatEntry("Basil")]
    match: Match[State, Move] = Match.start(GAME, seats, lesson.seed, lesson.options)
    for move in moves:
        match = match.play(move)
    return match.state


def state_at(lesson: Lesson, ply: int) -> State:
    """Return the position of a lesson's own line after so many moves."""
    return state_after(lesson, lesson.moves[:ply])


def own_score(lesson: Lesson, *moves: str, ply: int) -> int:
    """Return the learner's score after other moves than the lesson's from `ply` on."""
    return GAME.scores(state_after(lesson, (*lesson.moves[:ply], *moves)))[0]


def best_view(state: State) -> View:
    """Return the view that counts for the learner."""
    found = best_view_of(state.garden, 1)
    assert found is not None
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=["views", "levels", "last"])
def test_rows_lie_across_the_picture(lesson: Lesson) -> None:
    """Whoever learns what a row is sees it as one: the gazebo looks north at every step."""
    for step in lesson.steps:
        state = state_at(lesson, step.ply)
        if state.garden.gazebos[0] is not None and GAME.scores(state)[0]:
            assert best_view(state).direction == "north"


@pytest.mark.parametrize("lesson", [VIEWS, LEVELS], ids=["views", "levels"])
def test_no_poor_choice_is_worth_as_much_as_a_good_one(lesson: Lesson) -> None:
    """Numbers on the board say what each space is worth: a lesson must not speak against them."""
    for step in lesson.steps:
        if isinstance(step, Choose) and step.good[0].moves[0][0] in "GP":
            state = state_at(lesson, step.ply)
            legal = set(map(GAME.move_to_text, GAME.legal_moves(state)))
            moves = {way.moves[0] for way in step.good} & legal
            good = {own_score(lesson, move, ply=step.ply) for move in moves}
            poor = {own_score(lesson, slip.move, ply=step.ply) for slip in step.poor}
            assert len(good) == 1
            assert max(poor) <= max(good)


@pytest.mark.parametrize("lesson", LESSONS, ids=["views", "levels", "last"])
def test_a_gazebo_is_sent_where_no_space_is_better(lesson: Lesson) -> None:
    """A good way is one of the best spaces on the board, and all of those are good ways."""
    for step in lesson.steps:
        if isinstance(step, Choose) and lesson.moves[step.ply].startswith("G"):
            gains = changes(state_at(lesson, step.ply), "G", None)
            best = {f"G{x},{y}" for (x, y), gain in gains.items() if gain == max(gains.values())}
            assert {way.moves[0] for way in step.good} == best


# -- what a gazebo sees ---------------------------------------------------------------------------


@pytest.mark.parametrize(("ply", "scores"), [(9, (3, 2)), (10, (5, 3)), (14, (9, 4)), (16, (8, 4))])
def test_the_first_lesson_counts_as_the_rules_do(ply: int, scores: tuple[int, ...]) -> None:
    """A pair of beds 3, a bed straight ahead 2, and a rival's bed takes one away."""
    assert GAME.scores(state_at(VIEWS, ply)) == scores


def test_the_learner_leads_in_the_end_whatever_was_chosen() -> None:
    """Well done: in every line of the first lesson."""
    lines = [line for line in VIEWS.lines() if len(set(line)) == len(line)]
    for line in lines[::7]:
        own, rival = GAME.scores(state_after(VIEWS, line))
        assert own > rival


def test_only_the_best_direction_counts() -> None:
    """To the east one point is seen, and it is not added (R19)."""
    state = state_at(VIEWS, 12)
    assert state.garden.gazebos[0] is not None
    seen = {each.direction: each.points for each in four_views(state.garden, (0, 0))}
    assert seen["east"] == 1
    assert GAME.scores(state)[0] == seen["north"] > 1


def test_poor_choices_of_the_first_lesson_cost_what_is_said() -> None:
    """Too near, aside, unlike on both sides, or in a direction that does not count."""
    assert own_score(VIEWS, "G0,1", ply=8) < 3
    north = four_views(state_after(VIEWS, (*VIEWS.moves[:8], "G0,1")).garden, (0, 1))[0]
    assert not any(bed.is_seen for bed in north.beds)
    assert {own_score(VIEWS, f"G{at}", ply=8) for at in ("2,0", "2,1", "-2,0", "-2,1")} == {2}
    for slip in _slips(VIEWS):
        before, after = (GAME.scores(state)[0] for state in _around(VIEWS, *slip))
        said = slip[1]
        if "scores only 1 point" in said:
            assert after - before == 1
        if "you lose points" in said:
            assert after < before
        if "No points!" in said:
            assert after == before


def _slips(lesson: Lesson) -> Iterator[tuple[str, str, int]]:
    """Yield each poor choice with what is said of it, and its ply."""
    for step in lesson.steps:
        for slip in step.poor if isinstance(step, Choose) else ():
            yield slip.move, slip.said, step.ply


def _around(lesson: Lesson, move: str, said: str, ply: int) -> tuple[State, State]:
    """Return the positions before and after a poor choice."""
    del said
    return state_at(lesson, ply), state_after(lesson, (*lesson.moves[:ply], move))


def test_a_bed_of_another_colour_brings_nothing_for_symmetry() -> None:
    """In the row in which a bed of the same colour would."""
    for move, said, ply in _slips(VIEWS):
        if "another colour" in said:
            before, after = _around(VIEWS, move, said, ply)
            bonus = [sum(run.bonus for row in best_view(each).rows for run in row.runs)
                     for each in (before, after)]  # fmt: skip
            assert bonus[1] <= bonus[0]


def test_the_farthest_terrace_is_the_one_that_the_new_one_touches() -> None:
    """Every terrace that does so is taken, and no other."""
    (step,) = (s for s in VIEWS.steps if isinstance(s, Choose) and s.ply == 17)
    garden = state_at(VIEWS, 17).garden
    top = max(y for _, y in garden.levels[0])
    far = {(x, y) for x, y in garden.levels[0] if y >= top - 1}
    touching = {
        f"T{x},{y}"
        for x, y in garden.table_anchors
        for a, b in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
        if {(a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)} & far
    }
    assert {way.moves[0] for way in step.good} == touching


def test_a_terrace_takes_a_tile_from_terraces_and_supports_alike() -> None:
    """They are one stock."""
    assert state_at(VIEWS, 18).garden.pile == state_at(VIEWS, 17).garden.pile - 1


# -- building up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("ply", "own"), [(18, 7), (22, 1), (24, 9), (28, 10)])
def test_the_second_lesson_counts_as_the_rules_do(ply: int, own: int) -> None:
    """A plateau takes six points away, and from above they are all there, with the level."""
    assert GAME.scores(state_at(LEVELS, ply)) == (own, 2)


def test_a_plateau_hides_what_is_on_it_and_behind_it() -> None:
    """R21, R22; and from above all are seen, in a row that is split (R23)."""
    below, above = best_view(state_at(LEVELS, 22)), best_view(state_at(LEVELS, 24))
    assert any(bed.is_above for bed in below.beds)
    assert any(bed.hidden_by for bed in below.beds)
    assert all(bed.is_seen for bed in above.beds)
    assert [[run.points for run in row.runs if run.points] for row in above.rows][2] == [1, 2, 1]


def test_farther_back_the_plateau_hides_the_red_bed() -> None:
    """From the near edge it is seen, and from the far one it is not."""

    def hidden(move: str) -> list[str]:
        view = best_view(state_after(LEVELS, (*LEVELS.moves[:23], move)))
        return [each.bed.colour for each in view.beds if each.hidden_by]

    assert hidden("G1,-1") == []
    assert "R" in hidden("G1,-2")


def test_beside_the_line_nothing_is_straight_ahead() -> None:
    """None of the beds that are seen there is, and no row brings a bonus."""
    for move, said, ply in _slips(LEVELS):
        if "no bed is straight ahead" in said:
            view = best_view(_around(LEVELS, move, said, ply)[1])
            assert not any(bed.is_seen and not bed.a for bed in view.beds)
            assert not any(run.bonus for row in view.rows for run in row.runs)


def test_there_is_no_limit_to_height() -> None:
    """Level 2 scores 2, and on both good spaces the tenth point comes."""
    assert {own_score(LEVELS, move, ply=27) for move in ("G1,-3", "G1,-4")} == {10}


# -- the last pieces ------------------------------------------------------------------------------


@pytest.mark.parametrize(("ply", "scores"), [(48, (15, 17)), (49, (15, 14)), (52, (15, 15))])
def test_the_third_lesson_counts_as_the_rules_do(ply: int, scores: tuple[int, ...]) -> None:
    """Two behind, one ahead, and equal before the last bed."""
    assert GAME.scores(state_at(END, ply)) == scores


def test_pieces_are_left_as_the_third_lesson_says() -> None:
    """No tile and three beds; at its end one bed, which is blue."""
    assert (state_at(END, 48).garden.pile, state_at(END, 48).garden.coins) == (0, (1, 1, 0, 1))
    assert state_at(END, 52).garden.coins == (0, 0, 0, 1)


def test_the_view_to_break_has_a_row_of_five_points() -> None:
    """Row 2 of the rival's north view, three beds of two colours."""
    state = state_at(END, 48)
    view = best_view_of(state.garden, 2)
    assert view is not None
    assert (view.direction, view.by_row[2]) == ("north", 5)


def test_no_bed_costs_the_rival_as_much_as_the_red_one() -> None:
    """Of those that cost the learner nothing, it is the only one; others are as poor as is said."""
    state = state_at(END, 48)
    lead = {}
    for move in GAME.legal_moves(state):
        text = GAME.move_to_text(move)
        own, rival = GAME.scores(GAME.apply_move(state, move))
        if text[0] == "P" and own >= 15:
            lead[text] = rival
    assert [text for text, rival in lead.items() if rival == min(lead.values())] == ["PR5,2"]
    for text, said, _ in _slips(END):
        own, rival = GAME.scores(state_after(END, (*END.moves[:48], text)))
        if "new colour" in said:
            assert (own, rival) == (15, lead["PR5,2"] + 1)
        if "two behind" in said:
            assert (own, rival) == (16, 18)


def test_the_last_bed_can_win_share_and_lose() -> None:
    """A real finish: not every space will do."""
    state = state_at(END, 52)
    ends = set()
    for move in GAME.legal_moves(state):
        if GAME.move_to_text(move)[0] == "P":
            after = GAME.apply_move(state, move)
            assert after.is_over
            own, rival = GAME.scores(after)
            ends.add((own > rival) - (own < rival))
    assert ends == {1, 0, -1}


def test_the_lessons_have_done_what_the_rules_page_names_first() -> None:
    """Each kind of piece is placed by the learner: terrace, support, bed, gazebo."""
    played = {
        lesson.moves[step.ply][0]
        for lesson in LESSONS
        for step in lesson.steps
        if isinstance(step, Choose | Do)
    }
    assert played >= set("TSPG")


def test_no_sentence_has_a_sum_that_reads_as_a_product() -> None:
    """Runs of a row are named, not joined by dots."""
    said = [step.say for lesson in LESSONS for step in lesson.steps]
    assert not [each for each in said if re.search(r"\d·\d", each)]
