"""Where a hint points: the same bulb at every table, and a word in the name of the region."""

from __future__ import annotations

from tabletop.kit import words
from tabletop.kit.signs import bulb
from tabletop.scene.boxes import Box
from tabletop.scene.regions import BULB, HINTED, Region
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node

BULB_SIZE = 13.0


def pointing(scene: Scene, pointed: str) -> Scene:
    """Return the scene with the sign of a hint at the region `pointed`, "" for none."""
    at = next((each for each in scene.regions if each.id == pointed), None)
    if at is None:
        return scene
    regions = tuple(_hinted(each) if each is at else each for each in scene.regions)
    return scene._replace(regions=regions, nodes=(*scene.nodes, _sign(at)))


def pointed_region(scene: Scene) -> Region | None:
    """Return the region at which a hint points, None where it points at none."""
    return next((each for each in scene.regions if HINTED in each.states), None)


def _hinted(region: Region) -> Region:
    return region._replace(
        label=words.pointed_at(region.label),
        states=(*region.states, HINTED),
        jump=region.jump + BULB,
    )


def _sign(region: Region) -> Node:
    """Return the bulb at the upper right corner of a region, in the world where that lies there."""
    x, y = _corner(region.box)
    return Node("hint-bulb", bulb(BULB_SIZE), x, y, window=region.window)


def _corner(box: Box) -> tuple[float, float]:
    return box.right - min(BULB_SIZE, box.w / 8), box.y + min(BULB_SIZE, box.h / 8)
