"""The parts of the table lie beside each other on every page, and are drawn from what exists."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from tabletop.games.hanging_gardens.scene import TABLE
from tabletop.games.hanging_gardens.scene_layout import Layout, layout
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.shapes import Text
from tests.games.hanging_gardens.sights import PLATEAU, look

THEMES = json.loads((Path(__file__).parents[3] / "static" / "themes.json").read_text())

SIZES = (
    (360.0, 530.0),
    (390.0, 720.0),
    (600.0, 800.0),
    (820.0, 1080.0),
    (844.0, 330.0),
    (1024.0, 660.0),
    (1180.0, 720.0),
    (1440.0, 800.0),
    (2560.0, 1300.0),
)


def parts(places: Layout) -> list[Box]:
    """Return the boxes that may not overlap."""
    return [*places.players, places.board, places.tray, places.sheet, places.go]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_nothing_overlaps_and_everything_can_be_touched(
    size: tuple[float, float], seats: int
) -> None:
    """Every part inside the page, apart from the others, at least 44 by 44."""
    places = layout(*size, seats)
    for one, other in combinations(parts(places), 2):
        apart = (
            one.right <= other.x + 0.01
            or other.right <= one.x + 0.01
            or one.bottom <= other.y + 0.01
            or other.bottom <= one.y + 0.01
        )
        assert apart, (one, other)
    page = Box(0, 0, *size)
    for box in parts(places):
        assert page.contains(box.x, box.y)
        assert page.contains(box.right, box.bottom)
    for box in (*places.players, *places.slots, *places.compass, *places.cameras, places.go):
        assert min(box.w, box.h) >= TOUCH - 0.01, box
    assert places.window.h >= 3 * TOUCH


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
def test_no_word_is_smaller_than_thirteen_pixels(size: tuple[float, float]) -> None:
    """Those in the world too, at zoom 1."""
    for gaze in ("", "view-1-n"):
        scene = TABLE.scene(look(PLATEAU, size, gaze=gaze, draft=("PG",)))
        for node in scene.nodes:
            for shape in node.shapes:
                if isinstance(shape, Text):
                    assert shape.size * node.scale >= 12.9, (node.key, shape)


def test_every_colour_exists_in_every_theme() -> None:
    """The painter refuses a token without a colour."""
    known = set(THEMES["light"]) | set(THEMES["games"]["hanging-gardens"]["light"]) | {""}
    for draft in ((), ("PG",), ("PG", "1,0"), ("T", "4,2"), ("G", "1,0")):
        for gaze in ("", "view-1-n"):
            scene = TABLE.scene(look(PLATEAU, gaze=gaze, draft=draft))
            for node in scene.nodes:
                for shape in node.shapes:
                    assert {shape.fill, getattr(shape, "stroke", "")} <= known, node.key
