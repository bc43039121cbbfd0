"""The parts of the table lie beside each other on every page, and are drawn from what exists."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path as File

import pytest

from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.layout import PIECES, Layout, layout
from tabletop.games.hanging_gardens.table.table import TABLE
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Node, Path, Text
from tabletop.scene.table import Sight
from tests.games.hanging_gardens.gardens import row_of_terraces
from tests.games.hanging_gardens.sights import PLATEAU, look

THEMES = json.loads((File(__file__).parents[3] / "static" / "themes.json").read_text())

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
    for inspected in ("", "score-1-n"):
        scene = TABLE.scene(look(PLATEAU, size, inspected=inspected, draft=("PG",)))
        for node in scene.nodes:
            for shape in node.shapes:
                if isinstance(shape, Text):
                    assert shape.size * node.scale >= 12.9, (node.key, shape)


def test_a_phone_that_lies_gives_its_height_to_the_garden() -> None:
    """What is told stands beside the window there, which has all the height of the board."""
    places = layout(844, 336, 2)
    assert places.window.h == places.board.h
    for box in (places.head, places.map, *places.cameras):
        assert box.x >= places.window.right
        assert places.board.contains(box.right, box.bottom)
    assert places.head.bottom <= places.map.y
    assert places.map.bottom <= places.cameras[0].y


def test_a_phone_has_most_of_its_height_for_the_garden() -> None:
    """No strip above it: the camera stands behind the four directions, where these have room."""
    for size, least in (((390.0, 744.0), 0.72), ((360.0, 540.0), 0.67)):
        places = layout(*size, 3)
        assert places.window == places.board
        assert places.window.h >= least * size[1]
        (camera,) = places.cameras
        assert camera.x >= places.compass[-1].right
        assert camera.y == places.compass[0].y
    narrow = layout(320, 468, 3)
    assert narrow.window.h < narrow.board.h
    assert len(narrow.compass) == 4


EMPTY = "T0,0 T0,2"
NO_PILE = " ".join([*row_of_terraces(44), "S0,0"])
NINE_ROWS = " ".join(
    [*row_of_terraces(18), "G0,0", *(f"P{colour}{x},0" for x, colour in enumerate("RRRRRRKKK", 1))]
)


@pytest.mark.parametrize("size", SIZES, ids=[f"{w:g}x{h:g}" for w, h in SIZES])
@pytest.mark.parametrize("inspected", ["score-1-n", "score-1-s"], ids=["three runs", "empty"])
def test_the_words_of_a_view_keep_clear_of_each_other(
    inspected: str, size: tuple[float, float]
) -> None:
    """No two lines of the sheet on top of each other, and none on the line above the total."""
    assert_clear(look(PLATEAU, size, inspected=inspected))
    assert_clear(look(EMPTY, size, draft=("G", "1,3")))


def test_nine_rows_have_room_on_a_tablet() -> None:
    """In two columns, the last of them clear of the line above the total."""
    assert_clear(look(NINE_ROWS, (820.0, 1080.0), inspected="score-2-e"))


def assert_clear(sight: Sight[State]) -> None:
    """Fail where words of the sheet meet other words or a line."""
    node = next((each for each in TABLE.scene(sight).nodes if each.key == "view-rows"), None)
    for one, other in combinations(() if node is None else ink_boxes(node), 2):
        across = one.right > other.x and other.right > one.x
        assert not (across and one.bottom > other.y and other.bottom > one.y), (one, other)


def ink_boxes(node: Node) -> list[Box]:
    """Return the boxes of words and, with a little air, of lines that lie across."""
    words = [shape for shape in node.shapes if isinstance(shape, Text) and not shape.fit]
    boxes = [_ink_box(shape) for shape in words]
    lines = [shape for shape in node.shapes if isinstance(shape, Path) and shape.stroke == "line"]
    return boxes + [Box(line.x, line.y - 2, float(line.d.partition("H")[2]), 4) for line in lines]


def _ink_box(text: Text) -> Box:
    """Return how far letters reach, from a little below the line to the height of capitals."""
    wide = text_width(text.text, text.size, text.font)
    left = text.x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.align]
    return Box(left, text.y - 0.7 * text.size, wide, 0.95 * text.size)


@pytest.mark.parametrize("size", [(360.0, 640.0), (390.0, 720.0)], ids=["360", "390"])
@pytest.mark.parametrize("moves", [EMPTY, NO_PILE], ids=["tiles", "no tiles"])
def test_the_pieces_have_their_whole_names_on_a_phone(
    moves: str, size: tuple[float, float]
) -> None:
    """No word is wider than its slot at the least size there is."""
    scene = TABLE.scene(look(moves, size))
    for piece in PIECES:
        (name,) = [
            shape for shape in scene.node(f"name-piece-{piece}").shapes if isinstance(shape, Text)
        ]
        assert text_width(name.text, 13) <= name.fit <= scene.region(piece).box.w


def test_every_colour_exists_in_every_theme() -> None:
    """The painter refuses a token without a colour."""
    known = set(THEMES["light"]) | set(THEMES["games"]["hanging-gardens"]["light"]) | {""}
    for draft in ((), ("PG",), ("PG", "1,0"), ("T", "4,2"), ("G", "1,0")):
        for inspected in ("", "score-1-n"):
            scene = TABLE.scene(look(PLATEAU, inspected=inspected, draft=draft))
            for node in scene.nodes:
                for shape in node.shapes:
                    assert {shape.fill, getattr(shape, "stroke", "")} <= known, node.key
