"""How words on the canvas can be read: how large they stand there, and on what."""

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
    """A text as it stands in a scene: its size in pixels, its weight, its colour and its ground."""

    text: str
    key: str
    size: float
    weight: int
    colour: str
    ground: str

    @property
    def is_large(self) -> bool:
        """Return whether WCAG 2.2 calls it large: 24 pixels, or 18.66 where it is bold."""
        return self.size >= (18.66 if self.weight >= 700 else 24)


def words_of(scene: Scene, colours: Mapping[str, str]) -> Iterator[Word]:
    """Yield the words that are drawn in `colours`, each with the colour of what lies under it.

    Under it are rectangles, discs and squares; what other outlines add is not known here. Under a
    window is what lies at its middle.
    """
    below: list[tuple[Node, Shape, float]] = []
    middles = {each.id: (each.box.cx, each.box.cy) for each in scene.windows}
    for node in scene.nodes:
        for shape in node.shapes:
            if isinstance(shape, Text):
                ground = _ground("", *middles[node.window], below, colours) if node.window else ""
                yield _word(node, shape, ground, below, colours)
            elif isinstance(shape, Rect | Circle | Path) and shape.fill:
                below.append((node, shape, node.opacity * shape.opacity))


def _word(
    node: Node,
    text: Text,
    ground: str,
    below: list[tuple[Node, Shape, float]],
    colours: Mapping[str, str],
) -> Word:
    x, y = node.x + node.scale * text.x, node.y + node.scale * (text.y - text.size * 0.35)
    others = [each for each in below if each[0] is not node]
    outer = _ground(node.window, x, y, others, colours, ground)
    ground = _ground(node.window, x, y, below, colours, ground)
    colour = mixed(mixed(colours[text.fill], ground, text.opacity), outer, node.opacity)
    return Word(text.text, node.key, text.size * node.scale, text.weight, colour, ground)


def _ground(
    window: str,
    x: float,
    y: float,
    below: list[tuple[Node, Shape, float]],
    colours: Mapping[str, str],
    ground: str = "",
) -> str:
    """Return the colour at (x, y) of what lies there in a window, or in none."""
    ground = ground or colours[FELT]
    for node, shape, part in below:
        if node.window == window and _covers(node, shape, x, y):
            ground = mixed(colours[shape.fill], ground, part)
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
