"""The five shapes of which everything is drawn, and the node: a piece made of shapes.

Lengths are CSS pixels, angles degrees clockwise. `fill` and `stroke` name colour tokens of
`static/themes.json`, never colours; an empty name paints nothing. `shadow` is the height of a
shape above what lies below it. The origin is the upper left corner of the scene, or of the node
that a shape belongs to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

FLAT = 0.0
CHIP = 1.5
PIECE = 3.0
SHEET = 8.0
"""The heights that a shadow may show: what is printed, a chip, a piece, a sheet or what is held."""

Point = tuple[float, float]


class Rect(NamedTuple):
    """A rectangle with corners of radius `r`."""

    x: float
    y: float
    w: float
    h: float
    r: float = 0
    fill: str = ""
    stroke: str = ""
    width: float = 1
    dash: tuple[float, ...] = ()
    opacity: float = 1
    shadow: float = FLAT


class Circle(NamedTuple):
    """A circle of radius `r` about (x, y)."""

    x: float
    y: float
    r: float
    fill: str = ""
    stroke: str = ""
    width: float = 1
    dash: tuple[float, ...] = ()
    opacity: float = 1
    shadow: float = FLAT


class Path(NamedTuple):
    """SVG path data `d`, scaled, turned, then moved to (x, y).

    `width` and `dash` are scaled with it. The outline is filled by the even-odd rule, so that an
    inner outline is a hole.
    """

    d: str
    x: float = 0
    y: float = 0
    scale: float = 1
    angle: float = 0
    fill: str = ""
    stroke: str = ""
    width: float = 1
    dash: tuple[float, ...] = ()
    opacity: float = 1
    shadow: float = FLAT


class Icon(NamedTuple):
    """The silhouette `name` of the icon file, `size` wide and high, with its middle at (x, y)."""

    name: str
    x: float
    y: float
    size: float
    fill: str = "ink"
    angle: float = 0
    opacity: float = 1
    shadow: float = FLAT


class Text(NamedTuple):
    """Words whose baseline begins, ends or has its middle (`align`) at (x, y).

    `font` is "text" or "title". Where `fit` is not 0, words wider than `fit` are broken into at
    most `lines` lines, one `leading` times the size below the other; then they shrink down to
    13 pixels; then they are cut, with an ellipsis. With several lines, (x, y) is the first one's.
    """

    x: float
    y: float
    text: str
    size: float = 15
    fill: str = "ink"
    font: str = "text"
    weight: int = 600
    align: str = "start"
    fit: float = 0
    lines: int = 1
    leading: float = 1.25
    opacity: float = 1


Shape = Rect | Circle | Path | Icon | Text
Shapes = tuple[Shape, ...]


def joined(groups: Iterable[Shapes]) -> Shapes:
    """Return the shapes of all groups, those of later ones on top."""
    return tuple(chain.from_iterable(groups))


def moved(shapes: Shapes, x: float, y: float) -> Shapes:
    """Return shapes about the origin as they look about (x, y)."""
    return tuple(shape._replace(x=shape.x + x, y=shape.y + y) for shape in shapes)


class Place(NamedTuple):
    """Where a node comes from or goes to, and how large it is there.

    The coordinates are those that the node itself lies in. For a node in a window, `outside` is
    true where they are those of the scene instead: a card that comes from the hand.
    """

    x: float
    y: float
    scale: float = 1
    outside: bool = False


class Node(NamedTuple):
    """A thing that keeps its identity from one scene to the next: a piece, a panel, a mark.

    `key` is unique in a scene. A node with the same key in the next scene moves there from where
    it was; if its `face` has changed it turns about its upright axis meanwhile. A new node comes
    from `enter`, a vanished one goes to `exit`; without these they fade. `opacity` is that of the
    whole, so that what its shapes cover does not shine through. Later nodes lie on earlier ones;
    what travels is above everything. A node that names a `window` lies in the world behind it, and
    is seen only there; where it has come from another window or from none, it flies over the edge.
    """

    key: str
    shapes: Shapes
    x: float = 0
    y: float = 0
    scale: float = 1
    angle: float = 0
    opacity: float = 1
    face: str = ""
    enter: Place | None = None
    exit: Place | None = None
    window: str = ""


KINDS: dict[type, str] = {
    Rect: "rect",
    Circle: "circle",
    Path: "path",
    Icon: "icon",
    Text: "text",
}


def shape_data(shape: Shape) -> dict[str, Any]:
    """Return `shape` as JSON-able data: its `kind`, and the fields that differ from the default."""
    return {"kind": KINDS[type(shape)], **fields_set(shape)}


def node_data(node: Node) -> dict[str, Any]:
    """Return `node` as JSON-able data, without the fields that have their default value."""
    data = fields_set(node)
    data["shapes"] = shapes_data(node.shapes)
    return data


@lru_cache(maxsize=2048)
def shapes_data(shapes: Shapes) -> list[dict[str, Any]]:
    """Return the data of shapes, only to be read: most nodes look the same in the next scene."""
    return [shape_data(shape) for shape in shapes]


to_json: Callable[[Any], str] = json.JSONEncoder(check_circular=False, separators=(",", ":")).encode
"""Returns a value as JSON without blanks."""


def fields_set(value: Any) -> dict[str, Any]:
    """Return the fields of a named tuple that have no default or differ from it."""
    defaults = value._field_defaults
    return {
        name: field
        for name, field in zip(value._fields, value, strict=True)
        if name not in defaults or field != defaults[name]
    }
