"""A scene for viewing only: regions that were ready for a move can't be used."""

from __future__ import annotations

from tabletop.scene.marks import OFF
from tabletop.scene.regions import DISABLED, GO_ON, LEGAL, Region
from tabletop.scene.scene import Scene


def only_to_look(scene: Scene) -> Scene:
    """Return `scene` without regions ready for a move, and with faint buttons."""
    buttons = {region.id for region in scene.regions if region.jump == GO_ON}
    return scene._replace(
        nodes=tuple(
            node._replace(opacity=min(node.opacity, OFF)) if node.key in buttons else node
            for node in scene.nodes
        ),
        regions=tuple(map(_still, scene.regions)),
    )


def _still(region: Region) -> Region:
    if LEGAL not in region.states and region.jump != GO_ON:
        return region
    states = tuple(state for state in region.states if state not in (LEGAL, DISABLED))
    jump = "" if region.jump == GO_ON else region.jump
    return region._replace(states=(*states, DISABLED), jump=jump)
