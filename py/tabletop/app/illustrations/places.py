"""The boxes of named places in a scene, with scrolled windows in their first position."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.illustration import Spot
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shape
from tabletop.scene.windows import opening_part


def place_of(scene: Scene, spot: Spot) -> Box:
    """Return the box of a spot in its scene; raise KeyError if nothing has that id."""
    box = _whole(scene, spot.at)
    left, top, width, height = spot.part
    return Box(box.x + left * box.w, box.y + top * box.h, width * box.w, height * box.h)


def _whole(scene: Scene, name: str) -> Box:
    for region in scene.regions:
        if region.id == name:
            return _in_scene(scene, region.window, region.box)
    boxes = {each.id: each.box for each in scene.notes}
    boxes |= {each.id: each.box for each in scene.windows}
    if name in boxes:
        return boxes[name]
    return bounds(flat(scene, scene.node(name)))


def _in_scene(scene: Scene, window: str, box: Box) -> Box:
    """Return a box of a window's contents in the coordinates of the scene."""
    if not window:
        return box
    there, part = scene.window(window).box, opening_part(scene.window(window))
    return box._replace(x=box.x - part.x + there.x, y=box.y - part.y + there.y)


def flat(scene: Scene, node: Node) -> Node:
    """Return a node in the coordinates of the scene, outside its window and without transitions."""
    x, y, _, _ = _in_scene(scene, node.window, Box(node.x, node.y, 0, 0))
    return node._replace(x=x, y=y, window="", enter=None, exit=None)


def bounds(node: Node) -> Box:
    """Return the box of a node's rectangles, circles and icons; other shapes are ignored."""
    extents = [box for shape in node.shapes if (box := _extent(shape))]
    box = joined(extents or [Box(0, 0, 0, 0)])
    scale = node.scale
    return Box(node.x + box.x * scale, node.y + box.y * scale, box.w * scale, box.h * scale)


def _extent(shape: Shape) -> Box | None:
    match shape:
        case Rect():
            return Box(shape.x, shape.y, shape.w, shape.h)
        case Circle():
            return Box(shape.x - shape.r, shape.y - shape.r, 2 * shape.r, 2 * shape.r)
        case Icon():
            half = shape.size / 2
            return Box(shape.x - half, shape.y - half, shape.size, shape.size)
    return None


def joined(boxes: Sequence[Box]) -> Box:
    """Return the smallest box around all `boxes`."""
    left, top = min(each.x for each in boxes), min(each.y for each in boxes)
    right, bottom = max(each.right for each in boxes), max(each.bottom for each in boxes)
    return Box(left, top, right - left, bottom - top)
