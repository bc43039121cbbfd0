"""The big button where nothing is to be played: it offers another game, or stands idle."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.kit import words
from tabletop.kit.buttons import Button, button_parts
from tabletop.scene.boxes import Box
from tabletop.scene.papers import IDLE
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node, Rect

AGAIN = "again-at-the-end"
"""The region of the button that offers another game; the app answers its tap."""

PAPERS = ("sheet", "sheet2")
"""The colours of paper, on which words have the colour of ink."""


def offering_again(scene: Scene, go: str) -> Scene:
    """Return the scene with "Play again" in place of the big button, the region `go`."""
    return _with_big(scene, go, Button(AGAIN, words.play_again()))


def looking_back(scene: Scene, go: str) -> Scene:
    """Return the scene with the big button, the region `go`, idle as in every look back."""
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
    """Return whether there is paper below a box: white words could not be read there."""
    return any(
        isinstance(shape, Rect)
        and shape.fill in PAPERS
        and Box(node.x + shape.x, node.y + shape.y, shape.w, shape.h).contains(*box.middle)
        for node in nodes
        if not node.window
        for shape in node.shapes
    )
