"""The pictures of the cards, and the icons and colours of what they need, offer, give and want."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tabletop.games.tuintopia.rules.cards import CARDS


class Picture(NamedTuple):
    """The silhouette of a card, the colour of its family, and its name in a few letters."""

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
    """Return the picture of each card, in the order of the cards.

    Raise ValueError where the rows do not name the cards, each once and in their order.
    """
    rows = [line.rstrip("\n").split("|") for line in lines if not line.startswith("#")]
    if [row[0] for row in rows] != [card.code for card in CARDS]:
        raise ValueError("the pictures must name all cards, in their order")
    return tuple(Picture(icon, FAMILIES[family], name) for _, icon, family, name in rows)


def _load() -> tuple[Picture, ...]:
    with (Path(__file__).parents[1] / "pictures.txt").open(encoding="utf-8") as lines:
        return read_pictures(lines)


PICTURES = _load()
"""The picture of each card by its number."""
