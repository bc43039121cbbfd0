"""Layout faults of a scene: small, overlapping, clipped or covered text, and bad touch targets.

Text widths come from `scene/measure.py` and are close to those of the page's fonts. The table and
the world behind each window are checked separately.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import NamedTuple, TypeVar

from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import text_width
from tabletop.scene.regions import Region
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Icon, Node, Path, Rect, Shape, Text
from tabletop.scene.typesetting import LEAST, typeset

HAIR = 1.5
"""What may lie over something else without being seen."""

SOLID = 0.75
"""The opacity from which a shape hides what lies below it."""


class Line(NamedTuple):
    """A line of text as drawn: the box of its letters, and the sheets under its middle."""

    text: str
    box: Box
    size: float
    node: str
    sheets: tuple[Box, ...]


Boxed = TypeVar("Boxed", Line, Region)


class Cover(NamedTuple):
    """An opaque shape: its box, or if `r` is set a circle of that radius about the box's centre."""

    box: Box
    node: str
    r: float = 0

    def hides(self, box: Box) -> bool:
        """Return whether it covers all of `box`."""
        if not self.r:
            return lies_in(box, self.box)
        return all(
            self._reach(x, y) < HAIR for x in (box.x, box.right) for y in (box.y, box.bottom)
        )

    def touches(self, box: Box) -> bool:
        """Return whether it covers part of `box`."""
        x = min(max(self.box.cx, box.x), box.right)
        y = min(max(self.box.cy, box.y), box.bottom)
        return overlap(box, self.box) and (not self.r or self._reach(x, y) < -HAIR)

    def _reach(self, x: float, y: float) -> float:
        """Return the distance of a point from the circle, negative inside it."""
        return hypot(x - self.box.cx, y - self.box.cy) - self.r


def faults(scene: Scene, *, worlds: bool = True) -> Iterator[str]:
    """Yield a description of each layout fault; if not `worlds`, check the table only."""
    yield from target_faults([each for each in scene.regions if worlds or not each.window])
    room = Box(0, 0, scene.width, scene.height)
    yield from plane_faults([each for each in scene.nodes if not each.window], room)
    for window in scene.windows if worlds else ():
        behind = [each for each in scene.nodes if each.window == window.id]
        yield from plane_faults(behind, window.world)


def target_faults(regions: Sequence[Region]) -> Iterator[str]:
    """Yield the touch targets that are smaller than a finger, and the pairs that overlap."""
    for region in regions:
        if min(region.box.w, region.box.h) < TOUCH - 0.01:
            yield f"small target {region.id}"
    for one, other in neighbours(regions):
        if one.window == other.window and in_each_others_way(one, other):
            yield f"targets {one.id} | {other.id}"


def in_each_others_way(one: Region, other: Region) -> bool:
    """Return whether two targets overlap and neither contains the other.

    A target inside another is fine: a button on a card.
    """
    if one.path or other.path or not overlap(one.box, other.box):
        return False
    return not (lies_in(one.box, other.box) or lies_in(other.box, one.box))


def plane_faults(nodes: Sequence[Node], room: Box) -> Iterator[str]:
    """Yield the text faults of one plane: lines that are small, outside, covered or overlapping."""
    lines, covers = seen(nodes)
    printed = {(each.node, each.text) for each in lines}
    for line in lines:
        if line.size < LEAST - 0.01:
            yield f"small {line.size:.1f}: {line.node} {line.text!r}"
        if not lies_in(line.box, room):
            yield f"off the page: {line.node} {line.text!r}"
        elif line.sheets and not any(lies_in(line.box, each) for each in line.sheets):
            yield f"off its sheet: {line.node} {line.text!r}"
    for line, cover in covers:
        if (cover.node, line.text) not in printed:
            yield f"covered: {line.node} {line.text!r} by {cover.node}"
    for one, other in neighbours(lines):
        if overlap(one.box, other.box) and not is_same(one, other):
            yield f"text: {one.node} {one.text!r} | {other.node} {other.text!r}"


def is_same(one: Line, other: Line) -> bool:
    """Return whether two lines show the same text in the same place, as a picked letter does."""
    return one.text == other.text and around(one.box.cx, one.box.cy, 6).contains(
        other.box.cx, other.box.cy
    )


def neighbours(things: Sequence[Boxed]) -> Iterator[tuple[Boxed, Boxed]]:
    """Yield the pairs of things whose boxes overlap horizontally."""
    ordered = sorted(things, key=lambda each: each.box.x)
    for index, one in enumerate(ordered):
        for other in ordered[index + 1 :]:
            if other.box.x > one.box.right:
                break
            yield one, other


def seen(nodes: Sequence[Node]) -> tuple[list[Line], list[tuple[Line, Cover]]]:
    """Return the visible lines, and each partly covered line with its cover."""
    lines: list[Line] = []
    covered: list[tuple[Line, Cover]] = []
    for node in nodes:
        sheets: list[Box] = []
        for shape in node.shapes:
            if isinstance(shape, Text):
                lines.extend(lines_of(shape, node, sheets))
                continue
            cover = cover_of(shape, node)
            if cover is None:
                continue
            if isinstance(shape, Rect | Circle):
                sheets.append(cover.box)
            near = [each for each in lines if overlap(each.box, cover.box)]
            hidden = [each for each in near if cover.hides(each.box)]
            if hidden:
                lines = [each for each in lines if each not in hidden]
                covered = [each for each in covered if each[0] not in hidden]
            covered += [
                (each, cover) for each in near if each not in hidden and cover.touches(each.box)
            ]
    return lines, covered


def lines_of(text: Text, node: Node, sheets: Sequence[Box]) -> Iterator[Line]:
    """Yield the lines of a text, each with the sheets of its node below it."""
    if not text.text.strip() or text.opacity * node.opacity < 0.1 or not node.scale:
        return
    words, size = typeset(text)
    for index, line in enumerate(words):
        width = text_width(line, size, text.font)
        width = min(width, text.fit) if text.fit else width
        left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.align]
        y = text.y + index * size * text.leading
        box = placed(Box(left, y - 0.7 * size, width, 0.7 * size), node)
        below = tuple(each for each in sheets if each.contains(box.cx, box.cy))
        yield Line(line, box, size * node.scale, node.key, below)


def cover_of(shape: Shape, node: Node) -> Cover | None:
    """Return the area that a shape hides, or None if it is transparent."""
    if not shape.fill or shape.opacity * node.opacity < SOLID:
        return None
    if isinstance(shape, Path) and shape.d.upper().count("M") > 1:
        return None  # what lies between its parts is seen
    box = placed(extent(shape), node)
    if isinstance(shape, Circle):
        return Cover(box, node.key, box.w / 2)
    share = {Rect: 1.0, Path: 0.7, Icon: 0.6}[type(shape)]
    return Cover(around(box.cx, box.cy, box.w * share, box.h * share), node.key)


def extent(shape: Shape) -> Box:
    """Return the bounding box of a shape, in the coordinates of its node.

    Raise TypeError for a shape that is not handled.
    """
    match shape:
        case Rect():
            return Box(shape.x, shape.y, shape.w, shape.h)
        case Circle():
            return around(shape.x, shape.y, 2 * shape.r)
        case Icon():
            return around(shape.x, shape.y, shape.size)
        case Path():
            box = outline(shape.d)
            return turned(Box(*(each * shape.scale for each in box)), shape.angle, shape.x, shape.y)
    raise TypeError(shape)


def placed(box: Box, node: Node) -> Box:
    """Return a box of a node in the coordinates of its plane."""
    return turned(Box(*(each * node.scale for each in box)), node.angle, node.x, node.y)


def turned(box: Box, angle: float, x: float, y: float) -> Box:
    """Return the bounding box of `box` rotated by `angle` degrees about the origin, then moved."""
    if angle % 360:
        c, s = cos(radians(angle)), sin(radians(angle))
        corners = [(a, b) for a in (box.x, box.right) for b in (box.y, box.bottom)]
        xs = [a * c - b * s for a, b in corners]
        ys = [a * s + b * c for a, b in corners]
        box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return box._replace(x=box.x + x, y=box.y + y)


_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


@lru_cache(maxsize=4096)
def outline(d: str) -> Box:
    """Return the approximate bounding box of SVG path data: that of its end points."""
    xs, ys = [], []
    x = y = 0.0
    tokens = _TOKEN.findall(d)
    index, command = 0, "M"
    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        kind = command.upper()
        if kind == "Z":
            continue
        count = _ARGUMENTS[kind]
        values = [float(each) for each in tokens[index : index + count]]
        index += count
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "H":
            x = dx + values[0]
        elif kind == "V":
            y = dy + values[0]
        else:
            x, y = dx + values[-2], dy + values[-1]
        xs.append(x)
        ys.append(y)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)) if xs else Box(0, 0, 0, 0)


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap by more than `HAIR` pixels."""
    return (
        one.x + HAIR < other.right
        and other.x + HAIR < one.right
        and one.y + HAIR < other.bottom
        and other.y + HAIR < one.bottom
    )


def lies_in(box: Box, room: Box) -> bool:
    """Return whether `box` is inside `room`, with a tolerance of `HAIR` pixels."""
    near = room.inset(-HAIR)
    return near.contains(box.x, box.y) and near.contains(box.right, box.bottom)
