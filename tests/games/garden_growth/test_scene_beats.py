"""The beats of Garden Growth follow the order of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.table import TABLE
from tabletop.scene.scene import Scene, Step
from tabletop.scene.table import Played, Sight, Sitter
from tests.games.garden_growth.sights import SOLO, TWO, after, keys, look, see, texts


def beats(sight: Sight[State], move: str, **more: Any) -> tuple[Step, ...]:
    """Return the steps of a move, seen by the same seat unless `more` says otherwise."""
    then = see(after(sight.state, move), **({"viewer": sight.viewer} | more))
    return TABLE.beats(sight, GAME.move_from_text(move), then, TABLE.scene(then))


def total(scene: Scene) -> str:
    """Return the total that stands above the items."""
    return texts(scene, "score")[1]


def test_a_plant_comes_from_its_seed_and_its_slip_follows() -> None:
    """The disc flies first; then slip, chips and the actions spent."""
    first, rest = beats(look(SOLO), "C1=U")
    plant = first.scene.node("plant-1-C1")
    seed = first.scene.node("seed-U")
    assert plant.enter is not None
    assert (plant.enter.x, plant.enter.y) == (seed.x, seed.y)
    assert "slip-1-C1" not in keys(first.scene)
    assert {"slip-1-C1", "water2-1-C1"} <= keys(rest.scene)
    assert texts(first.scene, "actions") == ["5 of 5 actions left"]


def test_chips_fly_in_and_out() -> None:
    """Water comes from above, a weed is pulled upwards; at rest nothing would fly."""
    watered = beats(look(SOLO), "A1+")
    poured = watered[0].scene.node("water1-1-A1")
    assert poured.enter is not None
    assert poured.enter.y < poured.y
    pulled = beats(look(SOLO), "A1-")[0].scene.node("weed0-1-A1")
    assert pulled.exit is not None
    assert pulled.exit.y < pulled.y
    assert watered[-1].scene.node("water1-1-A1").enter is None


def test_the_charge_flies_to_the_plant_that_it_revives() -> None:
    """G16: then the dead plant turns over."""
    first, rest = beats(look(SOLO), "D3^D1")
    plant = first.scene.node("plant-1-D3")
    charge = first.scene.node("charge-1-D1")
    assert charge.exit is not None
    assert (charge.exit.x, charge.exit.y) == (plant.x, plant.y)
    assert "charge-1-D1" not in keys(rest.scene)
    assert plant.face != rest.scene.node("plant-1-D3").face


def test_the_upkeep_goes_water_weeds_deaths() -> None:
    """G6, G7, G8: all water first, then all weeds, then all deaths; last the actions are dealt."""
    steps = beats(look("8 0 | P11 S02 -- | P02 -- -- | . | ."), "end")
    before, watered, weeded, ended, rest = (step.scene for step in steps)
    assert "water0-1-A1" in keys(before)
    assert "water0-1-A1" not in keys(watered)
    assert "weed1-1-A1" not in keys(watered)
    assert {"weed1-1-A1", "weed2-1-A2", "weed2-1-B1"} <= keys(weeded)
    assert weeded.node("plant-1-B1").face == "living"
    assert "pill-dies-1-B1" in keys(weeded)
    assert ended.node("plant-1-B1").face == "dead"
    assert "trowel-0" not in keys(ended)
    assert "trowel-0" in keys(rest)


def test_a_step_of_the_upkeep_that_changes_nothing_is_left_out() -> None:
    """Nobody should wait for nothing: on an even turn a carrot gets no weed (G10)."""
    assert len(beats(look("5 0 | C10 -- -- | . | . | ."), "end")) == 3


def test_the_next_player_sees_the_upkeep_of_the_own_garden() -> None:
    """With two people at the table the large garden changes with the turn."""
    steps = beats(look(TWO.replace("8 1 5", "8 1 0")), "end", viewer=2)
    assert all("plant-2-A1" in keys(step.scene) for step in steps)
    assert len(steps) > 2


def test_the_moves_of_others_are_shown_in_their_gardens() -> None:
    """They lie large for so long; whoever looks at a third garden meanwhile goes on looking."""
    seats: dict[str, Any] = {
        "sitters": (Sitter("Ada"), Sitter("Bram", is_computer=True)),
        "interactive": False,
    }
    sight = look(TWO.replace("8 1 5", "8 2 5"), **seats)
    poured, rest = beats(sight, "A1+", **seats)
    assert "plant-2-A1" in keys(poured.scene)
    assert "plant-2-A1" in keys(rest.scene)
    looking = {**seats, "inspected": "look-1"}
    (step,) = beats(replace(sight, inspected="look-1"), "A1+", **looking)
    assert "plant-1-A1" in keys(step.scene)
    assert step.ms == 150


def test_an_upkeep_tells_what_it_did() -> None:
    """What it has done so far is written, and only what is new is read aloud."""
    steps = beats(look("8 0 | P11 S02 -- | P02 -- -- | . | ."), "end")
    assert [step.caption for step in steps] == [
        "Ada ends turn 8.",
        "Upkeep: 1 water lost.",
        "Upkeep: 1 water lost, 3 weeds gained.",
        "Upkeep: 1 water lost, 3 weeds gained, B1 died of thirst.",
        "",
    ]
    assert [step.announcement for step in steps[2:4]] == [
        "Upkeep: 3 weeds gained.",
        "Upkeep: B1 died of thirst.",
    ]


def test_an_upkeep_is_told_with_its_garden() -> None:
    """Among several it is that of the one whose turn begins, also by ear."""
    two = "8 1 0 || P20 S11 U31 | . | . | . || P11 S02 -- | P02 -- -- | . | ."
    steps = beats(look(two), "end")
    assert steps[3].caption == "Bram’s upkeep: 1 water lost, 3 weeds gained, B1 died of thirst."
    assert steps[3].announcement == "Bram’s upkeep: B1 died of thirst."


def test_at_the_end_the_items_are_told_one_by_one() -> None:
    """G21 to G27: the total grows with each."""
    steps = beats(look(SOLO.replace("8 5", "12 5")), "end", interactive=False)
    assert [total(step.scene) for step in steps] == [
        *("7", "15", "15", "16", "9", "7", "7"),
        "7",
    ]
    assert len(steps[2].scene.node("item-3").shapes) > len(steps[1].scene.node("item-3").shapes)


def test_a_dozen_cares_of_a_computer_are_told_briefly() -> None:
    """Its name stands at the first move of its turn; a person's own care is told in full."""
    seats: dict[str, Any] = {
        "sitters": (Sitter("Ada"), Sitter("Bram", is_computer=True)),
        "interactive": False,
    }
    begun = look(TWO.replace("8 1 5", "8 2 5"), **seats)
    assert [step.caption for step in beats(begun, "A1+", **seats)] == ["", ""]
    goes_on = replace(begun, last=(Played(begun.state, 2, "A1-"),))
    assert beats(goes_on, "A1+", **seats)[0].caption == "Bram waters A1."
    assert beats(goes_on, "A3-", **seats)[0].caption == "Bram pulls a weed on A3."
    assert beats(goes_on, "B1=S", **seats)[0].caption == ""
    people = (Sitter("Ada"), Sitter("Bram"))
    assert beats(replace(goes_on, sitters=people), "A1+", sitters=people)[0].caption == ""
