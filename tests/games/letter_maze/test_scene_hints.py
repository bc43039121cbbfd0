"""A hint at the table of Letter Maze is seen and told, wherever on the board it points."""

from __future__ import annotations

import pytest

from tabletop.games.letter_maze.scene import TABLE
from tabletop.games.letter_maze.state import Phase
from tests.games.letter_maze.positions import small_state
from tests.games.letter_maze.sights import PHONE, SMALL_PHONE, TABLET, keys, see, tapped


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, TABLET])
@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize(("draft", "square"), [((), "e5"), (("L2",), "a5")])
def test_the_window_follows_a_hint(
    size: tuple[float, float], depth: int, draft: tuple[str, ...], square: str
) -> None:
    """The square where a good move ends comes into view; who traces sees the end of the path."""
    hinted = {"hint": "SPEED:26666", "hint_depth": depth, "draft": draft}
    scene = TABLE.scene(see(small_state(at=["a4"]), size, **hinted))
    follow, goal = scene.window("maze").follow, scene.region(square).box
    assert follow is not None
    assert follow.contains(goal.x, goal.y)
    assert follow.contains(goal.right, goal.bottom)


WHERE = [
    ("SPEED:26666", "Ada, a good move ends at the bulb, on e5, D."),
    (">2", "Ada, a good move ends at the bulb, on a5, S."),
]


@pytest.mark.parametrize(("move", "sentence"), WHERE)
def test_the_first_step_of_a_hint_names_the_square(move: str, sentence: str) -> None:
    """Where and not what: nothing is traced yet; from the first own square on, that is told."""
    sight = see(small_state(at=["a4"]), hint=move, hint_depth=1)
    assert TABLE.scene(sight).sentence == sentence
    assert TABLE.scene(tapped(sight, "a5")).sentence.startswith("Ada, step to a5")


def test_a_hint_at_a_button_says_so() -> None:
    """R21: the best may be to leave a bonus move."""
    bonus = small_state(at=["b3"])._replace(phase=Phase.BONUS)
    scene = TABLE.scene(see(bonus, hint="end", hint_depth=1))
    assert scene.sentence == "Ada, look at the button with the bulb."
    assert "hint-tray" in keys(scene)
