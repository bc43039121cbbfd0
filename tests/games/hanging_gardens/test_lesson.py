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
from tabletop.games.hanging_gardens.rules.sight import heights_of
from tabletop.games.hanging_gardens.rules.spaces import footprint
from tabletop.games.hanging_gardens.rules.state import State, first_state
from tabletop.games.hanging_gardens.table.views import best_view_of, changes
from tabletop.games.hanging_gardens.words.lesson import LESSONS, VIEWS
from tabletop.games.hanging_gardens.words.lesson_action import ACTION
from tabletop.games.hanging_gardens.words.lesson_end import END
from tabletop.games.hanging_gardens.words.lesson_fine import FINE
from tabletop.games.hanging_gardens.words.lesson_full import FULL
from tabletop.games.hanging_gardens.words.lesson_levels import LEVELS
from tabletop.games.hanging_gardens.words.lesson_three import THREE

IDS = ["views", "levels", "last", "three", "fine", "action", "full"]


def state_after(lesson: Lesson, moves: tuple[str, ...]) -> State:
    """Return the position of a lesson after some moves."""
    seats = [SeatEntry("You"), *[SeatEntry("Basil")] * (lesson.seats - 1)]
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


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_rows_lie_across_the_picture(lesson: Lesson) -> None:
    """Whoever learns what a row is sees it as one: the gazebo looks north at every step."""
    for step in lesson.steps:
        state = state_at(lesson, step.ply)
        if state.garden.gazebos[0] is not None and GAME.scores(state)[0]:
            assert best_view(state).direction == "north"


@pytest.mark.parametrize("lesson", [VIEWS, LEVELS, FINE], ids=["views", "levels", "fine"])
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


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
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


# -- three players --------------------------------------------------------------------------------


@pytest.mark.parametrize(("ply", "scores"), [(7, (0, 2, 0)), (15, (6, 6, 5))])
def test_the_fourth_lesson_counts_as_the_rules_do(ply: int, scores: tuple[int, ...]) -> None:
    """A gazebo that is not placed scores nothing, and at the end two players are equal."""
    assert GAME.scores(state_at(THREE, ply)) == scores


def test_the_third_gazebo_is_not_placed_when_that_is_said() -> None:
    """R19."""
    assert state_at(THREE, 7).garden.gazebos[1:] == ((3, 0), None)


@pytest.mark.parametrize(("seats", "pieces"), [(2, 50), (3, 51), (4, 52)])
def test_the_fourth_lesson_says_how_many_pieces_there_are(seats: int, pieces: int) -> None:
    """Tiles, beds, and a gazebo for each player."""
    assert first_state(seats, 1).garden.pieces_left == pieces
    assert any(str(pieces) in step.say for step in THREE.steps)


def test_the_dice_of_the_fourth_lesson_are_those_of_its_seed() -> None:
    """The learner's is the highest, and the log speaks of no other dice."""
    seats = [SeatEntry("You"), SeatEntry("Basil"), SeatEntry("Clover")]
    assert Match.start(GAME, seats, THREE.seed).seed_outcome() == THREE.moves[0] == "roll=5,1,3"


def test_the_support_of_the_fourth_lesson_lies_on_three_tiles() -> None:
    """R12, J4."""
    garden = state_at(THREE, 8).garden
    covered = set(footprint((1, -2)))
    tiles = [anchor for anchor in garden.terraces[0] if covered & set(footprint(anchor))]
    assert len(tiles) == 3


# -- the fine points ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ply", "scores"), [(50, (6, 7)), (51, (8, 7)), (52, (11, 7)), (57, (12, 9))]
)
def test_the_fifth_lesson_counts_as_the_rules_do(ply: int, scores: tuple[int, ...]) -> None:
    """One behind, and three ahead when the garden is full."""
    assert GAME.scores(state_at(FINE, ply)) == scores


def test_building_is_due_when_the_fifth_lesson_says_so() -> None:
    """R17: four actions a player."""
    state = state_at(FINE, 50)
    assert (state.idle, state.must_build) == (8, True)


def test_the_poor_choices_of_the_fifth_lesson_are_what_is_said() -> None:
    """Hidden by the plateau, above the gazebo, or seen for a single point (R21, R22)."""
    for move, said, ply in _slips(FINE):
        before, after = (best_view(each) for each in _around(FINE, move, said, ply))
        (bed,) = {each.bed for each in after.beds} - {each.bed for each in before.beds}
        sighted = next(each for each in after.beds if each.bed == bed)
        assert bool(sighted.hidden_by) == ("hidden" in said)
        assert sighted.is_above == ("level 2" in said)
        assert (after.points - before.points == 1) == ("1 point" in said)


def test_row_4_is_hidden_by_the_plateau_and_row_5_is_seen() -> None:
    """R22: beds close behind a plateau are hidden, even from its level."""
    view = best_view(state_at(FINE, 51))
    ahead = {row.k: [each for each in row.beds if abs(each.a) <= 1] for row in view.rows}
    assert all(each.hidden_by for each in ahead[4])
    assert any(each.is_seen and not each.a for each in ahead[5])


def test_half_the_row_is_far_enough_behind_the_plateau() -> None:
    """R22: over level 1 from level 1, where the plateau ahead ends in row 3."""
    view = best_view(state_at(FINE, 51))
    heights = heights_of(state_at(FINE, 51).garden)
    assert (view.level, heights[1, 3], heights.get((1, 4), 0)) == (1, 1, 0)
    assert 4 - 3 < 4 // 2
    assert 5 - 3 == 5 // 2 == 2


def test_a_hidden_bed_leaves_its_partner_alone() -> None:
    """J30: of the two blue beds in row 2, only the right one is seen, and it scores 1 point."""
    view = best_view(state_at(LEVELS, 22))
    beds = {each.a: each.is_seen for each in view.rows[1].beds if each.bed.colour == "B"}
    assert beds == {-2: False, 2: True}
    assert view.points == 1


def test_a_bed_in_front_hides_nothing() -> None:
    """J25: behind the black bed on the plateau, row 5 scores as before."""
    before, after = (best_view(state_at(FINE, ply)).by_row[5] for ply in (54, 55))
    assert before == after > 0


def test_the_garden_of_the_fifth_lesson_is_full() -> None:
    """R16: nothing but a pass is left, and it ends the game, which the learner wins."""
    state = state_at(FINE, 57)
    assert list(map(GAME.move_to_text, GAME.legal_moves(state))) == ["pass"]
    assert sum(state.garden.coins) == 2
    over = GAME.outcome(state_after(FINE, (*FINE.moves, "pass")))
    assert over is not None
    assert over.winners == (1,)


# -- the last action ------------------------------------------------------------------------------


def test_the_sixth_lesson_counts_as_the_rules_do() -> None:
    """One behind, and one ahead from the higher space."""
    assert GAME.scores(state_at(ACTION, 56)) == (10, 8, 11, 8)
    assert GAME.scores(state_at(ACTION, 57)) == (12, 8, 11, 8)
    assert state_at(ACTION, 56).garden.pieces_left == 1


def test_the_last_bed_ends_the_game_as_is_said() -> None:
    """R15, R18: at once, and with equal scores the win is shared."""
    moves = {GAME.move_to_text(each) for each in GAME.legal_moves(state_at(ACTION, 56))}
    slips = {move: said for move, said, _ in _slips(ACTION)}
    assert slips.keys() == {move for move in moves if move.startswith("P")}
    for move, said in slips.items():
        over = GAME.outcome(state_after(ACTION, (*ACTION.moves[:56], move)))
        assert over is not None
        assert over.winners == ((1, 3) if "share the win" in said else (3,))


def test_after_the_move_the_last_bed_can_win_alone_or_share() -> None:
    """The learner leads, and only one space lets the rival catch up."""
    state = state_at(ACTION, 57)
    winners = [
        GAME.outcome(GAME.apply_move(state, move))
        for move in GAME.legal_moves(state)
        if GAME.move_to_text(move).startswith("P")
    ]
    assert sorted(each.winners for each in winners if each) == [(1,)] * 8 + [(1, 3)]


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


# -- views in full --------------------------------------------------------------------------------


@pytest.mark.parametrize(("ply", "scores"), [(28, (5, 1)), (29, (7, 1)), (33, (11, 4))])
def test_the_seventh_lesson_counts_as_the_rules_do(ply: int, scores: tuple[int, ...]) -> None:
    """Each of the learner's beds adds 2 points, from level 2."""
    assert GAME.scores(state_at(FULL, ply)) == scores
    assert best_view(state_at(FULL, ply)).level == 2


def test_the_rows_of_the_seventh_lesson_have_the_parts_that_are_named() -> None:
    """R23: row 2 has three, and row 4 is one across a gap of table and a bare support (J27)."""
    state = state_at(FULL, 32)
    rows = best_view(state).rows
    points = {row.k: [run.points for run in row.runs if run.points] for row in rows}
    assert points[2] == [1, 2, 1]
    assert points[4] == [3]
    assert (-1, 5) not in state.garden.levels[0]
    assert [stack.anchor for stack in state.garden.stacks] == [(1, 4)]


def test_the_poor_choices_of_the_seventh_lesson_are_what_is_said() -> None:
    """Side parts and other colours score less, and row 3 is hidden (R22, R25, J28)."""
    for move, said, ply in _slips(FULL):
        before, after = (best_view(each) for each in _around(FULL, move, said, ply))
        gain = after.points - before.points
        (bed,) = {each.bed for each in after.beds} - {each.bed for each in before.beds}
        sighted = next(each for each in after.beds if each.bed == bed)
        assert bool(sighted.hidden_by) == ("Hidden" in said)
        assert (gain == 1) == ("1 point" in said)
        assert (gain == 0) == ("symmetrical" in said or "Hidden" in said)


@pytest.mark.parametrize(("row", "is_seen"), [(3, False), (4, True), (5, True), (6, True)])
def test_row_times_plateau_by_eyes_is_how_far_behind_a_bed_is_seen(row: int, is_seen: bool) -> None:
    """R22 with the numbers of the seventh lesson: eyes 3, plateau 2, its last row 2."""
    state = state_at(FULL, 32)
    heights = heights_of(state.garden)
    assert (heights[0, 1], heights[0, 3], heights.get((0, 1 + row), 0)) == (2, 2, 0)
    assert (row - 2 >= row * 2 // 3) == is_seen
    view = best_view(state_after(FULL, (*FULL.moves[:32], f"PK0,{1 + row}")))
    assert [each.is_seen for each in view.beds if each.bed.colour == "K" and not each.a] == [
        is_seen
    ]
