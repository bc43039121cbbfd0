"""Find the size, colour and background of every word on the canvas."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Node, Path, Rect, Shape, Text
from tests.colours import mixed

FELT = "table"
_SQUARE = re.compile(r"M([\d.-]+) ([\d.-]+)h([\d.]+)v\3h-\3z")


class Word(NamedTuple):
    """A text in a scene: size in pixels, font weight, colour and background colour."""

    text: str
    key: str
    size: float
    weight: int
    colour: str
    ground: str

    @property
    def is_large(self) -> bool:
        """Return whether WCAG 2.2 counts it as large text: 24 pixels, or 18.66 if bold."""
        return self.size >= (18.66 if self.weight >= 700 else 24)


class Layer(NamedTuple):
    """A filled shape under a point: its colour token and its opacity."""

    fill: str
    part: float


class Print(NamedTuple):
    """A text of a scene with the layers below it, before a theme gives it colours.

    `below` includes the layers of its own node, `outside` leaves them out.
    """

    node: Node
    text: Text
    below: list[Layer]
    outside: list[Layer]

    def in_colours(self, colours: Mapping[str, str]) -> Word:
        """Return the word in the colours of a theme."""
        node, text = self.node, self.text
        ground, outer = (_mixed(layers, colours) for layers in (self.below, self.outside))
        colour = mixed(mixed(colours[text.fill], ground, text.opacity), outer, node.opacity)
        return Word(text.text, node.key, text.size * node.scale, text.weight, colour, ground)


def words_of(scene: Scene, colours: Mapping[str, str]) -> Iterator[Word]:
    """Yield the words of a scene in `colours`, each with its background colour."""
    return (each.in_colours(colours) for each in prints_of(scene))


def prints_of(scene: Scene) -> Iterator[Print]:
    """Yield the texts of a scene, each with the layers below it.

    Only rectangles, discs and squares count as layers; other paths are ignored. A text in a window
    also gets the layers below the middle of that window.
    """
    below: list[tuple[Node, Shape, float]] = []
    middles = {each.id: (each.box.cx, each.box.cy) for each in scene.windows}
    for node in scene.nodes:
        for shape in node.shapes:
            if isinstance(shape, Text):
                ground = _layers("", *middles[node.window], below) if node.window else []
                x, y = node.x + node.scale * shape.x, node.y + node.scale * _middle(shape)
                others = [each for each in below if each[0] is not node]
                under, outside = (_layers(node.window, x, y, each) for each in (below, others))
                yield Print(node, shape, ground + under, ground + outside)
            elif isinstance(shape, Rect | Circle | Path) and shape.fill:
                below.append((node, shape, node.opacity * shape.opacity))


def _middle(text: Text) -> float:
    return text.y - text.size * 0.35


def _layers(window: str, x: float, y: float, below: list[tuple[Node, Shape, float]]) -> list[Layer]:
    return [
        Layer(shape.fill, part)
        for node, shape, part in below
        if node.window == window and _covers(node, shape, x, y)
    ]


def _mixed(layers: list[Layer], colours: Mapping[str, str]) -> str:
    """Return the colour of layers painted on the felt."""
    ground = colours[FELT]
    for fill, part in layers:
        ground = mixed(colours[fill], ground, part)
    return ground


def _covers(node: Node, shape: Shape, x: float, y: float) -> bool:
    if node.angle:
        return False
    dx, dy = (x - node.x) / node.scale, (y - node.y) / node.scale
    if isinstance(shape, Circle):
        return (dx - shape.x) ** 2 + (dy - shape.y) ** 2 <= shape.r**2
    if isinstance(shape, Path):
        square = _SQUARE.match(shape.d)
        if square is None:
            return False
        left, top, side = (float(part) * shape.scale for part in square.groups())
        return 0 <= dx - shape.x - left <= side and 0 <= dy - shape.y - top <= side
    assert isinstance(shape, Rect)
    return 0 <= dx - shape.x <= shape.w and 0 <= dy - shape.y <= shape.h
