"""Windows: viewports onto boards that are larger than their place on the table.

The page pans and zooms a window at once, from these values alone, without telling Python
(static/js/table/camera.js). Nodes and regions with a `window` are in its **world**: their
coordinates are pixels at zoom 1 from the world's own origin. A table opens at zoom 1, at which
touch targets are large enough. Only a finished game may ask for `all`, since nothing needs to be
tapped any more.
"""

from __future__ import annotations

from typing import Final, NamedTuple, NewType

from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.shapes import Shapes, fields_set, shapes_data

CLOSER: Final = "closer"
FARTHER: Final = "farther"
WHOLE: Final = "whole"
HOME: Final = "home"
"""The values of `Region.camera`."""

MARGINS = 2.6 * TOUCH
"""The maximum margin of a world around its content, both sides together, in pixels."""


class Map(NamedTuple):
    """An overview map: a small drawing of the whole world at `box`, on top of everything else.

    The page draws `shapes`, relative to the upper left corner of the box, and a frame around the
    visible part; a tap moves the window there. The box has the aspect ratio of the world. The map
    is hidden while the whole world is visible, unless it `stays`.
    """

    box: Box
    shapes: Shapes
    stays: bool = False


class Tag(NamedTuple):
    """A marker at the edge of a window while the point (x, y) of the world is off screen.

    The shapes are drawn about the origin, in a circle of radius 14; the page adds an arrow. A tap
    on the marker moves the window to the point.
    """

    key: str
    shapes: Shapes
    x: float
    y: float


class Ruler(NamedTuple):
    """The names of the columns, `above` a window, and of the rows, at its `left`.

    The first column and row are centred at the world coordinate `start`, the others `step` pixels
    apart. The page draws them outside the window, where the table leaves room.
    """

    above: tuple[str, ...]
    left: tuple[str, ...]
    start: float
    step: float


class Window(NamedTuple):
    """A viewport at `box`, with corners of radius `r`, onto the `world` behind it.

    The page pans it only within the world; a smaller world is centred. `follow` is the part that
    should be visible: the table opens there, and when it changes the window pans just far enough to
    show it with a small margin, but never while a finger is down. With `all`, the window zooms out
    to show the whole world instead. `most` is the maximum zoom; the minimum shows the whole world.
    `tags` avoid the boxes of `clear`, in world coordinates, which hold touch targets; a tag without
    room is left out. With `slim`, tags are small and half on the frame, so that they cover less of
    a busy world.
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
        """Return whether more of the world than its margins is off screen at zoom 1."""
        box, world = self.box, self.world
        return world.w > box.w + MARGINS or world.h > box.h + MARGINS


def opening_part(window: Window) -> Box:
    """Return the part of the world that is visible when the table opens, as a box."""
    goal = window.follow or window.world
    x = _clamped(goal.cx - window.box.w / 2, window.world.x, window.world.right, window.box.w)
    y = _clamped(goal.cy - window.box.h / 2, window.world.y, window.world.bottom, window.box.h)
    return Box(x, y, window.box.w, window.box.h)


def _clamped(start: float, low: float, high: float, length: float) -> float:
    """Return the start of a span of `length` within low to high, centred if it is longer than
    that."""
    if high - low <= length:
        return (low + high - length) / 2
    return min(max(start, low), high - length)


WindowData = NewType("WindowData", dict[str, object])
"""A window as JSON data, without the fields at their default."""

MapData = NewType("MapData", dict[str, object])
"""A map as JSON data, without the fields at their default."""

TagData = NewType("TagData", dict[str, object])
"""A tag as JSON data."""

RulerData = NewType("RulerData", dict[str, object])
"""A ruler as JSON data."""


def window_data(window: Window) -> WindowData:
    """Return `window` as JSON-serializable data, with boxes as lists of x, y, w and h."""
    data = fields_set(window)
    if window.map:
        data["map"] = _map_data(window.map)
    if window.ruler:
        data["ruler"] = RulerData(fields_set(window.ruler))
    if window.tags:
        data["tags"] = [_tag_data(tag) for tag in window.tags]
    return WindowData(data)


def _map_data(map_: Map) -> MapData:
    return MapData({**fields_set(map_), "shapes": shapes_data(map_.shapes)})


def _tag_data(tag: Tag) -> TagData:
    return TagData({**fields_set(tag), "shapes": shapes_data(tag.shapes)})
