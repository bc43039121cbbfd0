"""Windows: holes in the table behind which a board lies that is larger than its place.

A person pans and zooms what lies behind one; the page does that at once, from these values alone,
and tells nobody (static/js/table/camera.js). Nodes and regions that name a window lie in its
**world**: their coordinates count in pixels at zoom 1, from the world's own origin. A table is
opened at zoom 1, so what must be touched is large enough there; only one that is done may ask for
`all`, where nothing is to be touched any more.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.shapes import Shapes, fields_set, shapes_data

CLOSER = "closer"
FARTHER = "farther"
WHOLE = "whole"
HOME = "home"
"""What a region with a `camera` does to its aim: zoom in, out, show all, go back to `follow`."""


MARGINS = 2.6 * TOUCH
"""So much wider and higher than what lies in it a world may be."""


class Map(NamedTuple):
    """A small drawing of the whole world at `box`, in front of all else.

    The page draws `shapes`, whose origin is the upper left corner of the box, and on them a frame
    around what is visible; a tap on it goes there. The box has the proportions of the world. Unless
    it `stays`, the map is only there while not all of the world is visible.
    """

    box: Box
    shapes: Shapes
    stays: bool = False


class Tag(NamedTuple):
    """What stands at the edge of the window for as long as the point (x, y) of the world is hidden.

    The shapes lie about the origin, in a circle of radius 14; the page adds an arrow. A tap on the
    tag goes there.
    """

    key: str
    shapes: Shapes
    x: float
    y: float


class Ruler(NamedTuple):
    """Names of columns `above` a window and of rows at its `left`: they stay at its edges.

    The middle of the first ones is at `start` of the world, right or down, the next a `step` on.
    The page draws them outside the window, where its table leaves them room.
    """

    above: tuple[str, ...]
    left: tuple[str, ...]
    start: float
    step: float


class Window(NamedTuple):
    """A hole in the table at `box`, with corners of radius `r`, and the `world` behind it.

    The page aims it at a part of the world, and never beyond; a world that is smaller lies in the
    middle. `follow` is what should be visible now: the table opens there, and when it changes the
    aim moves to show it, a little farther than it must, though never while a finger is down; where
    `all` is asked for, that is the whole world, zoomed out as far as it takes. `most` is the
    greatest zoom; the least shows the whole world. Tags stay off the boxes of `clear` in the world,
    where something is to be touched; one that finds no place is left out. `slim` tags are small and
    lie half on the frame, where the world is full of what is to be read.
    """

    id: str
    box: Box
    world: Box
    follow: Box | None = None
    most: float = 2.0
    r: float = 0
    map: Map | None = None
    tags: tuple[Tag, ...] = ()
    clear: tuple[Box, ...] = ()
    ruler: Ruler | None = None
    slim: bool = False
    all: bool = False

    @property
    def hides_much(self) -> bool:
        """Return whether more than the margins of the world is out of view at zoom 1."""
        box, world = self.box, self.world
        return world.w > box.w + MARGINS or world.h > box.h + MARGINS


def opening_part(window: Window) -> Box:
    """Return the part of the world that is visible when the table is opened."""
    goal = window.follow or window.world
    x = _clamped(goal.cx - window.box.w / 2, window.world.x, window.world.right, window.box.w)
    y = _clamped(goal.cy - window.box.h / 2, window.world.y, window.world.bottom, window.box.h)
    return Box(x, y, window.box.w, window.box.h)


def _clamped(start: float, low: float, high: float, length: float) -> float:
    """Return the start of a part of `length`, inside low to high, or in the middle of it."""
    if high - low <= length:
        return (low + high - length) / 2
    return min(max(start, low), high - length)


def window_data(window: Window) -> dict[str, Any]:
    """Return `window` as JSON-able data, boxes as lists of x, y, w and h."""
    data = fields_set(window)
    if window.map:
        data["map"] = {**fields_set(window.map), "shapes": shapes_data(window.map.shapes)}
    if window.ruler:
        data["ruler"] = window.ruler._asdict()
    if window.tags:
        data["tags"] = [{**tag._asdict(), "shapes": shapes_data(tag.shapes)} for tag in window.tags]
    return data
