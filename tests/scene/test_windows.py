"""Windows: their initial view, and the data that a scene sends about them."""

import json

from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Node, Place
from tabletop.scene.svg import to_svg
from tabletop.scene.windows import Map, Tag, Window, opening_part
from tests.scene.whole import scene_data

WINDOW = Window("maze", Box(10, 20, 300, 200), Box(0, 0, 1000, 600))


def test_a_table_opens_where_it_should_follow() -> None:
    """The view has the window's size, and is centred on the followed point."""
    window = WINDOW._replace(follow=Box(480, 290, 40, 20))
    assert opening_part(window) == Box(350, 200, 300, 200)


def test_the_view_never_leaves_the_world() -> None:
    """A followed point near the rim is therefore off-centre."""
    window = WINDOW._replace(follow=Box(980, 0, 20, 20))
    assert opening_part(window) == Box(700, 0, 300, 200)


def test_a_small_world_lies_in_the_middle() -> None:
    """A world smaller than its window is centred in it."""
    window = WINDOW._replace(world=Box(0, 0, 100, 50))
    assert opening_part(window) == Box(-100, -75, 300, 200)


def test_a_scene_tells_of_its_windows() -> None:
    """Boxes are four numbers, shapes are data, and movements from outside are marked."""
    window = WINDOW._replace(
        map=Map(Box(0, 0, 50, 30), (Circle(1, 1, 1),)),
        tags=(Tag("1", (Circle(0, 0, 9),), 5, 5),),
        clear=(Box(7, 8, 50, 50),),
    )
    node = Node("a", (), window="maze", enter=Place(5, 5, 1, outside=True))
    data = json.loads(json.dumps(scene_data(Scene(320, 240, (node,), windows=(window,)))))
    (told,) = data["windows"]
    assert told["box"] == [10, 20, 300, 200]
    assert told["map"]["shapes"] == [{"kind": "circle", "x": 1, "y": 1, "r": 1}]
    assert told["tags"][0]["shapes"] == [{"kind": "circle", "x": 0, "y": 0, "r": 9}]
    assert told["clear"] == [[7, 8, 50, 50]]
    assert data["nodes"][0]["window"] == "maze"
    assert data["nodes"][0]["enter"][3] is True


def test_a_drawing_of_a_window_is_cut_off_at_its_edge() -> None:
    """In SVG, the world is a nested drawing with the initial view."""
    node = Node("a", (Circle(1, 1, 1, fill="ink"),), window="maze")
    text = to_svg(Scene(320, 240, (node,), windows=(WINDOW,)))
    assert '<svg x="10" y="20" width="300" height="200" viewBox="350 200 300 200"><circle' in text
