"""Where everything lies in the panel of a witch, as much of it as the size of the panel allows."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Place, Point

CARD, STRIP, SMALL, TINY = "card", "strip", "small", "tiny"
"""How much a panel shows: three rows, two rows over the width, half of that width; or a third of it
with both numbers and the spells: what else a witch holds is seen when one looks at her."""

_CARD_HEIGHT = 84.0
"""The height from which a panel has three rows."""

_ROOMY = 124.0
"""The height of a panel from which its parts do not grow any more."""

_WIDE = 270.0
"""The width below which a panel has no room for meters."""

_NARROW = 185.0
"""The width below which the resources of a small panel move closer together."""

_SMALLEST = 140.0
"""The width below which a panel has no room for resources."""


class Panel(NamedTuple):
    """The places in the panel of a witch, as distances from its upper left corner.

    `resources` are the middles of the five chips, `counts` those of their numbers; `power` and
    `detection` are the boxes of the meters, and the points the middles of sign and number.
    """

    kind: str
    box: Box
    hat: Point
    hat_size: float
    name: Box
    name_size: float
    figures: float
    power: Box
    power_sign: Point
    power_number: Point
    detection: Box
    detection_sign: Point
    detection_number: Point
    resources: tuple[Point, ...]
    counts: tuple[Point, ...]
    chip: float
    hand: Point
    card: float

    def at(self, point: Point) -> Place:
        """Return a point of the panel as a place on the table."""
        return Place(self.box.x + point[0], self.box.y + point[1])


def panel_in(box: Box) -> Panel:
    """Return the panel that suits the size of its box."""
    if box.w < _SMALLEST:
        return _tiny(box)
    if box.w < _WIDE:
        return _small(box)
    return _card(box) if box.h >= _CARD_HEIGHT else _strip(box)


def _card(box: Box) -> Panel:
    w, h = box.w, min(box.h, _ROOMY)
    over = (box.h - h) / 2
    top, middle, low = over * 0.7 + h * 0.235, over + h * 0.56, over * 1.3 + h * 0.82
    first, step = w * 0.25, w * 0.121
    meter = w * 0.365
    wide = w * 0.575
    return Panel(
        *(CARD, box, (w * 0.105, over + h * 0.6), min(h * 0.54, 76.0)),
        *(Box(6, over + h * 0.83 - 11, w * 0.19 - 2, 22), min(19.0, h * 0.16), min(22.0, h * 0.19)),
        Box(meter, middle - h * 0.085, wide, h * 0.17),
        (w * 0.238, middle),
        (w * 0.32, middle),
        Box(meter, low - h * 0.07, wide, h * 0.14),
        (w * 0.238, low),
        (w * 0.32, low),
        tuple((first + step * kind, top) for kind in range(5)),
        tuple((first + step * kind + h * 0.2, top) for kind in range(5)),
        *(h * 0.115, (w * 0.935, top), h * 0.15),
    )


def _strip(box: Box) -> Panel:
    w, h = box.w, box.h
    top, low = h * 0.3, h * 0.72
    first, step = w * 0.6, w * 0.066
    resources = tuple((first + step * kind, h * 0.29) for kind in range(5))
    return Panel(
        *(STRIP, box, (w * 0.085, h * 0.57), min(h * 0.44, 40.0)),
        *(
            Box(4, h - (21 if h >= 54 else 19), w * 0.165, 17),
            13.0 if h < 60 else 15.0,
            min(h * 0.36, 20.0),
        ),
        Box(w * 0.31, top - h * 0.15, w * 0.225, h * 0.3),
        (w * 0.208, top),
        (w * 0.268, top),
        Box(w * 0.31, low - h * 0.12, w * 0.225, h * 0.24),
        (w * 0.208, low),
        (w * 0.268, low),
        resources,
        tuple((x, low) for x, _ in resources),
        *(min(h * 0.2, w * 0.029), (w * 0.945, h * 0.5), min(h * 0.3, w * 0.042, 22.0)),
    )


def _small(box: Box) -> Panel:
    w, h = box.w, box.h
    top, low = h * 0.29, h * 0.73
    is_narrow = w < _NARROW
    first, step = (41.0, (w - 38) / 5) if is_narrow else (47.0, (w - 46) / 5)
    return Panel(
        *(SMALL, box, (18.0, h * 0.73), 24.0),
        *(Box(34, top - 8, w * 0.28, 16), 13.0, 14.0),
        Box(0, 0, 0, 0),
        (w * 0.56, top),
        (w * 0.64, top),
        Box(0, 0, 0, 0),
        (w * 0.74, top),
        (w * 0.835, top),
        tuple((first + step * kind, low) for kind in range(5)),
        tuple((first + step * kind + 12, low) for kind in range(5)),
        *(5.4 if is_narrow else 6.4, (w - 11, top), 14.0),
    )


def _tiny(box: Box) -> Panel:
    w, h = box.w, box.h
    top, low = h * 0.29, h * 0.73
    hat = (17.0, h * 0.74)
    return Panel(
        *(TINY, box, hat, 22.0),
        *(Box(30, top - 8, w - 34, 16), 13.0, 14.0),
        Box(0, 0, 0, 0),
        (w * 0.36, low),
        (w * 0.47, low),
        Box(0, 0, 0, 0),
        (w * 0.62, low),
        (w * 0.75, low),
        (hat,) * 5,
        (hat,) * 5,
        *(6.4, (w - 10, low), 14.0),
    )
