"""A piece in a tray fits its slot, with its name and figure, and shows its state."""

from __future__ import annotations

import pytest

from tabletop.kit.hint import ringing
from tabletop.kit.parts import Part
from tabletop.kit.tray import NAMED, Piece, in_slot, in_slots, lying, room_in, round_piece
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.marks import OFF
from tabletop.scene.measure import text_width
from tabletop.scene.regions import DISABLED, SELECTED
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Node, Rect, Text

SEED = Piece("seed-S", "Strawberry", (Circle(0, 0, 40),), *round_piece(40), name="Strawberry")
CARD = Piece("card", "A card", (Rect(-30, -40, 60, 80),), around(0, 0, 60, 80), 8, fits=False)
SLOTS = (Box(0, 0, 44, 52), Box(10, 20, 70, 60), Box(0, 0, 120, 124), Box(0, 0, 180, 56))


def part(piece: Piece, box: Box = SLOTS[2]) -> Part:
    return in_slot(piece, box, "tray", 1)


def node(found: Part, key: str) -> Node:
    return next(each for each in found.nodes if each.key == key)


def has(found: Part, key: str) -> bool:
    return any(each.key == key for each in found.nodes)


@pytest.mark.parametrize("box", SLOTS, ids=str)
@pytest.mark.parametrize("chosen", [False, True])
def test_a_piece_fits_into_its_slot(box: Box, chosen: bool) -> None:
    """A picked piece stays inside, too, and its target is finger-sized."""
    piece = SEED._replace(chosen=chosen)
    x, y, scale = lying(piece, box)
    assert box.x <= x - 40 * scale
    assert x + 40 * scale <= box.right
    assert box.y <= y - 40 * scale
    assert y + 40 * scale <= box.bottom
    found = part(piece, box).region
    assert found
    assert min(found.box.w, found.box.h) >= TOUCH


def test_a_name_stands_below_or_beside_its_piece_or_is_only_spoken() -> None:
    """It is written only if it fits without covering a piece."""
    for box in SLOTS:
        found, room = part(SEED, box), room_in(SEED, box)
        beside = box.w - box.h >= text_width(SEED.name, 13)
        assert has(found, "name-seed-S") is (box.h >= NAMED or beside)
        if not has(found, "name-seed-S"):
            assert room == box
            continue
        (name,) = node(found, "name-seed-S").shapes
        assert isinstance(name, Text)
        assert name.y - name.size > room.bottom or name.x - name.fit / 2 >= room.right
    assert part(SEED).region is not None


def test_what_is_picked_rises_and_is_ringed() -> None:
    """It gets a sun-coloured edge; paper also casts a longer shadow."""
    for piece in (SEED, CARD):
        still, risen = part(piece), part(piece._replace(chosen=True))
        assert node(risen, piece.id).y < node(still, piece.id).y
        assert "sun" in {getattr(each, "stroke", "") for each in node(risen, piece.id).shapes}
        assert "sun" not in {getattr(each, "stroke", "") for each in node(still, piece.id).shapes}
        assert risen.region
        assert risen.region.states == (SELECTED,)
    paper = node(part(CARD._replace(chosen=True)), "card").shapes[0]
    assert isinstance(paper, Rect)
    assert paper.shadow == 8


def test_a_figure_stays_readable_on_what_is_of_no_use() -> None:
    """The piece is faded and disabled, but its cost is not faded."""
    found = part(SEED._replace(is_pale=True, may=False, figure="5"))
    assert node(found, "seed-S").opacity == OFF
    assert node(found, "figure-seed-S").opacity == 1
    assert found.region
    assert found.region.states == (DISABLED,)


def test_what_has_left_its_slot_leaves_a_hole() -> None:
    """An empty slot has no picture and no ring, and nothing rises."""
    gone = part(CARD._replace(chosen=True, is_gone=True))
    (hole,) = node(gone, "card").shapes
    assert isinstance(hole, Rect)
    assert hole.dash
    assert node(gone, "card").y == node(part(CARD), "card").y


def test_slots_are_numbered_and_what_drags_names_its_node() -> None:
    """Arrow keys use the columns; a drag moves the named node, whatever its key."""
    pieces = (SEED, CARD._replace(drags=True, key="card-7"))
    regions = [each.region for each in in_slots(pieces, SLOTS[1:3], "tray")]
    assert [each and (each.col, each.drag) for each in regions] == [(1, None), (2, "card-7")]
    assert in_slot(CARD, SLOTS[0], "", 1).region is None


def test_names_stand_beside_all_pieces_or_beside_none() -> None:
    """If only some of the names fit, none is written."""
    slots = [Box(0, 0, 80, 44), Box(80, 0, 80, 44)]
    pair = [SEED._replace(name="Red"), SEED._replace(id="seed-B", name="Red")]
    assert [has(part, f"name-{piece.id}") for part, piece in named(pair, slots)] == [True, True]
    pair[1] = pair[1]._replace(name="Strawberries")
    assert [has(part, f"name-{piece.id}") for part, piece in named(pair, slots)] == [False, False]


def named(pieces: list[Piece], slots: list[Box]) -> list[tuple[Part, Piece]]:
    """Return the part drawn for each piece, with the piece."""
    return list(zip(in_slots(pieces, slots, "seeds"), pieces, strict=True))


def test_the_ring_of_a_lesson_covers_no_name() -> None:
    """Slots touch, so a larger highlight would also cover the next name."""
    nodes, ring = ringed(Box(0, 0, 53, 84), Box(53, 0, 53, 84))
    (name,) = (each for each in nodes[0].shapes if isinstance(each, Text))
    assert outline(ring).bottom < name.y - name.size * 0.75


def test_the_ring_of_a_lesson_goes_round_a_name_beside_its_piece() -> None:
    """As on a phone: the name is in the middle of the slot's height, and whole."""
    left, right = Box(20, 20, 128, 54), Box(148, 20, 128, 54)
    nodes, ring = ringed(left, right)
    (name,) = (each for each in nodes[0].shapes if isinstance(each, Text))
    assert outline(ring).y < left.y
    assert outline(ring).bottom > left.bottom
    assert left.x < name.x - name.fit / 2


def test_the_figure_beside_the_ring_of_a_lesson_is_read() -> None:
    """It is at the corner of its piece, where the ring around the next slot passes."""
    left, right = Box(20, 20, 58, 60), Box(78, 20, 58, 60)
    nodes, _ = ringed(left, right, SEED._replace(figure="2"), "seed-T")
    keys = [each.key for each in nodes]
    assert keys.index("figure-seed-S") > keys.index("lesson-ring") > keys.index("seed-S")


def ringed(
    left: Box, right: Box, piece: Piece = SEED, pointed: str = "seed-S"
) -> tuple[tuple[Node, ...], Node]:
    """Return the nodes of two slots, the ring of a lesson around one among them, and that ring."""
    parts = in_slots([piece, piece._replace(id="seed-T")], (left, right), "tray")
    nodes = tuple(node for part in parts for node in part.nodes)
    regions = tuple(part.region for part in parts if part.region)
    scene = ringing(Scene(right.right + 20, right.bottom + 20, nodes, regions), pointed)
    return scene.nodes, scene.node("lesson-ring")


def outline(ring: Node) -> Box:
    """Return the box that a ring takes up with its broadest stroke."""
    shape = next(each for each in ring.shapes if isinstance(each, Rect))
    return Box(ring.x + shape.x, ring.y + shape.y, shape.w, shape.h).inset(-shape.width / 2)
