"""The table of Wizards' Garden from setup to end, with last moves and hints."""

from __future__ import annotations

from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.scene.regions import SELECTED
from tabletop.scene.table import REFUSED, Picked, Play, Played, Sitter
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import (
    CHOICE,
    DIAGONAL,
    PHONE,
    START,
    after,
    hinted,
    keys,
    label,
    look,
    new_game,
)


def test_setup_places_without_flips() -> None:
    """R3, J4: every free cell is lit, and a preview turns nothing."""
    state = after(new_game(), "b2w")
    assert TABLE.status(state) == "Setting up"
    scene = TABLE.scene(look(state, draft=("b", "b3")))
    assert scene.sentence == "Bram, place a black Ravenclaw on b3?"
    assert label(scene, "go") == "Place on b3"
    assert label(scene, "b2") == "b2, white Dovetail"
    assert len([key for key in keys(scene) if key.startswith("lit@")]) == 14


def test_setup_apart_lights_only_cells_away_from_seeds() -> None:
    """J3: what lies beside a seed is bare soil, and is refused."""
    state = after(new_game(setup="apart"), "b2w")
    scene = TABLE.scene(look(state))
    assert label(scene, "b3") == "b3, empty, bare soil"
    assert label(scene, "c3") == "c3, empty"
    refusal = TABLE.tap(look(state), "b3")
    assert isinstance(refusal, REFUSED)
    assert refusal.rule == "J3"


def test_a_planting_is_kept_or_taken_back() -> None:
    """R13: two buttons, and nothing else is lit."""
    state = after(state_at(START, undo="on"), "d1w")
    sight = look(state)
    scene = TABLE.scene(sight)
    assert scene.sentence == "Ada, keep this planting or undo it?"
    assert [each.label for each in scene.regions if each.group == "go"] == [
        "Keep it",
        "Undo it",
    ]
    assert TABLE.tap(sight, "keep") == Play("keep")
    assert TABLE.tap(sight, "undo") == Play("undo")
    assert isinstance(TABLE.tap(sight, "a2"), REFUSED)
    assert not [key for key in keys(scene) if key.startswith("lit@")]
    again = TABLE.scene(look(after(state, "undo")))
    assert again.sentence == "Ada, plant again beside a seed. This one is final."


def test_the_end_says_who_wins_and_why() -> None:
    """R15: equal flowers, the Staff decides (W16a)."""
    state = after(state_at("wwbb/bbww/wwbb/bbw. 1 w1b1 w1b1 2"), "d1w")
    sight = look(state, interactive=False)
    scene = TABLE.scene(sight)
    assert scene.sentence == (
        "Bram wins, 2 to 2. The basket is empty. The flowers are tied, so the Staff decides."
    )
    assert label(scene, "panel-2").endswith("has the Staff; wins.")
    assert "mover" not in keys(scene)
    refusal = TABLE.tap(sight, "a1")
    assert isinstance(refusal, REFUSED)
    assert refusal.code == "E-OVER"


def test_a_draw_is_told() -> None:
    """J17: nobody ever took the Staff (W16b)."""
    state = after(state_at("wwbb/bbww/wwbb/bbw. 1 w2b0 w2b0 -"), "d1w")
    scene = TABLE.scene(look(state, interactive=False))
    assert scene.sentence.startswith("A draw. The basket is empty.")
    assert label(scene, "go") == "Nobody wins"


def test_a_phone_has_room_for_every_sentence() -> None:
    """Two lines of the head, so that the board does not jump when the sentence changes."""
    sitters = (Sitter("Maximiliana Featherstonehaugh"), Sitter("Bartholomeus of the Hill"))
    full = "wwbb/bbww/wwbb/bbw."
    sights = (
        look(state_at(DIAGONAL), PHONE, draft=("w", "b3"), sitters=sitters),
        look(state_at(CHOICE), PHONE, draft=("w", "b2"), sitters=sitters),
        look(after(state_at(START, undo="on"), "d1w"), PHONE, sitters=sitters),
        look(after(state_at(START, undo="on"), "d1w", "undo"), PHONE, sitters=sitters),
        look(after(state_at(f"{full} 1 w1b1 w1b1 2"), "d1w"), PHONE, sitters=sitters),
        look(after(state_at(f"{full} 1 w2b0 w2b0 -"), "d1w"), PHONE, sitters=sitters),
    )
    for sight in sights:
        assert len(TABLE.scene(sight).sentence) <= 80


def test_status_counts_turns() -> None:
    """The first planting is turn 1; a planting that can be taken back is still the same turn."""
    state = state_at(START, undo="on")
    first = TABLE.status(state)
    assert TABLE.status(after(state, "d1b")) == first
    assert TABLE.status(after(state, "d1b", "keep")) != first
    assert TABLE.status(after(new_game(first="1"), "a1w", "c1w", "a3w", "c3w")) == "Turn 1"


def test_the_last_planting_and_its_flips_are_marked() -> None:
    """Section 8: a leaf where the seed was planted, small ones where it turned others."""
    before = state_at(START)
    played = (Played(before, 1, "b2b"),)
    scene = TABLE.scene(look(after(before, "b2b"), last=played))
    assert {"leaf@b2", "leaf@b1", "leaf@c2"} <= keys(scene)
    assert label(scene, "b2") == "b2, black Ravenclaw, last planted"
    assert label(scene, "c2") == "c2, white Dovetail, just turned"


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
    where = hinted(state_at(DIAGONAL), "b3w", 1)
    assert where.pointed == "b3"
    assert "ghost" not in keys(TABLE.scene(where))
    what = hinted(state_at(DIAGONAL), "b3w", 2)
    assert {"ghost", "band@a1-d4"} <= keys(TABLE.scene(what))
    assert TABLE.tap(what, "go") == Play("b3w")
    assert TABLE.tap(what, "b3") == Picked(("w", "b3"))
    own = hinted(state_at(DIAGONAL), "b3w", 2, draft=("b", "c1"))
    assert "picked@c1" in keys(TABLE.scene(own))


def test_a_hint_points_at_what_is_still_to_be_picked() -> None:
    """The face while the other one is chosen, then the cell; nothing once another is picked."""
    state = state_at(DIAGONAL)
    assert hinted(state, "c2b", 1).pointed == "face-b"
    assert hinted(state, "c2b", 1, draft=("b",)).pointed == "c2"
    assert hinted(state, "c2b", 1, draft=("w", "c2")).pointed == "face-b"
    assert hinted(state, "c2b", 2).pointed == "c2"
    assert hinted(state, "c2b", 2, draft=("b", "c1")).pointed == ""


def test_a_hint_at_a_choice_shows_its_harvest() -> None:
    """R9: the smaller harvest too; the hint points at the cell, which can be seen already."""
    what = hinted(state_at(CHOICE), "b2w/c", 2)
    assert what.pointed == "b2"
    assert what.draft == ("w", "b2", "c")
    assert TABLE.scene(what).region("harvest-c").states == (SELECTED,)


def test_a_hint_to_keep_or_take_back_points_at_its_button() -> None:
    """R13: there is nothing to pick."""
    state = after(state_at(START, undo="on"), "d1w")
    assert [hinted(state, move, 1).pointed for move in ("keep", "undo")] == ["keep", "undo"]
