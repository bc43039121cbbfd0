"""Drawings of plants, their chips, and small gardens for panels and thumbnails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from tabletop.games.garden_growth.rules.events import (
    Action,
    PlantBought,
    PlantRevived,
    PlantWatered,
    WeedPulled,
)
from tabletop.games.garden_growth.rules.garden import SECTION_SIZE, Garden, Plant
from tabletop.games.garden_growth.rules.kinds import (
    BLUEBERRY,
    BROCCOLI,
    CARROT,
    LEMON,
    PLUM,
    STRAWBERRY,
)
from tabletop.scene.boxes import Box
from tabletop.scene.marks import ring
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Rect, Shapes, joined

RADIUS = 48.0
CHIP_SIZE = 20.0
"""The radius of a plant's disc and the width of a chip, in the coordinates of their nodes."""

SHELTER = 11.0


class Look(NamedTuple):
    """The icon of a kind, and its colour."""

    icon: str
    colour: str


LOOKS = {
    STRAWBERRY: Look("strawberry", "rose"),
    CARROT: Look("carrot", "carrot"),
    BROCCOLI: Look("broccoli", "leaf2"),
    PLUM: Look("peach", "plum"),
    BLUEBERRY: Look("blueberry", "berry"),
    LEMON: Look("lemon", "lemon"),
}


def disc(kind: str, *, living: bool = True) -> Shapes:
    """Return the disc of a plant about the origin: white, in lemon, or of stone when it is dead."""
    icon, colour = LOOKS[kind]
    if not living:
        return _disc(icon, "stone", "dead", "dead")
    if kind == LEMON:
        return _disc(icon, "lemon", "print", "lemonrim")
    return _disc(icon, "white", colour, colour)


def _disc(icon: str, paper: str, mark: str, ring: str) -> Shapes:
    return (
        Circle(0, 0, RADIUS, fill=paper, shadow=PIECE),
        Circle(0, 0, RADIUS * 0.895, stroke=ring, width=RADIUS * 0.045),
        Icon(icon, 0, 0, RADIUS * 1.28, mark),
    )


GHOST_EDGE: Shapes = (Circle(0, 0, RADIUS * 0.94, stroke="white", width=3.2, dash=(6.5, 6.5)),)
"""The dashed edge of a plant that is only imagined."""


def hollow(*, is_lit: bool) -> Shapes:
    """Return an empty place: a dark hole with a dashed ring and a seed, ringed if it is lit."""
    lit = ring(0, 0, RADIUS * 0.97, 4.6) if is_lit else ()
    return (
        Circle(0, 0, RADIUS * 0.96, fill="hole"),
        Circle(0, 0, RADIUS * 0.8, stroke="white", width=2.2, dash=(6, 6), opacity=0.84),
        Icon("plant-seed", 0, 0, RADIUS * 0.84, "white", opacity=0.7),
        *lit,
    )


BARE: Shapes = (
    Circle(0, 0, RADIUS * 0.96, fill="hole", opacity=0.7),
    Circle(0, 0, RADIUS * 0.8, stroke="white", width=2, dash=(6, 7), opacity=0.3),
)
"""An empty place that nothing can be planted on just now."""

WATER_CHIP: Shapes = (
    Circle(0, 0, 9.6, fill="water", shadow=CHIP),
    Icon("drop", 0, 0, 13, "white"),
)
"""A water about the origin."""

LEAVING_WATER: Shapes = (
    Circle(0, 0, 9.2, fill="slip", stroke="damp", width=2, dash=(3.1, 3.6)),
    Icon("drop", 0, 0, 13, "damp"),
)
"""A water that the next upkeep takes: dashed."""

WATER_TO_COME: Shapes = (
    Circle(0, 0, 10.6, stroke="ringedge", width=4.2),
    Circle(0, 0, 10.6, stroke="sun", width=2.6),
    Icon("drop", 0, 0, 13, "damp", opacity=0.75),
)
"""A water that is only imagined: it would be poured."""

WEED_CHIP: Shapes = (
    Rect(-9.4, -9.4, 18.8, 18.8, r=4.6, fill="leaf2", shadow=CHIP),
    Icon("high-grass", 0, 0, 14, "white"),
)
"""A weed about the origin."""

COMING_WEED: Shapes = (
    Rect(-9, -9, 18, 18, r=4.6, stroke="weed", width=1.8, dash=(3, 3.4)),
    Icon("high-grass", 0, 0, 13, "weed", opacity=0.6),
)
"""A weed that the next upkeep brings: dashed."""

WEED_TO_GO: Shapes = (
    Rect(-10.6, -10.6, 21.2, 21.2, r=6, stroke="ringedge", width=4.2),
    Rect(-10.6, -10.6, 21.2, 21.2, r=6, stroke="sun", width=2.6),
)
"""The edge around a weed that would be pulled."""


def shelter(kind: str) -> Shapes:
    """Return the small plum or blueberry that marks a sheltered plant."""
    icon, colour = LOOKS[kind]
    return (
        Circle(0, 0, SHELTER, fill="white", stroke=colour, width=1.7, shadow=CHIP),
        Icon(icon, 0, 0, 15.5, colour),
    )


CHARGE: Shapes = (
    Circle(0, 0, 13, fill="leaf2", stroke="white", width=1.8, shadow=CHIP),
    Icon("heart-plus", 0, 0.6, 17, "white"),
)
"""The mark of a lemon tree that can still bring a plant back."""


def action_sign(action: Action, x: float, y: float, size: float) -> Shapes:
    """Return the small sign of an action: a seed, a drop, a weed or a heart."""
    match action:
        case PlantBought(_, kind):
            icon, mark = LOOKS[kind]
            paper, mark = ("lemon", "print") if kind == LEMON else ("white", mark)
        case PlantWatered():
            paper, icon, mark = "water", "drop", "white"
        case WeedPulled():
            paper, icon, mark = "white", "high-grass", "weed"
        case PlantRevived():
            paper, icon, mark = "leaf2", "heart-plus", "white"
        case _:
            assert_never(action)
    edge = mark if paper == "white" else ""
    disc = Circle(x, y, size / 2, fill=paper, stroke=edge, width=1.2, shadow=CHIP)
    return (disc, Icon(icon, x, y, size * 0.72, mark))


def small_garden(garden: Garden, box: Box, gap: float = 3) -> Shapes:
    """Return a whole garden as four sections with coloured dots."""
    sections = [section for row in box.grid(2, 2, gap) for section in row]
    return _small_sections(garden, sections)


def _small_sections(garden: Garden, sections: Sequence[Box]) -> Shapes:
    return joined(
        _small_section(garden[SECTION_SIZE * index :][:SECTION_SIZE], section)
        for index, section in enumerate(sections)
    )


def _small_section(plants: Garden, box: Box) -> Shapes:
    r = min(box.h * 0.36, box.w / 7.4)
    earth = Rect(*box, r=box.h * 0.24, fill="earth")
    columns = box.inset(box.w * 0.04, 0).columns([0] * SECTION_SIZE, 0)
    spots = zip(plants, columns, strict=True)
    return (earth, *joined(_dot(plant, spot, r) for plant, spot in spots))


def _dot(plant: Plant | None, spot: Box, r: float) -> Shapes:
    if plant is None:
        return (Circle(spot.cx, spot.cy, r * 0.86, fill="hole"),)
    colour = LOOKS[plant.kind].colour if plant.is_living else "stone"
    edge = "white" if plant.is_living else "hole"
    return (Circle(spot.cx, spot.cy, r * 0.86, fill=colour, stroke=edge, width=max(1, r * 0.3)),)


def thumbnail_garden(garden: Garden, box: Box) -> Shapes:
    """Return a garden as four sections one below the other, for the list of saved games."""
    paper = Rect(*box, r=10, fill="sheet")
    rows = box.inset(6).rows([0] * 4, 4)
    return (paper, *_small_sections(garden, rows))
