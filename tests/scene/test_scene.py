"""A scene as data for the renderer, as SVG and as text."""

import json
from xml.etree import ElementTree

import pytest

from tabletop.scene.boxes import Box
from tabletop.scene.intern_table import InternTable
from tabletop.scene.regions import DISABLED, GRID, LEGAL, Group, Note, Region, target
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Circle, Icon, Node, Path, Place, Rect, Shape, Text, shape_data
from tabletop.scene.svg import IconPath, to_svg
from tabletop.scene.text import to_text
from tests.scene.whole import scene_data

SCENE = Scene(
    120,
    80,
    nodes=(
        Node("ground", (Rect(0, 0, 120, 80, 8, fill="sheet", shadow=8),)),
        Node(
            "seed",
            (
                Circle(0, 0, 20, fill="white", stroke="water", width=2, dash=(4, 3)),
                Icon("dove", 0, 0, 26, "water"),
                Path("M0 0L1 1", 3, 4, 10, 45, stroke="ink", opacity=0.5),
                Text(0, 5, "b3 <&>", 14, align="middle"),
            ),
            x=30,
            y=40,
            face="w",
            opacity=0.55,
            enter=Place(5, 6, 0.5),
        ),
    ),
    regions=(
        Region("b3", "board", "b3, white seed", Box(10, 20, 50, 50), states=(LEGAL,), drag="seed"),
        Region("b4", "board", "b4, bare", Box(70, 20, 50, 50), col=2, states=(DISABLED,)),
    ),
    groups=(Group("board", "Board", GRID),),
    sentence="Plant a seed.",
    notes=(Note("basket", "5 seeds left.", Box(0, 60, 40, 20)),),
)


@pytest.mark.parametrize(
    ("shape", "data"),
    [
        (
            Rect(1, 2, 3, 4, fill="sheet"),
            {"kind": "rect", "x": 1, "y": 2, "w": 3, "h": 4, "fill": "sheet"},
        ),
        (Circle(1, 2, 3, shadow=1.5), {"kind": "circle", "x": 1, "y": 2, "r": 3, "shadow": 1.5}),
        (Path("M0 0", stroke="ink"), {"kind": "path", "d": "M0 0", "stroke": "ink"}),
        (Icon("dove", 1, 2, 3), {"kind": "icon", "name": "dove", "x": 1, "y": 2, "size": 3}),
        (Text(1, 2, "Ada", fit=9), {"kind": "text", "x": 1, "y": 2, "text": "Ada", "fit": 9}),
    ],
)
def test_a_shape_says_only_what_is_not_usual(shape: Shape, data: dict[str, object]) -> None:
    """Fields with their default value are omitted, to keep the text small."""
    assert shape_data(shape) == data


def test_a_scene_is_json_with_boxes_spelled_out() -> None:
    """The renderer gets x, y, w and h of each region, and lists for tuples."""
    data = json.loads(json.dumps(scene_data(SCENE)))
    assert data["regions"][0] == {
        "id": "b3",
        "group": "board",
        "label": "b3, white seed",
        "states": ["legal"],
        "drag": "seed",
        "x": 10,
        "y": 20,
        "w": 50,
        "h": 50,
    }
    assert data["nodes"][1]["enter"] == [5, 6, 0.5, False]
    assert data["nodes"][1]["face"] == "w"
    assert data["groups"] == [{"id": "board", "label": "Board", "kind": "grid"}]
    assert data["notes"] == [
        {"id": "basket", "text": "5 seeds left.", "x": 0, "y": 60, "w": 40, "h": 20}
    ]
    assert "sentence" not in data


def test_a_transition_lists_its_steps_in_order() -> None:
    """Each step has its scene, its duration and the pause after it."""
    text = InternTable().transition_json((Step(SCENE, 150, 80), Step(SCENE, 300, 0)))
    steps = json.loads(text)["steps"]
    assert [(step["ms"], step["pause"]) for step in steps] == [(150, 80), (300, 0)]
    assert steps[1]["scene"]["width"] == 120


def test_only_the_last_scene_of_a_transition_can_be_touched() -> None:
    """Regions of the scenes before it are not encoded."""
    first, last = json.loads(InternTable().transition_json((Step(SCENE), Step(SCENE))))["steps"]
    assert first["scene"]["regions"] == first["scene"]["groups"] == first["scene"]["notes"] == []
    assert last["scene"]["regions"]


def test_nodes_and_regions_are_found_by_name() -> None:
    """Tests look them up; a missing name raises an error that names it."""
    assert SCENE.node("seed").x == 30
    assert SCENE.region("b4").label == "b4, bare"
    with pytest.raises(KeyError, match="raven"):
        SCENE.node("raven")
    with pytest.raises(KeyError, match="c9"):
        SCENE.region("c9")


def test_a_small_target_grows() -> None:
    """A region made with `target` is finger-sized."""
    assert target("x", "g", "X", Box(0, 0, 10, 10)).box == Box(-17, -17, 44, 44)


def test_svg_is_well_formed_and_follows_the_theme() -> None:
    """Colours are tokens that style sheets resolve; text is escaped."""
    root = ElementTree.fromstring(to_svg(SCENE))
    text = ElementTree.tostring(root, encoding="unicode")
    assert root.get("viewBox") == "0 0 120 80"
    assert "b3 &lt;&amp;&gt;" in text
    assert "var(--sheet)" in text
    assert "#icon-dove" in text
    assert "rotate(45) scale(10)" in text


def test_svg_can_hold_colours_and_icons_itself() -> None:
    """For use outside the page, it contains every colour and outline."""
    text = to_svg(SCENE, {"sheet": "#FFF"}.get, {"dove": IconPath("M1 1Z", 256)})  # type: ignore[arg-type]
    assert 'fill="#FFF"' in text
    assert 'viewBox="0 0 256 256"><path d="M1 1Z"/>' in text
    assert "var(" not in text


def test_a_scene_can_be_read_out() -> None:
    """Sentence first, then groups with their regions' labels and states, then notes."""
    assert to_text(SCENE).splitlines() == [
        "Plant a seed.",
        "Board (grid)",
        "  b3, white seed [legal]",
        "  b4, bare [disabled]",
        "5 seeds left.",
    ]
