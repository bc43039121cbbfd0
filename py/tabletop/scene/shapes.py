"""The five shapes that everything is drawn with, and nodes, which are pieces made of shapes.

Lengths are in CSS pixels, angles in degrees clockwise. `fill` and `stroke` are colour tokens of
`static/themes.json`, never colours; "" paints nothing. `shadow` is the height of a shape above the
surface, which sets the size of its shadow. The origin is the upper left corner of the scene, or the
origin of the node that contains the shape.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, Literal, NamedTuple, NewType

FLAT = 0.0
CHIP = 1.5
PIECE = 3.0
SHEET = 8.0
"""The values of `shadow`: print, a chip, a piece, and a sheet or anything held."""

Point = tuple[float, float]
Font = Literal["text", "title"]
Align = Literal["start", "middle", "end"]


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
    """SVG path data `d`, scaled, rotated, then moved to (x, y).

    `width` and `dash` are scaled as well. The even-odd rule fills the outline, so an inner outline
    is a hole.
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
    """The icon `name` of the icon file, `size` pixels wide and high, centred at (x, y)."""

    name: str
    x: float
    y: float
    size: float
    fill: str = "ink"
    angle: float = 0
    opacity: float = 1
    shadow: float = FLAT


class Text(NamedTuple):
    """Text with its baseline at y; `align` is "start", "middle" or "end" relative to x.

    `font` is "text" or "title". If `fit` is not 0, text wider than `fit` pixels wraps into at most
    `lines` lines, `leading` times the size apart; if that isn't enough it shrinks to no less than
    13 pixels, and is then cut with an ellipsis. With several lines, (x, y) is on the first.
    """

    x: float
    y: float
    text: str
    size: float = 15
    fill: str = "ink"
    font: Font = "text"
    weight: int = 600
    align: Align = "start"
    fit: float = 0
    lines: int = 1
    leading: float = 1.25
    opacity: float = 1


Shape = Rect | Circle | Path | Icon | Text
Shapes = tuple[Shape, ...]


def joined(groups: Iterable[Shapes]) -> Shapes:
    """Return the shapes of all groups as one tuple, later groups on top."""
    return tuple(chain.from_iterable(groups))


def moved(shapes: Shapes, x: float, y: float) -> Shapes:
    """Return `shapes`, translated by (x, y)."""
    return tuple(shape._replace(x=shape.x + x, y=shape.y + y) for shape in shapes)


class Place(NamedTuple):
    """The position and scale at which a node enters or exits.

    The coordinates are those of the node. For a node in a window, `outside` selects scene
    coordinates instead, for example for a card played from the hand.
    """

    x: float
    y: float
    scale: float = 1
    outside: bool = False


class Node(NamedTuple):
    """A thing that keeps its identity across scenes: a piece, a panel, a mark.

    `key` is unique in a scene. A node moves from its place in one scene to that of the node with
    the same key in the next; if its `face` differs, it flips about its vertical axis on the way. A
    new node comes from `enter`, a removed one goes to `exit`; without these they fade. `opacity`
    applies to the node as a whole, so that covered shapes don't show through. Later nodes are drawn
    on top, and moving nodes above all others. A node with a `window` is in the world behind it and
    clipped to it; a node that moves between windows, or in or out of one, is not clipped on the
    way.
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


ShapeData = NewType("ShapeData", dict[str, object])
"""A shape as JSON data: its `kind`, and the fields not at their default."""

NodeData = NewType("NodeData", dict[str, object])
"""A node as JSON data, without the fields at their default."""


def shape_data(shape: Shape) -> ShapeData:
    """Return `shape` as JSON-serializable data: its `kind`, and the fields not at their default."""
    return ShapeData({"kind": KINDS[type(shape)], **fields_set(shape)})


def node_data(node: Node) -> NodeData:
    """Return `node` as JSON-serializable data, without the fields at their default."""
    return NodeData({**fields_set(node), "shapes": shapes_data(node.shapes)})


@lru_cache(maxsize=2048)
def shapes_data(shapes: Shapes) -> list[ShapeData]:
    """Return the data of each shape. The list is cached and must not be changed."""
    return [shape_data(shape) for shape in shapes]


to_json: Callable[[object], str] = json.JSONEncoder(
    check_circular=False, separators=(",", ":")
).encode
"""Return a value as compact JSON text."""


def fields_set(value: Any) -> dict[str, object]:
    """Return the fields of a named tuple that have no default or differ from it, by name."""
    defaults = value._field_defaults
    return {
        name: field
        for name, field in zip(value._fields, value, strict=True)
        if name not in defaults or field != defaults[name]
    }
