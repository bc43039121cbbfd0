"""A scene that is there to be looked at: what was lit for a move cannot be played now."""

from __future__ import annotations

from tabletop.scene.regions import DISABLED, LEGAL, Region
from tabletop.scene.scene import Scene


def only_to_look(scene: Scene) -> Scene:
    """Return the scene with no region that is said to be ready for a move."""
    return scene._replace(regions=tuple(map(_still, scene.regions)))


def _still(region: Region) -> Region:
    if LEGAL not in region.states:
        return region
    states = tuple(state for state in region.states if state != LEGAL)
    return region._replace(states=(*states, DISABLED))
