"""Taps and drags at the table of Wizards' Garden pick a face, a cell and a harvest."""

from __future__ import annotations

import re

import pytest

from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.scene.boxes import Box
from tabletop.scene.regions import SELECTED
from tabletop.scene.scene import Scene
from tabletop.scene.table import REFUSED, Draft, Picked, Play, Sight
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import (
    CHOICE,
    START,
    look,
    texts,
)


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
    assert isinstance(refusal, REFUSED)
    assert refusal.code == code


def test_a_face_is_carried_to_a_cell() -> None:
    """The same as two taps; the seed that follows the finger is that of the holder."""
    sight = look(state_at(START))
    assert TABLE.drag(sight, "face-b", "d1") == Picked(("b", "d1"))
    refusal = TABLE.drag(sight, "face-b", "a1")
    assert isinstance(refusal, REFUSED)
    assert TABLE.scene(sight).region("face-b").drag == "face-b"


def test_the_ghost_can_be_carried_on() -> None:
    """A seed that is picked lies in the hand: it goes where it is put."""
    sight = look(state_at(START), draft=("b", "b2"))
    assert TABLE.scene(sight).region("b2").drag == "ghost"
    assert TABLE.drag(sight, "b2", "d1") == Picked(("b", "d1"))


def choosing(*words: str) -> Sight[State]:
    """Return the sight of a planting that completes two rows and a column."""
    return look(state_at(CHOICE), draft=("w", "b2", *words))


def test_a_choice_has_a_button_for_each_direction_the_larger_first() -> None:
    """R9, J10: two flowers or one, and the sentence asks which."""
    scene = TABLE.scene(choosing())
    assert scene.sentence == "Ada, which will you harvest: both rows or column a? They cross."
    buttons = [(each.id, each.label) for each in scene.regions if each.group == "go"]
    assert buttons == [
        ("go-r", "Harvest both rows: 2 flowers"),
        ("go-c", "Harvest column a: 1 flower"),
    ]
    assert scene.region("go-r").box.x < scene.region("go-c").box.x
    assert TABLE.tap(choosing(), "go-r") == Play("b2w/r")
    assert TABLE.tap(choosing("c"), "go-c") == Play("b2w/c")


def test_the_choice_says_where_two_lines_cross() -> None:
    """A single crossing is named."""
    scene = TABLE.scene(look(state_at(".b../b.bw/.b../.w.."), draft=("w", "b3")))
    assert scene.sentence == "Ada, which will you harvest: row 3 or column b? They cross at b3."


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
