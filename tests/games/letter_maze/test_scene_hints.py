"""A hint at the table of Letter Maze is seen and told, wherever on the board it points."""

from __future__ import annotations

import pytest

from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.state import Phase
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.games.letter_maze.words.lesson import LESSONS
from tests.games.letter_maze.positions import small_state
from tests.games.letter_maze.sights import PHONE, SMALL_PHONE, TABLET, see, tapped


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
