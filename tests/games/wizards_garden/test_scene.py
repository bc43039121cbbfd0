"""The table of Wizards' Garden says and shows what a move would do, before it is made."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tabletop.core.errors import Refusal
from tabletop.games.wizards_garden.rules import GAME
from tabletop.games.wizards_garden.scene import TABLE
from tabletop.games.wizards_garden.state import State
from tabletop.scene.boxes import Box
from tabletop.scene.regions import DISABLED, LEGAL, SELECTED
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.table import Draft, Picked, Play, Played, Sight, Sitter
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import CHOICE, DIAGONAL, PHONE, after, look, new_game

START = "..../..../..b./wwb."
"""The position of example W3."""


def label(scene: Scene, region: str) -> str:
    """Return the accessible name of a region."""
    return scene.region(region).label


def texts(scene: Scene, key: str) -> list[str]:
    """Return the words that are drawn on a node."""
    return [shape.text for shape in scene.node(key).shapes if isinstance(shape, Text)]


def keys(scene: Scene) -> set[str]:
    """Return the keys of all nodes."""
    return {node.key for node in scene.nodes}


def note(scene: Scene, note_id: str) -> str:
    """Return what is read aloud at a place that is only looked at."""
    return next(each.text for each in scene.notes if each.id == note_id)


# -- the bed at rest --------------------------------------------------------------------------


def test_cells_say_what_lies_there_and_what_may_be_done() -> None:
    """Section 8: 16 cells, faces in words, which cells are plantable."""
    scene = TABLE.scene(look(state_at(START)))
    assert label(scene, "c2") == "c2, Ravenclaw"
    assert label(scene, "a1") == "a1, Dovetail"
    assert label(scene, "d1") == "d1, empty, can be planted"
    assert label(scene, "a4") == "a4, empty, bare soil"
    legal = {each.id for each in scene.regions if LEGAL in each.states}
    assert legal == {"d1", "a2", "b2", "d2", "c3"}
    assert {f"lit@{cell}" for cell in legal} <= keys(scene)


def test_a_cell_tells_what_the_chosen_face_would_do_there() -> None:
    """The hint of a cell is what a long press and a screen reader say."""
    scene = TABLE.scene(look(state_at(START)))
    white_row = "One seed turns over and the white row 1 is harvested: one white flower."
    assert scene.region("d1").hint == white_row
    assert "beside another one" in scene.region("a4").hint
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
    assert all(each.states == (DISABLED,) for each in scene.regions)
    assert scene.sentence == "Ada is to play."


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
            notes = TABLE.scene(look(state, size, sitters=sitters)).notes
            boxes = {each.id: each.box for each in notes}
            assert max(("panel-1", "panel-2"), key=lambda key: boxes[key].y) == near


# -- the preview --------------------------------------------------------------------------------


def test_a_preview_shows_every_number_that_changes() -> None:
    """Flowers 3 to 4, basket 5 to 7, the Staff, the line with its badge."""
    scene = TABLE.scene(look(state_at(DIAGONAL), draft=("w", "b3")))
    assert scene.sentence == (
        "Ada, plant Dovetail on b3? Four seeds turn over and a black line is harvested."
    )
    assert "3 → 4" in texts(scene, "panel-1")
    assert "takes it" in texts(scene, "panel-1")
    assert "5 → 7" in texts(scene, "basket")
    assert texts(scene, "gain@diagonal a1 to d4") == ["+1"]
    assert {"ghost", "picked@b3", "band@diagonal a1 to d4", "staff-to-come"} <= keys(scene)
    assert "3 → 4" not in texts(scene, "panel-2")


def test_a_preview_is_read_aloud() -> None:
    """Cells, panels and basket say what would become of them."""
    scene = TABLE.scene(look(state_at(DIAGONAL), draft=("w", "b3")))
    assert label(scene, "b3") == "b3, Dovetail to be planted"
    assert label(scene, "b4") == "b4, Dovetail, turns over"
    assert label(scene, "c3") == "c3, Dovetail, turns over, is harvested"
    assert label(scene, "d4") == "d4, Ravenclaw, is harvested"
    assert note(scene, "panel-1") == (
        "Ada: 3 flowers, 1 white and 2 black; would have 4 flowers; would take the Staff."
    )
    assert note(scene, "panel-2") == "Bram: 2 flowers, 1 white and 1 black; has the Staff."
    assert note(scene, "basket") == "5 seeds in the basket, 7 afterwards."


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
    assert isinstance(refusal, Refusal)
    assert "where" in refusal.sentence
    picked = replace(sight, draft=("w", "d1"))
    assert label(TABLE.scene(picked), "go") == "Plant on d1"
    assert TABLE.tap(picked, "go") == Play("d1w")


# -- picking ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("draft", "region", "picked"),
    [
        ((), "b2", ("w", "b2")),
        ((), "face-b", ("b",)),
        (("b",), "b2", ("b", "b2")),
        (("w", "b2"), "b2", ("b", "b2")),
        (("w", "b2"), "d1", ("w", "d1")),
        (("w", "b2"), "face-b", ("b", "b2")),
    ],
)
def test_a_tap_picks(draft: Draft, region: str, picked: Draft) -> None:
    """Faces and cells in any order; a picked cell tapped again turns its seed over."""
    assert TABLE.tap(look(state_at(START), draft=draft), region) == Picked(picked)


def test_a_picked_cell_says_that_it_can_be_turned() -> None:
    """What a second tap does is not left to be found out."""
    scene = TABLE.scene(look(state_at(START), draft=("w", "b2")))
    assert scene.region("b2").states == (SELECTED,)
    assert scene.region("b2").hint.startswith("Tap again to turn the seed over.")


@pytest.mark.parametrize(("cell", "code"), [("a1", "E-OCCUPIED"), ("d3", "E-ADJACENT")])
def test_a_forbidden_cell_is_refused_as_the_rules_do(cell: str, code: str) -> None:
    """R6: the sentence is that of the rules."""
    state = state_at(START)
    refusal = TABLE.tap(look(state), cell)
    assert refusal == GAME.why_illegal(state, GAME.move_from_text(f"{cell}w"))
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_a_face_is_carried_to_a_cell() -> None:
    """The same as two taps; the seed that follows the finger is that of the holder."""
    sight = look(state_at(START))
    assert TABLE.drag(sight, "face-b", "d1") == Picked(("b", "d1"))
    refusal = TABLE.drag(sight, "face-b", "a1")
    assert isinstance(refusal, Refusal)
    assert TABLE.scene(sight).region("face-b").drag == "face-b"


def test_the_ghost_can_be_carried_on() -> None:
    """A seed that is picked lies in the hand: it goes where it is put."""
    sight = look(state_at(START), draft=("b", "b2"))
    assert TABLE.scene(sight).region("b2").drag == "ghost"
    assert TABLE.drag(sight, "b2", "d1") == Picked(("b", "d1"))


# -- the choice of a harvest ----------------------------------------------------------------------


def choosing(*words: str) -> Sight[State]:
    """Return the sight of a planting that completes two rows and a column."""
    return look(state_at(CHOICE), draft=("w", "b2", *words))


def test_a_choice_has_a_button_for_each_direction_the_larger_first() -> None:
    """R9, J10: two flowers or one, and the sentence asks which."""
    scene = TABLE.scene(choosing())
    assert scene.sentence == "Ada, which harvest: both rows or column a? They share seeds."
    buttons = [(each.id, each.label) for each in scene.regions if each.group == "go"]
    assert buttons == [
        ("go-r", "Harvest both rows: 2 flowers"),
        ("go-c", "Harvest column a: 1 flower"),
    ]
    assert scene.region("go-r").box.x < scene.region("go-c").box.x
    assert TABLE.tap(choosing(), "go-r") == Play("b2w/r")
    assert TABLE.tap(choosing("c"), "go-c") == Play("b2w/c")


def test_the_chosen_direction_is_previewed() -> None:
    """The larger harvest at first; a tap on a band shows the other."""
    first, other = TABLE.scene(choosing()), TABLE.scene(choosing("c"))
    assert TABLE.tap(choosing(), "harvest-c") == Picked(("w", "b2", "c"))
    changes = [(texts(each, "panel-1")[-1], texts(each, "basket")[-1]) for each in (first, other)]
    assert changes == [("3 → 5", "6 → 11"), ("3 → 4", "6 → 8")]
    assert first.region("harvest-r").states == (SELECTED,)
    assert other.region("harvest-c").states == (SELECTED,)
    assert other.region("harvest-r").states == ()


def test_bands_are_tapped_at_their_seeds() -> None:
    """Both rows but for the seed picked, and where lines cross, the one that is not chosen."""
    for words, rows, column in (
        ((), ["b1", "c1", "d1", "c2", "d2"], ["a1", "a2", "a3", "a4"]),
        (("c",), ["a1", "b1", "c1", "d1", "a2", "c2", "d2"], ["a3", "a4"]),
    ):
        scene = TABLE.scene(choosing(*words))
        for band, cells in (("harvest-r", rows), ("harvest-c", column)):
            assert hit(scene, band) == sorted(cells)


def test_there_may_be_three_directions() -> None:
    """R9: each has its band and its button."""
    scene = TABLE.scene(look(state_at("w..w/w.w./bw../.bww"), draft=("w", "a1")))
    assert [each.id for each in scene.regions if each.group == "go"] == ["go-r", "go-c", "go-d"]


def hit(scene: Scene, band: str) -> list[str]:
    """Return the cells whose middle lies in one of the boxes of a band."""
    boxes = corners(scene.region(band).path)
    cells = [each for each in scene.regions if each.group == "board"]
    return sorted(
        each.id for each in cells if any(box.contains(each.box.cx, each.box.cy) for box in boxes)
    )


def corners(path: str) -> list[Box]:
    """Return the boxes that the path of a band consists of."""
    numbers = [re.findall(r"-?[0-9.]+", part) for part in path.split("M")[1:]]
    return [Box(*(float(number) for number in each[:4])) for each in numbers]


def test_the_other_face_forgets_the_direction() -> None:
    """A direction belongs to one face only."""
    assert TABLE.tap(choosing("c"), "face-b") == Picked(("b", "b2"))


# -- setup, confirmation, end ---------------------------------------------------------------------


def test_setup_places_without_flips() -> None:
    """R3, J4: every free cell is lit, and a preview turns nothing."""
    state = after(new_game(), "b2w")
    assert TABLE.status(state) == "Setting up"
    scene = TABLE.scene(look(state, draft=("b", "b3")))
    assert scene.sentence == "Bram, place Ravenclaw on b3?"
    assert label(scene, "go") == "Place on b3"
    assert label(scene, "b2") == "b2, Dovetail"
    assert len([key for key in keys(scene) if key.startswith("lit@")]) == 14


def test_setup_apart_lights_only_cells_away_from_seeds() -> None:
    """J3: what lies beside a seed is bare soil, and is refused."""
    state = after(new_game(setup="apart"), "b2w")
    scene = TABLE.scene(look(state))
    assert label(scene, "b3") == "b3, empty, bare soil"
    assert label(scene, "c3") == "c3, empty, free"
    refusal = TABLE.tap(look(state), "b3")
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "J3"


def test_a_planting_is_kept_or_taken_back() -> None:
    """R13: two buttons, and nothing else is lit."""
    state = after(state_at(START, undo="on"), "d1w")
    sight = look(state)
    scene = TABLE.scene(sight)
    assert scene.sentence == "Ada, keep this planting? You may take it back once."
    assert [each.label for each in scene.regions if each.group == "go"] == [
        "Keep it",
        "Take it back",
    ]
    assert TABLE.tap(sight, "keep") == Play("keep")
    assert TABLE.tap(sight, "undo") == Play("undo")
    assert isinstance(TABLE.tap(sight, "a2"), Refusal)
    assert not [key for key in keys(scene) if key.startswith("lit@")]
    again = TABLE.scene(look(after(state, "undo")))
    assert again.sentence == "Ada, plant again beside a seed. This one counts."


def test_the_end_says_who_wins_and_why() -> None:
    """R15: equal flowers, the Staff decides (W16a)."""
    state = after(state_at("wwbb/bbww/wwbb/bbw. 1 w1b1 w1b1 2"), "d1w")
    sight = look(state, interactive=False)
    scene = TABLE.scene(sight)
    assert scene.sentence == (
        "Bram wins, 2 to 2. The basket is empty. Flowers are equal, and the Staff decides."
    )
    assert note(scene, "panel-2").endswith("has the Staff; wins.")
    assert "mover" not in keys(scene)
    refusal = TABLE.tap(sight, "a1")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "E-OVER"


def test_a_draw_is_told() -> None:
    """J17: nobody ever took the Staff (W16b)."""
    state = after(state_at("wwbb/bbww/wwbb/bbw. 1 w2b0 w2b0 -"), "d1w")
    scene = TABLE.scene(look(state, interactive=False))
    assert scene.sentence.startswith("A draw. The basket is empty.")
    assert label(scene, "go") == "A draw"


def test_status_counts_turns() -> None:
    """The first planting is turn 1; a planting that can be taken back is still the same turn."""
    state = state_at(START, undo="on")
    first = TABLE.status(state)
    assert TABLE.status(after(state, "d1b")) == first
    assert TABLE.status(after(state, "d1b", "keep")) != first
    assert TABLE.status(after(new_game(first="1"), "a1w", "c1w", "a3w", "c3w")) == "Turn 1"


# -- last moves and hints -------------------------------------------------------------------------


def test_the_last_planting_and_its_flips_are_marked() -> None:
    """Section 8: a leaf where the seed was planted, small ones where it turned others."""
    before = state_at(START)
    played = (Played(before, 1, "b2b"),)
    scene = TABLE.scene(look(after(before, "b2b"), last=played))
    assert {"leaf@b2", "leaf@b1", "leaf@c2"} <= keys(scene)
    assert label(scene, "b2") == "b2, Ravenclaw, last planted"
    assert label(scene, "c2") == "c2, Dovetail, just turned"


def test_a_planting_that_was_taken_back_leaves_no_mark() -> None:
    """R13: of a computer's plant, undo, plant only the second is marked."""
    start = state_at(START, undo="on")
    once = after(start, "d1w")
    back = after(once, "undo")
    last = (Played(start, 1, "d1w"), Played(once, 1, "undo"), Played(back, 1, "a2b"))
    scene = TABLE.scene(look(after(back, "a2b"), last=last))
    assert {key for key in keys(scene) if key.startswith("leaf@")} == {"leaf@a2", "leaf@a1"}


def test_a_hint_tells_where_and_then_what() -> None:
    """First the cell, then the seed and all that it does; the button plays it."""
    where = look(state_at(DIAGONAL), hint="b3w", hint_depth=1)
    assert {"hint"} <= keys(TABLE.scene(where))
    assert "ghost" not in keys(TABLE.scene(where))
    what = replace(where, hint_depth=2)
    assert {"hint", "ghost", "band@diagonal a1 to d4"} <= keys(TABLE.scene(what))
    assert TABLE.tap(what, "go") == Play("b3w")
    assert TABLE.tap(what, "b3") == Picked(("w", "b3"))
    own = replace(what, draft=("b", "c1"))
    assert "picked@c1" in keys(TABLE.scene(own))
