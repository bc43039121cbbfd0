"""A move of Wizards' Garden is shown in the order of the rules: plant, flip, harvest, Staff."""

from __future__ import annotations

from itertools import pairwise

from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.scene.scene import FLIP_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import DIAGONAL, after, look, new_game

NAMES = {"1": "Ada", "2": "Bram"}


def steps_of(state: State, move: str) -> tuple[Step, ...]:
    """Return the beats of a move played in `state`."""
    parsed = GAME.move_from_text(move)
    then = look(after(state, move))
    return TABLE.beats(look(state, interactive=False), parsed, then, TABLE.scene(then))


def faces(scene: Scene) -> dict[str, str]:
    """Return the face of each seed on the board, by its cell."""
    return {
        node.key.removeprefix("seed@"): node.face
        for node in scene.nodes
        if node.key.startswith("seed@")
    }


def flowers(scene: Scene) -> set[str]:
    """Return the keys of the flowers that stand."""
    return {node.key for node in scene.nodes if node.key.startswith("flower-")}


def test_a_planting_without_a_harvest_has_two_beats_and_comes_to_rest() -> None:
    """R6, R7: first the seed lies there, then its neighbours turn."""
    plant, flip, rest = steps_of(state_at("..../.bw./..w./b..."), "b2b")
    assert (plant.ms, flip.ms) == (PLACE_MS, FLIP_MS)
    assert faces(plant.scene) == {"a1": "1", "b3": "1", "c3": "0", "c2": "0", "b2": "1"}
    assert faces(flip.scene) == {"a1": "1", "b3": "0", "c3": "0", "c2": "1", "b2": "1"}
    assert faces(rest.scene) == faces(flip.scene)


def test_a_harvest_glows_then_flies_then_the_staff_travels() -> None:
    """R9 to R11: the line, its seeds, the Staff, one after the other."""
    state = state_at(DIAGONAL)
    plant, flip, glow, harvest, staff, rest = (step.scene for step in steps_of(state, "b3w"))
    line = {"a1", "b2", "c3", "d4"}
    assert line <= set(faces(flip))
    assert [node.key for node in glow.nodes if node.key.startswith("band@")] == ["band@a1-d4"]
    assert not line & set(faces(harvest))
    assert flowers(harvest) - flowers(glow) == {"flower-1-b2"}
    assert harvest.node("staff").y == plant.node("staff").y
    assert staff.node("staff").y == rest.node("staff").y != harvest.node("staff").y


def test_one_seed_of_a_line_flies_to_the_bed_and_three_to_the_basket() -> None:
    """R10: seeds leave for where they are going."""
    glow, harvest = (step.scene for step in steps_of(state_at(DIAGONAL), "b3w")[2:4])
    exits = [glow.node(f"seed@{cell}").exit for cell in ("a1", "b2", "c3", "d4")]
    basket = glow.node("seed@a4").exit
    flower = harvest.node("flower-1-b2")
    assert exits.count(basket) == 3
    to_the_bed = next(place for place in exits if place not in (basket, None))
    assert to_the_bed is not None
    assert to_the_bed.x == flower.x
    assert flower.enter is not None
    assert flower.enter.scale < 0.2


def test_three_lines_become_three_flowers_of_their_colours() -> None:
    """W9: two white, one black, and the white ones before the black."""
    steps = steps_of(state_at("bwbb/b.bw/wbww/w... 1 w0b0 w1b1 2"), "b3w")
    glow, harvest = steps[2].scene, steps[3].scene
    new = flowers(harvest) - flowers(glow)
    assert new == {"flower-1-w0", "flower-1-w1", "flower-1-b0"}
    assert harvest.node("flower-1-w1").x < harvest.node("flower-1-b0").x
    assert faces(harvest) == {"a1": "0"}


def test_the_basket_counts_along() -> None:
    """One seed out with the planting, nine in with the harvest (R2)."""
    steps = steps_of(state_at("bwbb/b.bw/wbww/w... 1 w0b0 w1b1 2"), "b3w")
    assert [note_of(step.scene) for step in steps[:4]] == ["5", "5", "5", "14"]


def note_of(scene: Scene) -> str:
    """Return the number that stands beside the basket."""
    words = [getattr(shape, "text", "") for shape in scene.node("basket").shapes]
    return next(text for text in words if "left" in text).split()[0]


def test_a_placement_is_one_beat() -> None:
    """R3: nothing turns in the setup."""
    start = after(new_game(), "b2w")
    place, rest = steps_of(start, "b3b")
    assert faces(place.scene) == faces(rest.scene) == {"b2": "0", "b3": "1"}


def test_the_toss_ends_with_the_side_of_who_plants_first() -> None:
    """R4: a coin with a hat on either side; it flies to the seat that it names."""
    start = new_game()
    for seat in ("1", "2"):
        state = after(start, "a1w", "b2b", "c3w", "d4b")
        steps = steps_of(state, f"first={seat}")
        coins = [step.scene.node("coin") for step in steps[:-1]]
        assert coins[-1].face == coins[-2].face == coins[-3].face == seat
        assert {coin.face for coin in coins} == {"1", "2"}
        assert all(one.face != two.face for one, two in pairwise(coins[:-2]))
        told = {step.caption: step.is_held for step in steps if step.caption}
        assert list(told) == [
            "The toss decides who plants first.",
            f"The coin shows {NAMES[seat]}’s hat.",
            f"{NAMES[seat]} plants first.",
        ]
        assert list(told.values()) == [False, True, False]  # the coin lies until that is read
        assert coins[-2] == coins[-3]  # it has come to rest before
        panel = steps[-1].scene.region(f"panel-{seat}").box
        assert panel.contains(coins[-1].x, coins[-1].y)


def test_taking_back_is_shown_at_once() -> None:
    """R13: everything returns where it was, in one travel."""
    state = after(state_at("..../..../..b./wwb.", undo="on"), "d1w")
    (step,) = steps_of(state, "undo")
    assert step.ms == TRAVEL_MS
    assert set(faces(step.scene)) == {"a1", "b1", "c1", "c2"}
