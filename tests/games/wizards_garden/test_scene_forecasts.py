"""When the table of Wizards' Garden shows what a planting would do, as people want it."""

from __future__ import annotations

import re

import pytest

from tabletop.games.wizards_garden.table.table import TABLE
from tabletop.scene.scene import Scene
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import CHOICE, DIAGONAL, PHONE, TABLET, keys, look, texts

TOLD = re.compile(
    r"turns? over|harvests|harvested|would|after this|→|\+\d|\d flowers?$|come back|none come"
)
"""What foretells something, in labels, hints, the sentence or what is drawn."""


def foretold(scene: Scene) -> set[str]:
    """Return all that foretells something, by the region or node that it stands at."""
    said = {each.id: f"{each.label} {each.hint}" for each in scene.regions}
    said |= {node.key: " ".join(texts(scene, node.key)) for node in scene.nodes}
    said["sentence"] = scene.sentence
    said = {key: text.replace("Tap again to turn", "") for key, text in said.items()}
    return {key for key, text in said.items() if TOLD.search(text) and "panel" not in key}


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_spaces_tell_nothing_before_one_is_picked(size: tuple[float, float]) -> None:
    """Always, a screen reader hears of each space what a seed would do there; else of none."""
    state = state_at(DIAGONAL)
    told = {
        when: foretold(TABLE.scene(look(state, size, forecast=when)))
        for when in ("always", "after", "never")
    }
    assert "b3" in told["always"]
    assert not told["after"]
    assert not told["never"]


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_picked_planting_is_foretold_unless_nobody_wants_that(size: tuple[float, float]) -> None:
    """Folded corners, lines, flowers, basket and Staff; without forecasts only the seed itself."""
    state, draft = state_at(DIAGONAL), ("w", "b3")
    scenes = {
        when: TABLE.scene(look(state, size, forecast=when, draft=draft))
        for when in ("always", "after", "never")
    }
    after, never = scenes["after"], scenes["never"]
    assert scenes["always"].nodes == after.nodes
    assert {"b3", "b4", "basket", "sentence"} <= foretold(after)
    assert "c2" not in foretold(after)
    assert not foretold(never)
    assert never.sentence == "Ada, plant a white Dovetail on b3?"
    assert {"ghost", "picked@b3"} <= keys(never)
    assert not {"band@a1-d4", "staff-to-come"} & keys(never)
    assert after.region("panel-1").label != never.region("panel-1").label
    assert TABLE.scene(look(state, size)).region("panel-1").label == never.region("panel-1").label
    assert never.node("seed@b4").shapes == TABLE.scene(look(state, size)).node("seed@b4").shapes


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_lines_to_choose_from_are_shown_without_numbers(size: tuple[float, float]) -> None:
    """R9: the choice has to be made; how many flowers it gives is not told."""
    scene = TABLE.scene(look(state_at(CHOICE), size, forecast="never", draft=("w", "b2")))
    assert {each.id: each.label for each in scene.regions if each.group == "go"} == {
        "go-r": "Harvest both rows",
        "go-c": "Harvest column a",
    }
    assert "band@a1-a4" in keys(scene)
    assert not foretold(scene)
