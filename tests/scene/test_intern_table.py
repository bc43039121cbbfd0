"""Encoding scenes for the page: each part is sent once, and references always resolve."""

from __future__ import annotations

import json
from typing import Any

from tabletop.scene import intern_table as stocks
from tabletop.scene.boxes import Box
from tabletop.scene.intern_table import InternTable, intern_table_for, write_ahead
from tabletop.scene.regions import LEGAL, Group, Note, Region
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Circle, Node, Rect
from tabletop.scene.windows import Map, Window
from tests.scene.whole import scene_data

GROUND = Node("ground", (Rect(0, 0, 120, 80, fill="sheet"),))
SEED = Node("seed", (Circle(0, 0, 20, fill="white"),), 30, 40)
SCENE = Scene(
    120,
    80,
    (GROUND, SEED),
    (
        Region("b3", "board", "b3", Box(0, 0, 50, 50)),
        Region("b4", "board", "b4", Box(50, 0, 50, 50)),
    ),
    (Group("board", "Board"),),
    notes=(Note("basket", "5 seeds left.", Box(0, 60, 40, 20)),),
    windows=(
        Window("maze", Box(0, 0, 9, 9), Box(0, 0, 90, 90), map=Map(Box(0, 0, 3, 3), SEED.shapes)),
    ),
)
MOVED = SCENE._replace(
    nodes=(GROUND, SEED._replace(x=60)),
    regions=(SCENE.regions[0], SCENE.regions[1]._replace(states=(LEGAL,))),
)
KINDS = ("shapes", "nodes", "regions", "windows")


class Page:
    """A page that keeps what it receives, as static/js/table/transition.js does."""

    def __init__(self) -> None:
        self.things: dict[str, list[Any]] = {kind: [] for kind in KINDS}

    def read(self, text: str) -> list[dict[str, Any]]:
        """Return the decoded scenes of a transition."""
        told = json.loads(text)
        if not any(told["held"]):
            self.things = {kind: [] for kind in KINDS}
        assert told["held"] == [len(self.things[kind]) for kind in KINDS]
        for kind in KINDS:
            self.things[kind] += told[kind]
        for node in told["nodes"]:
            node["shapes"] = self.things["shapes"][node["shapes"]]
        scenes = [step["scene"] for step in told["steps"]]
        for scene in scenes:
            for kind in KINDS[1:]:
                scene[kind] = [self.things[kind][number] for number in scene[kind]]
        return scenes


def as_json(scene: Scene) -> Any:
    """Return the data of a scene as it arrives at the page."""
    return json.loads(json.dumps(scene_data(scene)))


def new_in(text: str) -> dict[str, int]:
    """Return the number of new parts of each kind in a message."""
    told = json.loads(text)
    return {kind: len(told[kind]) for kind in KINDS}


def test_put_together_again_every_scene_is_what_it_was() -> None:
    """Scenes decode to the originals, however often and in whatever order they are sent."""
    interned, page = InternTable(), Page()
    for scene in (SCENE, MOVED, SCENE, MOVED._replace(windows=()), SCENE):
        first, last = page.read(interned.transition_json((Step(MOVED), Step(scene))))
        assert first == as_json(MOVED._replace(regions=(), groups=(), notes=()))
        assert last == as_json(scene)


def test_what_was_told_once_is_a_number() -> None:
    """After a tap that moves a seed, only its place and the available choices are sent."""
    interned = InternTable()
    assert new_in(interned.transition_json((Step(SCENE),))) == {
        "shapes": 2,
        "nodes": 2,
        "regions": 2,
        "windows": 1,
    }
    one_of_each = {"shapes": 0, "nodes": 1, "regions": 1, "windows": 0}
    assert new_in(interned.transition_json((Step(MOVED),))) == one_of_each
    # A table makes its parts afresh for every picture.
    again = MOVED._replace(nodes=tuple(Node(*each) for each in MOVED.nodes))
    assert not any(new_in(interned.transition_json((Step(again),))).values())


def test_a_text_says_what_it_counts_on() -> None:
    """The message names the intern table it needs; no two tables share a name."""
    interned = InternTable()
    first, second = (json.loads(interned.transition_json((Step(SCENE),))) for _ in range(2))
    assert first["held"] == [0, 0, 0, 0]
    assert second["held"] == [2, 2, 2, 1]
    assert first["interned"] == second["interned"]
    assert (
        json.loads(InternTable().transition_json((Step(SCENE),)))["interned"] != first["interned"]
    )


def test_what_is_written_ahead_is_given_away_once() -> None:
    """Only a transition with the same first scene gets the prepared text, even if redrawn."""
    write_ahead((Step(SCENE),))
    again = SCENE._replace(nodes=(GROUND._replace(), SEED._replace()))
    interned = intern_table_for((Step(again),))
    assert interned is not None
    assert intern_table_for((Step(SCENE),)) is None
    page = Page()
    assert page.read(interned.transition_json((Step(again),))) == [as_json(SCENE)]
    assert page.read(interned.transition_json((Step(MOVED),))) == [as_json(MOVED)]


def test_what_is_written_ahead_waits_for_its_own_scene() -> None:
    """Any other scene is encoded as usual."""
    write_ahead((Step(SCENE),))
    assert intern_table_for((Step(MOVED),)) is None
    assert intern_table_for((Step(SCENE),)) is not None


def test_the_page_never_holds_more_than_enough(monkeypatch: Any) -> None:
    """An intern table that has grown too large restarts with the whole scene."""
    monkeypatch.setattr(stocks, "MOST", 20)
    interned, page = InternTable(), Page()
    for x in range(100):
        scene = SCENE._replace(nodes=(GROUND, SEED._replace(x=x)))
        assert page.read(interned.transition_json((Step(scene),))) == [as_json(scene)]
        assert sum(map(len, page.things.values())) <= 22
