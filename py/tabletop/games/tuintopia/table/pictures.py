"""The icons of the cards, of resources, and of compass tabs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tabletop.core.language import signed
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.scene.boxes import around
from tabletop.scene.shapes import CHIP, Circle, Icon, Rect, Shapes
from tabletop.scene.widgets import number


class Picture(NamedTuple):
    """The icon of a card, the colour of its family, and its short name."""

    icon: str
    colour: str
    name: str


FAMILIES = {
    "things": "soil2",
    "animals": "food",
    "flowers": "plum",
    "greens": "leaf2",
    "fruit": "danger",
    "trees": "tree",
    "water": "water",
}

RESOURCES = {
    "F": ("knife-fork", "food"),
    "C": ("recycle", "soil"),
    "N": ("flower-emblem", "plum"),
    "S": ("grain-bundle", "straw"),
    "P": ("ladybug", "danger"),
    "H": ("bird-house", "berry"),
    "W": ("water-drop", "water"),
    "O": ("falling-leaf", "leaf2"),
    "B": ("bee", "night"),
    "G": ("bubbles", "grey"),
    "E": ("power-lightning", "energy"),
}
"""The icon and the colour of each resource, by its letter."""

SHADE, SUN, SHELTER, WIND = "umbrella", "sun", "brick-wall", "wind-slap"
"""The icons of the compass."""


def read_pictures(lines: Iterable[str]) -> tuple[Picture, ...]:
    """Return the picture of each card, in card order.

    Raise ValueError unless the rows have the code of each card once, in card order.
    """
    rows = [line.split("|") for line in lines if not line.startswith("#")]
    if [row[0] for row in rows] != [card.code for card in CARDS]:
        raise ValueError("the pictures must name all cards, in their order")
    return tuple(Picture(icon, FAMILIES[family], name) for _, icon, family, name in rows)


_FILE = Path(__file__).parents[1] / "pictures.txt"
PICTURES = read_pictures(_FILE.read_text(encoding="utf-8").splitlines())
"""The picture of each card by its number."""

TABS = {
    "#N": ("night", SHADE, "white"),
    "*N": ("sun", SUN, "print"),
    "BE": ("gable", SHELTER, "white"),
    "*S": ("white", SUN, "carrot"),
    "#S": ("white", SHADE, "night"),
    "BW": ("white", SHELTER, "gable"),
    "RW": ("white", WIND, "water"),
}
"""Fill, icon and icon colour of each tab, by mark and side."""


def points_disc(points: int, x: float, y: float, r: float) -> Shapes:
    """Return a disc with signed points, in a colour for gain, loss or none."""
    fill = "sun" if points > 0 else "danger" if points < 0 else "white"
    mark = "white" if points < 0 else "print"
    return (
        Circle(x, y, r, fill=fill, stroke="white", width=1.5, shadow=CHIP),
        number(x, y, signed(points), max(13, r * 1.05), mark),
    )


def token(letter: str, x: float, y: float, r: float, *, filled: bool) -> Shapes:
    """Return the disc of a resource centred on (x, y): filled if offered, hollow if needed."""
    icon, colour = RESOURCES[letter]
    if filled:
        rim = Circle(x, y, r, fill=colour, stroke="white", width=max(1, r * 0.1))
        return (rim, Icon(icon, x, y, r * 1.45, "white"))
    inner = r - max(0.8, r * 0.08)
    ring = Circle(x, y, inner, fill="white", stroke=colour, width=max(1.6, r * 0.17))
    return (ring, Icon(icon, x, y, r * 1.3, colour))


def tab_mark(mark: str, x: float, y: float, r: float) -> Shapes:
    """Return a tab for use in a line of text, about as high as a disc of radius `r`."""
    fill, icon, colour = TABS[mark]
    box = around(x, y, r * 2.125, r * 1.7)
    return (Rect(*box, r=4, fill=fill, shadow=CHIP), Icon(icon, x, y, r * 1.428, colour))
