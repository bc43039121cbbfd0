"""Where everything lies in the panel of a witch, as much of it as the size of the panel allows."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import KINDS
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Node, Place, Point, Shapes

CARD, STRIP, SMALL, TINY = "card", "strip", "small", "tiny"
"""How much a panel shows: three rows, two rows over the width, half of that width; or a third of it
with both numbers and the spells: what else a witch holds is seen when one looks at her."""

_CARD_HEIGHT = 84.0
"""The height from which a panel has three rows."""

_ROOMY = 0.32
"""The height of a panel, as a share of its width, from which its parts do not grow any more."""

_WIDE = 270.0
"""The width below which a panel has no room for meters."""

_NARROW = 185.0
"""The width below which the resources of a small panel move closer together."""

_SMALLEST = 140.0
"""The width below which a panel has no room for resources."""

_TOLD = 17.0
"""The height of the line that tells the last deed of a rival."""

_THREE_LINES = 54.0
"""The height from which the smallest panel has room for that."""

NOWHERE = Box(0, 0, 0, 0)
"""The place of what a panel has no room for."""


class Meter(NamedTuple):
    """The middles of the sign and the number of a meter, and the box of its steps."""

    sign: Point
    number: Point
    steps: Box = NOWHERE


class Panel(NamedTuple):
    """The places in the panel of a witch, as distances from its upper left corner.

    `resources` are the middles of the five chips, `counts` those of their numbers, () where they
    are not shown. `deed` is where the last deed of a rival is told: the other things make room.
    """

    kind: str
    box: Box
    hat: Point
    hat_size: float
    name: Box
    name_size: float
    figures: float
    power: Meter
    detection: Meter
    resources: tuple[Point, ...]
    counts: tuple[Point, ...]
    chip: float
    hand: Point
    card: float
    deed: Box = NOWHERE

    def at(self, point: Point) -> Place:
        """Return a point of the panel as a place on the table."""
        return Place(self.box.x + point[0], self.box.y + point[1])

    def node(self, key: str, shapes: Shapes, at: Point = (0, 0)) -> Node:
        """Return a thing that is drawn about a point of the panel."""
        return Node(key, shapes, *self.at(at))


def panel_in(box: Box, *, tells: bool = False) -> Panel:
    """Return the panel that suits the size of its box; with `tells` it has room for a deed."""
    if box.w < _SMALLEST:
        return _tiny(box, tells=tells and box.h >= _THREE_LINES)
    if box.w < _WIDE:
        return _small(box, tells=tells)
    return (_card if box.h >= _CARD_HEIGHT else _strip)(box, tells=tells)


def _five(x: float, y: float, step: float) -> tuple[Point, ...]:
    """Return a place for each kind of resource, side by side from (x, y)."""
    return tuple((x + step * kind, y) for kind in range(len(KINDS)))


def _meter(width: float, y: float, high: float, at: tuple[float, float, float, float]) -> Meter:
    """Return a meter with steps at that height; `at` are shares of the width of the panel."""
    sign, number, left, wide = (share * width for share in at)
    return Meter((sign, y), (number, y), Box(left, y - high / 2, wide, high))


def _card(box: Box, *, tells: bool) -> Panel:
    w, most = box.w, box.w * _ROOMY
    high = box.h - _TOLD if tells else box.h
    h, own = min(high, most), min(box.h, most)
    over, beside = (high - h) / 2, (box.h - own) / 2
    top, middle, low = over * 0.7 + h * 0.235, over + h * 0.56, over * 1.3 + h * 0.82
    left, step, at = w * 0.238 - 10, w * 0.121, (0.238, 0.32, 0.365, 0.575)
    deed = Box(left, min(low + h * 0.11, box.h - _TOLD - 4), w - left - 12, _TOLD)
    return Panel(
        *(CARD, box, (w * 0.105, beside + own * 0.6), min(own * 0.54, w * 0.19)),
        Box(6, beside + own * 0.83 - 11, w * 0.19 - 2, 22),
        *(min(22.0, own * 0.16), min(26.0, h * 0.19)),
        _meter(w, middle, h * 0.17, at),
        _meter(w, low, h * 0.14, at),
        _five(w * 0.25, top, step),
        _five(w * 0.25 + h * 0.2, top, step),
        chip=h * 0.115,
        hand=(w * 0.935, top),
        card=h * 0.15,
        deed=deed if tells else NOWHERE,
    )


def _strip(box: Box, *, tells: bool) -> Panel:
    w, h = box.w, box.h
    top, low, step, at = h * 0.3, h * 0.72, w * 0.066, (0.208, 0.282, 0.325, 0.21)
    left, chip = w * 0.6, min(h * 0.2, w * 0.029)
    count = (left, low)
    if tells:
        left, chip = left - step * 0.25, min(h * 0.17, step * 0.24)
        count = (left + chip + 6, h * 0.29)
    return Panel(
        *(STRIP, box, (w * 0.085, h * 0.57), min(h * 0.56 - 4, 44.0)),
        Box(4, h - (21 if h >= 54 else 19), w * 0.165, 17),
        *(13.0 if h < 60 else 15.0, min(h * 0.36, 20.0)),
        _meter(w, top, h * 0.3, at),
        _meter(w, low, h * 0.24, at),
        _five(left, h * 0.29, step),
        _five(*count, step),
        chip=chip,
        hand=(w * 0.945, h * 0.5),
        card=min(h * 0.3, w * 0.042, 22.0),
        deed=Box(w * 0.565, low - _TOLD / 2, w * 0.33, _TOLD) if tells else NOWHERE,
    )


def _small(box: Box, *, tells: bool) -> Panel:
    """Return a panel of two rows; a deed is told in place of the resources."""
    w, h = box.w, box.h
    top, low = h * 0.29, h * 0.73
    is_narrow = w < _NARROW
    first, step = (41.0, (w - 38) / 5) if is_narrow else (47.0, (w - 46) / 5)
    return Panel(
        *(SMALL, box, (18.0, h * 0.73), 24.0),
        *(Box(34, top - 8, w * 0.28, 16), 13.0, 14.0),
        Meter((w * 0.56, top), (w * 0.64, top)),
        Meter((w * 0.74, top), (w * 0.835, top)),
        _five(first, low, step),
        () if tells else _five(first + 12, low, step),
        chip=5.4 if is_narrow else 6.4,
        hand=(w - 11, top),
        card=14.0,
        deed=Box(34, low - _TOLD / 2, w - 42, _TOLD) if tells else NOWHERE,
    )


def _tiny(box: Box, *, tells: bool) -> Panel:
    """Return a panel without resources: those that come fly to the hat."""
    w, h = box.w, box.h
    top, low = (h * 0.2, h * 0.5) if tells else (h * 0.29, h * 0.73)
    hat = (17.0, h * 0.74)
    return Panel(
        *(TINY, box, hat, 22.0),
        *(Box(30, top - 8, w - 34, 16), 13.0, 14.0),
        Meter((w * 0.36, low), (w * 0.47, low)),
        Meter((w * 0.62, low), (w * 0.75, low)),
        _five(*hat, 0),
        (),
        chip=6.4,
        hand=(w - 10, low),
        card=14.0,
        deed=Box(30, h * 0.82 - _TOLD / 2, w - 36, _TOLD) if tells else NOWHERE,
    )
