"""The table of Wizards' Garden says and shows what a move would do, before it is made."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.table.layout import layout
from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.kit.hint import RING_GAP, ringing
from tabletop.kit.tray import ROOM
from tabletop.scene.measure import text_width
from tabletop.scene.regions import DISABLED, LEGAL
from tabletop.scene.shapes import Rect
from tabletop.scene.table import REFUSED, Play, Sitter
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import (
    DIAGONAL,
    PHONE,
    START,
    TABLET,
    keys,
    label,
    look,
    texts,
)
from tests.refusals import told


def test_cells_say_what_lies_there_and_what_may_be_done() -> None:
    """Section 8: 16 cells, faces in words, which cells are plantable."""
    scene = TABLE.scene(look(state_at(START)))
    assert label(scene, "c2") == "c2, black Ravenclaw"
    assert label(scene, "a1") == "a1, white Dovetail"
    assert label(scene, "d1") == "d1, empty"
    assert label(scene, "a4") == "a4, empty, bare soil"
    legal = {each.id for each in scene.regions if LEGAL in each.states}
    assert legal == {"d1", "a2", "b2", "d2", "c3"}
    assert {f"lit@{cell}" for cell in legal} <= keys(scene)


def test_a_cell_tells_what_the_chosen_face_would_do_there() -> None:
    """The hint of a cell is what a long press and a screen reader say."""
    scene = TABLE.scene(look(state_at(START)))
    white_row = "One seed turns over and the white row 1 is harvested: one white flower."
    assert scene.region("d1").hint == white_row
    assert "no seed beside" in scene.region("a4").hint
    black = TABLE.scene(look(state_at(START), draft=("b",)))
    assert black.region("d1").hint == "One seed turns over."


def test_the_board_is_read_from_the_top_left() -> None:
    """Rank 4 is the first row, file a the first column."""
    scene = TABLE.scene(look(state_at(START)))
    places = {each.id: (each.row, each.col) for each in scene.regions if each.group == "board"}
    assert places["a4"] == (1, 1)
    assert places["d1"] == (4, 4)
    assert scene.region("a4").box.y < scene.region("a1").box.y


def test_nothing_lights_up_for_who_may_not_act() -> None:
    """A look back, a computer's turn: no target, no chosen face, no go."""
    scene = TABLE.scene(look(state_at(START), interactive=False))
    assert not [key for key in keys(scene) if key.startswith(("lit@", "face-frame", "picked"))]
    for each in scene.regions:
        assert each.states == (() if each.group == "scores" else (DISABLED,))
    assert scene.sentence == "It’s Ada’s turn."


def test_the_sentence_says_who_thinks() -> None:
    """The computer to move is named, and its long name is shortened."""
    sitters = (Sitter("Ada"), Sitter("Fern Featherstonehaugh", is_computer=True))
    state = state_at(f"{START} 2 w0b0 w0b0 -")
    sight = look(state, sitters=sitters, interactive=False, thinking=True)
    assert TABLE.scene(sight).sentence == "Fern is thinking."


def test_the_only_person_sits_nearest() -> None:
    """With two people, seat 1 does, and panels never swap places."""
    state = state_at(START)
    computer_first = (Sitter("Fern", is_computer=True), Sitter("Ada"))
    for sitters, near in ((computer_first, "panel-2"), ((Sitter("A"), Sitter("B")), "panel-1")):
        for size in (PHONE, (1024.0, 660.0)):
            regions = TABLE.scene(look(state, size, sitters=sitters)).regions
            boxes = {each.id: each.box for each in regions}
            assert max(("panel-1", "panel-2"), key=lambda key: boxes[key].y) == near


def test_a_preview_shows_every_number_that_changes() -> None:
    """Flowers 3 to 4, basket 5 to 7, the Staff, the line with its badge."""
    scene = TABLE.scene(look(state_at(DIAGONAL), draft=("w", "b3")))
    assert scene.sentence == (
        "Ada, plant a white Dovetail on b3? Four seeds turn over and a black line is harvested."
    )
    assert "3 → 4" in texts(scene, "panel-1")
    assert "takes it" in texts(scene, "panel-1")
    assert "5 → 7" in texts(scene, "basket")
    assert texts(scene, "gain@a1-d4") == ["+1"]
    assert {"ghost", "picked@b3", "band@a1-d4", "staff-to-come"} <= keys(scene)
    assert "3 → 4" not in texts(scene, "panel-2")


def test_a_preview_is_read_aloud() -> None:
    """Cells, panels and basket say what would become of them."""
    scene = TABLE.scene(look(state_at(DIAGONAL), draft=("w", "b3")))
    assert label(scene, "b3") == "b3, white Dovetail ready to plant"
    assert label(scene, "b4") == "b4, white Dovetail, turns over"
    assert label(scene, "c3") == "c3, white Dovetail, turns over, is harvested"
    assert label(scene, "d4") == "d4, black Ravenclaw, is harvested"
    assert label(scene, "panel-1") == (
        "Ada: 3 flowers, 1 white and 2 black; would have 4 flowers; would take the Staff."
    )
    assert label(scene, "panel-2") == "Bram: 2 flowers, 1 white and 1 black; has the Staff."
    assert label(scene, "basket") == "5 seeds in the basket, 7 after this."


def test_seeds_that_would_turn_are_folded_and_keep_their_place() -> None:
    """The same node with other shapes: nothing flies when a preview comes or goes."""
    state = state_at(DIAGONAL)
    before, during = (TABLE.scene(look(state, draft=draft)) for draft in ((), ("w", "b3")))
    for cell in ("b4", "a3", "c3", "b2"):
        resting, folded = before.node(f"seed@{cell}"), during.node(f"seed@{cell}")
        assert resting.shapes != folded.shapes
        assert resting[2:] == folded[2:]
    assert before.node("seed@a4") == during.node("seed@a4")


def test_the_staff_is_not_promised_to_who_has_it() -> None:
    """R11: keeping the Staff is no change."""
    scene = TABLE.scene(look(state_at(f"{DIAGONAL[:-1]}1"), draft=("w", "b3")))
    assert "staff-to-come" not in keys(scene)


def test_the_button_says_what_it_does() -> None:
    """It is idle until a cell is picked, and refuses a tap with a reason."""
    sight = look(state_at(START))
    assert TABLE.scene(sight).region("go").states == (DISABLED,)
    refusal = TABLE.tap(sight, "go")
    assert isinstance(refusal, REFUSED)
    assert "where" in told("wizards-garden", refusal)
    picked = replace(sight, draft=("w", "d1"))
    assert label(TABLE.scene(picked), "go") == "Plant on d1"
    assert TABLE.tap(picked, "go") == Play("d1w")


def test_no_face_is_asked_for_after_the_end() -> None:
    """The tray has a question only while there is something to plant."""
    state, question = state_at(START), "Which face up?"
    assert question in texts(TABLE.scene(look(state)), "earth")
    while GAME.outcome(state) is None:
        state = GAME.apply_move(state, next(iter(GAME.legal_moves(state))))
    assert question not in texts(TABLE.scene(look(state)), "earth")


def test_a_ring_around_the_basket_leaves_the_names_of_the_faces_readable() -> None:
    """The widest stroke of a lesson's ring ends below them where they stand over the basket."""
    places = layout(*TABLET, 1).tray
    reach = RING_GAP + 9 / 2
    assert places.is_tall
    assert places.basket_target.y - reach >= places.slots[0].bottom


def test_the_ring_of_a_lesson_is_whole_at_the_upper_edge() -> None:
    """The sentence above the table would hide what goes beyond; nor is there a full stop inside."""
    scene = ringing(TABLE.scene(look(state_at("..../..../..b./wwb."), PHONE)), "panel-2")
    (ring,) = [node for node in scene.nodes if node.key == "lesson-ring"]
    for shape in ring.shapes:
        assert isinstance(shape, Rect)
        assert shape.width
        assert ring.y + shape.y - shape.width / 2 >= 0
    assert label(scene, "panel-2") == "Bram: 0 flowers, suggested by the hint"
    assert scene.nodes[-1] == ring, "nothing covers its upper side, which is inside the panel"


@pytest.mark.parametrize("height", [580, 620, 660])
def test_names_beside_the_faces_touch_nothing(height: float) -> None:
    """The seed on the left and the basket on the right, as in a lesson on a phone."""
    tray = layout(390, height, 1).tray
    wide = text_width("Ravenclaw", 15)
    assert all(slot.w - slot.h * ROOM >= wide + 8 for slot in tray.slots)
