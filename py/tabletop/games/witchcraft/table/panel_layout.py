"""Layout of a witch's panel, which shows as much as its size allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import KINDS
from tabletop.scene.boxes import Box, around
from tabletop.scene.shapes import Node, Place, Point, Shapes

_CARD_HEIGHT = 84.0
"""Height from which a panel has three rows."""

_ROOMY = 0.32
"""Height-to-width ratio above which the parts of a panel stop growing."""

_WIDE, _SMALLEST = 270.0, 140.0
"""Widths below which a panel shows no steps of meters, and no resources."""

_TOLD = 17.0
"""Height of the line with a rival's last action."""

_THREE_LINES = 54.0
"""Height from which the smallest panel has that line."""

NOWHERE = Box(0, 0, 0, 0)
"""The box of anything a panel has no room for."""


class Panel(NamedTuple):
    """Where a witch's panel shows what, relative to its top left corner.

    `hat` is the centre of its brim, with its width as scale. The boxes of the meters include their
    signs and numbers. `deed` is the line for a rival's last action; other parts shrink for it.
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
        """Return the box of the whole panel, relative to its corner."""
        return Box(0, 0, self.box.w, self.box.h)

    @property
    def is_little(self) -> bool:
        """Return whether the panel shows only numbers, without steps and card backs."""
        return self.box.w < _WIDE

    @property
    def letters(self) -> float:
        """Return the font size of the name."""
        return 13 if self.is_little else self.name.h

    @property
    def figures(self) -> float:
        """Return the font size of the numbers of both meters."""
        return 13 if self.is_little else min(26, self.power.h * 0.75)

    def figure_end(self, meter: Box) -> float:
        """Return the right edge of the number of a meter."""
        return meter.right - 1 if self.is_little else meter.x + 3 * self.figures

    def steps(self, meter: Box) -> Box:
        """Return the box of the steps of a meter, or NOWHERE if there is no room.

        It ends at the centre of the sign after the last step.
        """
        left = self.figure_end(meter) + self.figures * 0.4
        wide = meter.right - meter.h * 0.35 - left
        steps = Box(left, meter.y, wide, meter.h).inset(0, meter.h * 0.22)
        return NOWHERE if self.is_little else steps

    @property
    def chips(self) -> tuple[float, tuple[tuple[Point, Point], ...]]:
        """Return the radius of a resource, and for each kind the centres of disc and number.

        Without room for resources, the radius is 0 and all centres are at the hat.
        """
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
        """Return the centre of each kind of resource."""
        return tuple(at for at, _ in self.chips[1])

    def at(self, point: Sequence[float]) -> Place:
        """Convert a point of the panel to a place on the table."""
        return Place(self.box.x + point[0], self.box.y + point[1])

    def node(self, key: str, shapes: Shapes, at: Point = (0, 0)) -> Node:
        """Return a node centred on a point of the panel."""
        return Node(key, shapes, *self.at(at))


def panel_in(box: Box, *, tells: bool = False) -> Panel:
    """Return the panel layout for the size of `box`.

    `tells`: whether to reserve the line for a last action, if there is room.
    """
    if box.w < _SMALLEST:
        return _tiny(box, tells=tells and box.h >= _THREE_LINES)
    if box.w < _WIDE:
        return _small(box, tells=tells)
    return (_card if box.h >= _CARD_HEIGHT else _strip)(box, tells=tells)


def _card(box: Box, *, tells: bool) -> Panel:
    """Lay out three rows beside the hat: resources and spells, then each meter."""
    w, y, high = box.w, box.h / 2, min(box.h, box.w * _ROOMY)
    hat = Place(w * 0.105, y + high * 0.1, min(high * 0.54, w * 0.19))
    name = around(hat.x, y + high * 0.33, w * 0.19 - 2, min(22.0, high * 0.16))
    rows = around(w * 0.58, y, w * 0.76, min(box.h, high + _TOLD * tells) * 0.88)
    top, power, detection, *deed = rows.rows([0, 0, 0, *[_TOLD] * tells])
    kinds, spells = top.columns([0, w * 0.12])
    return Panel(box, hat, name, power, detection, spells, kinds, *deed)


def _strip(box: Box, *, tells: bool) -> Panel:
    """Lay out both meters in two rows beside the hat, then resources and spells."""
    w, h = box.w, box.h
    hat, name = Place(w * 0.085, h * 0.57, min(h * 0.56 - 4, 44.0)), Box(4, h - 19, w * 0.165, 13)
    _, meters, right, spells = Box(0, 0, w, h).columns([w * 0.19, w * 0.35, 0, w * 0.11])
    power, detection = meters.inset(0, h * 0.08).rows([0, 0])
    kinds, *deed = right.inset(w * 0.02, 0).rows([0, *[0] * tells])
    return Panel(box, hat, name, power, detection, spells, kinds, *deed)


def _small(box: Box, *, tells: bool) -> Panel:
    """Lay out two rows. A last action replaces the resources."""
    w, h = box.w, box.h
    top, low = Box(35, 2, w - 39, h - 4).rows([0, 0])
    name, power, detection, spells = top.columns([w * 0.315, 0, 0, 18])
    places = (NOWHERE, low) if tells else (low,)
    hat = Place(18, h * 0.73, 24)
    return Panel(box, hat, name, power, detection, spells, *places)


def _tiny(box: Box, *, tells: bool) -> Panel:
    """Lay out two rows without resources, with a last action below."""
    w, h = box.w, box.h
    name, low, *deed = Box(30, 2, w - 32, h - 4).rows([0, 0, *[0] * tells])
    power, detection, spells = low.columns([0, 0, 20])
    hat = Place(17, h * 0.74, 22)
    return Panel(box, hat, name, power, detection, spells, NOWHERE, *deed)
