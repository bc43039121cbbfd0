"""The drawing of Wizards' Garden: told apart by shape, in colours that exist, on any page."""

from __future__ import annotations

import json
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from tabletop.games.wizards_garden.rules.board import BLACK, WHITE
from tabletop.games.wizards_garden.table.flowers import HEAD
from tabletop.games.wizards_garden.table.layout import layout
from tabletop.games.wizards_garden.table.seeds import FOLDED, OUTLINES, SEEDS, outline_point
from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Icon, Node
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import CHOICE, DIAGONAL, look, texts

THEMES = json.loads((Path(__file__).parents[3] / "static" / "themes.json").read_text())

SIZES = [
    (360, 544),
    (390, 640),
    (390, 748),
    (600, 800),
    (768, 930),
    (820, 1060),
    (844, 330),
    (1024, 660),
    (1180, 720),
    (1440, 800),
    (2560, 1300),
]


def test_faces_are_told_apart_by_outline_and_bird() -> None:
    """Section 8: by shape as well as colour."""
    assert OUTLINES[WHITE] != OUTLINES[BLACK]
    birds = [
        [shape.name for shape in SEEDS[face] if isinstance(shape, Icon)] for face in (WHITE, BLACK)
    ]
    assert birds == [["dove"], ["raven"]]


def test_both_faces_have_eight_lobes_and_about_one_size() -> None:
    """Scallops end round at 1, claws in points a little beyond."""
    for face, tip, notch in ((WHITE, 1.0, 0.83), (BLACK, 1.1, 0.81)):
        reaches = [hypot(*outline_point(face, step / 24)) for step in range(8 * 24)]
        assert max(reaches) == pytest.approx(tip, abs=0.005)
        assert min(reaches) == pytest.approx(notch, abs=0.005)


def test_a_folded_seed_shows_both_faces() -> None:
    """One still sees what it was: the bird of either face is drawn, the own one first."""
    for face, birds in ((WHITE, ["dove", "raven"]), (BLACK, ["raven", "dove"])):
        assert [shape.name for shape in FOLDED[face] if isinstance(shape, Icon)] == birds


def test_every_colour_is_a_token_of_all_themes() -> None:
    """What is drawn in one theme can be drawn in the others."""
    nodes = [
        *TABLE.scene(look(state_at(DIAGONAL), draft=("w", "b3"))).nodes,
        *TABLE.scene(look(state_at(CHOICE), draft=("w", "b2"))).nodes,
        *TABLE.thumbnail(state_at(CHOICE)).nodes,
    ]
    used = {colour for node in nodes for colour in colours(node)}
    for theme in ("light", "dark", "contrast"):
        assert used <= {*THEMES[theme], *THEMES["games"]["wizards-garden"][theme]}


def colours(node: Node) -> set[str]:
    """Return the tokens that a node is drawn with."""
    found = {shape.fill for shape in node.shapes}
    found |= {getattr(shape, "stroke", "") for shape in node.shapes}
    return found - {""}


@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_nothing_overlaps_or_leaves_the_page(size: tuple[int, int]) -> None:
    """Board, panels, tray and button share any page, in the order in which they are needed."""
    places = layout(*size, home=1)
    page = Box(0, 0, *size)
    parts = [places.board, places.panels[0].box, places.panels[1].box, places.tray.box, places.go]
    for index, part in enumerate(parts):
        assert part.w > 40 <= part.h
        assert page.contains(part.x, part.y)
        assert page.contains(part.right, part.bottom)
        assert not any(overlap(part, other) for other in parts[index + 1 :])
    assert all(places.bed.contains(*box[:2]) for box in places.cells)


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0.01 and down > 0.01


@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_cells_are_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    """A cell is never below 44 pixels, and on a phone the board is nearly as wide as the page."""
    places = layout(*size, home=1)
    assert all(box.w >= 44 and box.h >= 44 for box in places.cells)
    if size[0] < 500 and size[1] >= 640:
        assert places.board.w >= size[0] - 30


def test_flowers_close_up_when_there_are_many() -> None:
    """Seventeen are the most there can be (J24): all stand on the earth, in order."""
    for size in SIZES:
        panel = layout(*size, home=1).panel(1)
        spots = [panel.ground(index, 17).x for index in range(17)]
        assert spots == sorted(set(spots))
        assert panel.bar.x < spots[0]
        assert spots[-1] < panel.bar.right


@pytest.mark.parametrize("draft", [(), ("w", "b3")])
@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_many_flowers_do_not_pile_up(size: tuple[int, int], draft: tuple[str, ...]) -> None:
    """Where they would, one of each colour stands for all, beside how many there are."""
    state = state_at("bw.b/w.wb/ww../b... 1 w4b3 w1b1 2")
    scene = TABLE.scene(look(state, (float(size[0]), float(size[1])), draft=draft))
    nodes = [node for node in scene.nodes if node.key.startswith("flower-1-")]
    assert all(other.x - one.x >= 2 * HEAD * one.scale * 0.85 for one, other in pairwise(nodes))
    counts = [texts(scene, node.key) for node in scene.nodes if node.key.startswith("bunch-1-")]
    assert len(nodes) == 7 or [count[0][0] for count in counts] == ["4", "3"]


def test_a_thumbnail_shows_every_seed_and_nothing_else() -> None:
    """The bed and one node a seed."""
    state = state_at(CHOICE)
    thumbnail = TABLE.thumbnail(state)
    assert len(thumbnail.nodes) == 1 + state.position.seeds
    assert all(0 < node.x < 98 and 0 < node.y < 98 for node in thumbnail.nodes[1:])
