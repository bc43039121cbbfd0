"""The big button of a table whose game is over: it offers another one."""

from __future__ import annotations

from tabletop.kit import words
from tabletop.kit.buttons import Button, button_parts
from tabletop.scene.scene import Scene

AGAIN = "again-at-the-end"
"""The region of that button; the app answers its tap."""


def offering_again(scene: Scene, go: str) -> Scene:
    """Return the scene with "Play again" in place of the big button, the region `go`."""
    at = next((each for each in scene.regions if each.id == go), None)
    if at is None:
        return scene
    (part,) = button_parts([Button(AGAIN, words.play_again())], [at.box], at.group)
    assert part.region is not None
    regions = tuple(part.region if each is at else each for each in scene.regions)
    nodes = tuple(each for each in scene.nodes if each.key != go)
    return scene._replace(regions=regions, nodes=(*nodes, *part.nodes))
