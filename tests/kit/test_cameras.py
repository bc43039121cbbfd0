"""Zoom buttons of windows work alike at every table, and are placed conventionally."""

from __future__ import annotations

from tabletop.kit.cameras import camera_parts
from tabletop.scene.boxes import Box
from tabletop.scene.windows import CLOSER, FARTHER, WHOLE

PLACE = Box(0, 0, 150, 150)


def does(boxes: list[Box]) -> list[str]:
    """Return the actions of the buttons in these boxes, in order."""
    return [part.region.camera for part in camera_parts(boxes, "maze") if part.region]


def test_plus_is_right_of_minus_or_above_it() -> None:
    """As on a slider and a map; the button for the whole world is last."""
    assert does(PLACE.columns([0] * 3)) == [FARTHER, CLOSER, WHOLE]
    assert does(PLACE.rows([0] * 3)) == [CLOSER, FARTHER, WHOLE]


def test_a_single_button_shows_the_whole() -> None:
    """People can pinch to zoom, but need a sign that there is more to see."""
    assert does([PLACE]) == [WHOLE]
    assert does([]) == []


def test_a_button_moves_its_window_and_is_no_move() -> None:
    """It names its window, and plays no move."""
    parts = camera_parts(PLACE.columns([0] * 3), "maze")
    assert {part.region.of for part in parts if part.region} == {"maze"}
    assert len({part.region.label for part in parts if part.region}) == 3
