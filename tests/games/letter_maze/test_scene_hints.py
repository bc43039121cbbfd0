"""A hint at the table of Letter Maze is seen and told, wherever on the board it points."""

from __future__ import annotations

import pytest

from tabletop.core.lesson import Choose, Do, Lesson
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import maze_of
from tabletop.games.letter_maze.rules.notation import Step, Word, legs_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.games.letter_maze.table.trace import traced
from tabletop.games.letter_maze.words.game_words import WORDS
from tabletop.games.letter_maze.words.lesson import LESSONS
from tests.games.letter_maze.positions import small_state
from tests.games.letter_maze.sights import PHONE, SMALL_PHONE, TABLET, keys, see, tapped


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, TABLET])
@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize(("draft", "square"), [((), "e5"), (("L2",), "a5")])
def test_the_window_follows_a_hint(
    size: tuple[float, float], depth: int, draft: tuple[str, ...], square: str
) -> None:
    """The square where a good move ends comes into view; who traces sees what was tapped."""
    hinted = {"hint": "SPEED:26666", "hint_depth": depth, "draft": draft}
    scene = TABLE.scene(see(small_state(at=["a4"]), size, **hinted))
    follow, goal = scene.window("maze").follow, scene.region(square).box
    assert follow is not None
    assert follow.contains(*goal.middle)
    is_whole = follow.contains(goal.x, goal.y) and follow.contains(goal.right, goal.bottom)
    assert is_whole == (not draft)


@pytest.mark.parametrize(("move", "square"), [("SPEED:26666", "e5"), (">2", "a5")])
def test_the_first_step_of_a_hint_points_at_the_square(move: str, square: str) -> None:
    """Where and not what: nothing is traced yet; from the first own square on, that is told."""
    sight = see(small_state(at=["a4"]), hint=move, hint_depth=1)
    assert sight.pointed == square
    assert TABLE.scene(sight).region(square)
    assert TABLE.scene(tapped(sight, "a5")).sentence.startswith("Ada, step to a5")


def test_a_hint_at_a_button_says_so() -> None:
    """R21: the best may be to leave a bonus move."""
    bonus = small_state(at=["b3"])._replace(phase=Phase.BONUS)
    sight = see(bonus, hint="end", hint_depth=1)
    assert TABLE.scene(sight).region(sight.pointed).label == "End turn"


def test_a_hint_at_a_kind_of_bonus_points_at_its_button() -> None:
    """R20: the word is traced first, and then either kind can be chosen."""
    state = small_state(at=["a4"], tiles={"c3": "E"})
    assert see(state, hint="SPIKE:26886!P", hint_depth=1).pointed == "c3"
    assert see(state, hint="SPIKE:26886!P", hint_depth=2).pointed == "go-P"


def test_the_squares_around_the_piece_are_in_view_where_a_lesson_points_at_a_tile() -> None:
    """A word is told then, so no goal is looked for that would push its first letters outside."""
    match = Match.start(GAME, computer_seats(2, "random"), LESSONS[0].seed, {})
    for move in LESSONS[0].moves[:6]:
        match = match.play(move)
    scene = TABLE.scene(see(match.state, (1180.0, 640.0), pointed="tile-3"))
    follow = scene.window("maze").follow
    assert follow is not None
    for square in ("i10", "k10", "i12", "k12"):
        box = scene.region(square).box
        assert follow.contains(box.x, box.y)
        assert follow.contains(box.right, box.bottom)


def squares_of(state: State, text: str) -> list[str]:
    """Return the names of the piece's square and of all squares of a move."""
    move = GAME.move_from_text(text)
    assert isinstance(move, Word | Step)
    return [maze_of(state.plan).names[each] for each in traced(state, legs_of(move)).squares]


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, TABLET])
def test_a_word_that_a_hint_shows_is_seen_from_its_first_letter_on(
    size: tuple[float, float],
) -> None:
    """A path whose beginning lies outside the view can't be read."""
    state = small_state(at=["a4"])
    scene = TABLE.scene(see(state, size, hint="SPEED:26666", hint_depth=2))
    follow = scene.window("maze").follow
    assert follow is not None
    for square in squares_of(state, "SPEED:26666"):
        assert follow.contains(*scene.region(square).box.middle)


ASKED = [
    pytest.param(lesson, step, id=f"{number}-{at}")
    for number, lesson in enumerate(LESSONS, 1)
    for at, step in enumerate(lesson.steps, 1)
    if isinstance(step, Do | Choose)
]


@pytest.mark.parametrize(("lesson", "step"), ASKED)
def test_the_word_that_a_lesson_asks_for_is_in_view_at_once(
    lesson: Lesson, step: Do | Choose
) -> None:
    """The board stands still while somebody traces, so all letters are seen before."""
    match = Match.start(GAME, computer_seats(lesson.seats, "random"), lesson.seed, lesson.options)
    for move in lesson.moves[: step.ply]:
        match = match.play(move)
    wanted = (
        tuple(way.moves[0] for way in step.good)
        if isinstance(step, Choose)
        else (lesson.moves[step.ply],)
    )
    scene = TABLE.scene(see(match.state, PHONE, wanted=wanted))
    window = scene.window("maze")
    assert window.follow is not None
    assert window.follow.w <= window.box.w
    assert window.follow.h <= window.box.h
    for text in wanted:
        for square in squares_of(match.state, text) if text != "pass" else ():
            box = scene.region(square).box
            assert window.follow.contains(*box.middle), (text, square)


def test_a_hint_without_a_reason_says_where_to_end() -> None:
    """Puzzles give no reason; of a button only its place is told."""
    assert WORDS.hint_at("g14") == "Try to end on g14."
    assert WORDS.hint_at("End turn") == ""


def test_a_lesson_about_the_finish_lights_all_of_it() -> None:
    """One ringed square is not the bottom row."""
    state = small_state(at=["a4"])
    for square, is_lit in {"a5": True, "c5": True, "a3": False}.items():
        scene = TABLE.scene(see(state, PHONE, pointed=square, interactive=False))
        assert ("finish-lit" in keys(scene)) == is_lit


def test_a_lesson_points_at_a_gardener_alone() -> None:
    """Only where it does so is there a place that can be ringed."""
    state = small_state(at=["a4"])
    ids = {region.id for region in TABLE.scene(see(state)).regions}
    assert "gardener-1" not in ids
    scene = TABLE.scene(see(state, pointed="gardener-1"))
    strip, shears = scene.region("player-1").box, scene.region("gardener-1").box
    assert strip.contains(*shears.middle)
    assert shears.w < strip.w / 4
