"""The marks of hints and lessons: a bulb at the suggested region, and a ring around one."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.kit import words
from tabletop.kit.signs import bulb
from tabletop.kit.tray import FIGURE_OF, FOOT, NAME_OF, NAMED
from tabletop.scene.boxes import Box
from tabletop.scene.regions import BULB, HINTED, Region
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node, Path, Rect, Shapes, Text

PILL = "pill-"
"""The prefix of the keys of labels at the edge of a region; the region's id is the suffix."""

CARD = "card-"
"""The prefix of the keys of cards."""

_NEAR = 6.0
"""The maximum offset, in pixels, between the middles of a region and a card in it.

A selected card is raised, so its middle is not exactly that of the region.
"""

BULB_SIZE = 13.0
RING_GAP = 3.0
RING_CORNER = 14.0
_WIDEST = 9.0
_REACH = 20.0
"""The distance, in pixels, from a region within which its ring could cover part of a figure."""

_RING_STROKES = (("night", _WIDEST), ("white", 6.5), ("danger", 4.0))
"""The strokes of the ring, widest first: visible on any background, and unlike any other mark."""


def pointing(scene: Scene, pointed: str) -> Scene:
    """Return `scene` with the bulb of a hint at the region `pointed`.

    The scene is unchanged if it has no such region, as for "".
    """
    return _marked(scene, pointed, _sign)


def ringing(scene: Scene, pointed: str) -> Scene:
    """Return `scene` with the ring of a lesson around the region `pointed`.

    The node with the id of the region is drawn above the ring, and so are the region's labels, a
    card in it and the figures of pieces beside it, to keep them readable; only at the upper edge of
    the scene, where the ring is inside the region, it is above everything else. The scene is
    unchanged if it has no such region, as for "".
    """
    region = next((each for each in scene.regions if each.id == pointed), None)
    if region is None:
        return scene
    whole = region.box if region.window else _above_name(scene, _drawn_box(scene, region))
    outer = whole if region.window else _inside(whole, scene)
    marked = _marked(scene, pointed, lambda at: _ring(at, outer))
    above = [node for node in scene.nodes if _lies_over_ring(node, region, outer)]
    nodes = [node for node in scene.nodes if node not in above]
    keys = [node.key for node in nodes]
    at = keys.index(pointed) if pointed in keys and outer.y == whole.y else len(keys)
    return marked._replace(nodes=(*nodes[:at], marked.nodes[-1], *nodes[at:], *above))


def _drawn_box(scene: Scene, region: Region) -> Box:
    """Return the box of the sheet drawn for `region`, which can be lower than its touch target.

    Without such a sheet, it is the box of the region.
    """
    node = next((each for each in scene.nodes if each.key == region.id and each.shapes), None)
    if node is None or not isinstance(node.shapes[0], Rect):
        return region.box
    sheet, box = node.shapes[0], region.box
    drawn = Box(node.x + sheet.x, node.y + sheet.y, sheet.w, sheet.h)
    return drawn if (drawn.x, drawn.w) == (box.x, box.w) and drawn.h < box.h else box


def _above_name(scene: Scene, box: Box) -> Box:
    """Return the part of a slot's box above the name of its piece, all of it if it has no name."""
    below = Box(box.x, box.bottom - FOOT, box.w, FOOT)
    names = [node for node in scene.nodes if node.key.startswith(NAME_OF)]
    texts = [each for node in names for each in node.shapes if isinstance(each, Text)]
    is_named = box.h >= NAMED and any(below.contains(each.x, each.y) for each in texts)
    return box._replace(h=box.h - FOOT - RING_GAP) if is_named else box


def _inside(box: Box, scene: Scene) -> Box:
    """Return `box`, cut so that a ring around it stays inside the scene."""
    room = Box(0, 0, scene.width, scene.height).inset(RING_GAP + _WIDEST / 2)
    x, y = max(box.x, room.x), max(box.y, room.y)
    return Box(x, y, min(box.right, room.right) - x, min(box.bottom, room.bottom) - y)


def _lies_over_ring(node: Node, region: Region, outer: Box) -> bool:
    """Return whether `node` is a label of `region`, a card in it, or a figure beside `outer`."""
    if node.key.startswith(FIGURE_OF):
        return node.window == region.window and outer.inset(-_REACH).contains(node.x, node.y)
    if not node.key.startswith(CARD) or node.window != region.window:
        return _is_pill_of(node.key, region.id)
    box = region.box
    return abs(node.x - box.cx) < _NEAR and abs(node.y - box.cy) < _NEAR


def _is_pill_of(key: str, region: str) -> bool:
    return key.startswith(PILL) and key.endswith(f"-{region}")


def _marked(scene: Scene, pointed: str, mark: Callable[[Region], Node]) -> Scene:
    at = next((each for each in scene.regions if each.id == pointed), None)
    if at is None:
        return scene
    regions = tuple(_hinted(each) if each is at else each for each in scene.regions)
    return scene._replace(regions=regions, nodes=(*scene.nodes, mark(at)))


def pointed_region(scene: Scene) -> Region | None:
    """Return the region that a hint suggests, or None."""
    return next((each for each in scene.regions if HINTED in each.states), None)


def _hinted(region: Region) -> Region:
    return region._replace(
        label=words.pointed_at(region.label),
        states=(*region.states, HINTED),
        jump=region.jump + BULB,
    )


def _sign(region: Region) -> Node:
    """Return the bulb at the upper right corner of `region`, in the region's window if it has
    one."""
    x, y = _corner(region.box)
    return Node("hint-bulb", bulb(BULB_SIZE), x, y, window=region.window)


def _ring(region: Region, outer: Box) -> Node:
    """Return the ring along the path of `region`, or around `outer` if it has no path."""
    if region.path:
        return Node("lesson-ring", _stroked(Path(region.path)), window=region.window)
    box = Box(0, 0, outer.w, outer.h).inset(-RING_GAP)
    shapes = _stroked(Rect(*box, r=RING_CORNER))
    return Node("lesson-ring", shapes, outer.x, outer.y, window=region.window)


def _stroked(outline: Path | Rect) -> Shapes:
    return tuple(outline._replace(stroke=colour, width=wide) for colour, wide in _RING_STROKES)


def _corner(box: Box) -> tuple[float, float]:
    return box.right - min(BULB_SIZE, box.w / 8), box.y + min(BULB_SIZE, box.h / 8)
