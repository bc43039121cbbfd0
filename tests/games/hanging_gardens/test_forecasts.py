"""When the points that an action would change are shown: always, once it is picked, or never."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from tabletop.games.hanging_gardens.table.table import TABLE
from tabletop.scene.scene import Scene
from tabletop.scene.table import Draft, Forecast
from tests.games.hanging_gardens.sights import PHONE, ROOM, SMALL, TABLET, keys, look, texts

FORECASTS: tuple[Forecast, ...] = get_args(Forecast)
MINUS = "\N{MINUS SIGN}"
CHANGE = re.compile(rf"^[+{MINUS}]\d+$|→|\bthen [a-z0-9]+ points?|goes? from|for a total of")
WORTH = re.compile(r"(plus|minus) \w+ points? for you")

UP = "T0,0 G0,0 T2,0 PR2,0 T4,0 S4,0 S4,0 PK3,1"
"""A terrace on the two supports hides nothing of what seat 1 sees; it is to act."""


def told(scene: Scene) -> list[str]:
    """Return all that is drawn, said or read aloud."""
    drawn = [text for node in scene.nodes for text in texts(scene, node.key)]
    labels = [f"{region.label} {region.hint}" for region in scene.regions]
    return [*drawn, *labels, *(note.text for note in scene.notes), scene.sentence, scene.foretold]


@pytest.mark.parametrize("forecast", ["after", "never"])
@pytest.mark.parametrize("size", [PHONE, TABLET])
@pytest.mark.parametrize(
    ("moves", "draft"), [(SMALL, ("PG",)), (SMALL, ("G",)), (ROOM, ("PR",)), (SMALL, ())]
)
def test_no_space_that_may_be_chosen_shows_points(
    moves: str, draft: Draft, size: tuple[float, float], forecast: Forecast
) -> None:
    """Neither a badge nor a label: all of them have the same ring."""
    always = TABLE.scene(look(moves, size, draft=draft))
    model = TABLE.scene(look(moves, size, draft=draft, forecast=forecast))
    assert keys(model, "worth-") == set()
    assert not [each for each in told(model) if WORTH.search(each)]
    assert [each.states for each in model.regions] == [each.states for each in always.regions]
    if draft:
        assert keys(always, "worth-")
        assert [each for each in told(always) if WORTH.search(each)]


WHOLE = [(SMALL, ("PR", "2,1")), (SMALL, ("G", "1,0")), (ROOM, ("PB", "3,1")), (UP, ("T", "4,0"))]


@pytest.mark.parametrize(("moves", "draft"), WHOLE)
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_picked_action_shows_its_points_after_the_choice(
    moves: str, draft: Draft, size: tuple[float, float]
) -> None:
    """Sentence, button, strips, view and rows are those of a table that always shows points."""
    always, after, _ = (
        TABLE.scene(look(moves, size, draft=draft, forecast=forecast)) for forecast in FORECASTS
    )
    assert after.sentence == always.sentence
    assert after.region("go").label == always.region("go").label
    kept = keys(always) - keys(always, "worth-") - {"places"}
    assert {key: texts(after, key) for key in kept} == {key: texts(always, key) for key in kept}


@pytest.mark.parametrize(("moves", "draft"), WHOLE)
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_picked_action_tells_no_change_where_none_is_wanted(
    moves: str, draft: Draft, size: tuple[float, float]
) -> None:
    """Only the piece and its space: scores and rows stay those of the garden as it is."""
    always, _, never = (
        TABLE.scene(look(moves, size, draft=draft, forecast=forecast)) for forecast in FORECASTS
    )
    assert any(CHANGE.search(each) for each in told(always))
    assert [each for each in told(never) if CHANGE.search(each)] == []
    assert "Your points stay the same" not in never.sentence
    assert keys(never, "ghost") == keys(always, "ghost")
    assert not keys(never, "mirror")
    assert not keys(never, "gain")
    assert never.sentence.endswith(("?", ".")), never.sentence


def test_what_an_action_is_stays_told_without_forecasts() -> None:
    """The level of a terrace is what it is, no forecast."""
    never = TABLE.scene(look(UP, draft=("T", "4,0"), forecast="never"))
    assert never.sentence == "Ada, place a terrace there? It rises to level 1."
