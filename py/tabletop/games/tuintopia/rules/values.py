"""The points that two neighbouring cards score together: icons, sun and wind (rules 4 to 8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import repeat
from typing import NamedTuple

from tabletop.games.tuintopia.rules.cards import CARDS, Card
from tabletop.games.tuintopia.rules.ground import SIDES

Table = tuple[tuple[int, ...], ...]


class Gain(NamedTuple):
    """The points that a card scores when it comes face up, in three parts."""

    icons: int
    sun: int
    wind: int

    @property
    def total(self) -> int:
        """Return the sum of the three parts (rule 9)."""
        return self.icons + self.sun + self.wind


NOTHING = Gain(0, 0, 0)


class Values(NamedTuple):
    """Points for pairs of cards: tables indexed by a card, then by its neighbour.

    `sun`, `wind` and `points` (the sum of all three) have one table for each of SIDES, the
    direction of the neighbour; icons don't depend on it. Each row ends with a 0, so that the
    neighbour -1 (no card) scores nothing.
    """

    icons: Table
    sun: tuple[Table, ...]
    wind: tuple[Table, ...]
    points: tuple[Table, ...]


@cache
def values_of(level: int, heights: bool) -> Values:
    """Return the tables for a level, with or without heights; sun and wind are 0 at level 1."""
    icons = _table(icon_value)
    nothing = ((0,) * len(icons[0]),) * len(icons)
    if level == 1:
        calm = (nothing,) * len(SIDES)
        return Values(icons, calm, calm, (icons,) * len(SIDES))
    given_sun = _table(lambda card, other: sun_value(card, other, heights))
    taken_sun = _table(lambda card, other: sun_value(other, card, heights))
    given_wind = _table(lambda card, other: wind_value(card, other, heights))
    taken_wind = _table(lambda card, other: wind_value(other, card, heights))
    by_south = {-1: given_sun, 0: nothing, 1: taken_sun}
    by_east = {-1: taken_wind, 0: nothing, 1: given_wind}
    sun = tuple(by_south[south] for south, _ in SIDES)
    wind = tuple(by_east[east] for _, east in SIDES)
    return Values(icons, sun, wind, tuple(map(_added, repeat(icons), sun, wind)))


def _table(value: Callable[[Card, Card], int]) -> Table:
    return tuple((*(value(card, other) for other in CARDS), 0) for card in CARDS)


def _added(*tables: Table) -> Table:
    """Return the entry-by-entry sum of `tables`."""
    return tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in zip(*tables, strict=True))


@cache
def shared_icons(needs: str, offers: str) -> str:
    """Return the icons that are in both `needs` and `offers`, in the order of `needs`."""
    return "".join(icon for icon in needs if icon in offers)


def icon_value(one: Card, other: Card) -> int:
    """Return how many of each other's needs two neighbours fulfil (rule 4)."""
    return len(shared_icons(one.needs, other.offers)) + len(shared_icons(other.needs, one.offers))


def sun_value(giver: Card, receiver: Card, heights: bool) -> int:
    """Return the sun points, -1 to 1, for `giver` south of `receiver` (rules 5 and 8)."""
    gives, wants = giver.north, receiver.south
    if heights and gives == "#" and giver.height < receiver.height:
        gives = "."
    if heights and gives == "*" and giver.height >= receiver.height:
        gives = "."
    if "." in (gives, wants):
        return 0
    return 1 if gives == wants else -1


def wind_value(giver: Card, receiver: Card, heights: bool) -> int:
    """Return the wind points, -1 to 1, for `giver` west of `receiver` (rules 6 and 8)."""
    shelters = giver.east == "B" and not (heights and giver.height < receiver.height)
    if receiver.west == ".":
        return 0
    return 1 if shelters == (receiver.west == "B") else -1
