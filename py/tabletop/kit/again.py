"""The big button when there is no move to make: "Play again", or an idle label."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.kit import words
from tabletop.kit.buttons import Button, button_parts
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node, Rect
from tabletop.scene.widgets import IDLE

AGAIN = "again-at-the-end"
"""The id of the "Play again" region; the application handles its tap."""

PAPERS = ("sheet", "sheet2")
"""The colour tokens of paper; text on them is drawn in ink."""


def offering_again(scene: Scene, go: str) -> Scene:
    """Return `scene` with a "Play again" button in place of the region `go`.

    A scene without that region is returned unchanged.
    """
    return _with_big(scene, go, Button(AGAIN, words.play_again()))


def looking_back(scene: Scene, go: str) -> Scene:
    """Return `scene` with the region `go` as an idle button that says "Looking back".

    A scene without that region is returned unchanged.
    """
    return _with_big(scene, go, Button(go, words.looking_back(), tone=IDLE))


def _with_big(scene: Scene, go: str, button: Button) -> Scene:
    at = next((each for each in scene.regions if each.id == go), None)
    if at is None:
        return scene
    nodes = tuple(each for each in scene.nodes if each.key != go)
    on_sheet = _lies_on_sheet(at.box, nodes)
    (part,) = button_parts([button], [at.box], at.group, on_sheet=on_sheet)
    assert part.region is not None
    regions = tuple(part.region if each is at else each for each in scene.regions)
    return scene._replace(regions=regions, nodes=(*nodes, *part.nodes))


def _lies_on_sheet(box: Box, nodes: Iterable[Node]) -> bool:
    """Return whether the middle of `box` is on paper, where white text would be unreadable."""
    return any(
        isinstance(shape, Rect)
        and shape.fill in PAPERS
        and Box(node.x + shape.x, node.y + shape.y, shape.w, shape.h).contains(*box.middle)
        for node in nodes
        if not node.window
        for shape in node.shapes
    )
