"""Where everything lies in the panel of a witch, as much of it as the size of the panel allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import KINDS
from tabletop.scene.boxes import Box, around
from tabletop.scene.shapes import Node, Place, Point, Shapes

_CARD_HEIGHT = 84.0
"""The height from which a panel has three rows."""

_ROOMY = 0.32
"""The height of a panel, as a share of its width, from which its parts do not grow any more."""

_WIDE, _SMALLEST = 270.0, 140.0
"""The widths below which a panel has no room for the steps of meters, and for resources."""

_TOLD = 17.0
"""The height of the line that tells the last deed of a rival."""

_THREE_LINES = 54.0
"""The height from which the smallest panel has room for that."""

NOWHERE = Box(0, 0, 0, 0)
"""The place of what a panel has no room for."""


class Panel(NamedTuple):
    """The places in the panel of a witch, as distances from its upper left corner.

    `hat` is the middle of its brim, with its width. Signs and numbers stand in the places of both
    meters, too. Where the last `deed` of a rival is told the other things make room.
    """

    box: Box
    hat: Place
    name: Box
    power: Box
    detection: Box
    spells: Box
    kinds: Box = NOWHERE
    deed: Box = NOWHERE

    @property
    def inside(self) -> Box:
        """Return the whole panel."""
        return Box(0, 0, self.box.w, self.box.h)

    @property
    def is_little(self) -> bool:
        """Return whether there is room for figures alone: for no steps, and no backs."""
        return self.box.w < _WIDE

    @property
    def letters(self) -> float:
        """Return the size of the name."""
        return 13 if self.is_little else self.name.h

    @property
    def figures(self) -> float:
        """Return the size of the numbers of both meters."""
        return 13 if self.is_little else min(26, self.power.h * 0.75)

    def figure_end(self, meter: Box) -> float:
        """Return where the number of a meter ends."""
        return meter.right - 1 if self.is_little else meter.x + 3 * self.figures

    def steps(self, meter: Box) -> Box:
        """Return where the steps of a meter lie, up to the middle of the sign at their end; NOWHERE
        without room for them."""
        left = self.figure_end(meter) + self.figures * 0.4
        wide = meter.right - meter.h * 0.35 - left
        steps = Box(left, meter.y, wide, meter.h).inset(0, meter.h * 0.22)
        return NOWHERE if self.is_little else steps

    @property
    def chips(self) -> tuple[float, tuple[tuple[Point, Point], ...]]:
        """Return the radius of a resource, and the middles of each kind and of its number, which
        stands below it or beside it. Without room for them all are at the hat."""
        cells = self.kinds.columns([0] * len(KINDS))
        w, h = cells[0].w, cells[0].h
        if not w:
            return 0, ((self.hat[:2], self.hat[:2]),) * len(KINDS)
        if h > w * 1.6:
            below = (((at.cx, at.y + h * 0.3), (at.cx, at.y + h * 0.73)) for at in cells)
            return min(h * 0.2, w * 0.44), tuple(below)
        r = min(h * 0.36, w * 0.25)
        return r, tuple(((at.x + r, at.cy), (at.x + 2.9 * r, at.cy)) for at in cells)

    @property
    def resources(self) -> tuple[Point, ...]:
        """Return the middle of each kind of resource."""
        return tuple(at for at, _ in self.chips[1])

    def at(self, point: Sequence[float]) -> Place:
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


def _card(box: Box, *, tells: bool) -> Panel:
    """Return three rows beside the hat: what a witch holds, and both meters."""
    w, y, high = box.w, box.h / 2, min(box.h, box.w * _ROOMY)
    hat = Place(w * 0.105, y + high * 0.1, min(high * 0.54, w * 0.19))
    name = around(hat.x, y + high * 0.33, w * 0.19 - 2, min(22.0, high * 0.16))
    rows = around(w * 0.58, y, w * 0.76, min(box.h, high + _TOLD * tells) * 0.88)
    top, power, detection, *deed = rows.rows([0, 0, 0, *[_TOLD] * tells])
    kinds, spells = top.columns([0, w * 0.12])
    return Panel(box, hat, name, power, detection, spells, kinds, *deed)


def _strip(box: Box, *, tells: bool) -> Panel:
    """Return two rows beside the hat: both meters, and what a witch holds beside them."""
    w, h = box.w, box.h
    hat, name = Place(w * 0.085, h * 0.57, min(h * 0.56 - 4, 44.0)), Box(4, h - 19, w * 0.165, 13)
    _, meters, right, spells = Box(0, 0, w, h).columns([w * 0.19, w * 0.35, 0, w * 0.11])
    power, detection = meters.inset(0, h * 0.08).rows([0, 0])
    kinds, *deed = right.inset(w * 0.02, 0).rows([0, *[0] * tells])
    return Panel(box, hat, name, power, detection, spells, kinds, *deed)


def _small(box: Box, *, tells: bool) -> Panel:
    """Return two rows; a deed is told in place of the resources."""
    w, h = box.w, box.h
    top, low = Box(35, 2, w - 39, h - 4).rows([0, 0])
    name, power, detection, spells = top.columns([w * 0.315, 0, 0, 18])
    places = (NOWHERE, low) if tells else (low,)
    hat = Place(18, h * 0.73, 24)
    return Panel(box, hat, name, power, detection, spells, *places)


def _tiny(box: Box, *, tells: bool) -> Panel:
    """Return two rows without resources, below them a deed."""
    w, h = box.w, box.h
    name, low, *deed = Box(30, 2, w - 32, h - 4).rows([0, 0, *[0] * tells])
    power, detection, spells = low.columns([0, 0, 20])
    hat = Place(17, h * 0.74, 22)
    return Panel(box, hat, name, power, detection, spells, NOWHERE, *deed)
